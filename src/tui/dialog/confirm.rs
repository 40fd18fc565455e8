//! Asks before a command is saved that changes more than the row it is about.

use crate::event::{Command, Decision};
use crate::words::Message;

#[derive(Debug)]
pub struct Confirm {
    pub command: Command,
    /// The question asked. The command is carried out only if deciding it again gives the same
    /// question.
    pub question: Message,
    /// Whether the dialog below asked for the command; that dialog then closes with this one.
    pub closes_dialog_below: bool,
}

impl Confirm {
    pub fn new(command: Command, decision: Decision, closes_dialog_below: bool) -> Confirm {
        let question = decision.asks();
        Confirm { command, question, closes_dialog_below }
    }

    /// The title above the question.
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
}
