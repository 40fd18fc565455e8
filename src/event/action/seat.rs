//! The place of a player who had none in the round under way.

use super::rounds::SideCall;
use crate::event::entrant::Id;
use serde::{Deserialize, Serialize};

/// The place for a player who has no opponent in the round under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// They play.
    Opponent,
    Bye,
    /// The round is a loss for them.
    Loss,
    /// They sit the round out and play from the next one on.
    Next,
}

/// A player got a place in the round under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LateSeat {
    pub stage: usize,
    pub round: u32,
    pub id: Id,
    pub to: Seat,
    /// The opponent. A bye that either of the two had is gone.
    pub with: Option<Id>,
    pub table: Option<u32>,
    /// The entrant whose seat they take. Unless that is a house player, they have left.
    pub instead: Option<Id>,
    /// How the sides of a new table are settled, in a game with sides. If sides are balanced, also
    /// those of a table with another player.
    pub sides: Option<SideCall>,
}
