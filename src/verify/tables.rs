//! The tables of a stage as the log tells of them, and how each ended.

use crate::event::{Id, Side, StageKind};
use crate::ruleset::MatchShape;

pub(super) enum End {
    /// A letter for each game that was played.
    Letters(String),
    /// Given up by this side.
    Conceded(Side),
    /// This side was not there.
    Absent(Side),
    /// This side left while the game was on.
    Removed(Side),
}

/// The worth of a seat without an opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unopposed {
    Bye,
    /// Nothing: no round, no points.
    Rest,
    /// The opponent has left, and the game counts as won.
    Win,
    /// A bye awarded before the event.
    Awarded,
}

pub(super) struct Table {
    pub seats: [Option<Id>; 2],
    /// Its place in the bracket.
    pub game: Option<u32>,
    pub end: Option<End>,
    /// The margin of the win, as it was entered.
    pub margin: Option<u32>,
    /// Both scores, as they were entered.
    pub scores: Option<[u32; 2]>,
    /// The win is one on time.
    pub timed: bool,
    pub free: Unopposed,
}

pub(super) struct Stage {
    pub kind: StageKind,
    pub shape: MatchShape,
    pub seeds: Vec<Id>,
    pub rounds: Vec<Vec<Table>>,
}

impl Table {
    pub fn seat_of(&self, id: Id) -> Option<usize> {
        self.seats.iter().position(|seat| *seat == Some(id))
    }

    pub fn is_over(&self) -> bool {
        self.end.is_some() || self.seats[1].is_none()
    }
}

impl Stage {
    /// The tables of all rounds, in their order.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.rounds.iter().flat_map(|round| round.iter())
    }
}
