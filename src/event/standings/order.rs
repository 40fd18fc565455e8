//! Places: whoever has more points first, and the tie-breaks among equals.

use super::super::Event;
use super::record::Records;
use super::strength::Column;
use crate::ruleset::TieBreak;

/// Indices of these entrants, best first.
pub(super) fn order(
    event: &Event,
    records: &Records,
    columns: &[Column],
    some: impl Iterator<Item = usize>,
) -> Vec<usize> {
    let table = Table { event, records };
    // The first tie-break, where it is a number, decides in the same sorting
    // as the points.
    let (first, rest) = match columns.split_first() {
        Some((first, rest)) if first.is_compared() => (Some(first), rest),
        _ => (None, columns),
    };
    let key = |at: usize| {
        let record = &records.all[at];
        let class = u128::from(record.is_out) << 32 | u128::from(!record.points);
        let first = first.map_or(0, |column| !column.order[at]);
        Key(class << (64 + INDEX) | u128::from(first) << INDEX | at as u128)
    };
    let mut all: Vec<Key> = some.map(key).collect();
    table.sort(&mut all, rest);
    all.into_iter().map(Key::at).collect()
}

/// What an entrant is sorted by, smallest first: 1 bit for those who are out,
/// 32 for the points, 64 for a tie-break, and the entrant's index in the last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key(u128);

const INDEX: u32 = 31;

impl Key {
    /// Whoever has more of this is first.
    fn more(number: u64, at: usize) -> Key {
        Key(u128::from(!number) << INDEX | at as u128)
    }

    fn at(self) -> usize {
        self.0 as usize & ((1 << INDEX) - 1)
    }

    fn is_level(self, other: Key) -> bool {
        (self.0 ^ other.0) >> INDEX == 0
    }
}

struct Table<'a> {
    event: &'a Event,
    records: &'a Records,
}

impl Table<'_> {
    /// Sorts by the keys, and those who are level by these columns.
    fn sort(&self, keys: &mut [Key], columns: &[Column]) {
        keys.sort_unstable();
        for level in keys.chunk_by_mut(|x, y| x.is_level(*y)) {
            self.resolve(level, columns);
        }
    }

    /// Orders a group of equals by the first tie-break that tells them apart,
    /// and what is still equal by the next.
    fn resolve(&self, group: &mut [Key], columns: &[Column]) {
        if group.len() < 2 {
            return;
        }
        let Some((column, rest)) = columns.split_first() else { return self.by_number(group) };
        match column.tie_break {
            TieBreak::Random => self.by_number(group),
            TieBreak::HeadToHeadSweep => match self.sweeper(group) {
                // Whoever beat all the others is placed, and it starts again
                // with those who remain.
                Some(first) => {
                    group[..=first].rotate_right(1);
                    self.resolve(&mut group[1..], columns);
                }
                None => self.resolve(group, rest),
            },
            _ => {
                for key in &mut *group {
                    *key = Key::more(column.order[key.at()], key.at());
                }
                self.sort(group, rest);
            }
        }
    }

    /// By the numbers drawn at registration.
    fn by_number(&self, group: &mut [Key]) {
        for key in &mut *group {
            *key = Key::more(self.event.entrants[key.at()].tie.into(), key.at());
        }
        group.sort_unstable();
    }

    fn sweeper(&self, group: &[Key]) -> Option<usize> {
        group.iter().position(|one| {
            self.records.may_have_beaten(one.at(), group.len() - 1)
                && group
                    .iter()
                    .all(|other| other.at() == one.at() || self.records.beat(one.at(), other.at()))
        })
    }
}
