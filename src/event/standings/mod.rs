//! Points, tie-breaks and places of the preliminary rounds. All of them are whole numbers
//! over a common denominator, so nothing is ever rounded before it is compared.

mod ahead;
mod before;
mod by_round;
mod cache;
mod column;
mod earlier;
mod head_to_head;
mod keys;
mod meetings;
mod number;
mod order;
mod percentages;
mod record;
mod recount;
mod reorder;
mod running;
mod strength;
mod table;

pub use ahead::{parted_by_head_to_head, put_ahead};
pub use before::{RecordsBefore, WinLoss, standings_after};
pub use by_round::PlacesByRound;
pub use meetings::Encounter;
pub use percentages::Term;
pub use record::{Record, Tally};
pub use table::{Line, Standing, Standings, Value};

pub use running::Running;

pub(super) use cache::Cache;

use super::{Event, Id};
use earlier::Earlier;
use record::Records;
use recount::recount;
use std::sync::Arc;
use table::Before;

/// The standings by the results known so far, best first; disqualified entrants come last.
///
/// They are computed once for each state of the event.
pub fn standings(event: &Event) -> &Standings {
    event.standings.get(|before| {
        let preliminary = &event.ruleset.preliminary;
        let again = before.as_ref().and_then(|before| Some((recount(event, before)?, before)));
        if let Some((counted, before)) = again {
            return Standings::new(counted, Some(before), preliminary);
        }
        let before = before.map(|before| Before { changed: None, ..before });
        let earlier = before.as_ref().map(|before| before.standings.earlier.clone());
        Standings::new(count(event, earlier), before.as_ref(), preliminary)
    })
}

/// Everybody's record before this round of the preliminary rounds; None without such a round.
pub fn records_before(event: &Event, round: u32) -> Option<RecordsBefore> {
    before::records_before(event, standings(event), round)
}

/// Everybody's record, and the rounds that the next count can go on from.
fn count(event: &Event, known: Option<Arc<Earlier>>) -> (Records, Arc<Earlier>) {
    let Event { entrants, stages, penalties, .. } = event;
    let preliminary = &event.ruleset.preliminary;
    let rounds = event.preliminary().map_or(&[][..], |stage| &stage.rounds);
    let (before, newest) = rounds.split_at(rounds.len().saturating_sub(1));
    let earlier = Earlier::of(before, entrants, known, (preliminary, event.house_games()));
    let mut records = earlier.records.clone();
    newest.iter().for_each(|round| records.add_round(round, preliminary));
    records.add_facts((entrants, stages, penalties));
    (records, earlier)
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
