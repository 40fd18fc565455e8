//! Repeatable chance: the same event seed and the same label always give the same draw.

use crate::msg;
use crate::words::Message;
use rand::SeedableRng;
use rand::rand_core::Rng;
use rand::rngs::ChaCha12Rng;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the way in which everything is drawn from a seed: the labels, the generator, and
/// what each part of the program does with its numbers. A change of any of them is another version.
pub const DRAW_VERSION: u32 = 1;

/// The seed of an event: 128 bits, all of which reach the key of the generator. It is written as 32
/// hexadecimal digits, or as a plain number if it is below 2^64: the system draws no such seed in
/// practice, so these are seeds that somebody chose.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(into = "String", try_from = "String")]
pub struct Seed(u128);

impl Seed {
    /// A seed of 128 bits that the system has drawn.
    pub fn of_bits(bits: u128) -> Seed {
        Seed(bits)
    }

    /// Reads a number below 2^64, 32 hexadecimal digits, or any other text of at most 16 bytes,
    /// whose bytes are the seed.
    ///
    /// # Errors
    /// Says what a seed is.
    pub fn read(text: &str) -> Result<Seed, Message> {
        if let Ok(number) = text.parse::<u64>() {
            return Ok(number.into());
        }
        let is_hex = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if let (true, Ok(bits)) = (is_hex, u128::from_str_radix(text, 16)) {
            return Ok(Seed(bits));
        }
        match text.len() {
            1..=16 if !text.contains(char::is_control) => {
                Ok(Seed(text.bytes().fold(0, |bits, byte| bits << 8 | u128::from(byte))))
            }
            _ => Err(msg!("event-file.no-seed")),
        }
    }

    /// The stream of random numbers for one purpose, such as `"stage 1 round 2"`.
    pub fn draw(self, label: &str) -> Draw {
        // Each of the four key words absorbs the seed and every byte of the label. They run in
        // parallel, because no word waits for another. The mixing keeps no secret, and need not:
        // it loses none of the 128 bits, and the generator keeps its key.
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let mut words = [1, 2, 3, 4].map(|lane| mix(low ^ mix(lane)) ^ high);
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
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        Seed(number.into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match u64::try_from(self.0) {
            Ok(number) => write!(f, "{number}"),
            Err(_) => write!(f, "{:032x}", self.0),
        }
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = Message;

    fn try_from(text: String) -> Result<Seed, Message> {
        Seed::read(&text)
    }
}

/// A stream of random numbers, fixed by the seed of the event and a label for the purpose.
///
/// The generator (ChaCha with twelve rounds) is specified independently of any library version. The
/// bounded draw and the shuffle are written here. So any later program can repeat the draws of an
/// old event file.
///
/// ```
/// use komandor::pairing::Draw;
/// let mut one = Draw::new(91, "stage 1 round 2");
/// let mut two = Draw::new(91, "stage 1 round 2");
/// assert_eq!(one.below(500), two.below(500));
/// ```
#[derive(Debug)]
pub struct Draw(ChaCha12Rng);

impl Draw {
    /// A stream for one purpose, such as `"stage 1 round 2"`; other labels give other streams.
    pub fn new(seed: u64, label: &str) -> Draw {
        Seed::from(seed).draw(label)
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

    /// A seed whose halves were mixed into 64 bits could be found by trying 2^64 of them.
    #[test]
    fn every_bit_of_a_seed_changes_what_is_drawn() {
        let numbers = |bits| {
            let mut draw = Seed::of_bits(bits).draw("tie number of entrant 1");
            (0..4).map(|_| draw.below(u32::MAX)).collect::<Vec<_>>()
        };
        let all: std::collections::BTreeSet<Vec<u32>> =
            (0..128).map(|bit| numbers(1 << bit)).chain([numbers(0)]).collect();
        assert_eq!(all.len(), 129);
        // Recorded once, as above.
        let bits = 0x0123_4567_89ab_cdef_0f1e_2d3c_4b5a_6978;
        let mut draw = Seed::of_bits(bits).draw("stage 1 round 2");
        let six: Vec<u32> = (0..6).map(|_| draw.below(1000)).collect();
        assert_eq!(six, [350, 872, 504, 880, 448, 619]);
    }

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        let read = |text: &str| Seed::read(text).map(|seed| seed.to_string());
        for text in ["0", "7", "18446744073709551615", "0123456789abcdef0f1e2d3c4b5a6978"] {
            assert_eq!(read(text).unwrap(), text);
        }
        assert_eq!(
            read("0123456789ABCDEF0F1E2D3C4B5A6978").unwrap(),
            "0123456789abcdef0f1e2d3c4b5a6978"
        );
        assert_eq!(read("Store Day 2026").unwrap(), "000053746f7265204461792032303236");
        for text in ["", "a text that is too long", "18446744073709551616 ", "a\u{1b}"] {
            assert_eq!(
                read(text).unwrap_err().to_string(),
                "a seed is a whole number below 2^64, 32 hexadecimal digits, or a text of at most \
                 16 letters"
            );
        }
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
