//! The certainty about entrants.

use crate::event::Id;

/// The most ends of the last round that are tried.
pub(super) const MOST_ENDS: usize = 5_000;

/// The goal that everybody plays for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// A place in the announced cut.
    Cut,
    /// The first place, in an event without a cut.
    Win,
}

/// The certainty about one entrant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Prospect {
    /// The goal is reached however the rest ends.
    Certain,
    /// The goal is missed however the rest ends.
    Out,
    /// Neither is known to be so.
    Open,
}

/// The certainty about everybody in one state of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prospects {
    pub goal: Goal,
    /// Whether every end was tried, so that nobody who is certain or out is still
    /// [`Prospect::Open`].
    pub exhausted: bool,
    /// By the index of the entrant.
    of: Vec<Prospect>,
}

impl Prospects {
    /// The certainty about this entrant. An entrant without a place is [`Prospect::Out`].
    pub fn of(&self, id: Id) -> Prospect {
        self.of.get(index(id)).copied().unwrap_or(Prospect::Out)
    }

    /// Collects the prospects of all entrants, given by index.
    pub(super) fn new(goal: Goal, exhausted: bool, all: Vec<Prospect>) -> Prospects {
        Prospects { goal, exhausted, of: all }
    }
}

/// The index of an entrant.
pub(super) fn index(id: Id) -> usize {
    (id as usize).wrapping_sub(1)
}
