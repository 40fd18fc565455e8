//! What comes of a match, and who leaves or is penalised.

use crate::event::entrant::Id;
use crate::event::outcome::Side;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reported {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// Who sat there, so that the line stands by itself.
    pub of: [Id; 2],
    /// One letter a game; empty where the whole match was conceded, or somebody
    /// did not appear.
    pub games: String,
    /// Numbers, from 1, of the games that were conceded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conceded: Vec<u32>,
    /// The match goes on: more games are to be played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// Who conceded the whole match, or the only game of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub concede: Option<Side>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub noshow: Option<Side>,
    /// By how much the match was won, where the game enters that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<u32>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Left {
    pub id: Id,
    pub stage: usize,
    /// The last round he was in; 0: none.
    pub after: u32,
    /// A qualified player left before the finals began: the new seeds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seeds: Option<Vec<Id>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Returned {
    pub id: Id,
    /// Rounds charged as losses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<u32>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Penalised {
    pub id: Id,
    pub kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// What it did besides being written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<Effect>,
}

/// What a penalty did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The result of the player's table as it is with the penalty.
    Result(Reported),
    /// So many tournament points were taken off.
    Points(u32),
    /// The player left the event.
    Removed(Left),
    /// The player left the event for good.
    Disqualified(Left),
}
