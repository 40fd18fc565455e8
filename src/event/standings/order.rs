//! Places: entrants with more points come first, and the tie-breaks decide among equals.

use super::column::Column;
use super::head_to_head;
use super::keys::{Keys, sort};
use super::record::Records;
use crate::ruleset::TieBreak;

/// Indices of these entrants, best first.
pub(super) fn order(
    records: &Records,
    columns: &[Column],
    some: impl Iterator<Item = usize>,
) -> impl Iterator<Item = usize> {
    let table = Table { records, keys: Keys::new(records.all.len()) };
    let mut all: Vec<u64> = some.map(|at| at as u64).collect();
    // There is always room for these two.
    let in_it = |at: usize| u64::from(!records.all[at].is_out);
    let room = table.keys.append(&mut all, table.keys.free_bits(), in_it).unwrap_or(0);
    let points = |at: usize| records.all[at].points.into();
    let room = table.keys.append(&mut all, room, points).unwrap_or(0);
    table.sort(&mut all, room, columns);
    all.into_iter().map(move |key| table.keys.at(key))
}

struct Table<'a> {
    records: &'a Records,
    keys: Keys,
}

impl Table<'_> {
    /// Sorts by the keys; entrants who are level there are sorted by these columns.
    fn sort(&self, keys: &mut [u64], mut room: u32, columns: &[Column]) {
        let mut rest = columns;
        while let Some((column, others)) = rest.split_first()
            && column.is_compared()
            && let Some(left) = self.keys.append(keys, room, |at| column.order[at])
        {
            (room, rest) = (left, others);
        }
        sort(keys);
        for level in keys.chunk_by_mut(|one, other| self.keys.are_level(*one, *other)) {
            self.resolve(level, rest);
        }
    }

    /// Orders a group of equals by the first tie-breaks that tell them apart. Those still
    /// equal are ordered by the next ones.
    fn resolve(&self, group: &mut [u64], columns: &[Column]) {
        if group.len() < 2 {
            return;
        }
        let Some((column, rest)) = columns.split_first() else { return self.by_number(group) };
        match column.tie_break {
            TieBreak::Random => self.by_number(group),
            TieBreak::HeadToHeadSweep => match self.sweeper(group) {
                // An entrant who beat all the others is placed, and the same tie-break
                // starts again with the rest.
                Some(first) => {
                    group[..=first].rotate_right(1);
                    self.resolve(&mut group[1..], columns);
                }
                None => self.resolve(group, rest),
            },
            TieBreak::HeadToHead => {
                let tied = group.iter().map(|key| self.keys.at(*key)).collect();
                let mut left = &mut *group;
                for part in head_to_head::groups(self.records, tied) {
                    let (level, after) = left.split_at_mut(part.len());
                    level.iter_mut().zip(part).for_each(|(key, at)| *key = at as u64);
                    self.resolve(level, rest);
                    left = after;
                }
            }
            _ => {
                self.clear(group);
                self.sort(group, self.keys.free_bits(), columns);
            }
        }
    }

    /// Orders a group by the numbers drawn at registration.
    fn by_number(&self, group: &mut [u64]) {
        self.clear(group);
        let number = |at: usize| self.records.all[at].tie.into();
        self.keys.append(group, self.keys.free_bits(), number);
        group.sort_unstable();
    }

    /// Removes everything from the keys except the indices.
    fn clear(&self, group: &mut [u64]) {
        group.iter_mut().for_each(|key| *key = self.keys.at(*key) as u64);
    }

    fn sweeper(&self, group: &[u64]) -> Option<usize> {
        let group = || group.iter().map(|key| self.keys.at(*key));
        let others = group().len() - 1;
        group().position(|one| {
            self.records.all[one].wins as usize >= others
                && group().all(|other| other == one || self.records.beat(one, other))
        })
    }
}

#[cfg(test)]
mod tests;
