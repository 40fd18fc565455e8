//! The places after a few results, found from the places before them.
//!
//! A result changes two records and the schedules of some hundred others. All the rest keep their
//! order, so only those few look for a place among them.

use super::column::Column;
use super::record::{Record, Records};
use super::strength::Known;
use crate::ruleset::TieBreak;
use std::cmp::Ordering;

/// If more than one entrant in this many has moved, sorting everybody is as fast.
const FEW: usize = 8;

/// The order after new results of `known.changed`, as indices, best first; `old` is the order
/// before them.
///
/// None: more than these results may have changed, a tie-break compares more than two entrants at
/// once, or so many have moved that everybody is to be sorted.
pub(super) fn reorder(
    records: &Records,
    columns: &[Column],
    known: &Known,
    old: impl Iterator<Item = usize>,
) -> Option<Vec<usize>> {
    let (now, before) = (numbers(columns)?, numbers(known.columns)?);
    if now.len() != before.len() || known.records.all.len() != records.all.len() {
        return None;
    }
    let mut has_moved = vec![false; records.all.len()];
    for id in known.changed? {
        let at = (*id as usize).checked_sub(1)?;
        if records.all.get(at)?.is_ranked != known.records.all[at].is_ranked {
            return None;
        }
        has_moved[at] = true;
    }
    for (now, before) in now.iter().zip(before) {
        for (moved, (now, before)) in has_moved.iter_mut().zip(now.iter().zip(before)) {
            *moved |= now != before;
        }
    }
    let (mut moved, kept): (Vec<usize>, Vec<usize>) = old.partition(|at| has_moved[*at]);
    if moved.len() * FEW > kept.len() {
        return None;
    }
    let table = Table { records, numbers: now };
    moved.sort_unstable_by(|one, other| table.compare(*one, *other));
    let mut order = Vec::with_capacity(moved.len() + kept.len());
    let mut rest = &kept[..];
    for at in moved {
        let ahead = rest.partition_point(|kept| table.compare(*kept, at) == Ordering::Less);
        let (better, others) = rest.split_at(ahead);
        order.extend_from_slice(better);
        order.push(at);
        rest = others;
    }
    order.extend_from_slice(rest);
    Some(order)
}

/// The numbers of each tie-break before the random one, which leaves nobody level. None: a
/// tie-break has no numbers.
fn numbers(columns: &[Column]) -> Option<Vec<&[u64]>> {
    let compared = columns.iter().take_while(|column| column.tie_break != TieBreak::Random);
    compared.map(|column| column.is_compared().then_some(&column.order[..])).collect()
}

/// The numbers by which two entrants are compared.
struct Table<'a> {
    records: &'a Records,
    numbers: Vec<&'a [u64]>,
}

impl Table<'_> {
    /// The better of the two is less, as in the order of everybody.
    fn compare(&self, one: usize, other: usize) -> Ordering {
        let place = |at: usize| {
            let Record { is_out, points, .. } = self.records.all[at];
            (!is_out, points)
        };
        let by_numbers = || {
            let mut compared = self.numbers.iter().map(|numbers| numbers[other].cmp(&numbers[one]));
            compared.find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
        };
        let drawn = |at: usize| self.records.all[at].tie;
        (place(other).cmp(&place(one)))
            .then_with(by_numbers)
            .then_with(|| drawn(other).cmp(&drawn(one)))
            .then(one.cmp(&other))
    }
}
