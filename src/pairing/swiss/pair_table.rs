//! A square table with one bit for each pair of players.

use super::bits::{BITS, masks, ones, transposed};
use std::ops::Range;

/// Rows of bits.
#[derive(Clone)]
pub(super) struct PairTable {
    words: usize,
    bits: Vec<u64>,
}

impl PairTable {
    /// An empty table of this many rows and columns.
    pub fn new(size: usize) -> PairTable {
        let words = size.div_ceil(BITS);
        PairTable { words, bits: vec![0; words * size] }
    }

    #[inline]
    pub fn has(&self, one: usize, two: usize) -> bool {
        self.bits[one * self.words + two / BITS] >> (two % BITS) & 1 == 1
    }

    /// The number of rows.
    pub fn size(&self) -> usize {
        self.bits.len() / self.words.max(1)
    }

    /// Sets the bits of a row, without their mirror images.
    pub fn set_row(&mut self, row: usize, columns: impl Iterator<Item = usize>) {
        let words = &mut self.bits[row * self.words..(row + 1) * self.words];
        columns.for_each(|column| words[column / BITS] |= 1 << (column % BITS));
    }

    /// Sets each bit whose mirror image is set.
    pub fn mirror(&mut self) {
        let rows = self.size();
        let places = |block: usize| block * BITS..rows.min((block + 1) * BITS);
        for (down, across) in (0..self.words).flat_map(|one| (0..=one).map(move |two| (one, two))) {
            let block = |table: &PairTable, rows: Range<usize>, at: usize| {
                let mut block = [0; BITS];
                block.iter_mut().zip(rows).for_each(|(word, row)| {
                    *word = table.bits[row * table.words + at];
                });
                transposed(block)
            };
            let lower = block(self, places(down), across);
            let upper = block(self, places(across), down);
            for (rows, at, other) in [(places(across), down, lower), (places(down), across, upper)]
            {
                rows.zip(other).for_each(|(row, word)| self.bits[row * self.words + at] |= word);
            }
        }
    }

    /// Sets or clears the bit of a pair, in both directions.
    pub fn set(&mut self, one: usize, two: usize, bit: bool) {
        for (row, column) in [(one, two), (two, one)] {
            let word = &mut self.bits[row * self.words + column / BITS];
            let mask = 1 << (column % BITS);
            *word = if bit { *word | mask } else { *word & !mask };
        }
    }

    /// Sets the bits of some columns of a row, without their mirror images.
    pub fn fill(&mut self, row: usize, columns: Range<usize>) {
        for (at, mask) in masks(columns) {
            self.bits[row * self.words + at] |= mask;
        }
    }

    /// The rows and columns of a range as a table of their own.
    pub fn part(&self, range: Range<usize>) -> PairTable {
        let mut part = PairTable::new(range.len());
        for row in 0..range.len() {
            for at in 0..part.words {
                let from = range.start + at * BITS;
                let upto = u64::MAX >> BITS.saturating_sub(range.end - from);
                part.bits[row * part.words + at] = self.word(range.start + row, from) & upto;
            }
        }
        part
    }

    /// Clears the bits that are set in another table, whose first row and column are `first` here.
    pub fn clear_all(&mut self, other: &PairTable, first: usize) {
        self.lay(other, first, |here, there| here & !there);
    }

    /// Clears the bits that are not set in another table of the same size.
    pub fn keep_all(&mut self, other: &PairTable) {
        self.lay(other, 0, |here, there| here & there);
    }

    /// Sets the bits that are set in another table, whose first row and column are `first` here.
    pub fn set_all(&mut self, other: &PairTable, first: usize) {
        self.lay(other, first, |here, there| here | there);
    }

    fn lay(&mut self, other: &PairTable, first: usize, join: impl Fn(u64, u64) -> u64) {
        for row in 0..other.size() {
            for at in first / BITS..self.words {
                // The first of our words can begin before the other table does.
                let there = match (at * BITS).checked_sub(first) {
                    Some(column) => other.word(row, column),
                    None => other.word(row, 0) << (first - at * BITS),
                };
                let word = &mut self.bits[(first + row) * self.words + at];
                *word = join(*word, there);
            }
        }
    }

    /// The bits of a row from a column on; no bit is set beyond the last word.
    fn word(&self, row: usize, column: usize) -> u64 {
        let words = self.row_words(row);
        let word = |at: usize| words.get(at).copied().unwrap_or(0);
        let (at, by) = (column / BITS, column % BITS);
        match by {
            0 => word(at),
            _ => word(at) >> by | word(at + 1) << (BITS - by),
        }
    }

    /// The columns of a row whose bits are set.
    pub fn row(&self, row: usize) -> impl Iterator<Item = usize> + use<'_> {
        ones(self.row_words(row).iter().copied())
    }

    /// The words of a row.
    pub fn row_words(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..(row + 1) * self.words]
    }

    pub fn is_empty(&self) -> bool {
        self.bits.iter().all(|&word| word == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_set_cleared_and_listed() {
        let mut table = PairTable::new(200);
        table.fill(3, 60..200);
        table.set(3, 64, false);
        table.set(3, 5, true);
        let expected: Vec<usize> = [5].into_iter().chain(60..64).chain(65..200).collect();
        assert_eq!(table.row(3).collect::<Vec<_>>(), expected);
        assert_eq!(table.row(5).collect::<Vec<_>>(), [3]);
        assert!(table.has(5, 3) && table.has(3, 5) && !table.has(3, 64) && !table.has(60, 3));
        let mut table = PairTable::new(64);
        table.fill(63, 0..64);
        assert_eq!(table.row(63).count(), 64);
    }

    #[test]
    fn one_side_of_each_bit_is_enough() {
        let mut chance = crate::pairing::Draw::new(4, "tables");
        for size in [0, 1, 5, 63, 64, 65, 200] {
            let (mut whole, mut half) = (PairTable::new(size), PairTable::new(size));
            for _ in 0..size * 4 {
                let (one, two) = (chance.index(size), chance.index(size));
                whole.set(one, two, true);
                half.set_row(one, [two].into_iter());
            }
            half.mirror();
            assert_eq!(half.bits, whole.bits, "{size}");
        }
    }

    #[test]
    fn a_part_is_cut_out_and_laid_over() {
        let mut chance = crate::pairing::Draw::new(3, "tables");
        for _ in 0..200 {
            let size = 1 + chance.index(300);
            let start = chance.index(size);
            let range = start..start + chance.index(size - start + 1);
            let (first, more) = (chance.index(150), chance.index(100));
            let mut table = PairTable::new(size);
            (0..size * 4).for_each(|_| table.set(chance.index(size), chance.index(size), true));
            let part = table.part(range.clone());
            let whole = first + range.len() + more;
            let (mut full, mut empty) = (PairTable::new(whole), PairTable::new(whole));
            (0..whole).for_each(|row| full.fill(row, 0..whole));
            full.clear_all(&part, first);
            empty.set_all(&part, first);
            for row in 0..whole {
                let set: Vec<usize> = (0..whole)
                    .filter(|&column| {
                        let inside = |at: usize| at >= first && at - first < range.len();
                        inside(row)
                            && inside(column)
                            && table.has(start + row - first, start + column - first)
                    })
                    .collect();
                assert_eq!(empty.row(row).collect::<Vec<_>>(), set);
                let clear = (0..whole).filter(|column| !set.contains(column));
                assert!(full.row(row).eq(clear));
            }
        }
    }
}
