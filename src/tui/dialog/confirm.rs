//! Asks before a command is saved that changes more than the row it is about, and tells that
//! another organizer's action has closed a dialog.

use super::Dialog;
use crate::event::{Command, Decision, Event, Moment, Trial};
use crate::tui::prelude::*;
use crate::tui::ui::scroll;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Confirm, &[ENTER], AGREE, msg!("keys.do-it")),
    unhinted!(Confirm, &[UP], Up, msg!("keys.row-up")),
    unhinted!(Confirm, &[DOWN], Down, msg!("keys.row-down")),
    bind!(Confirm, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(Closed, &[ENTER, ESC], CloseDialog, msg!("keys.go-on")),
];

acts! {
    AGREE = causes(|model, _| agree(model)).hinted(enter_does);
}

/// Replaces a dialog that another organizer's action has closed. A key pressed for the old
/// dialog then acts on nothing else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClosedByOthers {
    /// The title of the dialog that was closed.
    pub title: Message,
    /// The reason why it was closed.
    pub why: Message,
}

impl ClosedByOthers {
    pub fn new(title: Message, why: Message) -> ClosedByOthers {
        ClosedByOthers { title, why }
    }

    /// For a dialog about a table that the round has no longer.
    pub(super) fn without_table(table: u32) -> ClosedByOthers {
        let title = msg!("common.table", n = table).capitalised();
        ClosedByOthers::new(title, msg!("dialog.table-is-gone", table))
    }
}

impl Confirm {
    /// Asks the question for the event as it is now, or closes if the command is now refused.
    pub(super) fn follow(&mut self, event: &Event) -> Result<(), ClosedByOthers> {
        let trial = Trial::asking(event, &self.command, Moment::new(0, 0));
        let trial = trial.map_err(|why| ClosedByOthers::new(self.command.title(), why.0))?;
        self.follows = trial.beyond_the_question();
        if let Some(question) = trial.decision.question {
            self.question = question.into();
        }
        Ok(())
    }
}

/// Saves what the dialog announced; if it is refused, the dialog that asked comes back.
fn agree(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::Confirm(confirm)) = model.dialogs.pop() else { return Vec::new() };
    if confirm.closes_dialog_below {
        model.pending = model.dialogs.pop();
    }
    vec![Effect::CommitAgreed { command: confirm.command.into(), to: confirm.question }]
}

fn enter_does(model: &Model) -> Option<Message> {
    let Some(Dialog::Confirm(confirm)) = model.dialogs.last() else { return None };
    Some(confirm.enter_does())
}

pub(super) fn draw_closed(
    model: &Model,
    closed: &ClosedByOthers,
    keys: &KeyList,
    frame: &mut Frame,
    body: Rect,
) {
    let theme = &model.theme;
    let key = key_for(Context::Closed, Act::CloseDialog);
    let way = model.words.text(&msg!("dialog.goes-on", key = key.as_str()));
    let columns = Width::Narrow.columns(body).into();
    let mut lines = list::wrapped(&model.words.text(&closed.why), columns, theme.warning);
    lines.push(list::with_key(way, &key, theme, theme.quiet));
    let title = model.words.text(&closed.title);
    let inner = boxed(frame, model, keys, body, (Width::Narrow, lines.len() as u16), &title);
    list::lines(frame, inner, &lines);
}

/// The question, and below it what else the command changes. The lines that do not fit are counted.
pub(super) fn draw_confirm(
    model: &Model,
    confirm: &Confirm,
    keys: &KeyList,
    frame: &mut Frame,
    body: Rect,
) {
    let theme = &model.theme;
    let columns = Width::Narrow.columns(body);
    let wrapped =
        |message: &Message, style| list::wrapped(&model.words.text(message), columns.into(), style);
    let mut lines: Vec<Line> = wrapped(&confirm.question, theme.warning);
    lines.extend(confirm.follows.iter().flat_map(|message| wrapped(message, theme.text)));
    let title = model.words.text(&confirm.command.title());
    let inner = boxed(frame, model, keys, body, (Width::Narrow, lines.len() as u16), &title);
    let way = (&confirm.scroll, Context::Confirm, Act::Down);
    let lines = scroll::in_sight(model, &lines, inner.height.into(), way);
    list::lines(frame, inner, &lines);
}

#[derive(Debug)]
pub struct Confirm {
    pub command: Command,
    /// The question asked. The command is carried out only if deciding it again gives the same
    /// question.
    pub question: Message,
    /// The other changes that the command makes.
    pub follows: Vec<Message>,
    /// Whether the dialog below asked for the command; that dialog then closes with this one.
    pub(super) closes_dialog_below: bool,
    /// Moves on in the text, where it does not fit.
    pub scroll: Scroll,
}

impl Confirm {
    /// What Enter does, for its hint.
    fn enter_does(&self) -> Message {
        match &self.command {
            Command::Report { .. } | Command::Settle { .. } | Command::Penalty(_) => {
                msg!("keys.save")
            }
            Command::Drop(_) => msg!("keys.drop"),
            Command::Remove(_) => msg!("settings.hint-remove"),
            Command::Disqualify { .. } => msg!("judge.key-disqualify"),
            Command::Decline(_) => msg!("keys.give-up-place"),
            Command::Rejoin(_) => msg!("keys.rejoin"),
            command if command.pairs() => msg!("keys.pair"),
            _ => msg!("keys.do-it"),
        }
    }

    pub fn new(
        event: &Event,
        command: Command,
        decision: &Decision,
        closes_dialog_below: bool,
    ) -> Confirm {
        let question = decision.asks();
        let trial = Trial::asking(event, &command, Moment::new(0, 0));
        let follows = trial.map_or(Vec::new(), |trial| trial.beyond_the_question());
        let scroll = Scroll::default();
        Confirm { command, question, follows, closes_dialog_below, scroll }
    }
}
