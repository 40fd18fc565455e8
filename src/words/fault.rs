//! A fault of a catalogue's file, and where it is.

use super::Message;
use std::fmt;

/// A fault of a catalogue's file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file, without its ending.
    pub file: String,
    /// From 1, or 0 for what the file lacks; the column counts characters.
    pub line: usize,
    pub column: usize,
    pub found: Message,
}

impl Fault {
    /// The fault at this byte of the text.
    pub(super) fn at(file: &str, text: &str, byte: usize, found: Message) -> Fault {
        let before = text.get(..byte).unwrap_or(text);
        let begin = before.rfind('\n').map_or(0, |end| end + 1);
        Fault {
            file: file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[begin..].chars().count() + 1,
            found,
        }
    }
}

impl Fault {
    /// The fault behind its place in the folder of the language.
    pub fn message(&self, folder: &str) -> Message {
        let place = match self.line {
            0 => format!("{folder}/{}.ftl", self.file),
            line => format!("{folder}/{}.ftl:{line}:{}", self.file, self.column),
        };
        crate::msg!("words.at", place, found = &self.found)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}.ftl: {}", self.file, self.found),
            line => write!(f, "{}.ftl:{line}:{}: {}", self.file, self.column, self.found),
        }
    }
}
