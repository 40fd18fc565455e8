//! Points, tie-breaks and places of the preliminary rounds. All of them are whole numbers
//! over a common denominator, so nothing is ever rounded before it is compared.

mod ahead;
mod keys;
mod meetings;
mod number;
mod order;
mod percentages;
mod record;
mod strength;
mod table;

pub use ahead::put_ahead;
pub use percentages::Term;
pub use record::{Record, Tally};
pub use table::{Line, Standing, Standings, Value};

use super::{Event, Id};
use record::Records;

/// The standings by the results known so far, best first; disqualified entrants come last.
///
/// They are computed once for each state of the event.
pub fn standings(event: &Event) -> &Standings {
    let compute = || Standings::new(records(event), &event.ruleset.preliminary).into();
    event.standings.get_or_init(compute)
}

fn records(event: &Event) -> Records {
    let preliminary = &event.ruleset.preliminary;
    Records::of(&event.entrants, &event.stages, &event.penalties, preliminary)
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
