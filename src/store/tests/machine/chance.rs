use rand::SeedableRng;
use rand::rand_core::Rng;
use rand::rngs::ChaCha12Rng;

/// Chance out of a seed.
pub(crate) struct Chance(ChaCha12Rng);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(ChaCha12Rng::seed_from_u64(seed))
    }

    /// From 0 up to, and without, `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (self.0.next_u64() % end.max(1) as u64) as usize
    }

    pub fn one_in(&mut self, many: usize) -> bool {
        self.below(many) == 0
    }

    pub fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }
}
