//! Who makes the cut: who is certain of it, who is out, and the chances of everybody between.
//!
//! | function or type | question |
//! |---|---|
//! | [`prospects`] | who makes the cut, or misses it, however the rest ends |
//! | [`Playouts`] | how often everybody makes it if the rest is played out at random |
//! | [`Playouts::what_if`] | what each result of this round means for one player |
//! | [`safe_draw`] | whether two players may draw, and are both certain then |
//! | [`comes_in`] | who comes in if one of those in the cut gives up the place |
//!
//! Every figure belongs to the state it was computed from, and is void once that changes.
//!
//! Pure code: no clock, no file, no environment. The seed is an argument.

use crate::event::{Event, Id};
use std::collections::BTreeMap;

/// What everybody plays for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// A place in the announced cut.
    Cut,
    /// The first place, in an event without a cut.
    Win,
}

/// What is certain about one entrant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Prospect {
    /// The goal is reached however the rest ends.
    Certain,
    /// The goal is missed however the rest ends.
    Out,
    /// Neither is known to be so.
    Open,
}

/// What is certain about everybody in one state of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prospects {
    pub goal: Goal,
    /// Whether every end was tried, so that nobody who is certain or out is still
    /// [`Prospect::Open`].
    pub exhausted: bool,
    of: BTreeMap<Id, Prospect>,
}

impl Prospects {
    /// What is certain about this entrant. An entrant without a place is [`Prospect::Out`].
    pub fn of(&self, id: Id) -> Prospect {
        self.of.get(&id).copied().unwrap_or(Prospect::Out)
    }
}

/// What is certain about everybody now.
///
/// None before the first round, after the cut, and where nobody plays for a place.
pub fn prospects(event: &Event) -> Option<Prospects> {
    let _ = event;
    None
}

/// How likely the results of a playout are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chances {
    /// Every result that the rules allow is equally likely.
    Equal,
    /// Players with more points win more often.
    ByRecord,
}

/// A result of this round, as the player sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnResult {
    Win,
    Draw,
    Loss,
}

/// What one result of this round means for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WhatIf {
    pub result: OwnResult,
    /// What is certain with this result.
    pub prospect: Prospect,
    /// The playouts with this result.
    pub played: u32,
    /// Those of them in which the player reached the goal.
    pub made: u32,
}

/// The rest of the event, played out many times by the same pairing and standings code.
///
/// The same state and seed give the same figures, however the playouts are divided.
#[derive(Debug, Clone)]
pub struct Playouts {}

impl Playouts {
    /// Prepares to play out the rest. None where [`prospects`] has no answer.
    pub fn new(event: &Event, seed: u64, chances: Chances) -> Option<Playouts> {
        let _ = (event, seed, chances);
        None
    }

    /// Plays the rest this many times more.
    pub fn play(&mut self, times: u32) {
        let _ = times;
    }

    /// How often the rest was played.
    pub fn played(&self) -> u32 {
        0
    }

    /// How often this entrant reached the goal.
    pub fn made(&self, id: Id) -> u32 {
        let _ = id;
        0
    }

    /// What each result of this player's open match means; empty without such a match.
    pub fn what_if(&self, id: Id) -> Vec<WhatIf> {
        let _ = id;
        Vec::new()
    }
}

/// Whether the two at this table of the newest round are both certain of the goal if they draw.
///
/// None if the table has a result, or if the game knows no draws.
pub fn safe_draw(event: &Event, table: u32) -> Option<bool> {
    let _ = (event, table);
    None
}

/// Who comes in if one of those who would make the cut now gives up the place.
pub fn comes_in(event: &Event) -> Option<Id> {
    let _ = event;
    None
}
