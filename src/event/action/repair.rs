//! A round under way that was repaired, and tables that have begun.

use super::rounds::SideCall;
use crate::event::entrant::Id;
use serde::{Deserialize, Serialize};

/// Tables of a round that changed, so that it is again as the rules would have it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repaired {
    pub stage: usize,
    pub round: u32,
    /// The tables that changed, with their new players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<[Id; 2]>,
    /// The number of each of these tables.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<u32>,
    /// How the sides are settled, table by table; empty if there is nothing to settle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<SideCall>,
    /// The entrant who has the bye now and did not have it.
    pub bye: Option<Id>,
    /// Entrants who had no place in the round. It is no missed round for them any more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seated: Vec<Id>,
    /// Entrants who had left, and were taken out of the round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Id>,
}

impl Repaired {
    /// Everybody who sits elsewhere now, or nowhere.
    pub fn concerned(&self) -> impl Iterator<Item = Id> + '_ {
        self.tables.iter().flatten().chain(&self.bye).chain(&self.left).copied()
    }
}

/// Tables of a round that have begun, or have not after all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begun {
    pub stage: usize,
    pub round: u32,
    pub tables: Vec<u32>,
    /// They have not begun; the mark was a mistake.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub not_yet: bool,
}
