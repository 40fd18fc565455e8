//! The outcome of a command: a decision or a refusal. Texts from outside are cleaned here.

use crate::event::name::{clean, clean_text};
use crate::event::{Action, Event, Id, TextDetail};
use crate::msg;
use crate::words::{Arg, Message};

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
    pub(in crate::event) fn new(action: Action, message: Message) -> Decision {
        Decision { action: Some(action), ..Decision::unchanged(message) }
    }

    /// A success that writes nothing, because everything is already as asked.
    pub(in crate::event) fn unchanged(message: Message) -> Decision {
        Decision { action: None, message, warnings: Vec::new(), reason: None, question: None }
    }

    /// The sentence that says what is done, followed by its consequences.
    pub(super) fn said(&self) -> Message {
        let said = std::iter::once(&self.message).chain(&self.warnings);
        Message::sentences(said.cloned().collect())
    }

    /// The question to the organizer; without one, what was done.
    pub fn asks(&self) -> Message {
        self.question.clone().unwrap_or_else(|| self.message.clone())
    }

    pub(in crate::event) fn warned(
        mut self,
        warnings: impl IntoIterator<Item = Message>,
    ) -> Decision {
        self.warnings.extend(warnings);
        self
    }
}

/// The verb that mends something, as a user types it.
pub(super) fn verb(line: impl Into<String>) -> Arg {
    Arg::Verb(line.into())
}

/// A sentence that another module tells.
pub(super) fn told(sentence: impl Into<Arg>) -> Message {
    msg!("list.text", text = sentence)
}

/// Two who meet: `Ewa – Jan`.
pub(super) fn two_of(event: &Event, of: [Id; 2]) -> Message {
    let [a, b] = of.map(|id| event.label(id));
    msg!("pair.two", a, b)
}

/// The kind of a text from outside, for the refusal that names it.
#[derive(Debug, Clone, Copy)]
pub(super) enum Given {
    Name,
    Text(TextDetail),
    EventName,
    Fee,
    Reason,
    Note,
}

impl Given {
    fn refused(self, why: impl Into<Arg>) -> Refusal {
        Refusal(match self {
            Given::Name => msg!("refused.name", why),
            Given::Text(detail) => detail.refused(why),
            Given::EventName => msg!("refused.event-name", why),
            Given::Fee => msg!("check-in.fee-text", why),
            Given::Reason => msg!("refused.reason", why),
            Given::Note => msg!("refused.note", why),
        })
    }
}

/// Cleans a text from outside; a refusal names the text.
pub(super) fn cleaned(what: Given, text: &str) -> Result<String, Refusal> {
    clean(text).map_err(|why| what.refused(why))
}

/// Cleans a note or a reason, which may be longer than a name.
pub(super) fn cleaned_text(what: Given, text: &str) -> Result<String, Refusal> {
    clean_text(text).map_err(|why| what.refused(why))
}

/// Why a command was not carried out, and what would make it possible. It is one or two
/// sentences that a judge understands.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(pub Message);

impl From<Message> for Refusal {
    fn from(sentence: Message) -> Refusal {
        Refusal(sentence)
    }
}

/// Several reasons, each on a line of its own.
impl From<Vec<Message>> for Refusal {
    fn from(reasons: Vec<Message>) -> Refusal {
        Refusal(Message::lines(reasons))
    }
}
