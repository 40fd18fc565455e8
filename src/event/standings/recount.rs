//! Records counted again for those whose result in the newest round has changed.
//!
//! One result changes two records. In a field of thousands, to count all of them takes longer than
//! everything else that a result needs.

use super::super::{Event, How, Id, Round, Side};
use super::earlier::Earlier;
use super::record::Records;
use super::table::Before;
use crate::ruleset::Preliminary;
use std::sync::Arc;

/// The records after new results of `before.changed`, and the rounds that were counted once.
///
/// None: more than these results may have changed, so everything is to be counted.
pub(super) fn recount(event: &Event, before: &Before) -> Option<(Records, Arc<Earlier>)> {
    let [stage] = &event.stages[..] else { return None };
    let (newest, rounds) = stage.rounds.split_last().filter(|_| stage.kind.is_preliminary())?;
    let (changed, earlier) = (before.changed?, &before.standings.earlier);
    let known = before.standings.records();
    let holds = earlier.is_of(rounds, &event.entrants, event.house_games());
    if !holds || !known.meetings.has_one_newest_row() {
        return None;
    }
    let mut records = known.clone();
    for id in changed {
        records.count_again(*id, &earlier.records, newest, &event.ruleset.preliminary)?;
    }
    for id in changed {
        records.add_facts_of(*id, (&event.entrants, &event.stages, &event.penalties));
    }
    Some((records, earlier.clone()))
}

impl Records {
    /// Counts this entrant's results of the newest round, on top of those that are `earlier`.
    fn count_again(
        &mut self,
        id: Id,
        earlier: &Records,
        newest: &Round,
        preliminary: &Preliminary,
    ) -> Option<()> {
        let at = (id as usize).checked_sub(1)?;
        self.all.get_mut(at)?.clone_from(earlier.all.get(at)?);
        put_back(&mut self.margins, &earlier.margins, at);
        put_back(&mut self.scores, &earlier.scores, at);
        put_back(&mut self.tallies, &earlier.tallies, at);
        self.meetings.forget_newest(at);
        for pairing in newest.pairings.iter().filter(|pairing| pairing.has(id)) {
            if pairing.sits_out() {
                continue;
            }
            let seats = [Some(pairing.a), pairing.b];
            self.rank(seats);
            let Some(outcome) = &pairing.outcome else { continue };
            if outcome.how == How::Rested {
                continue;
            }
            for side in [Side::A, Side::B] {
                if seats[side as usize] == Some(id) {
                    self.add_result(seats, outcome, side, preliminary);
                }
            }
        }
        Some(())
    }
}

/// Puts back what only some games count.
fn put_back<T: Clone>(all: &mut [T], earlier: &[T], at: usize) {
    if let (Some(one), Some(earlier)) = (all.get_mut(at), earlier.get(at)) {
        one.clone_from(earlier);
    }
}
