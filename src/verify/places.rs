//! The standings by definition.

use super::facts::{Facts, Presence};
use super::ratio::Ratio;
use super::tally::Tally;
use crate::event::Id;
use crate::ruleset::TieBreak;
use std::cmp::{Ordering, Reverse};
use std::collections::BTreeSet;

/// Margins may be negative, ratios may not: the sums are compared so much higher.
pub(super) const LIFT: i64 = 1 << 31;

/// A line of the standings.
#[derive(Debug, Clone)]
pub(super) struct Place {
    pub id: Id,
    pub points: u32,
    pub rounds: u32,
    /// What each of the game's tie-breaks comes to, in its order.
    pub values: Vec<Ratio>,
}

impl Facts {
    /// Best first; whoever is put out comes last. There is no place for those
    /// who were never paired, once anybody was.
    pub fn places(&self, tallies: &[Tally]) -> Vec<Place> {
        let tables = || {
            self.phases.iter().flat_map(|phase| phase.rounds.iter().flat_map(|round| round.iter()))
        };
        let paired: BTreeSet<Id> = tables().flat_map(|table| table.seats).flatten().collect();
        let begun = self.phases.iter().any(|phase| !phase.rounds.is_empty());
        let lines = self.lines(tallies);
        let lines = lines.into_iter().filter(|line| !begun || paired.contains(&line.id)).collect();
        self.ordered(lines, tallies)
    }

    /// Those who are here and were not paired yet, in the order in which a
    /// round takes them, behind all the others.
    pub fn new_ones(&self, tallies: &[Tally]) -> Vec<Id> {
        let placed: BTreeSet<Id> = self.places(tallies).iter().map(|place| place.id).collect();
        let mut lines = self.lines(tallies);
        lines.retain(|line| !placed.contains(&line.id) && self.is_here(line.id));
        self.ordered(lines, tallies).iter().map(|line| line.id).collect()
    }

    fn ordered(&self, mut lines: Vec<Place>, tallies: &[Tally]) -> Vec<Place> {
        lines.retain(|line| {
            self.person(line.id).is_some_and(|one| one.presence != Presence::Unregistered)
        });
        let put_out = |line: &Place| {
            self.person(line.id).is_some_and(|person| person.presence == Presence::PutOut)
        };
        lines.sort_by_key(|line| (put_out(line), Reverse(line.points)));
        let mut ordered = Vec::with_capacity(lines.len());
        let alike =
            |one: &Place, two: &Place| (put_out(one), one.points) == (put_out(two), two.points);
        for group in lines.chunk_by(alike) {
            self.order(group.to_vec(), 0, tallies, &mut ordered);
        }
        ordered
    }

    /// Takes the best out again and again, by the tie-break that comes next.
    fn order(&self, mut group: Vec<Place>, by: usize, tallies: &[Tally], into: &mut Vec<Place>) {
        let rules = &self.ruleset.preliminary.tie_breaks;
        if group.len() < 2 {
            into.append(&mut group);
        } else if rules.get(by) == Some(&TieBreak::HeadToHeadSweep) {
            let beats_all = |one: &Place| {
                let mut others = group.iter().filter(|other| other.id != one.id);
                others.all(|other| tallies[one.id as usize - 1].beat(other.id))
            };
            match group.iter().position(beats_all) {
                Some(at) => {
                    into.push(group.remove(at));
                    self.order(group, by, tallies, into);
                }
                None => self.order(group, by + 1, tallies, into),
            }
        } else if by < rules.len() {
            group.sort_by(|one, two| two.values[by].cmp(&one.values[by]));
            let level = |one: &Place, two: &Place| one.values[by] == two.values[by];
            for equals in group.chunk_by(level) {
                self.order(equals.to_vec(), by + 1, tallies, into);
            }
        } else {
            let tie = |line: &Place| self.person(line.id).map_or(0, |person| person.tie);
            group.sort_by(|one, two| match tie(two).cmp(&tie(one)) {
                Ordering::Equal => one.id.cmp(&two.id),
                other => other,
            });
            into.append(&mut group);
        }
    }

    fn lines(&self, tallies: &[Tally]) -> Vec<Place> {
        let whole = |number: u32| Ratio::new(u128::from(number), 1);
        let share = |part: u32, of: u32| Ratio::new(u128::from(part), u128::from(of));
        let met = |at: usize| tallies[at].met.iter().map(|id| *id as usize - 1);
        let mean = |of: &[Ratio], at: usize| Ratio::mean(met(at).map(|other| of[other]));
        let sum =
            |of: &[Ratio], at: usize| met(at).map(|other| of[other]).fold(Ratio::ZERO, Ratio::plus);
        let each = |value: &dyn Fn(usize) -> Ratio| -> Vec<Ratio> {
            (0..tallies.len()).map(value).collect()
        };
        let averages = each(&|at| share(tallies[at].points, tallies[at].rounds));
        let points = each(&|at| whole(tallies[at].points));
        let matches = each(&|at| self.match_share(&tallies[at]));
        let games = each(&|at| self.game_share(&tallies[at]));
        let column = |tie_break: &TieBreak| match tie_break {
            TieBreak::SosMean => each(&|at| mean(&averages, at)),
            TieBreak::EsosMean => {
                let sos = each(&|at| mean(&averages, at));
                each(&|at| mean(&sos, at))
            }
            TieBreak::SosSum => each(&|at| sum(&points, at)),
            TieBreak::EsosSum => {
                let sums = each(&|at| sum(&points, at));
                each(&|at| sum(&sums, at))
            }
            TieBreak::OpponentsMatchWins => each(&|at| mean(&matches, at)),
            TieBreak::OpponentsOpponentsMatchWins => {
                let of_opponents = each(&|at| mean(&matches, at));
                each(&|at| mean(&of_opponents, at))
            }
            TieBreak::GameWinPercentage => games.clone(),
            TieBreak::OpponentsGameWins => each(&|at| mean(&games, at)),
            TieBreak::GameWins => each(&|at| whole(tallies[at].game_wins)),
            TieBreak::HeadToHeadSweep => each(&|at| {
                let level = |id: &Id| points[*id as usize - 1] == points[at];
                whole(tallies[at].beaten().filter(level).count() as u32)
            }),
            TieBreak::Random => each(&|at| whole(self.people[at].tie)),
            TieBreak::Margin => {
                each(&|at| whole(u32::try_from(tallies[at].margin + LIFT).unwrap_or_default()))
            }
        };
        let rules = &self.ruleset.preliminary.tie_breaks;
        let columns: Vec<Vec<Ratio>> = rules.iter().map(column).collect();
        (0..tallies.len())
            .map(|at| Place {
                id: at as Id + 1,
                points: tallies[at].points,
                rounds: tallies[at].rounds,
                values: columns.iter().map(|column| column[at]).collect(),
            })
            .collect()
    }
}
