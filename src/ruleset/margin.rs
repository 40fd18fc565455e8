use super::Text;
use serde::{Deserialize, Serialize};

/// Margin of victory: by how much a match was won, entered with its result.
///
/// Every match adds `base` for both sides; the winner's margin is added for the
/// winner and taken from the loser. With a base of 0 the sums tell how far
/// somebody is ahead or behind; with a base as large as `most` they never fall
/// below 0, which is how miniatures games count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Margin {
    /// What the players call it.
    pub name: Text,
    /// The most a match can be won by.
    pub most: u32,
    #[serde(default)]
    pub base: u32,
    /// What a bye adds, all in all.
    pub bye: u32,
    /// The margin of a match that was given up or not played: a concession, a
    /// no-show, a round missed. A match lost by both is lost by it twice.
    pub walkover: u32,
}
