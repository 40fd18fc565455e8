//! What a screen asks of a state, and what the thread has found out about it.

use crate::event::{Entry, Event, Id};
use crate::odds::{Chances, Prospects, WhatIf};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

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

/// What each result of the open match means for one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfOne {
    pub id: Id,
    pub results: Vec<WhatIf>,
    /// Whether a draw makes both certain; None: the game knows no draws.
    pub safe_draw: Option<bool>,
}

/// What the screen shows now.
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
}
