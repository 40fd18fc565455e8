//! One bit for each two players.

use crate::pairing::Id;
use std::ops::Range;

const BITS: usize = u64::BITS as usize;

/// Rows of bits.
#[derive(Clone)]
pub(super) struct Table {
    words: usize,
    bits: Vec<u64>,
}

impl Table {
    /// So many rows and columns, no bit set.
    pub fn new(size: usize) -> Table {
        let words = size.div_ceil(BITS);
        Table { words, bits: vec![0; words * size] }
    }

    #[inline]
    pub fn has(&self, one: usize, two: usize) -> bool {
        self.bits[one * self.words + two / BITS] >> (two % BITS) & 1 == 1
    }

    /// Sets or clears the bit of these two, whichever is named first.
    pub fn set(&mut self, one: usize, two: usize, bit: bool) {
        for (row, column) in [(one, two), (two, one)] {
            let word = &mut self.bits[row * self.words + column / BITS];
            let mask = 1 << (column % BITS);
            *word = if bit { *word | mask } else { *word & !mask };
        }
    }

    /// Sets the bits of some columns of a row, of this side only.
    pub fn fill(&mut self, row: usize, columns: Range<usize>) {
        for at in columns.start / BITS..columns.end.div_ceil(BITS) {
            let from = columns.start.saturating_sub(at * BITS);
            let to = (columns.end - at * BITS).min(BITS);
            let upto = if to == BITS { u64::MAX } else { (1 << to) - 1 };
            self.bits[row * self.words + at] |= upto & (u64::MAX << from);
        }
    }

    /// The columns of a row whose bits are set.
    pub fn row(&self, row: usize) -> impl Iterator<Item = usize> + use<'_> {
        let words = &self.bits[row * self.words..(row + 1) * self.words];
        words.iter().enumerate().flat_map(|(at, &word)| {
            let mut word = word;
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros() as usize;
                (word != 0).then(|| {
                    word &= word - 1;
                    at * BITS + bit
                })
            })
        })
    }
}

/// Where in a list of ids each stands.
pub(super) enum Index {
    /// By id from the lowest one on; ids of an event are numbered through.
    Dense(Id, Vec<u32>),
    Sorted(Vec<(Id, u32)>),
}

const NOBODY: u32 = u32::MAX;

impl Index {
    pub fn new(ids: impl ExactSizeIterator<Item = Id> + Clone) -> Index {
        let least = ids.clone().min().unwrap_or(0);
        let range = (ids.clone().max().unwrap_or(0) - least) as usize + 1;
        let count = ids.len();
        let all = ids.zip(0..);
        if range > 16 * count + 64 {
            let mut sorted: Vec<(Id, u32)> = all.collect();
            sorted.sort_unstable();
            return Index::Sorted(sorted);
        }
        let mut places = vec![NOBODY; range];
        all.for_each(|(id, at)| places[(id - least) as usize] = at);
        Index::Dense(least, places)
    }

    pub fn find(&self, id: Id) -> Option<usize> {
        match self {
            Index::Dense(least, places) => {
                let at = *places.get(id.checked_sub(*least)? as usize)?;
                (at != NOBODY).then_some(at as usize)
            }
            Index::Sorted(sorted) => {
                let at = sorted.binary_search_by_key(&id, |one| one.0).ok()?;
                Some(sorted[at].1 as usize)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_set_cleared_and_listed() {
        let mut table = Table::new(200);
        table.fill(3, 60..200);
        table.set(3, 64, false);
        table.set(3, 5, true);
        let expected: Vec<usize> = [5].into_iter().chain(60..64).chain(65..200).collect();
        assert_eq!(table.row(3).collect::<Vec<_>>(), expected);
        assert_eq!(table.row(5).collect::<Vec<_>>(), [3]);
        assert!(table.has(5, 3) && table.has(3, 5) && !table.has(3, 64) && !table.has(60, 3));
        let mut table = Table::new(64);
        table.fill(63, 0..64);
        assert_eq!(table.row(63).count(), 64);
    }

    #[test]
    fn ids_are_found_numbered_through_or_not() {
        for ids in [vec![7, 5, 6], vec![900_000, 3, u32::MAX]] {
            let index = Index::new(ids.iter().copied());
            for (at, &id) in ids.iter().enumerate() {
                assert_eq!(index.find(id), Some(at));
            }
            assert_eq!([0, 4, 8, 12].map(|id| index.find(id)), [None; 4]);
        }
    }
}
