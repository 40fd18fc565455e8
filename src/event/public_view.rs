//! The event as the public may see it: without a held round.

use super::actions::Action;
use super::{Entry, Event};
use std::borrow::Cow;
use std::sync::Arc;

impl Event {
    /// Whether the newest round is held: only the scorekeepers see it.
    pub fn is_held(&self) -> bool {
        self.round().is_some_and(|round| round.held)
    }

    /// The event as the public may see it: as if the held round had not been paired. The clock, the
    /// standings and the pods are those from before as well.
    pub fn public_view(&self) -> Cow<'_, Event> {
        let Some(held) = self.round().filter(|round| round.held) else {
            return Cow::Borrowed(self);
        };
        let at = (self.stages.len(), held.number);
        let of_the_round = |entry: &Entry| match &entry.action {
            Action::Pair(paired) => (paired.stage, paired.round) == at,
            Action::Swap(swapped) => (swapped.stage, swapped.round) == at,
            Action::Seat(seat) => (seat.stage, seat.round) == at,
            Action::Repair(repaired) => (repaired.stage, repaired.round) == at,
            Action::Table(moved) => (moved.stage, moved.round) == at,
            Action::Mission(set) => (set.stage, set.round) == at,
            _ => false,
        };
        let counting = self.counting().rev();
        let mut log: Vec<Entry> = counting.filter(|entry| !of_the_round(entry)).cloned().collect();
        let mut public = loop {
            match Event::replay(self.head.clone(), self.ruleset.clone(), log.clone()) {
                Ok(public) => break public,
                // This line depends on the held round, so it is not public either.
                Err(misfit) => log.retain(|entry| entry.n != misfit.n),
            }
        };
        // A late entry is already charged with the held round.
        let charged = |entrant: &super::Entrant| entrant.missed.contains(&held.number);
        if at.0 == 1 && public.entrants.iter().any(charged) {
            for entrant in Arc::make_mut(&mut public.entrants) {
                entrant.missed.retain(|round| *round != held.number);
            }
            public.standings.forget();
        }
        Cow::Owned(public)
    }
}
