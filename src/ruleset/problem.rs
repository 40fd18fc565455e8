use crate::msg;
use crate::words::Message;
use std::fmt;

/// A position in a text. Both numbers start at 1; the column counts characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    pub line: usize,
    pub column: usize,
}

impl Position {
    pub(super) const START: Position = Position { line: 1, column: 1 };
}

/// A mistake in a ruleset file, and how to correct it.
///
/// It is told as one sentence: `my.yaml:12:5: "rouns" is no key here; did you mean "rounds"?`
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct Problem {
    /// The path that was given to the reader.
    pub path: String,
    pub at: Position,
    /// The mistake, what was expected, and the correction to write.
    pub found: Message,
}

impl Problem {
    /// The whole sentence, with the place in the file.
    pub fn message(&self) -> Message {
        let Position { line, column } = self.at;
        msg!("ruleset.at", path = &self.path, line, column, found = &self.found)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// A problem without the name of its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fault {
    pub at: Position,
    pub found: Message,
}

impl Fault {
    pub fn new(at: Position, found: Message) -> Fault {
        Fault { at, found }
    }

    pub fn of(self, path: &str) -> Problem {
        Problem { path: path.to_owned(), at: self.at, found: self.found }
    }
}
