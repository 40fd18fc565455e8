//! Whole numbers of two lengths, for computing strength of schedule.

/// A number for computing strength of schedule. It has 64 bits if all values of a field
/// fit, and 128 otherwise.
pub(super) trait Number: Copy {
    fn of(number: u128) -> Self;
    fn plus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
}

impl Number for u64 {
    fn of(number: u128) -> u64 {
        number as u64
    }

    fn plus(self, other: u64) -> u64 {
        self.wrapping_add(other)
    }

    fn times(self, other: u64) -> u64 {
        self.wrapping_mul(other)
    }
}

/// These numbers saturate. They are full only with so many opponents that they decide
/// nothing.
impl Number for u128 {
    fn of(number: u128) -> u128 {
        number
    }

    fn plus(self, other: u128) -> u128 {
        self.saturating_add(other)
    }

    fn times(self, other: u128) -> u128 {
        self.saturating_mul(other)
    }
}
