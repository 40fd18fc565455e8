use std::fmt;

/// An exact, non-negative fraction in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fraction {
    numerator: u128,
    denominator: u128,
}

impl Fraction {
    /// `numerator / denominator`; 0 where the denominator is 0.
    pub fn new(numerator: u128, denominator: u128) -> Fraction {
        let divisor = greatest_common_divisor(numerator, denominator);
        if denominator == 0 || divisor == 0 {
            return Fraction { numerator: 0, denominator: 1 };
        }
        Fraction { numerator: numerator / divisor, denominator: denominator / divisor }
    }

    /// The value, if it is a whole number.
    pub fn whole(self) -> Option<u128> {
        (self.denominator == 1).then_some(self.numerator)
    }

    /// Four decimals, for the eye; never compared.
    pub fn decimals(self) -> String {
        let scaled = (self.numerator * 20_000 + self.denominator) / (2 * self.denominator);
        format!("{}.{:04}", scaled / 10_000, scaled % 10_000)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.whole() {
            Some(whole) => write!(f, "{whole}"),
            None => write!(f, "{}/{}", self.numerator, self.denominator),
        }
    }
}

fn greatest_common_divisor(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
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
        assert_eq!(Fraction::new(6, 3).to_string(), "2");
        assert_eq!(Fraction::new(1, 0).to_string(), "0");
    }
}
