//! The standings by definition.

use super::facts::Facts;
use super::ratio::Ratio;
use super::tally::Tally;
use crate::event::Id;
use crate::ruleset::{FinalsKind, TieBreak};
use std::cmp::{Ordering, Reverse};
use std::collections::BTreeSet;

/// Margins may be negative and ratios may not, so the sums are raised by this much for comparison.
pub(super) const MARGIN_OFFSET: i64 = 1 << 31;

/// A line of the standings.
#[derive(Debug, Clone)]
pub(super) struct RankedPlayer {
    pub id: Id,
    pub points: u32,
    pub rounds: u32,
    /// The value of each tie-break of the game, in its order.
    pub values: Vec<Ratio>,
}

impl Facts {
    /// The standings, best first; players who were put out come last.
    ///
    /// Once anybody was paired, players who were never paired have no place.
    pub fn places(&self, tallies: &[Tally]) -> Vec<RankedPlayer> {
        let tables = self.stages.iter().flat_map(|stage| stage.tables());
        let paired: BTreeSet<Id> = tables.flat_map(|table| table.seats).flatten().collect();
        let begun = self.stages.iter().any(|stage| !stage.rounds.is_empty());
        let lines = self.lines(tallies);
        let lines = lines.into_iter().filter(|line| !begun || paired.contains(&line.id)).collect();
        self.ordered(lines, tallies)
    }

    /// The players who are here and were not paired yet, behind all the others.
    ///
    /// They come in the order in which a round takes them.
    pub fn new_ones(&self, tallies: &[Tally]) -> Vec<Id> {
        let placed: BTreeSet<Id> = self.places(tallies).iter().map(|place| place.id).collect();
        let mut lines = self.lines(tallies);
        lines.retain(|line| !placed.contains(&line.id) && self.is_here(line.id));
        self.ordered(lines, tallies).iter().map(|line| line.id).collect()
    }

    /// The players who share first place on points and are here, best first.
    ///
    /// They play a deciding match. Nobody does if the game has no such match or one player is ahead.
    pub fn level_first(&self) -> Vec<Id> {
        if self.ruleset.finals.kind != FinalsKind::DecidingMatch {
            return Vec::new();
        }
        let mut places = self.places(&self.tallies());
        places.retain(|place| !self.is_put_out(place.id));
        let most = places.iter().map(|place| place.points).max();
        places.retain(|place| Some(place.points) == most);
        if places.len() < 2 {
            return Vec::new();
        }
        places.into_iter().map(|place| place.id).filter(|id| self.is_here(*id)).collect()
    }

    fn ordered(&self, mut lines: Vec<RankedPlayer>, tallies: &[Tally]) -> Vec<RankedPlayer> {
        lines.retain(|line| self.has_place(line.id));
        let put_out = |line: &RankedPlayer| self.is_put_out(line.id);
        lines.sort_by_key(|line| (put_out(line), Reverse(line.points)));
        let mut ordered = Vec::with_capacity(lines.len());
        let alike = |one: &RankedPlayer, two: &RankedPlayer| {
            (put_out(one), one.points) == (put_out(two), two.points)
        };
        for group in lines.chunk_by(alike) {
            self.order(group.to_vec(), 0, tallies, &mut ordered);
        }
        ordered
    }

