//! The result of judging an event.

use crate::msg;
use crate::words::Message;
use std::fmt;

/// The result of judging an event.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Breaches of the rules, in the order in which they happened.
    pub breaches: Vec<Finding>,
    /// Decisions that the organizer made by hand and answers for.
    pub remarks: Vec<Finding>,
    /// The number of rounds judged; a round drawn again counts once.
    pub rounds: usize,
    /// The number of tables in those rounds.
    pub tables: usize,
    /// The number of lines of standings compared, after every round and at the end.
    pub places: usize,
}

/// One thing found, and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The number of the log line; `None` for the head or the whole.
    pub line: Option<u64>,
    /// The key in that line whose value is wrong; empty if it is the action.
    pub key: &'static str,
    /// `round 3`, `cut`, `finals round 1`, `standings`.
    pub place: Message,
    /// The breach or remark, without a full stop.
    pub sentence: Message,
    /// Whether no command could have left this, so that somebody typed it into the file.
    pub impossible: bool,
}

impl Finding {
    /// The place and what is wrong there.
    pub fn message(&self) -> Message {
        msg!("verify.finding", place = &self.place, sentence = &self.sentence)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
