//! Records and standings as they were before or after an earlier round.

use super::super::action::{Effect, Penalised};
use super::super::{Entrant, Event, Id, Round};
use super::record::{Record, Records};
use super::table::Standings;
use std::sync::Arc;

/// Matches won, lost and drawn. A bye counts as won, a missed round as lost.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct WinLoss {
    pub won: u32,
    pub lost: u32,
    pub drawn: u32,
}

impl Record {
    /// The matches won, lost and drawn. Their sum is the number of rounds.
    pub fn win_loss(&self) -> WinLoss {
        self.win_loss_of(self.rounds)
    }

    /// The same if the record had so many rounds.
    fn win_loss_of(&self, rounds: u32) -> WinLoss {
        let (won, drawn) = (self.wins + self.byes, self.draws);
        WinLoss { won, lost: rounds.saturating_sub(won + drawn), drawn }
    }
}

/// Everybody's record before a round of the preliminary rounds.
#[derive(Debug, Clone)]
pub struct RecordsBefore {
    records: Records,
    entrants: Arc<Vec<Entrant>>,
    round: u32,
}

impl RecordsBefore {
    /// The record of this entrant; None for a house player, who has none.
    pub fn of(&self, id: Id) -> Option<WinLoss> {
        let at = (id as usize).checked_sub(1)?;
        let record = self.records.all.get(at).filter(|record| !record.is_house)?;
        // Rounds that were missed later are charged already.
        let missed = &self.entrants.get(at)?.missed;
        let later = missed.iter().filter(|round| **round >= self.round).count() as u32;
        Some(record.win_loss_of(record.rounds.saturating_sub(later)))
    }
}

/// Everybody's record before this round of the preliminary rounds; None without such a round.
pub fn records_before(event: &Event, round: u32) -> Option<RecordsBefore> {
    let rounds = event.preliminary()?.rounds.get(..(round as usize).checked_sub(1)?)?;
    let records = Records::of(event, &event.entrants, rounds);
    Some(RecordsBefore { records, entrants: event.entrants.clone(), round })
}

/// The standings after the first rounds, for the entrants as they are now.
///
/// Missed rounds and points taken off count only up to the last of these rounds.
pub fn standings_after(event: &Event, round: u32) -> Option<Standings> {
    let stage = event.preliminary()?;
    let rounds: &[Arc<Round>] = stage.rounds.get(..round as usize)?;
    if rounds.is_empty() {
        return None;
    }
    let entrants = until(&event.entrants, round);
    let mut records = Records::of(event, &entrants, rounds);
    let is_known = |penalised: &&Penalised| {
        let later = penalised.at.is_some_and(|at| (at.stage, at.round) > (1, round));
        !(later && matches!(penalised.effect, Some(Effect::Points(_))))
    };
    let penalties: Vec<Penalised> = event.penalties.iter().filter(is_known).cloned().collect();
    records.add_facts((&entrants, &event.stages[..1], &penalties));
    Some(Standings::new(records, &event.ruleset.preliminary))
}

/// The entrants without the rounds that they missed later.
fn until(entrants: &Arc<Vec<Entrant>>, round: u32) -> Arc<Vec<Entrant>> {
    let is_later = |missed: &u32| *missed > round;
    if !entrants.iter().any(|entrant| entrant.missed.iter().any(is_later)) {
        return entrants.clone();
    }
    let mut trimmed = Vec::clone(entrants);
    trimmed.iter_mut().for_each(|entrant| entrant.missed.retain(|missed| !is_later(missed)));
    Arc::new(trimmed)
}
