//! The damage of an event file, told in words.

use crate::event::Entry;
use std::path::PathBuf;

/// The first words of the problem for a line that another program has changed.
pub(super) const CHECKSUM_MISMATCH: &str = "the checksum does not fit";

/// The place where a file is damaged, and the extent of the damage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    pub path: PathBuf,
    /// The line of the file, from 1.
    pub line: u64,
    /// The column in characters, from 1.
    pub column: usize,
    pub problem: String,
    /// Lines before this one are no longer there.
    pub missing: bool,
    /// The lines of the file whose checksum does not fit.
    pub mismatches: Vec<u64>,
    /// The present text of those lines, cut short.
    pub says: Vec<String>,
    /// The lines from the damaged one on, which do not count.
    pub(super) behind: Vec<Unread>,
}

/// A line that does not count, because the file is damaged at or before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Unread {
    /// Its checksum fits.
    pub fits: bool,
    /// Its action, if that can be read.
    pub entry: Option<Entry>,
    /// Its text, as far as it is text.
    pub text: String,
}

impl Damage {
    /// The cause, short enough for a banner.
    pub fn cause(&self) -> String {
        match self.mismatches.as_slice() {
            _ if self.of_head() => "the head was changed from outside".to_owned(),
            _ if self.missing => format!("lines are missing before line {}", self.line),
            [] => format!("line {} is damaged", self.line),
            [line] => format!("line {line} was changed from outside"),
            lines => format!("{} lines were changed from outside", lines.len()),
        }
    }

    /// Whether the head was changed: no action stands on line 1.
    pub(super) fn of_head(&self) -> bool {
        self.line == 1
    }

    /// The place and the problem.
    pub(super) fn located(&self) -> String {
        format!("{}:{}:{}: {}", self.path.display(), self.line, self.column, self.problem)
    }

    /// The other lines concerned, unless the problem has named them already.
    pub(super) fn lines(&self) -> String {
        let said = self.problem.starts_with(CHECKSUM_MISMATCH);
        let left = self.mismatches.iter().filter(|line| !said || **line != self.line);
        let lines: Vec<String> = left.map(u64::to_string).collect();
        match (lines.as_slice(), said) {
            ([], _) => String::new(),
            ([line], true) => format!(" (line {line} was changed as well)"),
            (_, true) => format!(" (lines {} were changed as well)", lines.join(", ")),
            ([line], false) => format!(" ({CHECKSUM_MISMATCH} in line {line})"),
            (_, false) => format!(" ({CHECKSUM_MISMATCH} in lines {})", lines.join(", ")),
        }
    }
}

impl std::fmt::Display for Damage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{}; the event is shown as {} and cannot be changed: restore a copy of the file, or \
             mend or accept it with `komandor edit`{}",
            self.located(),
            if self.of_head() { "its head reads now" } else { "it was before this line" },
            self.lines()
        )
    }
}
