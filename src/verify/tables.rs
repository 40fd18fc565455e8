//! The tables of a stage as the log tells of them, and how each ended.

use crate::event::{Id, Side, SideCall, StageKind};
use crate::ruleset::MatchShape;
use std::rc::Rc;

#[derive(Clone)]
pub(super) enum End {
    /// The letters of a match that was played.
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

#[derive(Clone)]
pub(super) struct Table {
    pub seats: [Option<Id>; 2],
    /// Its place in the bracket.
    pub game: Option<u32>,
    pub end: Option<End>,
    /// How its sides were settled when it was paired.
    pub call: Option<SideCall>,
    /// The player of the first side, as recorded later.
    pub recorded: Option<Id>,
    /// The margin of the win, as it was entered.
    pub margin: Option<u32>,
    /// Both scores, as they were entered.
    pub scores: Option<[u32; 2]>,
    /// The win is one on time.
    pub timed: bool,
    /// It is marked as begun.
    pub begun: bool,
    pub free: Unopposed,
}

#[derive(Clone)]
pub(super) struct Stage {
    pub kind: StageKind,
    pub shape: MatchShape,
    pub seeds: Vec<Id>,
    pub rounds: Vec<Rc<Vec<Table>>>,
    /// The rounds that the stage has by its first line.
    pub planned: u32,
}

impl Table {
    pub fn seat_of(&self, id: Id) -> Option<usize> {
        self.seats.iter().position(|seat| *seat == Some(id))
    }

    pub fn is_over(&self) -> bool {
        self.end.is_some() || self.seats[1].is_none()
    }

    /// One player who takes no part in the draw of the round.
    pub fn is_beside_the_draw(&self) -> bool {
        match self.free {
            Unopposed::Awarded => self.seats[1].is_none(),
            Unopposed::Bye | Unopposed::Rest | Unopposed::Win => false,
        }
    }

    /// It has a result or is marked as begun.
    pub fn is_under_way(&self) -> bool {
        self.begun || self.is_over()
    }
}

impl Stage {
    /// The tables of all rounds, in their order.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.rounds.iter().flat_map(|round| round.iter())
    }
}

/// A letter for each game of a result. Games won, such as `2-1`, have no order.
pub fn letters(games: &str) -> String {
    let won = games.split_once('-').and_then(|(a, b)| Some([a.parse().ok()?, b.parse().ok()?]));
    match won {
        Some([a, b]) => "W".repeat(a) + &"L".repeat(b),
        None => games.to_ascii_uppercase(),
    }
}
