//! Byes that are not the odd player's: awarded before the event for the first rounds.

use serde::{Deserialize, Serialize};

/// The byes that the rules know beside the odd player's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Byes {
    /// Byes for the first rounds, won before the event. Each is a match won.
    pub awarded: AwardedByes,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AwardedByes {
    /// The most byes that a player may have, for the rounds from the first.
    pub most: u32,
}
