//! The values that each tie-break of the game compares, computed once for everybody.
//!
//! Strength of schedule is stored in whole numbers: every mean is a multiple of one over `common`,
//! a common multiple of all numbers of rounds and opponents. So adding and comparing are exact.

use super::head_to_head;
use super::percentages;
use super::record::{Record, Records};
use super::table::{Column, Values};
use crate::event::entrant::Id;
use crate::ruleset::{Preliminary, TieBreak};
use std::collections::BTreeSet;

/// A column for each tie-break of the game, in its order.
pub(super) fn columns(records: &Records, preliminary: &Preliminary) -> Vec<Column> {
    let (mut means, mut sums) = (None, None);
    let points = || records.all.iter().map(|record| record.points.into()).collect::<Vec<u64>>();
    let mut sums =
        || -> Vec<u64> { sums.get_or_insert_with(|| records.meetings.sums(&points())).clone() };
    let units = u128::from(records.units);
    let mut column = |tie_break: TieBreak, before_it: &[Column]| {
        let over =
            |one: u128, order: Vec<u64>| Column { tie_break, order, values: Values::Over(one) };
        let order = match tie_break {
            TieBreak::SosMean | TieBreak::EsosMean => {
                let second = || preliminary.tie_breaks.contains(&TieBreak::EsosMean);
                let means = means.get_or_insert_with(|| Means::of(records, second()));
                return means.column(tie_break);
            }
            TieBreak::SosSum => return over(units, sums()),
            TieBreak::EsosSum => return over(units, records.meetings.sums(&sums())),
            TieBreak::BuchholzCutOne => {
                return over(units, records.meetings.sums_without_least(&points()));
            }
            TieBreak::SonnebornBerger => {
                return over(2 * units, records.meetings.sums_of_results(&points()));
            }
            TieBreak::HeadToHead => {
                let values = Values::Each(head_to_head::values(records, before_it));
                return Column { tie_break, order: Vec::new(), values };
            }
            TieBreak::Wins => {
                let won = |record: &Record| (record.wins + record.won_byes).into();
                records.all.iter().map(won).collect()
            }
            TieBreak::GameWins => records.tallies.iter().map(|tally| tally.won.into()).collect(),
            TieBreak::Margin => records.margins.iter().map(lifted).collect(),
            TieBreak::OwnScore => records.scores.iter().map(|[own, _]| *own).collect(),
            TieBreak::OpponentsScore => {
                let own: Vec<u64> = records.scores.iter().map(|[own, _]| *own).collect();
                records.meetings.sums(&own)
            }
            TieBreak::ScoreDifference => {
                records.scores.iter().map(|sums| lifted(&difference(*sums))).collect()
            }
            TieBreak::HeadToHeadSweep | TieBreak::Random => Vec::new(),
            TieBreak::OpponentsMatchWins
            | TieBreak::OpponentsOpponentsMatchWins
            | TieBreak::GameWinPercentage
            | TieBreak::OpponentsGameWins => {
                let values = percentages::values(tie_break, records, preliminary);
                let order = percentages::order(&values);
                return Column { tie_break, order, values: Values::Each(values) };
            }
        };
        over(1, order)
    };
    preliminary.tie_breaks.iter().fold(Vec::new(), |mut columns, tie_break| {
        columns.push(column(*tie_break, &columns));
        columns
    })
}

/// Scores for less scores against.
pub(super) fn difference([own, against]: [u64; 2]) -> i64 {
    own.cast_signed() - against.cast_signed()
}

/// Maps a sum, which may be negative, to a non-negative number in the same order.
fn lifted(margin: &i64) -> u64 {
    margin.saturating_add(i64::MAX / 2).max(0).unsigned_abs()
}

/// Means of the opponents' averages, and means of those means. They saturate only with so many
/// opponents that they no longer decide anything.
struct Means {
    /// A common multiple of the numbers of rounds and opponents of all entrants.
    common: u128,
    /// How many units a point has.
    units: u128,
    /// The means of the opponents' averages, times `common` squared.
    first: Vec<u128>,
    /// The means of those, times `common` cubed; empty if they are not compared.
    second: Vec<u128>,
}

impl Means {
    fn of(records: &Records, compares_second: bool) -> Means {
        let met = records.meetings.counts();
        let numbers = records.all.iter().map(|record| record.rounds).chain(met.iter().copied());
        let numbers: BTreeSet<u32> = numbers.filter(|number| *number > 0).collect();
        let common = numbers.into_iter().map(u128::from).fold(1, least_common_multiple);
        let part = |of: u32| common.checked_div(of.into()).unwrap_or(0);
        let average =
            |record: &Record| u128::from(record.points).saturating_mul(part(record.rounds));
        let means = |values: &[u128]| -> Vec<u128> {
            let value = |id: Id| values.get((id as usize).wrapping_sub(1));
            let mean = |at| {
                let sum = records.meetings.opponents(at).filter_map(value);
                sum.fold(0, |sum: u128, one| sum.saturating_add(*one)).saturating_mul(part(met[at]))
            };
            (0..values.len()).map(mean).collect()
        };
        let first = means(&records.all.iter().map(average).collect::<Vec<u128>>());
        let second = if compares_second { means(&first) } else { Vec::new() };
        Means { common, units: records.units.into(), first, second }
    }

    fn column(&self, tie_break: TieBreak) -> Column {
        let (numbers, power) = match tie_break {
            TieBreak::EsosMean => (&self.second, 3),
            _ => (&self.first, 2),
        };
        let one = self.common.saturating_pow(power).saturating_mul(self.units);
        let order = percentages::order(numbers);
        Column { tie_break, order, values: Values::LargeOver(numbers.clone(), one) }
    }
}

fn least_common_multiple(a: u128, b: u128) -> u128 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).saturating_mul(b)
}
