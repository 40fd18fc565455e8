//! Compares published standings with those by definition.

use super::judge::Judge;
use crate::event::standings::{Line, Value};
use crate::event::{Fraction, standings};
use crate::msg;
use crate::ruleset::TieBreak;
use crate::words::{Arg, Message};

impl Judge {
    /// Compares the published standings with those by definition.
    pub fn compare_standings(&mut self, place: &Message) {
        let given = standings(self.judged()).whole();
        self.compare_with(place, &given);
    }

    /// Compares these standings with those by definition.
    pub fn compare_with(&mut self, place: &Message, given: &[Line]) {
        let tallies = self.facts.tallies();
        let own = self.facts.places(&tallies);
        self.verdict.places += own.len();
        if given.len() != own.len() {
            let (lines, players) = (given.len(), own.len());
            return self.breach(place, msg!("verify.lines", n = lines, players));
        }
        for (at, (line, own)) in given.iter().zip(&own).enumerate() {
            let (rank, given) = (at + 1, &line.standing);
            if given.entrant != own.id {
                let (wrong, right) = (self.facts.name(given.entrant), self.facts.name(own.id));
                let sentence = msg!("verify.place-of-other", n = rank, due = right, given = wrong);
                // Everything below would be reported over and over.
                return self.breach(place, sentence);
            }
            let name = self.facts.name(own.id);
            let tally = &tallies[own.id as usize - 1];
            if (given.points, given.rounds) != (own.points, own.rounds) {
                let sentence = msg!(
                    "verify.points",
                    name = &name,
                    n = self.facts.ruleset.preliminary.points.shown(own.points),
                    rounds = own.rounds,
                    said = self.facts.ruleset.preliminary.points.shown(given.points),
                    of = given.rounds
                );
                self.breach(place, sentence);
            }
            for ((tie_break, value), own) in line.tie_breaks.iter().zip(&own.values) {
                let exact = Fraction::new(own.top, own.bottom);
                let shown = match value {
                    Value::Margin(sum) => {
                        let own = match tie_break {
                            TieBreak::ScoreDifference => {
                                i64::from(tally.scores[0]) - i64::from(tally.scores[1])
                            }
                            _ => tally.margin,
                        };
                        if *sum != own {
                            let by = tie_break.about().phrase;
                            self.breach(place, other_value(&name, by, own, *sum));
                        }
                        continue;
                    }
                    Value::Exact(fraction) => *fraction,
                    Value::Drawn(number) | Value::Beaten(number) => {
                        Fraction::new(u128::from(*number), 1)
                    }
                };
                if shown != exact {
                    let by = tie_break.about().phrase;
                    let (exact, shown) = (exact.to_string(), shown.to_string());
                    self.breach(place, other_value(&name, by, exact, shown));
                }
            }
        }
    }
}

/// The sentence that a tie-break has another value.
fn other_value(
    name: &str,
    by: impl Into<Arg>,
    value: impl Into<Arg>,
    said: impl Into<Arg>,
) -> Message {
    msg!("verify.tie-break", name, by, value, said)
}
