//! Sets of bits in words, so that many bits are handled at once.

use std::ops::Range;

pub(super) const BITS: usize = u64::BITS as usize;

/// Transposes a block of bits: halves are exchanged, then quarters within them, and so on.
pub(super) fn transposed(mut block: [u64; BITS]) -> [u64; BITS] {
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

/// A set of columns of a table, one bit each.
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
