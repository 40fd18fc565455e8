//! Shows how a file of players was read, before anybody is registered.

use super::help::{KEY, shown};
use super::{Dialog, HelpLine};
use crate::event::{Command, Roster};
use crate::tui::prelude::*;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Roster, &[ENTER], REGISTER_ROSTER, msg!("keys.register")),
    bind!(Roster, &[ch('d')], REGISTER_SURE, msg!("roster.hint-sure"), msg!("keys.register-sure")),
    bind!(Roster, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    REGISTER_ROSTER = causes(|model, _| register_roster(model, true));
    REGISTER_SURE = causes(|model, _| register_roster(model, false)).unless(nobody_unsure);
}

#[derive(Debug)]
pub struct RosterPreview {
    roster: Roster,
    /// The lines of those of whom the roster does not say whether they are in the event.
    pub unsure: Vec<u64>,
    pub lines: Vec<HelpLine>,
    pub scroll: Scroll,
    /// Whether the dialog below asked for the file; that dialog then closes with this one.
    pub(super) closes_dialog_below: bool,
}

impl RosterPreview {
    /// The preview of this roster. The warnings are those of its registration.
    pub fn new(roster: Roster, warnings: Vec<Message>, closes_dialog_below: bool) -> RosterPreview {
        let mut lines = vec![HelpLine::Text(roster.summary()), HelpLine::Empty];
        let unsure = roster.unsure();
        if !unsure.is_empty() {
            let [with, without] =
                [REGISTER_ROSTER, REGISTER_SURE].map(|act| key_for(Context::Roster, act));
            lines.push(HelpLine::Heading(msg!("roster.to-decide")));
            lines.extend(roster.questions.iter().map(|it| HelpLine::Text(it.says.clone())));
            lines.push(HelpLine::Text(msg!("roster.decide", with, without)));
            lines.push(HelpLine::Empty);
        }
        let to_look_at: Vec<Message> = roster.to_look_at().into_iter().chain(warnings).collect();
        if !to_look_at.is_empty() {
            lines.push(HelpLine::Heading(msg!("roster.look-at")));
            lines.extend(to_look_at.into_iter().map(HelpLine::Text));
            lines.push(HelpLine::Empty);
        }
        lines.push(HelpLine::Heading(msg!("roster.columns")));
        let taken = roster.taken().into_iter();
        lines.extend(
            taken.map(|(heading, gives)| {
                HelpLine::entry(msg!("common.text", text = heading), gives)
            }),
        );
        lines.extend(roster.columns_left_out().map(HelpLine::Text));
        lines.extend([HelpLine::Empty, HelpLine::Text(roster.first_players())]);
        let scroll = Scroll::default();
        RosterPreview { roster, unsure, lines, scroll, closes_dialog_below }
    }

    pub fn title() -> Message {
        msg!("roster.title")
    }

    /// Registers all players, or only those who are certainly in the event.
    pub fn into_command(mut self, all: bool) -> Command {
        if !all {
            self.roster.leave_out(&self.unsure);
        }
        Command::Import(self.roster.players)
    }
}

/// Registers the players of the roster that is shown. The form that asked for the file comes back
/// if that is refused.
fn register_roster(model: &mut Model, all: bool) -> Vec<Effect> {
    let Some(Dialog::Roster(preview)) = model.dialogs.pop() else { return Vec::new() };
    if preview.closes_dialog_below {
        model.pending = model.dialogs.pop();
    }
    vec![Effect::Commit(preview.into_command(all))]
}

/// Why nobody of the roster is left out.
fn nobody_unsure(model: &Model) -> Option<Message> {
    let Some(Dialog::Roster(preview)) = model.dialogs.last() else { return None };
    preview.unsure.is_empty().then(|| msg!("roster.nobody-unsure"))
}

/// Draws how a file of players was read.
pub fn draw(model: &Model, preview: &RosterPreview, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let columns = Width::Wide.columns(body);
    let all = preview.lines.iter().flat_map(|line| shown(model, line, (columns.into(), KEY)));
    let lines: Vec<Line> = all.collect();
    let title = model.words.text(&RosterPreview::title());
    let size = (Width::Wide, lines.len() as u16);
    let inner = boxed(frame, model, keys, body, size, &title);
    let first = preview.scroll.first(lines.len(), inner.height.into());
    list::scrolled(frame, inner, (&model.theme, &model.words), &lines, first);
}
