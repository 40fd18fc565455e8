//! A place in the log, to know later what was added behind it.

use super::action::{Action, Entry, Reported};
use super::{Entrant, Event};
use std::sync::Arc;

/// The end of a log as it was read up to now.
#[derive(Debug, Clone)]
pub struct Bookmark {
    lines: usize,
    /// An event that was read anew has other entrants in memory, even if they are equal.
    entrants: Arc<Vec<Entrant>>,
}

impl Bookmark {
    /// Marks the end of this event's log.
    pub fn of(event: &Event) -> Bookmark {
        Bookmark { lines: event.log.len(), entrants: event.entrants.clone() }
    }

    /// Whether it is certain that the event has the same entrants as then. They are not compared
    /// one by one.
    pub fn has_same_entrants(&self, event: &Event) -> bool {
        Arc::ptr_eq(&self.entrants, &event.entrants)
    }

    /// The results that were added since. None: something else was added, or a result of another
    /// round than the newest preliminary one, or somebody came or left.
    pub fn only_results<'a>(&self, event: &'a Event) -> Option<Vec<&'a Reported>> {
        let [stage] = &event.stages[..] else { return None };
        let follows = self.has_same_entrants(event) && stage.kind.is_preliminary();
        let added = event.log.get(self.lines..).filter(|_| follows)?;
        let result = |entry: &'a Entry| {
            let Action::Report(reported) = &entry.action else { return None };
            event.is_newest(reported.stage, reported.round).then_some(reported)
        };
        added.iter().map(result).collect()
    }
}
