//! Organizer, marshal and judges: their list, and the form for one of them.

use super::form::{Answer, FormField, Purpose, YES, ask_form, no_or_yes};
use super::{Dialog, Form, Saved};
use crate::event::{Command, Event, LeaderLine, Official, Role, Ruler};
use crate::tui::active_keys::refusal;
use crate::tui::prelude::*;

// The labels of the fields.
const OFFICIAL: Message = msg!("dialog.official");
const ROLE: Message = msg!("dialog.role");
const PLAYS_AS_WELL: Message = msg!("dialog.plays-as-well");

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Officials, &[ch('a')], ADD_OFFICIAL, msg!("keys.add")),
    bind!(Officials, &[ENTER], EDIT_OFFICIAL, msg!("keys.edit")),
    bind!(Officials, &[ch('H')], HERE_OR_AWAY, msg!("officials.toggle-short")),
    bind!(Officials, &[ch('d')], DISMISS, msg!("settings.hint-remove")),
    bind!(Officials, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    ADD_OFFICIAL = changes(|model, _| ask_form(model, |open| Some(Form::official(open.event()))))
        .saves();
    EDIT_OFFICIAL = changes(|model, _| change_official(model, Form::edit_official))
        .unless(nobody_chosen).saves();
    HERE_OR_AWAY = causes(|model, _| here_or_away(model))
        .unless(|model| nobody_chosen(model).or_else(|| cannot_change_presence(model))).saves();
    DISMISS = changes(|model, _| change_official(model, Form::dismiss))
        .unless(|model| nobody_chosen(model).or_else(|| not_named(model))).saves();
}

#[derive(Debug, Default)]
pub struct Officials {
    pub at: usize,
}

impl Officials {
    pub fn step(&mut self, step: CursorMove, event: Option<&Event>) {
        self.at = step.from(self.at, event.map_or(0, |event| event.leader_lines().len()));
    }

    /// The leader that keys act on.
    pub fn chosen(&self, event: &Event) -> Option<LeaderLine> {
        let mut lines = event.leader_lines();
        let last = lines.len().checked_sub(1)?;
        Some(lines.swap_remove(self.at.min(last)))
    }

    /// Selects the official whom the saved command names.
    pub(super) fn saved(&mut self, saved: &Saved) {
        let Command::Official { name, .. } = saved.command else { return };
        let at = saved.event.leader_lines().iter().position(|line| line.name == name.trim());
        self.at = at.unwrap_or(self.at);
    }
}

impl Form {
    /// A form for a new official; it suggests a role that nobody has yet.
    pub fn official(event: &Event) -> Form {
        let leaders = event.leader_lines();
        let named = |role: &Role| leaders.iter().any(|leader| leader.role == *role);
        let unfilled = Role::of(&event.ruleset).find(|role| !named(role));
        let mut fields = vec![FormField::text(OFFICIAL, "")];
        fields.extend(tasks(event, unfilled.unwrap_or(Role::Judge), false));
        Form::new(Purpose::Official(None), msg!("dialog.an-official"), fields)
    }

    pub fn edit_official(event: &Event, official: &Official) -> Form {
        let fields = tasks(event, official.role, event.plays(official)).into();
        let purpose = Purpose::Official(Some(official.name.clone()));
        Form::new(purpose, Message::verbatim(official.name.as_str()), fields)
    }

    pub fn dismiss(_: &Event, official: &Official) -> Form {
        let name = &official.name;
        let purpose = Purpose::Dismiss(name.clone());
        let mut form = Form::new(purpose, msg!("dialog.dismiss", name), Vec::new());
        let key = key_for(Context::Form, Act::Submit);
        let does = msg!("log.dismissed", name);
        form.about = vec![msg!("common.labelled-stop", label = key, text = does)];
        form
    }

    pub(super) fn submit_official(&self, known: Option<&str>) -> Vec<Effect> {
        let role = Role::ALL.into_iter().find(|role| role.word() == self.value(&ROLE));
        vec![Effect::Commit(Command::Official {
            name: known.unwrap_or_else(|| self.value(&OFFICIAL)).to_owned(),
            role: role.unwrap_or(Role::Judge),
            playing: self.value(&PLAYS_AS_WELL) == YES,
        })]
    }
}

fn tasks(event: &Event, role: Role, playing: bool) -> [FormField; 2] {
    let game = &event.ruleset;
    let known: Vec<Role> = Role::of(game).collect();
    let at = known.iter().position(|known| *known == role).unwrap_or(0);
    let roles = known.iter().map(|role| Answer::new(role.word(), role.phrase(game))).collect();
    [
        FormField::choice(ROLE, roles, at),
        FormField::choice(PLAYS_AS_WELL, no_or_yes(), usize::from(playing)),
    ]
}

/// Says that the chosen official came, or is away.
fn here_or_away(model: &mut Model) -> Vec<Effect> {
    let command = chosen(model).map(|line| Command::Presence { name: line.name, here: !line.here });
    command.map(Effect::Commit).into_iter().collect()
}

/// Changes the role of the chosen official or dismisses them; both ask first.
fn change_official(model: &mut Model, form: fn(&Event, &Official) -> Form) {
    let Some(Dialog::Officials(officials)) = model.dialogs.last() else { return };
    let chosen = model.event().and_then(|event| {
        let LeaderLine { name, role, plays, .. } = officials.chosen(event)?;
        Some(form(event, &Official { name, role, playing: plays }))
    });
    if let Some(form) = chosen {
        model.ask(Dialog::Form(form));
    }
}

/// Columns that are enough for most names.
const NAME: usize = 20;

