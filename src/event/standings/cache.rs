//! The standings of a state, and what outlasts a change of it.

use super::table::{Before, Standings};
use crate::event::entrant::Id;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// The most entrants whose results are remembered as changed; after more, everything is counted.
const MOST: usize = 16;

/// The standings of an event, computed on first use.
#[derive(Clone, Default)]
pub(in crate::event) struct Cache {
    known: OnceLock<Arc<Standings>>,
    /// The standings before the last changes; what these did not touch is taken from them.
    before: Option<Arc<Standings>>,
    /// Those whose result in the newest round has changed since; None: more may have changed.
    changed: Option<Vec<Id>>,
}

impl Cache {
    /// Forgets the standings, because the event has changed.
    pub(in crate::event) fn forget(&mut self) {
        if let Some(known) = self.known.take() {
            self.before = Some(known);
        }
        self.changed = None;
    }

    /// Forgets the standings, because these entrants have another result in the newest preliminary
    /// round. Nothing else that the standings show has changed.
    pub(in crate::event) fn forget_results_of(&mut self, ids: impl IntoIterator<Item = Id>) {
        if let Some(known) = self.known.take() {
            (self.before, self.changed) = (Some(known), Some(Vec::new()));
        }
        if let Some(changed) = &mut self.changed {
            changed.extend(ids);
        }
        self.changed.take_if(|changed| changed.len() > MOST);
    }

    /// The standings. To compute them, those before the last changes are given.
    pub(super) fn get(&self, compute: impl FnOnce(Option<Before>) -> Standings) -> &Standings {
        let before = |standings| Before { standings, changed: self.changed.as_deref() };
        self.known.get_or_init(|| compute(self.before.as_deref().map(before)).into())
    }
}

/// The earlier standings are left out, because two equal events may differ in them.
impl fmt::Debug for Cache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.known.fmt(f)
    }
}
