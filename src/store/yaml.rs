//! Reads the YAML of event files through the YAML library.

use super::scan::Fault;
use crate::ruleset::in_plain_words;
use serde::de::DeserializeOwned;
use serde_yaml::with::singleton_map_recursive;

/// Reads one document, in which variants with content are mappings of one key.
///
/// # Errors
/// The library's report, and its place.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unread> {
    singleton_map_recursive::deserialize(serde_yaml::Deserializer::from_str(text)).map_err(
        |error| {
            let (line, column) = error.location().map_or((1, 1), |at| (at.line(), at.column()));
            Unread { line, column, report: without_places(&error.to_string()) }
        },
    )
}

/// A text that the YAML library could not read.
pub(super) struct Unread {
    /// The line of the text, from 1.
    pub line: usize,
    /// The column in that line.
    pub column: usize,
    /// The library's report.
    pub report: String,
}

impl Unread {
    pub fn fault(&self) -> Fault {
        Fault { column: self.column, problem: in_plain_words(&self.report) }
    }
}

/// The message without " at line 1 column 23".
///
/// Those positions count from the start of the given text, not from the start of the file.
fn without_places(message: &str) -> String {
    let mut parts = message.split(" at line ");
    let mut told = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_digit());
        let rest = rest.strip_prefix(" column ").unwrap_or(rest);
        told.push_str(rest.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    harmless(&told)
}

/// The text without the characters that a terminal would obey.
pub(super) fn harmless(text: &str) -> String {
    text.chars().map(|c| if crate::event::name::is_hostile(c) { '\u{fffd}' } else { c }).collect()
}
