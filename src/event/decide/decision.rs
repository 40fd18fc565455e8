//! The outcome of a command: a decision or a refusal. Texts from outside are cleaned here.

use crate::event::Action;
use crate::event::name::{clean, clean_text};
use crate::words::Message;

/// The outcome of a command that is allowed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// The action to record; None if everything is already as asked.
    pub action: Option<Action>,
    /// The sentence that tells the user what was done.
    pub message: Message,
    /// Facts that the organizer should know; none of them forbids the action.
    pub warnings: Vec<Message>,
    /// The reason to keep with the action.
    pub reason: Option<String>,
    /// A question to the organizer before the action is written, if there is somebody to
    /// ask. The warnings contain it as well, together with the remedy.
    pub question: Option<Message>,
}

impl Decision {
    pub(in crate::event) fn new(action: Action, message: impl Into<Message>) -> Decision {
        Decision { action: Some(action), ..Decision::unchanged(message) }
    }

    /// A success that writes nothing, because everything is already as asked.
    pub(in crate::event) fn unchanged(message: impl Into<Message>) -> Decision {
        let message = message.into();
        Decision { action: None, message, warnings: Vec::new(), reason: None, question: None }
    }

    /// The question to the organizer; without one, what was done.
    pub fn asks(&self) -> Message {
        self.question.clone().unwrap_or_else(|| self.message.clone())
    }

    pub(in crate::event) fn warned(
        mut self,
        warnings: impl IntoIterator<Item = impl Into<Message>>,
    ) -> Decision {
        self.warnings.extend(warnings.into_iter().map(Into::into));
        self
    }
}

/// Cleans a text from outside; a refusal names the text.
pub(super) fn cleaned(what: &str, text: &str) -> Result<String, Refusal> {
    clean(text).map_err(|why| Refusal::from(format!("The {what} cannot be taken: {why}.")))
}

/// Cleans a note or a reason, which may be longer than a name.
pub(super) fn cleaned_text(what: &str, text: &str) -> Result<String, Refusal> {
    clean_text(text).map_err(|why| Refusal::from(format!("The {what} cannot be taken: {why}.")))
}

/// Why a command was not carried out, and what would make it possible. It is one or two
/// sentences that a judge understands.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(pub Message);

impl<T: Into<Message>> From<T> for Refusal {
    fn from(sentence: T) -> Refusal {
        Refusal(sentence.into())
    }
}

/// Several reasons, each on a line of its own.
impl From<Vec<Message>> for Refusal {
    fn from(reasons: Vec<Message>) -> Refusal {
        Refusal(Message::lines(reasons))
    }
}
