//! Everybody's place after each round.

use super::super::{Event, Id};
use super::standings;
use std::sync::Arc;

/// The places after each preliminary round, by the results as they are known now.
///
/// To compute them takes as long as one table of standings for each round, so a caller
/// who shows them often keeps them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlacesByRound {
    /// For each round, the place of each entrant by index; 0: they have none yet.
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
            rounds.push(then.entrants.iter().map(|entrant| place(&then, entrant.id)).collect());
        }
        rounds.reverse();
        PlacesByRound { rounds }
    }

    /// The places of this entrant, each with the number of its round.
    pub fn places(&self, id: Id) -> Vec<(u32, u32)> {
        let at = (id as usize).wrapping_sub(1);
        let places = (1..).zip(&self.rounds).map(|(n, places)| (n, places.get(at).copied()));
        places.filter_map(|(n, place)| Some((n, place.filter(|place| *place > 0)?))).collect()
    }
}

fn place(event: &Event, id: Id) -> u32 {
    standings(event).standing(id).map_or(0, |standing| standing.rank)
}

impl Event {
    /// Takes away what later preliminary rounds than this one brought.
    fn go_back_to(&mut self, round: u32) {
        self.standings.forget();
        for stage in &mut self.stages {
            stage.rounds.truncate(round as usize);
        }
        self.penalties.retain(|one| one.at.is_none_or(|at| at.stage == 1 && at.round <= round));
        let is_later = |missed: &u32| *missed > round;
        if self.entrants.iter().any(|entrant| entrant.missed.iter().any(is_later)) {
            for entrant in Arc::make_mut(&mut self.entrants) {
                entrant.missed.retain(|missed| !is_later(missed));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::action::Setup;
    use crate::event::fixture::Desk;

    #[test]
    fn each_round_has_the_places_that_it_left() {
        let setup = Setup { rounds: Some(4), ..Setup::default() };
        let mut desk = Desk::of("destiny", setup, &["A", "B", "C", "D", "E", "F", "G"]);
        let mut then: Vec<Vec<u32>> = Vec::new();
        for round in 1..=4 {
            desk.told("pair");
            assert_eq!(PlacesByRound::of(&desk.event).rounds, then, "round {round} is played");
            desk.play(|_, a, b| (a + b + round) % 3 != 0);
            if round == 2 {
                desk.told("drop C");
            }
            then.push((1..=7).map(|id| place(&desk.event, id)).collect());
        }
        let known = PlacesByRound::of(&desk.event);
        assert_eq!(known.rounds, then);
        let first = (1..).zip(then.iter().map(|places| places[0])).collect::<Vec<_>>();
        assert_eq!(known.places(1), first);
        assert_eq!(known.places(99), []);
    }
}
