//! Records and standings before or after an earlier round.

use super::super::actions::{Effect, Penalised};
use super::super::{Entrant, Event, Id, Round};
use super::record::{Record, Records};
use super::{Standings, standings};
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

    /// The same if the record had this many rounds.
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
    /// The record of this entrant; None for a house player.
    pub fn of(&self, id: Id) -> Option<WinLoss> {
        let at = (id as usize).checked_sub(1)?;
        let record = self.records.all.get(at).filter(|record| !record.is_house)?;
        // The entrant is already charged with rounds missed later.
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

/// The standings after this many rounds, for the present entrants.
///
/// Missed rounds and deducted points count only up to the last of these rounds.
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
    records.add_facts(&entrants, &event.stages[..1], &penalties);
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

/// The places after each preliminary round, by the results as they are known now.
///
/// Each round takes a full computation of the standings, so callers who need the places often keep
/// them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlacesByRound {
    /// For each round, the place of each entrant by index; 0 for none yet.
    rounds: Vec<Vec<u32>>,
}

impl PlacesByRound {
    /// The places after the rounds whose results are all in.
    pub fn of(event: &Event) -> PlacesByRound {
        let over = event
            .preliminary()
            .map_or(0, |stage| stage.rounds.iter().take_while(|round| round.is_complete()).count());
        if over == 0 {
            return PlacesByRound::default();
        }
        let mut then = event.clone();
        then.stages.truncate(1);
        let mut rounds: Vec<Vec<u32>> = Vec::with_capacity(over);
        for round in (1..=over as u32).rev() {
            then.go_back_to(round);
            let place = |entrant: &Entrant| {
                standings(&then).standing(entrant.id).map_or(0, |standing| standing.rank)
            };
            rounds.push(then.entrants.iter().map(place).collect());
        }
        rounds.reverse();
        PlacesByRound { rounds }
    }

    pub fn places(&self, id: Id) -> Vec<(u32, u32)> {
        let at = (id as usize).wrapping_sub(1);
        let places = (1..).zip(&self.rounds).map(|(n, places)| (n, places.get(at).copied()));
        places.filter_map(|(n, place)| Some((n, place.filter(|place| *place > 0)?))).collect()
    }
}

impl Event {
    /// Subtracts what preliminary rounds after this one added.
    fn go_back_to(&mut self, round: u32) {
        self.standings.forget();
        for stage in &mut self.stages {
            stage.rounds.truncate(round as usize);
        }
        self.penalties.retain(|one| one.at.is_none_or(|at| at.stage == 1 && at.round <= round));
        self.entrants = until(&self.entrants, round);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::actions::Setup;
    use crate::event::fixture::Desk;

    #[test]
    fn each_round_has_the_places_that_it_left() {
        let setup = Setup { rounds: Some(4), ..Setup::default() };
        let mut desk = Desk::of("destiny", setup, &["A", "B", "C", "D", "E", "F", "G"]);
        let mut then: Vec<Vec<u32>> = Vec::new();
        for round in 1..=4 {
            desk.does("pair");
            assert_eq!(PlacesByRound::of(&desk.event).rounds, then, "round {round} is played");
            desk.play(|_, a, b| (a + b + round) % 3 != 0);
            if round == 2 {
                desk.does("drop C");
            }
            let places = standings(&desk.event);
            then.push((1..=7).map(|id| places.standing(id).unwrap().rank).collect());
        }
        let known = PlacesByRound::of(&desk.event);
        assert_eq!(known.rounds, then);
        let first = (1..).zip(then.iter().map(|places| places[0])).collect::<Vec<_>>();
        assert_eq!(known.places(1), first);
        assert_eq!(known.places(99), []);
    }
}
