//! Prices that are compared digit by digit.

/// The number of digits in a price.
pub(in crate::pairing::checker) const LEVELS: usize = 16;

/// The price of a pair, the most important digit first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(in crate::pairing::checker) struct Price([i32; LEVELS]);

impl Price {
    pub fn add_at(&mut self, level: usize, amount: i32) {
        if let Some(digit) = self.0.get_mut(level) {
            *digit += amount;
        }
    }

    pub fn plus(self, other: Price) -> Price {
        Price(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }

    pub fn minus(self, other: Price) -> Price {
        Price(std::array::from_fn(|at| self.0[at] - other.0[at]))
    }

    pub fn half(self) -> Price {
        Price(self.0.map(|digit| digit / 2))
    }

    pub fn double(self) -> Price {
        Price(self.0.map(|digit| digit * 2))
    }
}
