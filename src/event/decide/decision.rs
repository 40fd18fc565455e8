//! The outcome of a command: a decision or a refusal. Texts from outside are cleaned here.

use crate::event::Action;
use crate::event::name::{clean, clean_text};
use crate::words::{Arg, Message};
use std::fmt;

/// The outcome of a command that is allowed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// The action to record; None if everything is already as asked.
    pub action: Option<Action>,
    /// The sentence that tells the user what was done.
    pub message: Told,
    /// Facts that the organizer should know; none of them forbids the action.
    pub warnings: Vec<String>,
    /// The reason to keep with the action.
    pub reason: Option<String>,
    /// A question to the organizer before the action is written, if there is somebody to
    /// ask. The warnings contain it as well, together with the remedy.
    pub question: Option<String>,
}

impl Decision {
    pub(in crate::event) fn new(action: Action, message: impl Into<Told>) -> Decision {
        Decision { action: Some(action), ..Decision::unchanged(message) }
    }

    /// A success that writes nothing, because everything is already as asked.
    pub(in crate::event) fn unchanged(message: impl Into<Told>) -> Decision {
        let message = message.into();
        Decision { action: None, message, warnings: Vec::new(), reason: None, question: None }
    }

    /// The question to the organizer; without one, what was done.
    pub fn asks(&self) -> String {
        self.question.clone().unwrap_or_else(|| self.message.to_string())
    }

    pub(in crate::event) fn warned(
        mut self,
        warnings: impl IntoIterator<Item = impl Into<String>>,
    ) -> Decision {
        self.warnings.extend(warnings.into_iter().map(Into::into));
        self
    }
}

/// A sentence in parts, which become words only where somebody reads them. A simulation
/// decides thousands of commands, and nobody reads their sentences.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Told(Vec<Arg>);

impl Told {
    /// The same sentence, longer by this part.
    #[must_use]
    pub(in crate::event) fn and(mut self, part: impl Into<Arg>) -> Told {
        self.0.push(part.into());
        self
    }
}

impl<T: Into<Arg>> From<T> for Told {
    fn from(part: T) -> Told {
        Told(vec![part.into()])
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|part| part.fmt(f))
    }
}

/// Cleans a text from outside; a refusal names the text.
pub(super) fn cleaned(what: &str, text: &str) -> Result<String, Refusal> {
    clean(text).map_err(|why| Refusal(format!("The {what} cannot be taken: {why}.")))
}

/// Cleans a note or a reason, which may be longer than a name.
pub(super) fn cleaned_text(what: &str, text: &str) -> Result<String, Refusal> {
    clean_text(text).map_err(|why| Refusal(format!("The {what} cannot be taken: {why}.")))
}

/// Why a command was not carried out, and what would make it possible. It is one or two
/// sentences that a judge understands.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(pub String);

impl From<String> for Refusal {
    fn from(sentence: String) -> Refusal {
        Refusal(sentence)
    }
}

impl From<Message> for Refusal {
    fn from(sentence: Message) -> Refusal {
        Refusal(sentence.to_string())
    }
}

/// Several reasons, each on a line of its own.
impl From<Vec<Message>> for Refusal {
    fn from(reasons: Vec<Message>) -> Refusal {
        let lines: Vec<String> = reasons.into_iter().map(String::from).collect();
        Refusal(lines.join("\n"))
    }
}

impl From<&str> for Refusal {
    fn from(sentence: &str) -> Refusal {
        Refusal(sentence.to_owned())
    }
}
