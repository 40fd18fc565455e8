//! Pairs of players for frequent lookups: a square table with one bit for each, sets of bits in words,
//! and the place of each id.

use crate::pairing::Id;
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

    pub fn row_words(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..(row + 1) * self.words]
    }

    pub fn is_empty(&self) -> bool {
        self.bits.iter().all(|&word| word == 0)
    }
}

pub(super) const BITS: usize = u64::BITS as usize;

/// Transposes a block of bits: halves are exchanged, then quarters within them, and so on.
fn transposed(mut block: [u64; BITS]) -> [u64; BITS] {
    let mut mask = u64::MAX;
    for by in [32, 16, 8, 4, 2, 1] {
        mask ^= mask << by;
        for rows in block.chunks_exact_mut(2 * by) {
            let (upper, lower) = rows.split_at_mut(by);
            for (one, two) in upper.iter_mut().zip(lower) {
                let change = (*one >> by ^ *two) & mask;
                *one ^= change << by;
                *two ^= change;
            }
        }
    }
    block
}

/// The indices of the bits that are set in these words.
pub(super) fn ones(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.enumerate().flat_map(|(at, word)| {
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

/// The words that hold a range of bits, each with a mask of the bits in the range.
pub(super) fn masks(range: Range<usize>) -> impl Iterator<Item = (usize, u64)> {
    (range.start / BITS..range.end.div_ceil(BITS)).map(move |at| {
        let from = range.start.saturating_sub(at * BITS);
        let to = (range.end - at * BITS).min(BITS);
        let upto = if to == BITS { u64::MAX } else { (1 << to) - 1 };
        (at, upto & (u64::MAX << from))
    })
}

#[derive(Clone)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    /// The empty set for this many columns.
    pub fn new(size: usize) -> Bits {
        Bits(vec![0; size.div_ceil(BITS)])
    }

    pub fn insert(&mut self, at: usize) {
        self.0[at / BITS] |= 1 << (at % BITS);
    }

    pub fn has(&self, at: usize) -> bool {
        self.0[at / BITS] >> (at % BITS) & 1 == 1
    }

    pub fn remove(&mut self, at: usize) {
        self.0[at / BITS] &= !(1 << (at % BITS));
    }

    pub fn insert_all(&mut self, others: &Bits) {
        self.0.iter_mut().zip(&others.0).for_each(|(word, other)| *word |= other);
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + use<'_> {
        ones(self.0.iter().copied())
    }

    pub fn words(&self) -> &[u64] {
        &self.0
    }
}

/// The place of each id in a list.
pub(super) enum Index {
    /// By id, counted from the lowest one. The ids of an event are numbered through.
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
