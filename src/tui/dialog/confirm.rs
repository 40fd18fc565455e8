//! What a command changes besides the row it is about, told before it is saved.

use super::{Closed, Dialog};
use crate::event::{Command, Decision, Event, Moment, decide};

#[derive(Debug)]
pub struct Confirm {
    pub command: Command,
    /// What is to be known; the command is carried out only if it still comes to this.
    pub question: String,
    /// It was asked from the dialog below, which closes with it.
    pub over: bool,
}

impl Confirm {
    pub fn new(command: Command, decision: Decision, over: bool) -> Confirm {
        let question = decision.question.unwrap_or(decision.told);
        Confirm { command, question, over }
    }

    /// What stands over the question.
    pub fn title(&self) -> &'static str {
        match &self.command {
            Command::Pair => "Pair the round?",
            Command::Drop(_) => "Let the player go?",
            Command::Remove(_) => "Remove the player?",
            Command::Disqualify { .. } => "Disqualify?",
            Command::Decline(_) => "Give the place up?",
            Command::Penalty { .. } => "Give the penalty?",
            Command::Report { .. } => "Enter this?",
            Command::Timer(_) => "Set the clock?",
            _ => "Do it?",
        }
    }

    /// The question as the event is now; what is refused by now closes it.
    pub(super) fn follow(self, event: &Event) -> Dialog {
        match decide(event, &self.command, Moment::new(0, 0)) {
            Err(refusal) => {
                Dialog::Closed(Closed { title: self.title().to_owned(), why: refusal.0 })
            }
            Ok(decision) => {
                let question = decision.question.unwrap_or(self.question);
                Dialog::Confirm(Confirm { question, ..self })
            }
        }
    }
}
