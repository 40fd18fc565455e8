//! Facts settled at a table with a judge's help: a bidding, hits shared out, a guided ruling.

use crate::event::auction::{Call, ContestedUnit};
use crate::event::entrant::Id;
use crate::ruleset::Answer;
use serde::{Deserialize, Serialize};

/// The table at which something was settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct At {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
}

/// A bidding that is over. The winner and the payments follow from it and from the ruleset.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Auctioned {
    pub at: At,
    /// The player of the side that opens, if it was said who that is.
    pub opens: Option<Id>,
    /// The units, in the order of the ruleset's sides.
    pub units: [ContestedUnit; 2],
    /// The force that each side could bid with, if it was counted.
    pub force: Option<[u32; 2]>,
    /// The calls in turn, the opening first.
    pub bids: Vec<Call>,
}

/// Hits of one attack that were shared out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    pub at: At,
    pub hits: u32,
    pub health: u32,
    pub counters: u32,
    pub defender: Option<String>,
    /// The names of the other units in the arena, as far as they were said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<String>,
    /// The defender's hits, then those of every other unit.
    pub split: Vec<u32>,
}

/// A ruling that answers have led to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruled {
    pub at: At,
    /// The id of the ruling in the ruleset.
    pub topic: String,
    pub answers: Vec<Answer>,
}
