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
                let means = means.get_or_insert_with(|| Means::of(records, before));
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
    fn of(records: &Records, before: Option<&Known>) -> Means {
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
                let known = before.and_then(|before| averages.after(before, common));
                Schedule::Small(known.unwrap_or_else(|| averages.schedule()))
            }
            Err(_) => Schedule::Large(Averages::of(records, common, most).schedule()),
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
    each: Vec<N>,
}

impl<N: Number> Averages<'_, N> {
    /// `most` is the largest number of rounds or opponents.
    fn of(records: &Records, common: u128, most: u32) -> Averages<'_, N> {
        // Numbers that do not divide `common` do not occur.
        let parts = (1..=u128::from(most)).map(|of| N::of(common / of));
        let parts: Vec<N> = std::iter::once(N::of(0)).chain(parts).collect();
        let average =
            |record: &Record| N::of(record.points.into()).times(parts[record.rounds as usize]);
        let each = records.all.iter().map(average).collect();
        Averages { records, parts, each }
    }

    fn mean(&self, sum: N, at: usize) -> N {
        sum.times(self.parts[self.records.meetings.counts()[at] as usize])
    }

    /// Computes both lists of means.
    fn schedule(&self) -> [Vec<N>; 2] {
        let means = |values: &[N]| -> Vec<N> {
            let sums = self.records.meetings.sums(values);
            (0..).zip(sums).map(|(at, sum)| self.mean(sum, at)).collect()
        };
        let first = means(&self.each);
        let second = means(&first);
        [first, second]
    }
}

impl Averages<'_, u64> {
    /// The same lists after a small change. They are computed anew only for those who met
    /// others than before, or whose opponents' values changed.
    fn after(&self, before: &Known, common: u128) -> Option<[Vec<u64>; 2]> {
        let (meetings, columns) = (&self.records.meetings, before.columns);
        let of_results = before.changed.filter(|_| !meetings.is_one_sided());
        let of_results = of_results.map(|ids| ids.iter().map(|id| *id as usize - 1));
        let differing: Vec<usize> = match of_results.clone() {
            Some(changed) => changed.collect(),
            None => meetings.differing(&before.records.meetings)?,
        };
        let known = |tie_break: TieBreak, one: u128| {
            let column = columns.iter().find(|column| column.tie_break == tie_break)?;
            let one = one.saturating_mul(self.records.units.into());
            (column.values == Values::Over(one)).then_some(&column.order)
        };
        let means = |before: &[u64], values: &[u64], changed: Vec<usize>| -> Option<Vec<u64>> {
            if changed.len() * meetings.most() > before.len() {
                return None;
            }
            let mut means = before.to_vec();
            let opponents = changed.iter().flat_map(|at| meetings.opponents(*at));
            let opponents = opponents.map(|id| (id as usize).wrapping_sub(1));
            for at in differing.iter().copied().chain(opponents) {
                *means.get_mut(at)? = self.mean(meetings.sum(at, values), at);
            }
            Some(means)
        };
        let (all, old) = (&self.records.all, &before.records.all);
        let changed = match of_results {
            Some(changed) => changed.collect(),
            None => (0..all.len()).filter(|at| all[*at] != old[*at]).collect(),
        };
        let [before_first, before_second] = [
            known(TieBreak::SosMean, common.saturating_pow(2))?,
            known(TieBreak::EsosMean, common.saturating_pow(3))?,
        ];
        let first = means(before_first, &self.each, changed)?;
        let changed = (0..first.len()).filter(|at| first[*at] != before_first[*at]).collect();
        let second = means(before_second, &first, changed)?;
        Some([first, second])
    }
}

fn least_common_multiple(a: u128, b: u128) -> u128 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).saturating_mul(b)
}
