//! Points, tie-breaks and places of the preliminary rounds, in whole numbers over common
//! denominators: nothing is rounded before it is compared.

mod before;
mod head_to_head;
mod meetings;
mod percentages;
mod record;
mod running;
mod strength;
mod table;

pub use before::{PlacesByRound, RecordsBefore, WinLoss, records_before, standings_after};
pub use percentages::Term;
pub use record::Record;
pub use table::{Line, Standing, Standings, Value, parted_by_head_to_head, put_ahead};

pub use running::Running;

use super::{Event, Id};
use record::Records;
use std::sync::{Arc, OnceLock};

/// The standings of an event, computed on first use.
#[derive(Debug, Clone, Default)]
pub(super) struct Cache(OnceLock<Arc<Standings>>);

impl Cache {
    pub(super) fn forget(&mut self) {
        self.0.take();
    }
}

/// The standings by the results known so far, best first; disqualified entrants come last.
///
/// Computed once for each state of the event.
pub fn standings(event: &Event) -> &Standings {
    event.standings.0.get_or_init(|| {
        let rounds = event.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let mut records = Records::of(event, &event.entrants, rounds);
        records.add_facts(&event.entrants, &event.stages, &event.penalties);
        Standings::new(records, &event.ruleset.preliminary).into()
    })
}

/// These entrants by the same rules, with ties broken among themselves only.
pub fn order_of(event: &Event, ids: &[Id]) -> Vec<Id> {
    standings(event).order_of(ids)
}

impl Standings {
    /// The share of this entrant's matches that they won, as the game counts it.
    pub fn matches_won(&self, event: &Event, id: Id) -> Option<Term> {
        let preliminary = &event.ruleset.preliminary;
        let counted = preliminary.percentages.clone().unwrap_or_default();
        Some(percentages::match_term(self.record(id)?, preliminary, &counted))
    }

    /// The share of this entrant's games that they won, as the game counts it.
    pub fn games_won(&self, event: &Event, id: Id) -> Option<Term> {
        let preliminary = &event.ruleset.preliminary;
        let counted = preliminary.percentages.clone().unwrap_or_default();
        Some(percentages::game_term(self.record(id)?, self.tally(id)?, preliminary, &counted))
    }
}
