//! Results of matches, and the end of the event.

use super::time_called::TimeCalled;
use crate::event::entrant::Id;
use crate::event::outcome::Side;
use crate::event::scores::read_scores;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reported {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// The two entrants who sat there, so that the line can be read by itself.
    pub of: [Id; 2],
    /// One letter for each game, or the games won, such as `2-1`. It is empty if the whole match was
    /// conceded or a player did not appear.
    pub games: String,
    /// Numbers of the games that were conceded, from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conceded: Vec<u32>,
    /// The match goes on: more games are to be played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// The side that conceded the whole match, or its only game.
    pub concede: Option<Side>,
    pub noshow: Option<Side>,
    /// The winner's margin, in games that record one.
    pub margin: Option<u32>,
    /// The scores of A and of B, in games that record them.
    pub scores: Option<[u32; 2]>,
    /// The win is one on time, which is worth less.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub timed: bool,
    /// The end of the time at this table, if it gave the result. It is boxed because few
    /// results have one.
    pub time: Option<Box<TimeCalled>>,
    /// Those of the two who leave after this match.
    #[serde(default, skip_serializing_if = "Leavers::is_nobody")]
    pub drop: Leavers,
}

impl Reported {
    /// The games that A and B won.
    pub fn games_won(&self) -> [usize; 2] {
        match read_scores(&self.games) {
            Some(won) => won.map(|won| won as usize),
            None => ['W', 'L'].map(|letter| self.games.matches(letter).count()),
        }
    }
}

/// The players of a table who leave after its match.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Leavers {
    /// A line of the log leaves it out.
    #[default]
    #[serde(skip)]
    Nobody,
    A,
    B,
    #[serde(rename = "both")]
    Both,
}

impl Leavers {
    /// The sides for which this is true.
    pub fn of(leaves: impl Fn(Side) -> bool) -> Leavers {
        match (leaves(Side::A), leaves(Side::B)) {
            (false, false) => Leavers::Nobody,
            (true, false) => Leavers::A,
            (false, true) => Leavers::B,
            (true, true) => Leavers::Both,
        }
    }

    pub fn has(self, side: Side) -> bool {
        match self {
            Leavers::Nobody => false,
            Leavers::A => side == Side::A,
            Leavers::B => side == Side::B,
            Leavers::Both => true,
        }
    }

    pub fn is_nobody(&self) -> bool {
        *self == Leavers::Nobody
    }

    /// The same with this side changed.
    #[must_use]
    pub fn toggled(self, side: Side) -> Leavers {
        Leavers::of(|other| self.has(other) != (other == side))
    }

    /// The sides of this that are not in the other.
    #[must_use]
    pub fn without(self, other: Leavers) -> Leavers {
        Leavers::of(|side| self.has(side) && !other.has(side))
    }

    pub fn sides(self) -> impl Iterator<Item = Side> {
        [Side::A, Side::B].into_iter().filter(move |side| self.has(*side))
    }

    /// The word for it in the verb `report`.
    pub fn word(self) -> &'static str {
        match self {
            Leavers::Nobody => "none",
            Leavers::A => "A",
            Leavers::B => "B",
            Leavers::Both => "both",
        }
    }
}

/// A scorekeeper's answer to a result that players entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settled {
    /// The line of the log that holds the entry.
    pub claim: u64,
    /// The table's result from now on; None if the entry is dismissed. It is boxed because
    /// few lines have one.
    pub result: Option<Box<Reported>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    pub champion: Option<Id>,
}
