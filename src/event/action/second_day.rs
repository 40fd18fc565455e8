//! The line before the second day.

use crate::event::entrant::Id;
use crate::ruleset::DayLine;
use serde::{Deserialize, Serialize};

/// The line that was drawn after the first day: who plays the second.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecondDayDrawn {
    pub line: DayLine,
    /// The round after which it was drawn.
    pub after: u32,
    /// The number of rounds of the second day.
    pub rounds: u32,
    /// Those who go on, in the order of the standings.
    pub on: Vec<Id>,
}
