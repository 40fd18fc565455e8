//! The values that each tie-break of the game compares, computed once for everybody.
//!
//! Strength of schedule is kept in whole numbers. Every mean is a multiple of one over
//! `common`, a number that the entrants' numbers of rounds and opponents divide. So adding and
//! comparing are exact.

use super::column::{Column, Values};
use super::head_to_head;
use super::number::Number;
use super::percentages;
use super::record::{Record, Records};
use crate::event::entrant::Id;
use crate::ruleset::{Preliminary, TieBreak};
use std::collections::BTreeSet;
use std::mem;

/// The standings before the last changes.
pub(super) struct Known<'a> {
    pub records: &'a Records,
    pub columns: &'a [Column],
    /// Those whose record or opponents may differ; None: everybody's may.
    pub changed: Option<&'a [Id]>,
}

/// A column for each tie-break of the game, in its order.
pub(super) fn columns(
    records: &Records,
    preliminary: &Preliminary,
    before: Option<&Known>,
) -> Vec<Column> {
    let (mut means, mut sums) = (None, None);
    let points = || records.all.iter().map(|record| record.points.into()).collect::<Vec<u64>>();
    let mut sums =
        || -> Vec<u64> { sums.get_or_insert_with(|| records.meetings.sums(&points())).clone() };
    let mut column = |tie_break: &TieBreak, before_it: &[Column]| {
        let order = match tie_break {
            TieBreak::SosMean | TieBreak::EsosMean => {
                let second = || preliminary.tie_breaks.contains(&TieBreak::EsosMean);
                let means = means.get_or_insert_with(|| Means::of(records, before, second()));
                return means.take(*tie_break);
            }
            TieBreak::SosSum => return Column::points(*tie_break, sums(), records.units),
            TieBreak::EsosSum => {
                let sums = records.meetings.sums(&sums());
                return Column::points(*tie_break, sums, records.units);
            }
            TieBreak::BuchholzCutOne => {
                let sums = records.meetings.sums_without_least(&points());
                return Column::points(*tie_break, sums, records.units);
            }
            TieBreak::SonnebornBerger => {
                let sums = records.meetings.sums_of_results(&points());
                return Column::halves(*tie_break, sums, records.units);
            }
            TieBreak::HeadToHead => {
                let values = head_to_head::values(records, before_it);
                return Column::told(*tie_break, values);
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
                let values = percentages::values(*tie_break, records, preliminary);
                return Column::ranked(*tie_break, values);
            }
        };
        Column::whole(*tie_break, order)
    };
    preliminary.tie_breaks.iter().fold(Vec::new(), |mut columns, tie_break| {
        columns.push(column(tie_break, &columns));
        columns
    })
}

/// The own scores less those against them.
pub(super) fn difference([own, against]: [u64; 2]) -> i64 {
    own.cast_signed() - against.cast_signed()
}

/// Raises a sum above 0, because sums may be negative; their order stays.
fn lifted(margin: &i64) -> u64 {
    margin.saturating_add(i64::MAX / 2).max(0).unsigned_abs()
}

/// Means of the opponents' averages, and means of those means.
struct Means {
    /// A number that the numbers of rounds and opponents of every entrant divide.
    common: u128,
    /// How many units a point has.
    units: u128,
    schedule: Schedule,
}

/// First the means of the opponents' averages, times `common` squared. Then the means of
/// those, times `common` cubed.
enum Schedule {
    Small([Vec<u64>; 2]),
    Large([Vec<u128>; 2]),
}

impl Means {
    fn of(records: &Records, before: Option<&Known>, compares_second: bool) -> Means {
        let met = records.meetings.counts();
        let numbers = || records.all.iter().map(|record| record.rounds).chain(met.iter().copied());
        let mut occurs = vec![false; 1];
        for number in numbers().map(|number| number as usize) {
            if number >= occurs.len() {
                occurs.resize(number + 1, false);
            }
            occurs[number] = true;
        }
        let most = occurs.len() as u32 - 1;
        let occurring = (1..=u128::from(most)).filter(|number| occurs[*number as usize]);
        let common = occurring.fold(1, least_common_multiple);
        let points = records.all.iter().map(|record| record.points).max().unwrap_or(0);
        // No mean exceeds this number, and no sum on the way to it does.
        let highest = common.saturating_pow(3).saturating_mul(points.into());
        let schedule = match u64::try_from(highest) {
            Ok(_) => {
                let averages = Averages::of(records, common, most);
                let known =
                    before.and_then(|before| averages.after(before, common, compares_second));
                Schedule::Small(known.unwrap_or_else(|| averages.schedule(compares_second)))
            }
            Err(_) => {
                let averages = Averages::of(records, common, most);
                Schedule::Large(averages.schedule(compares_second))
            }
        };
        Means { common, units: records.units.into(), schedule }
    }

