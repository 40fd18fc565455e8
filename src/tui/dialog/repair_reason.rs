//! Asks for the reason of a repair or of another draw.

use super::form::{Form, FormField, Purpose};
use crate::event::Command;
use crate::msg;
use crate::tui::effect::Effect;
use crate::tui::label::Label;
use crate::words::Message;

impl Form {
    /// Asks why; the reason known already stands in the field. Only the repair of a round that
    /// nobody has seen yet, which is held, needs none.
    pub fn repair(title: Message, command: Command, why: &str, held: bool) -> Form {
        let reason = FormField::text(Label::Reason, why);
        let optional = held && matches!(command, Command::Repair { .. });
        let purpose = Purpose::Repair { command: Box::new(command), optional };
        let mut form = Form::new(purpose, title, vec![reason]);
        form.about = vec![match optional {
            true => msg!("form.reason-in-the-log"),
            false => msg!("form.reason-missing"),
        }];
        form
    }

    /// # Errors
    /// The reason is missing, and may not be.
    pub(super) fn submit_repair(
        &self,
        command: &Command,
        optional: bool,
    ) -> Result<Vec<Effect>, Message> {
        let reason = self.value(Label::Reason).trim().to_owned();
        if reason.is_empty() && !optional {
            return Err(msg!("form.reason-missing"));
        }
        Ok(vec![Effect::Commit(match command.clone() {
            Command::Redraw { .. } => Command::Redraw { reason },
            Command::Repair { with, .. } => Command::Repair { with, reason },
            other => other,
        })])
    }
}
