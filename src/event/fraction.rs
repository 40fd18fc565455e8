//! Exact fractions.

use std::cmp::Ordering;
use std::fmt;

/// An exact, non-negative fraction. It is brought to lowest terms when it is shown or
/// added, not when it is made: a screen shows only a few dozen standings out of thousands.
#[derive(Debug, Clone, Copy)]
pub struct Fraction {
    numerator: u128,
    denominator: u128,
}

impl Fraction {
    /// `numerator / denominator`, or 0 if the denominator is 0.
    pub fn new(numerator: u128, denominator: u128) -> Fraction {
        if denominator == 0 {
            return Fraction { numerator: 0, denominator: 1 };
        }
        Fraction { numerator, denominator }
    }

    /// The same fraction in lowest terms.
    fn lowest(self) -> Fraction {
        let divisor = greatest_common_divisor(self.numerator, self.denominator);
        Fraction { numerator: self.numerator / divisor, denominator: self.denominator / divisor }
    }

    /// The exact sum.
    pub fn plus(self, other: Fraction) -> Fraction {
        let shared = greatest_common_divisor(self.denominator, other.denominator);
        let (one, two) = (other.denominator / shared, self.denominator / shared);
        Fraction::new(self.numerator * one + other.numerator * two, self.denominator * one).lowest()
    }

    /// The mean of these fractions; 0 if there are none.
    pub fn mean(all: impl Iterator<Item = Fraction>) -> Fraction {
        let (mut sum, mut count) = (Fraction::new(0, 1), 0);
        for fraction in all {
            (sum, count) = (sum.plus(fraction), count + 1);
        }
        Fraction::new(sum.numerator, sum.denominator * count).lowest()
    }

    /// The value, if it is a whole number.
    pub fn as_integer(self) -> Option<u128> {
        self.numerator.is_multiple_of(self.denominator).then(|| self.numerator / self.denominator)
    }

    /// Four decimals for display; they are never compared.
    pub fn decimals(self) -> String {
        let scaled = self.rounded(10_000);
        format!("{}.{:04}", scaled / 10_000, scaled % 10_000)
    }

    /// Two decimals, which are all of a sum with halves or quarters.
    pub fn two_decimals(self) -> String {
        let scaled = self.rounded(100);
        format!("{}.{:02}", scaled / 100, scaled % 100)
    }

    /// This many times the value, rounded to a whole number.
    fn rounded(self, times: u128) -> u128 {
        let Fraction { numerator, denominator } = self.lowest();
        (numerator * 2 * times + denominator) / (2 * denominator)
    }
}

/// Compares by continued fractions: the whole parts first, then the reciprocals of the
/// remainders. No product is computed, so none can grow too large.
impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        let (mut one, mut two) = (*self, *other);
        loop {
            let (a, b) = (one.denominator, two.denominator);
            let order = (one.numerator / a).cmp(&(two.numerator / b));
            let (left, right) = (one.numerator % a, two.numerator % b);
            if order != Ordering::Equal || left == 0 || right == 0 {
                return order.then(left.min(1).cmp(&right.min(1)));
            }
            // The smaller the remainder's reciprocal, the larger the remainder.
            one = Fraction { numerator: b, denominator: right };
            two = Fraction { numerator: a, denominator: left };
        }
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Fraction) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Fraction {}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lowest() {
            Fraction { numerator, denominator: 1 } => write!(f, "{numerator}"),
            Fraction { numerator, denominator } => write!(f, "{numerator}/{denominator}"),
        }
    }
}

fn greatest_common_divisor(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        // Nearly all numbers are small, and dividing small numbers is many times faster.
        if let (Ok(mut one), Ok(mut two)) = (u64::try_from(a), u64::try_from(b)) {
            while two != 0 {
                (one, two) = (two, one % two);
            }
            return one.into();
        }
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_shown_in_lowest_terms_and_rounded_to_the_nearest() {
        assert_eq!(Fraction::new(10, 18).to_string(), "5/9");
        assert_eq!(Fraction::new(10, 18).decimals(), "0.5556");
        assert_eq!(Fraction::new(37, 54).decimals(), "0.6852");
        assert_eq!(Fraction::new(79, 4).two_decimals(), "19.75");
        assert_eq!(Fraction::new(40, 2).two_decimals(), "20.00");
        assert_eq!(Fraction::new(6, 3).to_string(), "2");
        assert_eq!(Fraction::new(1, 0).to_string(), "0");
        assert_eq!(Fraction::new(0, 7).to_string(), "0");
        assert_eq!(Fraction::new(12, 4).as_integer(), Some(3));
        assert_eq!(Fraction::new(12, 5).as_integer(), None);
        // Without lowest terms, computing the decimals would overflow.
        assert_eq!(Fraction::new(u128::MAX / 3, u128::MAX / 3 * 2).decimals(), "0.5000");
    }

    #[test]
    fn fractions_are_added_and_compared_exactly() {
        let third = Fraction::new(1, 3);
        assert_eq!(third.plus(Fraction::new(1, 6)), Fraction::new(1, 2));
        assert_eq!(Fraction::mean([third, Fraction::new(2, 3)].into_iter()), Fraction::new(1, 2));
        assert_eq!(Fraction::mean(std::iter::empty()), Fraction::new(0, 1));
        assert!(third > Fraction::new(3333, 10_000) && third < Fraction::new(3334, 10_000));
        assert!(Fraction::new(7, 3) > Fraction::new(9, 4) && third > Fraction::new(0, 1));
        assert!(
            Fraction::new(7, 5) < Fraction::new(3, 2) && Fraction::new(2, 1) < Fraction::new(9, 4)
        );
        assert_eq!(third.cmp(&Fraction::new(2, 6)), Ordering::Equal);
        let large = u128::MAX;
        assert!(Fraction::new(large - 2, large - 1) < Fraction::new(large - 1, large));
    }
}
