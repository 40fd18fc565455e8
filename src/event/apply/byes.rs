//! Players who take no part in the draw of a round.

use super::super::outcome::Outcome;
use super::super::stage::Pairing;
use super::super::{Games, How, Id};

/// A player who takes no part in the draw of a round.
pub(super) fn outside(id: Id, outcome: Outcome) -> Pairing {
    Pairing { a: id, outcome: Some(outcome), ..Pairing::default() }
}

/// A rest: no game is played, and it brings no points.
pub(super) fn rest() -> Outcome {
    Outcome {
        games: Games::default(),
        how: How::Rested,
        winner: None,
        points: [0, 0],
        margin: None,
        scores: None,
        timed: false,
    }
}
