//! The standings of a state, and what outlasts a change of it.

use super::table::Standings;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// The standings of an event, computed on first use.
#[derive(Clone, Default)]
pub(in crate::event) struct Cache {
    known: OnceLock<Arc<Standings>>,
    /// The standings before the last change; what it did not touch is taken from them.
    before: Option<Arc<Standings>>,
}

impl Cache {
    /// Forgets the standings, because the event has changed.
    pub(in crate::event) fn forget(&mut self) {
        if let Some(known) = self.known.take() {
            self.before = Some(known);
        }
    }

    /// The standings. To compute them, those before the last change are given.
    pub(super) fn get(&self, compute: impl FnOnce(Option<&Standings>) -> Standings) -> &Standings {
        self.known.get_or_init(|| compute(self.before.as_deref()).into())
    }
}

/// The earlier standings are left out, because two equal events may differ in them.
impl fmt::Debug for Cache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.known.fmt(f)
    }
}
