//! The results of all preliminary rounds but the newest, counted once.
//!
//! Nearly every result belongs to the newest round, so the others are not counted again for it.
//! A shared round is copied before it is changed, and so are the entrants. So what is still the
//! same in memory counts the same.

use super::super::{Entrant, Round};
use super::record::Records;
use crate::ruleset::{HouseGames, Preliminary};
use std::fmt;
use std::sync::Arc;

/// Rounds and entrants that were counted, with the records they result in.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Earlier {
    rounds: Vec<Arc<Round>>,
    entrants: Arc<Vec<Entrant>>,
    pub(super) records: Records,
}

/// The entrants are left out, because two equal events may differ in them: somebody who left in
/// the finals counts the same as before.
impl fmt::Debug for Earlier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Earlier");
        shown.field("rounds", &self.rounds).field("records", &self.records);
        shown.finish_non_exhaustive()
    }
}

impl Earlier {
    /// Counts these rounds of these entrants. If the first of them are `known`, the count
    /// goes on after those.
    pub(super) fn of(
        rounds: &[Arc<Round>],
        entrants: &Arc<Vec<Entrant>>,
        known: Option<Arc<Earlier>>,
        (preliminary, house): (&Preliminary, HouseGames),
    ) -> Arc<Earlier> {
        let known = known.filter(|known| known.records.house_games == house);
        let known = known.filter(|known| known.has_house_players_of(entrants));
        let mut earlier =
            known.filter(|known| known.begins(rounds, entrants.len())).unwrap_or_else(|| {
                let records = Records::none(entrants.len(), preliminary, house);
                Arc::new(Earlier { rounds: Vec::new(), entrants: Arc::default(), records })
            });
        if !Arc::ptr_eq(&earlier.entrants, entrants) {
            let earlier = Arc::make_mut(&mut earlier);
            earlier.records.replace_entrants(&earlier.entrants, entrants, preliminary);
            earlier.entrants = entrants.clone();
        }
        for round in &rounds[earlier.rounds.len()..] {
            let Earlier { rounds, records, .. } = Arc::make_mut(&mut earlier);
            records.add_round(round, preliminary);
            records.meetings.end_round();
            rounds.push(round.clone());
        }
        earlier
    }

    /// Returns whether this is the count of exactly these rounds of these entrants.
    pub(super) fn is_of(
        &self,
        rounds: &[Arc<Round>],
        entrants: &Arc<Vec<Entrant>>,
        house: HouseGames,
    ) -> bool {
        Arc::ptr_eq(&self.entrants, entrants)
            && self.records.house_games == house
            && self.rounds.len() == rounds.len()
            && self.begins(rounds, entrants.len())
    }

    /// Returns whether the same entrants were house players when this was counted.
    fn has_house_players_of(&self, entrants: &Arc<Vec<Entrant>>) -> bool {
        let same = |(old, new): (&Entrant, &Entrant)| old.house == new.house;
        Arc::ptr_eq(&self.entrants, entrants) || self.entrants.iter().zip(&**entrants).all(same)
    }

    /// Returns whether these are the first of that many entrants' rounds.
    fn begins(&self, rounds: &[Arc<Round>], entrants: usize) -> bool {
        let same = |(one, other): (&Arc<Round>, &Arc<Round>)| Arc::ptr_eq(one, other);
        self.records.all.len() == entrants
            && self.rounds.len() <= rounds.len()
            && self.rounds.iter().zip(rounds).all(same)
    }
}
