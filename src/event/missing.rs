//! Components that were lost and not replaced, and so are missed when the next round starts.

use super::action::ComponentCase;
use super::{Event, Id};
use crate::ruleset::ComponentFound;

impl Event {
    /// The cases in which something is still missing, the oldest first. They count while the
    /// owner is in the event, and the rules have a case for the next round.
    pub fn still_missing(&self) -> impl Iterator<Item = &ComponentCase> {
        let components = self.ruleset.components.as_ref();
        let cases = self.components.iter().enumerate();
        cases.filter_map(move |(at, case)| {
            let rules = components?;
            let next = rules.rule(case.component, case.state, ComponentFound::NextRound)?;
            let lost = case.replaced == Some(false) && !next.found.is_empty();
            let same = |later: &ComponentCase| {
                (later.id, later.component, &later.name) == (case.id, case.component, &case.name)
            };
            let settled = self.components[at + 1..].iter().any(same);
            (lost && !settled && self.is_here(case.id)).then_some(case)
        })
    }

    /// The cases of this entrant in which something is still missing.
    pub fn still_missed_by(&self, id: Id) -> impl Iterator<Item = &ComponentCase> {
        self.still_missing().filter(move |case| case.id == id)
    }
}
