//! Asks for the reason when an older action is undone or redone.

use super::form::{Form, FormField, Purpose};
use crate::event::{Chosen, Command, Entry, Event, Moment, foretold};
use crate::msg;
use crate::tui::effect::Effect;
use crate::tui::label::Label;
use crate::tui::view::in_full;
use crate::words::Message;

impl Form {
    pub fn undo_this(event: &Event, entry: &Entry) -> Form {
        let title = msg!("dialog.undo-this", n = entry.n);
        let command = Command::Undo(Some(Chosen::number(entry.n)));
        Form::step_of((Purpose::UndoThis(entry.n), title), event, entry, &command)
    }

    pub fn redo_this(event: &Event, entry: &Entry) -> Form {
        let title = msg!("dialog.redo-this", n = entry.n);
        let command = Command::Redo(Some(Chosen::number(entry.n)));
        Form::step_of((Purpose::RedoThis(entry.n), title), event, entry, &command)
    }

    /// The form shows what is undone or redone, and what else that changes.
    fn step_of(
        (purpose, title): (Purpose, Message),
        event: &Event,
        entry: &Entry,
        command: &Command,
    ) -> Form {
        let mut form = Form::new(purpose, title, vec![FormField::text(Label::Reason, "")]);
        form.about = vec![in_full(event, entry)];
        form.about.extend(foretold(event, command, Moment::new(0, 0)));
        form.about.push(msg!("dialog.reason-in-the-log"));
        form
    }

    pub(super) fn submit_step(
        &self,
        event: &Event,
        n: u64,
        step: impl FnOnce(Option<Chosen>) -> Command,
    ) -> Vec<Effect> {
        let why = Some(self.value(Label::Reason).to_owned()).filter(|why| !why.is_empty());
        let step = step(Some(Chosen { n, reason: why }));
        vec![Effect::commit_told(event, step, Moment::new(0, 0))]
    }
}
