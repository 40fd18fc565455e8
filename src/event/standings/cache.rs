//! The standings of a state, and what outlasts a change of it.

use super::earlier::Earlier;
use super::table::Standings;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// The standings of an event, computed on first use.
#[derive(Clone, Default)]
pub(in crate::event) struct Cache {
    known: OnceLock<Arc<Standings>>,
    /// The counts that the standings before the last change had made.
    earlier: Option<Arc<Earlier>>,
}

impl Cache {
    /// Forgets the standings, because the event has changed.
    pub(in crate::event) fn forget(&mut self) {
        if let Some(known) = self.known.take() {
            self.earlier = Some(known.earlier.clone());
        }
    }

    /// The standings. To compute them, the rounds that were counted before are given.
    pub(super) fn get(
        &self,
        compute: impl FnOnce(Option<Arc<Earlier>>) -> Standings,
    ) -> &Standings {
        self.known.get_or_init(|| compute(self.earlier.clone()).into())
    }
}

/// What was counted before is left out, because two equal events may differ in it.
impl fmt::Debug for Cache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.known.fmt(f)
    }
}
