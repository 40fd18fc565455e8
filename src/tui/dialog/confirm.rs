//! Asks before a command is saved that changes more than the row it is about.

use crate::event::{Command, Decision, Event, Moment, Trial};
use crate::tui::scroll::Scroll;
use crate::words::Message;

#[derive(Debug)]
pub struct Confirm {
    pub command: Command,
    /// The question asked. The command is carried out only if deciding it again gives the same
    /// question.
    pub question: Message,
    /// The other changes that the command makes.
    pub follows: Vec<Message>,
    /// Whether the dialog below asked for the command; that dialog then closes with this one.
    pub closes_dialog_below: bool,
    /// Moves on in the text, where it does not fit.
    pub scroll: Scroll,
}

impl Confirm {
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