    /// The tie-break's column. It is moved out, because no game has a tie-break twice.
    fn take(&mut self, tie_break: TieBreak) -> Column {
        let which = usize::from(tie_break == TieBreak::EsosMean);
        let one = self.common.saturating_pow(which as u32 + 2).saturating_mul(self.units);
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

/// Everybody's average, from which both lists of means follow.
struct Averages<'a, N> {
    records: &'a Records,
    /// The part that one of this many rounds or opponents counts; without any it is 0.
    parts: Vec<N>,
}

impl<N: Number> Averages<'_, N> {
    /// `most` is the largest number of rounds or opponents.
    fn of(records: &Records, common: u128, most: u32) -> Averages<'_, N> {
        // Numbers that do not divide `common` do not occur.
        let parts = (1..=u128::from(most)).map(|of| N::of(common / of));
        Averages { records, parts: std::iter::once(N::of(0)).chain(parts).collect() }
    }

    fn average(&self, record: &Record) -> N {
        N::of(record.points.into()).times(self.parts[record.rounds as usize])
    }

    fn mean(&self, sum: N, at: usize) -> N {
        sum.times(self.parts[self.records.meetings.counts()[at] as usize])
    }

    /// Computes both lists of means; the second only if it is compared.
    fn schedule(&self, compares_second: bool) -> [Vec<N>; 2] {
        let means = |values: &[N]| -> Vec<N> {
            let sums = self.records.meetings.sums(values);
            (0..).zip(sums).map(|(at, sum)| self.mean(sum, at)).collect()
        };
        let each: Vec<N> = self.records.all.iter().map(|record| self.average(record)).collect();
        let first = means(&each);
        let second = if compares_second { means(&first) } else { Vec::new() };
        [first, second]
    }
}

impl Averages<'_, u64> {
    /// The same lists after a small change.
    ///
    /// A mean moves by its part of each change of an opponent's value. It is computed anew only for
    /// those who met others than before.
    fn after(&self, before: &Known, common: u128, compares_second: bool) -> Option<[Vec<u64>; 2]> {
        let meetings = &self.records.meetings;
        let of_results = before.changed.filter(|_| !meetings.is_one_sided());
        let of_results = of_results.map(|ids| ids.iter().map(|id| *id as usize - 1));
        let differing: Vec<usize> = match of_results.clone() {
            Some(changed) => changed.collect(),
            None => meetings.differing(&before.records.meetings)?,
        };
        let known = |tie_break: TieBreak, one: u128| {
            let column = before.columns.iter().find(|column| column.tie_break == tie_break)?;
            let one = one.saturating_mul(self.records.units.into());
            (column.values == Values::Over(one)).then_some(&column.order)
        };
        let first_before = known(TieBreak::SosMean, common.saturating_pow(2))?;
        let (all, old) = (&self.records.all, &before.records.all);
        // Somebody may have had more rounds than anybody has now.
        let old_average = |record: &Record| {
            let part = common.checked_div(record.rounds.into()).unwrap_or(0);
            u64::of(record.points.into()).times(u64::of(part))
        };
        let moved = |at: usize| {
            let by = self.average(&all[at]).wrapping_sub(old_average(&old[at]));
            (by != 0).then_some((at, by))
        };
        let changed = match of_results {
            Some(changed) => {
                let distinct: BTreeSet<usize> = changed.collect();
                distinct.into_iter().filter_map(moved).collect()
            }
            None => (0..all.len()).filter_map(moved).collect(),
        };
        let average = |at: usize| all.get(at).map(|record| self.average(record));
        let first = self.moved(first_before, changed, (&differing, average))?;
        if !compares_second {
            return Some([first, Vec::new()]);
        }
        let second_before = known(TieBreak::EsosMean, common.saturating_pow(3))?;
        let moved = (0..).zip(first.iter().zip(first_before)).filter(|(_, (now, old))| now != old);
        let changed = moved.map(|(at, (now, old))| (at, now.wrapping_sub(*old))).collect();
        let value = |at: usize| first.get(at).copied();
        let second = self.moved(second_before, changed, (&differing, value))?;
        Some([first, second])
    }

    /// The means after the values of these entrants have changed by these amounts.
    ///
    /// None: so many have changed that to compute all means is faster.
    fn moved(
        &self,
        before: &[u64],
        changed: Vec<(usize, u64)>,
        (differing, value): (&[usize], impl Fn(usize) -> Option<u64>),
    ) -> Option<Vec<u64>> {
        let meetings = &self.records.meetings;
        if changed.len() * meetings.most() > before.len() {
            return None;
        }
        let mut means = before.to_vec();
        let index = |id: Id| (id as usize).wrapping_sub(1);
        for (at, by) in changed {
            for opponent in meetings.opponents(at).map(index) {
                let mean = means.get_mut(opponent)?;
                *mean = mean.plus(self.mean(by, opponent));
            }
        }
        for at in differing {
            let values = meetings.opponents(*at).map(index).filter_map(&value);
            *means.get_mut(*at)? = self.mean(values.fold(0, u64::plus), *at);
        }
        Some(means)
    }
}

fn least_common_multiple(a: u128, b: u128) -> u128 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).saturating_mul(b)
}