/// The columns before a name.
const CURSOR_AND_BLANK: usize = 2;

pub fn draw(model: &Model, dialog: &Officials, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let Some(event) = model.event() else { return };
    let leaders = event.leader_lines();
    let names = leaders.iter().map(|leader| text::width(&leader.name) + 1);
    let longest = names.max().unwrap_or(0);
    let presence = |leader: &LeaderLine| {
        words.text(&match leader.here {
            true => msg!("check-in.hint-here"),
            false => msg!("check-in.hint-away"),
        })
    };
    let beside = leaders.iter().map(|leader| {
        CURSOR_AND_BLANK
            + text::width(&words.text(&task(leader, event)))
            + 1
            + text::width(&presence(leader))
    });
    let beside = beside.max().unwrap_or(0);
    let width = usize::from(Width::Wide.columns(body));
    // With too few columns for a row, the role stands below the name.
    let is_wide = longest + beside <= width;
    let name = longest.max(NAME.min(width.saturating_sub(beside)));
    let count = leaders.len().max(1) as u16 * if is_wide { 1 } else { 2 };
    let below = below(event, theme, words, width);
    let size = (Width::Wide, count + below.len() as u16 + 2);
    let inner = boxed(frame, model, keys, body, size, &words.text(&msg!("handbook.leaders")));
    let organizer = text::sanitise(&event.head.organizer);
    let made_by = words.text(&msg!("dialog.made-the-event", name = organizer));
    let rest = list::titled(frame, inner, &Line::styled(format!("  {made_by}"), theme.quiet));
    let rows = Rect { height: count.min(rest.height), ..rest };
    if leaders.is_empty() {
        let nobody = words.text(&msg!("officials.no-officials"));
        list::titled(frame, rows, &Line::styled(format!("  {nobody}"), theme.quiet));
    }
    let at = dialog.at.min(leaders.len().saturating_sub(1));
    let columns = width.saturating_sub(CURSOR_AND_BLANK);
    let style = |leader: &LeaderLine| if leader.here { theme.text } else { theme.quiet };
    match is_wide {
        true => {
            list::rows(frame, rows, (theme, &model.words), (leaders.len(), Some(at)), true, |row| {
                let leader = &leaders[row];
                let presence = presence(leader);
                let role = columns.saturating_sub(name + text::width(&presence) + 1);
                Line::from(vec![
                    Span::styled(text::left(&leader.name, name), style(leader)),
                    Span::styled(text::left(&words.text(&task(leader, event)), role), theme.quiet),
                    Span::styled(format!(" {presence}"), style(leader)),
                ])
            })
        }
        false => {
            let entry = |leader: &LeaderLine| {
                let presence = presence(leader);
                let name = columns.saturating_sub(text::width(&presence) + 1);
                let name = format!("{} {presence}", text::left_name(&leader.name, name));
                let role = text::cut(&words.text(&task(leader, event)), columns.saturating_sub(2));
                vec![
                    Line::styled(name, style(leader)),
                    Line::styled(format!("  {role}"), theme.quiet),
                ]
            };
            let all: Vec<Vec<Line>> = leaders.iter().map(entry).collect();
            list::entries(frame, rows, (theme, &model.words), &all, at);
        }
    }
    let place = Rect { y: rows.bottom(), height: rest.bottom() - rows.bottom(), ..rest };
    let lines: Vec<Line> = std::iter::once(Line::default()).chain(below).collect();
    list::lines(frame, place, &lines);
    list::hidden_in_box(frame, place, (theme, &model.words), (0, lines.len()));
}

/// The leader's role, and the table at which they play.
fn task(leader: &LeaderLine, event: &Event) -> Message {
    let role = leader.role.phrase(&event.ruleset);
    match &leader.at {
        Some(at) => msg!("officials.plays-at", role, table = at.table),
        None if leader.plays => msg!("officials.and-plays", role),
        None if leader.by_default => msg!("officials.until-another", role),
        None => role,
    }
}

/// Below the list: who rules where leaders play, and what the rules forbid.
fn below(event: &Event, theme: &Theme, words: &Words, width: usize) -> Vec<Line<'static>> {
    let ruled = event.ruled_tables();
    let ruled = ruled.iter().map(|ruled| {
        let settled = matches!(ruled.ruler, Ruler::Leader { .. });
        (ruled.sentence(&event.ruleset), if settled { theme.text } else { theme.warning })
    });
    let breaches = crate::event::breaches_of_leader_rules(event).into_iter();
    let notes = ruled.chain(breaches.map(|breach| (breach, theme.warning)));
    let wrapped = |(message, style)| -> Vec<Line<'static>> {
        list::wrapped(&words.text(&message), width.saturating_sub(2), style)
    };
    notes.flat_map(wrapped).collect()
}

/// The leader under the cursor of the list of officials.
fn chosen(model: &Model) -> Option<LeaderLine> {
    let (officials, event) = model.top::<Officials>()?;
    officials.chosen(event)
}

fn nobody_chosen(model: &Model) -> Option<Message> {
    let key = || key_for(Context::Officials, ADD_OFFICIAL);
    chosen(model).is_none().then(|| msg!("screen.no-official", key = key()))
}

fn not_named(model: &Model) -> Option<Message> {
    let LeaderLine { name, by_default, .. } = chosen(model)?;
    by_default.then(|| msg!("officials.not-named", name))
}

/// Who plays cannot be away.
fn cannot_change_presence(model: &Model) -> Option<Message> {
    let LeaderLine { name, here, .. } = chosen(model)?;
    refusal(model.event()?, &Command::Presence { name, here: !here })
}
