//! Why a text could not be read.

use crate::event::name::is_hostile;
use crate::ruleset::in_plain_words;
use crate::store::scan::Fault;
use std::fmt;

/// Why a text could not be read.
#[derive(Debug)]
pub(in crate::store) struct Unread {
    /// The line of the text, from 1.
    pub line: usize,
    /// The column in that line.
    pub column: usize,
    /// What is wrong, without its place.
    pub report: String,
}

impl Unread {
    pub fn fault(&self) -> Fault {
        Fault { column: self.column, problem: in_plain_words(&self.report) }
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.report)
    }
}

impl std::error::Error for Unread {}

impl serde::de::Error for Unread {
    fn custom<T: fmt::Display>(report: T) -> Unread {
        Unread { line: 1, column: 1, report: report.to_string() }
    }
}

/// The text without the characters that a terminal would obey.
pub(in crate::store) fn harmless(text: &str) -> String {
    text.chars().map(|c| if is_hostile(c) { '\u{fffd}' } else { c }).collect()
}
