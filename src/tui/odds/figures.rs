//! The questions of a screen about a state, and the answers that the thread has found.

use crate::event::{Entrant, Entry, Event, Id};
use crate::odds::{Chances, Prospects, WhatIf};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The state of an event from which figures were computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    path: PathBuf,
    /// The last line of the log that may have changed the figures, and how many there were then.
    last: Option<Arc<Entry>>,
    lines: usize,
    /// How often the figures may have changed since the event was opened. A file edited by hand
    /// may have changed above its last line.
    change: u64,
}

/// Follows an event, to tell whether figures computed before still hold.
#[derive(Debug)]
pub struct State {
    mark: Mark,
    /// The newest line, and how many there are.
    newest: Option<Entry>,
    lines: usize,
    entrants: Arc<Vec<Entrant>>,
}

impl State {
    pub fn of(path: &Path, event: &Event) -> State {
        let newest = event.log.last().cloned();
        let (last, lines) = (newest.clone().map(Arc::new), event.log.len());
        let mark = Mark { path: path.to_owned(), last, lines, change: 0 };
        State { mark, newest, lines, entrants: event.entrants.clone() }
    }

    pub fn mark(&self) -> Mark {
        self.mark.clone()
    }

    /// The event has changed. True: figures computed before no longer hold.
    ///
    /// They hold only if lines were added to the same log that leave every figure as it is. A file
    /// that was read anew has other entrants in memory, even if they are equal.
    pub fn follow(&mut self, event: &Event) -> bool {
        let before = self.lines.checked_sub(1).and_then(|at| event.log.get(at));
        let grows = self.newest.as_ref() == before && Arc::ptr_eq(&self.entrants, &event.entrants);
        let added = event.log.iter().skip(self.lines);
        let holds = grows && added.into_iter().all(|entry| event.leaves_the_odds(entry));
        let change = self.mark.change + u64::from(!holds);
        let now = State::of(&self.mark.path, event);
        let mark = if holds { self.mark() } else { Mark { change, ..now.mark } };
        *self = State { mark, ..now };
        !holds
    }
}

/// The figures of one state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figures {
    /// What was asked for.
    pub wish: Wish,
    /// None: nobody plays for anything now.
    pub prospects: Option<Prospects>,
    /// None: they were not asked for.
    pub odds: Option<Odds>,
}

/// How often everybody reached the goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
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
}

impl Order {
    /// An order about this state. Its copy has no log: the thread needs none, and a copy that kept
    /// it would have the whole log copied before the next line.
    pub fn new(wish: Wish, event: &Event) -> Order {
        let mut event = event.clone();
        event.log = Arc::default();
        Order { wish, event }
    }
}
