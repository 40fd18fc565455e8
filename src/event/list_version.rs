//! A list that was handed in, and the consent to its faults.

use super::moment::Moment;

/// A deck or army list as it was handed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListVersion {
    /// The line of the log that holds it.
    pub n: u64,
    pub at: Moment,
    /// The name of the person who took it in.
    pub by: String,
    /// Its lines, empty ones included, so that a fault can name its line.
    pub lines: Vec<String>,
    /// The faults that were found when it was handed in, in English.
    pub faults: Vec<String>,
    pub accepted: Option<Acceptance>,
}

/// The organizer's consent to a list with faults.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acceptance {
    /// The line of the log that records it.
    pub n: u64,
    pub at: Moment,
    pub by: String,
    /// A file written by hand may lack it.
    pub reason: Option<String>,
}

impl ListVersion {
    /// The list as one text.
    pub fn text(&self) -> String {
        self.lines.join("\n")
    }
}
