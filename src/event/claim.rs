//! A result that players entered beside the one that their table has.

use super::action::Reported;
use super::moment::Moment;

/// A result that players entered, and that waits for a scorekeeper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// The line of the log that holds it; the inbox names it by this number.
    pub n: u64,
    pub at: Moment,
    /// The station at which it was entered.
    pub by: String,
    pub reported: Reported,
    /// Whether the same station has entered another result for this table since. Such an entry
    /// waits no longer; lines of older files may still answer it.
    pub replaced: bool,
}
