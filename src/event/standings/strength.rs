//! The values that each tie-break of the game compares, computed once for everybody.
//!
//! Strength of schedule is kept in whole numbers. Every mean is a multiple of one over
//! `common`, a number that the entrants' numbers of rounds and opponents divide. So adding and
//! comparing are exact.

use super::super::Fraction;
use super::number::Number;
use super::percentages;
use super::record::{Record, Records};
use crate::ruleset::{Preliminary, TieBreak};
use std::mem;

/// One tie-break of the game, for every entrant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Column {
    pub tie_break: TieBreak,
    /// Numbers that order entrants as this tie-break does, higher first. There are none if
    /// it compares something else.
    pub order: Vec<u64>,
    values: Values,
}

/// The exact values that the order stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Values {
    /// The order's numbers, divided by this.
    Over(u128),
    /// Numbers too large for the order, divided by this.
    LargeOver(Vec<u128>, u128),
    Each(Vec<Fraction>),
}

impl Column {
    /// A column of whole numbers, larger ones first.
    pub(super) fn whole(tie_break: TieBreak, order: Vec<u64>) -> Column {
        Column { tie_break, order, values: Values::Over(1) }
    }

    /// A column in the order of these values, whatever their size.
    fn ranked(tie_break: TieBreak, values: Vec<Fraction>) -> Column {
        Column { tie_break, order: percentages::order(&values), values: Values::Each(values) }
    }

    /// Returns whether the column has numbers to compare.
    pub(super) fn is_compared(&self) -> bool {
        !matches!(self.tie_break, TieBreak::HeadToHeadSweep | TieBreak::Random)
    }

    /// The tie-break's exact value.
    pub(super) fn shown(&self, at: usize) -> Fraction {
        match &self.values {
            Values::Over(one) => Fraction::new(self.order[at].into(), *one),
            Values::LargeOver(numbers, one) => Fraction::new(numbers[at], *one),
            Values::Each(values) => values[at],
        }
    }
}

/// A column for each tie-break of the game, in its order.
pub(super) fn columns(records: &Records, preliminary: &Preliminary) -> Vec<Column> {
    let (mut means, mut sums) = (None, None);
    let mut sums = || -> Vec<u64> {
        let points = || records.all.iter().map(|record| record.points.into()).collect::<Vec<_>>();
        sums.get_or_insert_with(|| records.meetings.sums(&points())).clone()
    };
    let column = |tie_break: &TieBreak| {
        let order = match tie_break {
            TieBreak::SosMean | TieBreak::EsosMean => {
                let means = means.get_or_insert_with(|| Means::of(records));
                return means.take(*tie_break);
            }
            TieBreak::SosSum => sums(),
            TieBreak::EsosSum => records.meetings.sums(&sums()),
            TieBreak::GameWins => records.tallies.iter().map(|tally| tally.won.into()).collect(),
            TieBreak::Margin => records.margins.iter().map(lifted).collect(),
            TieBreak::HeadToHeadSweep | TieBreak::Random => Vec::new(),
            TieBreak::OpponentsMatchWins
            | TieBreak::OpponentsOpponentsMatchWins
            | TieBreak::GameWinPercentage
            | TieBreak::OpponentsGameWins => {
                let values = percentages::values(*tie_break, records, preliminary);
                return Column::ranked(*tie_break, values);
            }
        };
        Column::whole(*tie_break, order)
    };
    preliminary.tie_breaks.iter().map(column).collect()
}

/// Raises a sum above 0, because sums may be negative; their order stays.
fn lifted(margin: &i64) -> u64 {
    margin.saturating_add(i64::MAX / 2).max(0).unsigned_abs()
}

/// Means of the opponents' averages, and means of those means.
struct Means {
    /// A number that the numbers of rounds and opponents of every entrant divide.
    common: u128,
    schedule: Schedule,
}

/// First the means of the opponents' averages, times `common` squared. Then the means of
/// those, times `common` cubed.
enum Schedule {
    Small([Vec<u64>; 2]),
    Large([Vec<u128>; 2]),
}

impl Means {
    fn of(records: &Records) -> Means {
        let met = records.meetings.counts();
        let numbers = || records.all.iter().map(|record| record.rounds).chain(met.iter().copied());
        let most = numbers().max().unwrap_or(0);
        let mut occurs = vec![false; most as usize + 1];
        numbers().for_each(|number| occurs[number as usize] = true);
        let occurring = (1..=u128::from(most)).filter(|number| occurs[*number as usize]);
        let common = occurring.fold(1, least_common_multiple);
        let points = records.all.iter().map(|record| record.points).max().unwrap_or(0);
        // No mean exceeds this number, and no sum on the way to it does.
        let highest = common.saturating_pow(3).saturating_mul(points.into());
        let schedule = match u64::try_from(highest) {
            Ok(_) => Schedule::Small(schedule(records, met, common, most)),
            Err(_) => Schedule::Large(schedule(records, met, common, most)),
        };
        Means { common, schedule }
    }

    /// The tie-break's column. It is moved out, because no game has a tie-break twice.
    fn take(&mut self, tie_break: TieBreak) -> Column {
        let which = usize::from(tie_break == TieBreak::EsosMean);
        let one = self.common.saturating_pow(which as u32 + 2);
        match &mut self.schedule {
            Schedule::Small(means) => {
                let order = mem::take(&mut means[which]);
                Column { tie_break, order, values: Values::Over(one) }
            }
            Schedule::Large(means) => {
                let numbers = mem::take(&mut means[which]);
                let order = percentages::order(&numbers);
                Column { tie_break, order, values: Values::LargeOver(numbers, one) }
            }
        }
    }
}

/// Computes both lists of means. `met` counts each entrant's opponents, and `most` is the
/// largest number of rounds or opponents.
fn schedule<N: Number>(records: &Records, met: &[u32], common: u128, most: u32) -> [Vec<N>; 2] {
    // The part that one of this many rounds or opponents counts; without any it is 0. Numbers
    // that do not divide `common` do not occur.
    let parts = (1..=u128::from(most)).map(|of| N::of(common / of));
    let parts: Vec<N> = std::iter::once(N::of(0)).chain(parts).collect();
    let average =
        |record: &Record| N::of(record.points.into()).times(parts[record.rounds as usize]);
    let mean = |values: &[N]| -> Vec<N> {
        let mut means = records.meetings.sums(values);
        let each = means.iter_mut().zip(met);
        each.for_each(|(mean, met)| *mean = mean.times(parts[*met as usize]));
        means
    };
    let first = mean(&records.all.iter().map(average).collect::<Vec<N>>());
    let second = mean(&first);
    [first, second]
}

fn least_common_multiple(a: u128, b: u128) -> u128 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).saturating_mul(b)
}
