//! Repeatable chance: the same event seed and the same label always give the same draw.

use rand::SeedableRng;
use rand::rand_core::Rng;
use rand::rngs::ChaCha12Rng;

/// A stream of random numbers, fixed by the seed of the event and a label for the purpose.
///
/// The generator (ChaCha with twelve rounds) is specified independently of any library version. The
/// bounded draw and the shuffle are written here. So any later program can repeat the draws of an
/// old event file.
///
/// ```
/// use komandor_rules::pairing::Draw;
/// let mut one = Draw::new(91, "stage 1 round 2");
/// let mut two = Draw::new(91, "stage 1 round 2");
/// assert_eq!(one.below(500), two.below(500));
/// ```
#[derive(Debug)]
pub struct Draw(ChaCha12Rng);

impl Draw {
    /// A stream for one purpose, such as `"stage 1 round 2"`; other labels give other streams.
    pub fn new(seed: u64, label: &str) -> Draw {
        // Each of the four key words absorbs the seed and every byte of the label. They run in
        // parallel, because no word waits for another.
        let mut words = [1, 2, 3, 4].map(|lane| mix(seed ^ mix(lane)));
        for byte in label.bytes() {
            for word in &mut words {
                *word = mix(*word ^ u64::from(byte));
            }
        }
        let mut key = [0_u8; 32];
        for (place, word) in key.chunks_exact_mut(8).zip(words) {
            place.copy_from_slice(&mix(word ^ label.len() as u64).to_le_bytes());
        }
        Draw(ChaCha12Rng::from_seed(key))
    }

    /// A number from 0 to `n - 1`, all equally likely; 0 when `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        // The high half of a 64-bit product is uniform once the few low halves that favour some
        // results are rejected.
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let unfair = n.wrapping_neg() % n.max(1);
            while (product as u32) < unfair {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// As [`Draw::below`], for numbers of any size.
    pub fn below_wide(&mut self, n: u128) -> u128 {
        if let Ok(n) = u32::try_from(n) {
            return self.below(n).into();
        }
        // Draws as many bits as the greatest number has, and rejects numbers that are too large.
        loop {
            let words = [self.0.next_u64(), self.0.next_u64()].map(u128::from);
            let number = (words[0] << 64 | words[1]) >> (n - 1).leading_zeros();
            if number < n {
                return number;
            }
        }
    }

    /// Puts the items into a random order, all orders equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// As [`Draw::below`], for indices of a slice.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).unwrap_or(u32::MAX)) as usize
    }
}

/// A bijection of 64-bit words in which every input bit affects every output bit.
#[inline]
fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_fixed_by_seed_and_label_for_ever() {
        let numbers = |seed, label| {
            let mut draw = Draw::new(seed, label);
            (0..6).map(|_| draw.below(1000)).collect::<Vec<_>>()
        };
        // Recorded once: a change here would redraw every round of every old event.
        assert_eq!(numbers(91, "stage 1 round 2"), PINNED);
        assert_ne!(numbers(92, "stage 1 round 2"), PINNED);
        assert_ne!(numbers(91, "stage 1 round 3"), PINNED);
        assert_ne!(numbers(91, "stage 2 round 1"), numbers(91, "stage 1 round 2"));
    }
    const PINNED: [u32; 6] = [507, 256, 397, 948, 294, 758];

    #[test]
    fn below_stays_below_and_copes_with_nothing() {
        let mut draw = Draw::new(1, "bounds");
        assert_eq!(draw.below(0), 0);
        assert_eq!(draw.below(1), 0);
        assert!((0..1000).all(|_| draw.below(7) < 7));
        let top = (0..1000).map(|_| draw.below(u32::MAX)).max();
        assert!(top > Some(u32::MAX / 2));
    }

    #[test]
    fn every_order_of_three_is_equally_likely() {
        let mut draw = Draw::new(5, "orders");
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..12_000 {
            let mut items = [0, 1, 2];
            draw.shuffle(&mut items);
            *seen.entry(items).or_insert(0_i64) += 1;
        }
        let chi = seen.values().map(|n| (n - 2000).pow(2)).sum::<i64>() as f64 / 2000.0;
        assert_eq!(seen.len(), 6);
        assert!(chi < 15.09, "chi-square {chi}, five degrees, 99 %");
    }
}
