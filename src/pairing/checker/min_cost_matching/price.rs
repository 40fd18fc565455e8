//! Prices that are compared digit by digit.
//!
//! A matching adds and compares thousands of them. Loops over the digits become a few wide
//! instructions each; `array::map` and `array::from_fn` stay calls.

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

    #[inline]
    pub fn plus(mut self, other: Price) -> Price {
        for (digit, more) in self.0.iter_mut().zip(&other.0) {
            *digit += more;
        }
        self
    }

    #[inline]
    pub fn minus(mut self, other: Price) -> Price {
        for (digit, less) in self.0.iter_mut().zip(&other.0) {
            *digit -= less;
        }
        self
    }

    #[inline]
    pub fn half(mut self) -> Price {
        for digit in &mut self.0 {
            *digit /= 2;
        }
        self
    }

    #[inline]
    pub fn double(mut self) -> Price {
        for digit in &mut self.0 {
            *digit *= 2;
        }
        self
    }
}
