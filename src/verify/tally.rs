//! The record of everybody in the Swiss rounds.

use super::facts::Facts;
use super::tables::{End, Unopposed};
use crate::event::{Id, Side};
use crate::ruleset::{Absence, HouseGames};
use std::collections::BTreeMap;

#[derive(Debug, Clone, Default)]
pub(super) struct Tally {
    pub points: u32,
    /// Results, byes, and charged rounds.
    pub rounds: u32,
    pub byes: u32,
    /// Byes that the rule of the odd player's bye does not count.
    pub given: u32,
    /// Results against a house player that are no byes.
    pub house: u32,
    pub wins: u32,
    pub draws: u32,
    pub games: u32,
    pub game_wins: u32,
    pub drawn_games: u32,
    /// The sum of margins.
    pub margin: i64,
    /// The sums of the own scores, and of those against them.
    pub scores: [u32; 2],
    pub met: Vec<Id>,
    /// Byes that brought what a match won brings.
    pub free_wins: u32,
    /// The points of each match against each opponent.
    pub taken: BTreeMap<Id, Vec<u32>>,
    /// For each match, the opponent, and 2 for a win or 1 for a draw.
    pub halves: Vec<(Id, u32)>,
    /// Against each opponent, matches won minus matches lost.
    lead: BTreeMap<Id, i32>,
}

impl Tally {
    pub fn add_scores(&mut self, [own, against]: [u32; 2]) {
        self.scores[0] += own;
        self.scores[1] += against;
    }

    /// Whether more of the matches against this opponent were won than lost.
    pub fn beat(&self, other: Id) -> bool {
        self.lead.get(&other).is_some_and(|lead| *lead > 0)
    }

    pub fn beaten(&self) -> impl Iterator<Item = Id> {
        self.lead.iter().filter(|(_, lead)| **lead > 0).map(|(id, _)| *id)
    }
}

impl Facts {
    /// The records of all players, by id from 1.
    pub fn tallies(&self) -> Vec<Tally> {
        let mut all: Vec<Tally> = (self.people().iter())
            .map(|one| {
                let missed = one.missed.len() as u32;
                let margin = i64::from(missed) * self.walkover();
                let scores = self.scores_of_missed().map(|score| missed * score);
                Tally { rounds: missed, margin, scores, ..Tally::default() }
            })
            .collect();
        let Some(swiss) = self.preliminary() else { return all };
        let scoring = &self.ruleset.preliminary;
        let won = self.whole_match(scoring.points.win);
        let bye_margin = scoring.margin.as_ref().map_or(0, |rule| i64::from(rule.bye));
        for table in swiss.tables() {
            let score = self.score(swiss, table);
            for seat in [0, 1] {
                let Some(tally) = table.seats[seat].and_then(|id| all.get_mut(id as usize - 1))
                else {
                    continue;
                };
                let Some(other) = table.seats[1 - seat] else {
                    let worth = match table.free {
                        Unopposed::Rest => continue,
                        Unopposed::Bye => scoring.points.bye,
                        Unopposed::Win => scoring.points.win,
                        Unopposed::Awarded => {
                            self.tally_awarded(tally);
                            continue;
                        }
                    };
                    tally.rounds += 1;
                    tally.byes += 1;
                    tally.points += worth;
                    tally.free_wins += u32::from(worth >= won);
                    tally.margin += bye_margin;
                    tally.add_scores(self.scores_of_bye());
                    continue;
                };
                let Some(score) = score else { continue };
                let counted = self.event.setup.house.unwrap_or_default();
                let own = table.seats[seat].is_some_and(|id| self.is_house(id));
                let house = self.is_house(other);
                if own && counted != HouseGames::Opponent {
                    continue;
                }
                let stayed_away = if seat == 0 { Side::A } else { Side::B };
                let came = !matches!(table.end, Some(End::Absent(side)) if side == stayed_away);
                if house && counted == HouseGames::Bye && came {
                    tally.rounds += 1;
                    tally.byes += 1;
                    tally.points += scoring.points.bye;
                    tally.free_wins += u32::from(scoring.points.bye >= won);
                    tally.margin += bye_margin;
                    tally.add_scores(self.scores_of_bye());
                    continue;
                }
                tally.rounds += 1;
                tally.points += score.points[seat];
                let absent = if seat == 0 { Side::B } else { Side::A };
                let alone = matches!(table.end, Some(End::Absent(side)) if side == absent);
                if alone && scoring.absence == Absence::Bye {
                    tally.byes += 1;
                    tally.free_wins += u32::from(score.points[seat] >= won);
                    tally.margin += bye_margin;
                    tally.add_scores(self.scores_of_bye());
                    continue;
                }
                tally.add_scores(self.scores_at(swiss, table, score.winner, seat));
                tally.margin += self.margins(table, &score)[seat];
                tally.games += score.games;
                tally.drawn_games += score.drawn_games;
                tally.draws += u32::from(score.drawn);
                tally.house += u32::from(house);
                let is_opponent = !house || counted == HouseGames::Opponent;
                if is_opponent {
                    tally.met.push(other);
                }
                tally.game_wins += score.wins[seat];
                if score.winner == Some(seat) {
                    tally.wins += 1;
                }
                // A result that gives one of the two a bye was no match between them.
                let unplayed = matches!(table.end, Some(End::Absent(_)));
                let between = is_opponent && !(unplayed && scoring.absence == Absence::Bye);
                if between {
                    tally.taken.entry(other).or_default().push(score.points[seat]);
                    let halves = 2 * u32::from(score.winner == Some(seat)) + u32::from(score.drawn);
                    tally.halves.push((other, halves));
                }
                if let Some(winner) = score.winner
                    && between
                {
                    *tally.lead.entry(other).or_default() += if winner == seat { 1 } else { -1 };
                }
            }
        }
        for (id, tally) in (1..).zip(&mut all) {
            tally.points = tally.points.saturating_sub(self.points_off(id));
        }
        all
    }
}
