//! The line before the second day, by its definition.

use super::facts::Facts;
use super::judge::Judge;
use super::tally::Tally;
use crate::event::Id;
use crate::event::action::SecondDayDrawn;
use crate::msg;
use crate::ruleset::LineBy;
use crate::words::Message;

const PLACE: Message = msg!("second-day.verify-place");

impl Facts {
    /// All Swiss rounds: those of the first day, and those of the second once its line is drawn.
    pub(super) fn rounds_in_all(&self) -> u32 {
        self.rounds + if self.second_day.0 { self.second_day.1 } else { 0 }
    }

    /// The losses of a player: rounds that were neither won nor drawn.
    pub(super) fn losses(tally: &Tally) -> u32 {
        let won = tally.wins + tally.byes - tally.byes_drawn - tally.byes_lost;
        tally.rounds.saturating_sub(won + tally.draws + tally.byes_drawn)
    }
}

impl Judge {
    pub(super) fn second_day(&mut self, drawn: &SecondDayDrawn) {
        let facts = &self.facts;
        let swiss = facts.preliminary();
        let played = swiss.map_or(0, |swiss| swiss.rounds.len() as u32);
        let open = swiss.into_iter().flat_map(|swiss| swiss.tables());
        let open = open.filter(|table| !table.is_over()).count();
        let rule = facts.ruleset.preliminary.second_day.as_ref();
        let known = rule.is_some_and(|rule| rule.by.contains(&drawn.line.by));
        let early = played != facts.rounds || open > 0 || facts.finals().is_some();
        let again = facts.second_day.0;
        let announced = facts.second_day.1;
        if !known {
            self.breach(&PLACE, msg!("second-day.verify-unknown"));
        }
        if early || again || drawn.after != played {
            let sentence = msg!("second-day.verify-time", n = played, open);
            self.breach_at(&PLACE, "after", sentence);
        }
        if drawn.rounds != announced || drawn.rounds == 0 {
            let sentence = msg!("second-day.verify-rounds", said = drawn.rounds, due = announced);
            self.breach_at(&PLACE, "rounds", sentence);
        }
        self.compare_standings(&msg!("second-day.verify-standings"));
        let due = self.above(drawn);
        if drawn.on != due {
            let extra: Vec<Id> = drawn.on.iter().copied().filter(|id| !due.contains(id)).collect();
            let missing: Vec<Id> = due.into_iter().filter(|id| !drawn.on.contains(id)).collect();
            let (extra, missing) = (self.names(&extra), self.names(&missing));
            let sentence = msg!("second-day.verify-others", extra, missing);
            self.breach_at(&PLACE, "on", sentence);
        }
    }

    /// Those above the line, best first.
    fn above(&self, drawn: &SecondDayDrawn) -> Vec<Id> {
        let facts = &self.facts;
        let tallies = facts.tallies();
        let places = facts.places(&tallies);
        let here = places.iter().map(|place| place.id).filter(|id| facts.is_here(*id));
        let n = drawn.line.n;
        let units = facts.ruleset.preliminary.points.units;
        match drawn.line.by {
            LineBy::Top => here.take(n as usize).collect(),
            LineBy::Points => {
                here.filter(|id| tallies[*id as usize - 1].points >= n * units).collect()
            }
            LineBy::Record => {
                here.filter(|id| Facts::losses(&tallies[*id as usize - 1]) <= n).collect()
            }
        }
    }
}
