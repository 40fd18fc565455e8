//! Asks for the reason of a repair or of another draw.

use super::form::{Form, FormField, Purpose};
use crate::event::Command;
use crate::msg;
use crate::tui::effect::Effect;
use crate::tui::label::Label;
use crate::words::Message;

impl Form {
    /// Asks why; the reason known already stands in the field.
    pub fn repair(title: Message, command: Command, why: &str) -> Form {
        let reason = FormField::text(Label::Reason, why);
        let mut form = Form::new(Purpose::Repair(Box::new(command)), title, vec![reason]);
        form.about = vec![msg!("form.reason-in-the-log")];
        form
    }

    pub(super) fn submit_repair(&self, command: &Command) -> Vec<Effect> {
        let reason = self.value(Label::Reason).to_owned();
        vec![Effect::Commit(match command.clone() {
            Command::Redraw { .. } => Command::Redraw { reason },
            Command::Repair { with, .. } => Command::Repair { with, reason },
            other => other,
        })]
    }
}
