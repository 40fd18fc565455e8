//! Games of a single elimination, by the numbering of the rules.
//!
//! After a round of N games, the winner of game 1 meets that of game N, game 2 that of game N − 1,
//! and so on. Seeds enter as if each had won a game of its own number.

use super::judge::Judge;
use super::tables::Table;
use crate::event::Id;
use crate::event::action::Paired;
use crate::msg;
use crate::words::Message;
use std::collections::{BTreeMap, BTreeSet};

/// The players of each game, by its number. A single player advances without playing.
pub(super) type Games = BTreeMap<u32, BTreeSet<Id>>;

impl Judge {
    /// The players of each game, as the round was published.
    pub fn games_given(&mut self, place: &Message, paired: &Paired) -> Games {
        let mut given = Games::new();
        let seats = paired.tables.iter().map(|pair| pair.iter().copied().collect());
        let alone = paired.byes.iter().map(|id| BTreeSet::from([*id]));
        for (at, players) in seats.chain(alone).enumerate() {
            let number = paired.numbers.get(at).copied().unwrap_or(0);
            if given.insert(number, players).is_some() {
                self.breach(place, msg!("verify.two-matches", n = number));
            }
        }
        given
    }

    pub fn bracket(&mut self, place: &Message, paired: &Paired) {
        let given = self.games_given(place, paired);
        match self.facts.finals().filter(|_| paired.plan.is_none()) {
            None => self.started_with_elimination(place, paired, &given),
            Some(finals) if finals.seeds.is_empty() && paired.round == 1 => {
                self.started_with_elimination(place, paired, &given);
            }
            Some(_) => {
                let due = self.due(paired.round);
                self.compare_games(place, &given, &due);
            }
        }
    }

    /// The first round without Swiss rounds before it: byes up to a power of two.
    fn started_with_elimination(&mut self, place: &Message, paired: &Paired, given: &Games) {
        let here: BTreeSet<Id> = self.facts.all_here().collect();
        let there: Vec<Id> = given.values().flatten().copied().collect();
        let size = here.len().next_power_of_two();
        let byes = given.values().filter(|players| players.len() == 1).count();
        if there.len() != here.len() || there.iter().copied().collect::<BTreeSet<_>>() != here {
            self.breach(place, msg!("verify.not-in-one-match"));
        }
        if byes != size - here.len() {
            let due = size - here.len();
            self.breach(place, msg!("verify.byes", n = byes, due));
        }
        if !given.keys().copied().eq(1..=size as u32 / 2) {
            self.breach(place, msg!("verify.matches-not-numbered"));
        }
        if let Some(plan) = &paired.plan {
            self.rounds_of(place, plan.kind, plan.rounds, here.len());
        }
    }

    fn due(&self, round: u32) -> Games {
        let Some(finals) = self.facts.finals() else { return Games::new() };
        let before = (round as usize).checked_sub(2).and_then(|at| finals.rounds.get(at));
        let (width, sources): (u32, BTreeMap<u32, Id>) = match before {
            None => {
                let seeds = (1..).zip(finals.seeds.iter().copied()).collect();
                (finals.seeds.len().next_power_of_two() as u32, seeds)
            }
            Some(tables) => {
                let on = |id: &Id| self.facts.is_here(*id);
                let winners = tables.iter().filter_map(|table| {
                    Some((table.game?, self.facts.advances(finals, table).filter(on)?))
                });
                (games_before(finals.rounds.first(), round), winners.collect())
            }
        };
        let mut due = Games::new();
        for (number, id) in sources {
            due.entry(number.min((width + 1).saturating_sub(number))).or_default().insert(id);
        }
        due
    }

    pub fn compare_games(&mut self, place: &Message, given: &Games, due: &Games) {
        for number in given.keys().chain(due.keys()).collect::<BTreeSet<_>>() {
            let side = |games: &Games| -> Vec<Id> {
                games.get(number).map_or_else(Vec::new, |players| players.iter().copied().collect())
            };
            let (is, must) = (side(given), side(due));
            if is != must {
                let (is, must) = (self.names(&is), self.names(&must));
                self.breach(
                    place,
                    msg!("verify.match-of-others", n = *number, due = must, has = is),
                );
            }
        }
    }
}

/// How many games the round before this one has in a whole bracket.
fn games_before(first: Option<&Vec<Table>>, round: u32) -> u32 {
    let first = first.map_or(0, |tables| tables.iter().filter_map(|t| t.game).max().unwrap_or(0));
    first.checked_next_power_of_two().map_or(0, |size| size >> round.saturating_sub(2).min(31))
}
