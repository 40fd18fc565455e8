//! Calculations at the table that a judge helps with, as data: a bidding, and hits shared out.

use super::Text;
use serde::{Deserialize, Serialize};

/// The settings of the verb `auction`; no side may have one of these as its word.
pub const AUCTION_WORDS: [&str; 3] = ["bids", "force", "opens"];

/// The bidding of two players for units, only one of which may stay.
///
/// Each total is the build cost of the unit's top card, `beneath` for every card stacked beneath
/// it, and the player's own last bid. The higher total wins and its player pays that bid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AuctionRules {
    pub name: Text,
    /// The resource of the bids, as it stands behind a number: `2 Force`.
    pub resource: Text,
    /// The two sides; the first opens the bidding.
    pub sides: Vec<AuctionSide>,
    /// The id of the side that wins if the totals are equal.
    pub ties: String,
    /// The worth of each card stacked beneath the top one.
    pub beneath: u32,
    /// The fate of the winner's unit, and of the loser's.
    pub winner: Text,
    pub loser: Text,
    /// Sentences that both players should hear before the first bid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Text>,
}

/// A side of the bidding.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AuctionSide {
    /// The word for the side in the verb `auction`.
    pub id: String,
    pub name: Text,
}

/// Hits beyond a defender's remaining health, which the attacker may give to other units.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OverkillRules {
    pub name: Text,
    /// The most other units that may get hits of one attack.
    pub other_units: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Text>,
}
