//! The list of a player: its lines, the faults beside them, and its older versions.

use crate::event::{Event, Id, ListVersion};
use crate::tui::scroll::Scroll;

#[derive(Debug)]
pub struct HandedIn {
    pub id: Id,
    /// An older version to compare the newest with, from 0; None: the list itself is shown.
    pub compared: Option<usize>,
    pub scroll: Scroll,
}

impl HandedIn {
    pub fn new(id: Id) -> HandedIn {
        HandedIn { id, compared: None, scroll: Scroll::default() }
    }

    /// The versions of the list, oldest first.
    pub fn versions<'a>(&self, event: &'a Event) -> &'a [ListVersion] {
        event.list_versions(self.id)
    }

    /// The older version that the newest is compared with.
    pub fn older<'a>(&self, event: &'a Event) -> Option<&'a ListVersion> {
        let versions = self.versions(event);
        let at = self.compared.filter(|at| at + 1 < versions.len())?;
        versions.get(at)
    }

    /// Compares the newest version with the one before it, then with older ones. After the
    /// oldest the list itself is shown again.
    pub fn compare(&mut self, event: &Event) {
        let newest = self.versions(event).len().saturating_sub(1);
        self.compared = self.compared.unwrap_or(newest).checked_sub(1);
        self.scroll.top();
    }
}
