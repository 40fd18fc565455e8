//! The questions of a screen about a state, and the answers that the thread has found.

use crate::event::{Entry, Event, Id};
use crate::odds::{Chances, Prospects, WhatIf};
use crate::show::odds_seed;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The state of an event from which figures were computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    path: PathBuf,
    lines: usize,
    last: Option<Entry>,
    /// How often the event had changed since it was opened. A file edited by hand may have
    /// changed above its last line.
    change: u64,
}

impl Mark {
    pub fn of(path: &Path, event: &Event, change: u64) -> Mark {
        let last = event.log.last().cloned();
        Mark { path: path.to_owned(), lines: event.log.len(), last, change }
    }
}

/// The figures of one state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figures {
    pub mark: Mark,
    /// None: nobody plays for anything now.
    pub prospects: Option<Prospects>,
    /// None: they were not asked for, or the first playouts are still under way.
    pub odds: Option<Odds>,
}

/// How often everybody reached the goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
    pub chances: Chances,
    pub played: u32,
    pub made: BTreeMap<Id, u32>,
    /// The player who was asked for, if they have an open match.
    pub of_one: Option<OfOne>,
}

/// The meaning of each result of the open match for one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfOne {
    pub id: Id,
    pub results: Vec<WhatIf>,
    /// Whether a draw makes both certain; None: the game knows no draws.
    pub safe_draw: Option<bool>,
}

/// The odds that the screen shows now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    pub mark: Mark,
    /// None: only who is certain and who is out.
    pub chances: Option<Chances>,
    /// The player whose results are told one by one.
    pub who: Option<Id>,
}

/// A wish with the event that it is about.
#[derive(Debug)]
pub struct Order {
    pub wish: Wish,
    pub event: Event,
    /// The seed of the playouts. It counts the lines of the log, which the copy has lost.
    pub seed: u64,
}

impl Order {
    /// An order about this state. Its copy has no log: the thread needs none, and a copy that kept
    /// it would have the whole log copied before the next line.
    pub fn new(wish: Wish, event: &Event) -> Order {
        let seed = odds_seed(event);
        let mut event = event.clone();
        event.log = Arc::default();
        Order { wish, event, seed }
    }
}
