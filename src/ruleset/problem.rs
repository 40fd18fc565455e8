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
/// It is displayed as one sentence: `my.yaml:12:5: "rouns" is no key here; did you mean "rounds"?`
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct Problem {
    /// The path that was given to the reader.
    pub path: String,
    pub at: Position,
    /// The mistake, and what was expected.
    pub found: String,
    /// The correction to write.
    pub advice: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { line, column } = self.at;
        write!(f, "{}:{line}:{column}: {}; {}", self.path, self.found, self.advice)
    }
}

/// A problem without the name of its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fault {
    pub at: Position,
    pub found: String,
    pub advice: String,
}

impl Fault {
    pub fn new(at: Position, found: impl Into<String>, advice: impl Into<String>) -> Fault {
        Fault { at, found: found.into(), advice: advice.into() }
    }

    pub fn of(self, path: &str) -> Problem {
        Problem { path: path.to_owned(), at: self.at, found: self.found, advice: self.advice }
    }
}