    /// Orders players by one tie-break after another.
    ///
    /// Under the head-to-head sweep, a player who beat all others of the group is taken out again
    /// and again.
    fn order(
        &self,
        mut group: Vec<RankedPlayer>,
        by: usize,
        tallies: &[Tally],
        into: &mut Vec<RankedPlayer>,
    ) {
        let rules = &self.ruleset.preliminary.tie_breaks;
        if group.len() < 2 {
            into.append(&mut group);
        } else if rules.get(by) == Some(&TieBreak::HeadToHeadSweep) {
            let beats_all = |one: &RankedPlayer| {
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
        } else if rules.get(by) == Some(&TieBreak::HeadToHead) {
            for equals in self.by_matches(group, tallies) {
                self.order(equals, by + 1, tallies, into);
            }
        } else if by < rules.len() {
            group.sort_by(|one, two| two.values[by].cmp(&one.values[by]));
            let level = |one: &RankedPlayer, two: &RankedPlayer| one.values[by] == two.values[by];
            for equals in group.chunk_by(level) {
                self.order(equals.to_vec(), by + 1, tallies, into);
            }
        } else {
            let tie = |line: &RankedPlayer| self.person(line.id).map_or(0, |person| person.tie);
            group.sort_by(|one, two| match tie(two).cmp(&tie(one)) {
                Ordering::Equal => one.id.cmp(&two.id),
                other => other,
            });
            into.append(&mut group);
        }
    }

    fn lines(&self, tallies: &[Tally]) -> Vec<RankedPlayer> {
        let whole = |number: u32| Ratio::new(u128::from(number), 1);
        let share = |part: u32, of: u32| Ratio::new(u128::from(part), u128::from(of));
        let met = |at: usize| tallies[at].met.iter().map(|id| *id as usize - 1);
        let mean = |of: &[Ratio], at: usize| Ratio::mean(met(at).map(|other| of[other]));
        let sum =
            |of: &[Ratio], at: usize| met(at).map(|other| of[other]).fold(Ratio::ZERO, Ratio::plus);
        let each = |value: &dyn Fn(usize) -> Ratio| -> Vec<Ratio> {
            (0..tallies.len()).map(value).collect()
        };
        // A point has one or two units.
        let units = self.ruleset.preliminary.points.units;
        let averages = each(&|at| share(tallies[at].points, tallies[at].rounds * units));
        let points = each(&|at| share(tallies[at].points, units));
        let matches = each(&|at| self.match_share(&tallies[at], self.left_early(at)));
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
            TieBreak::BuchholzCutOne => each(&|at| {
                let mut all: Vec<u32> = met(at).map(|other| tallies[other].points).collect();
                all.sort_unstable();
                share(all.iter().skip(1).sum(), units)
            }),
            TieBreak::SonnebornBerger => each(&|at| {
                let halves = tallies[at].halves.iter();
                let of = halves.map(|(id, times)| tallies[*id as usize - 1].points * times);
                share(of.sum(), 2 * units)
            }),
            TieBreak::Wins => each(&|at| whole(tallies[at].wins + tallies[at].free_wins)),
            // The level players depend on the columns before.
            TieBreak::HeadToHead => Vec::new(),
            TieBreak::GameWins => each(&|at| whole(tallies[at].game_wins)),
            TieBreak::HeadToHeadSweep => each(&|at| {
                let level = |id: &Id| points[*id as usize - 1] == points[at] && !self.is_house(*id);
                whole(tallies[at].beaten().filter(level).count() as u32)
            }),
            TieBreak::Random => each(&|at| whole(self.people()[at].tie)),
            TieBreak::OwnScore => each(&|at| whole(tallies[at].scores[0])),
            TieBreak::OpponentsScore => {
                let own = each(&|at| whole(tallies[at].scores[0]));
                each(&|at| sum(&own, at))
            }
            TieBreak::ScoreDifference => each(&|at| {
                let [own, against] = tallies[at].scores.map(i64::from);
                whole(u32::try_from(own - against + MARGIN_OFFSET).unwrap_or_default())
            }),
            TieBreak::Margin => each(&|at| {
                whole(u32::try_from(tallies[at].margin + MARGIN_OFFSET).unwrap_or_default())
            }),
        };
        let rules = &self.ruleset.preliminary.tie_breaks;
        let mut columns: Vec<Vec<Ratio>> = rules.iter().map(column).collect();
        if let Some(at) = rules.iter().position(|by| *by == TieBreak::HeadToHead) {
            columns[at] = self.taken_of_level(tallies, &columns[..at]);
        }
        (0..tallies.len())
            .map(|at| RankedPlayer {
                id: at as Id + 1,
                points: tallies[at].points,
                rounds: tallies[at].rounds,
                values: columns.iter().map(|column| column[at]).collect(),
            })
            .collect()
    }
}
