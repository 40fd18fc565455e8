use std::cmp::Ordering;

/// A non-negative fraction, added and compared exactly.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ratio {
    pub top: u128,
    pub bottom: u128,
}

impl Ratio {
    pub const ZERO: Ratio = Ratio { top: 0, bottom: 1 };

    /// A fraction in lowest terms; zero out of zero is zero.
    pub fn new(top: u128, bottom: u128) -> Ratio {
        let common = common_divisor(top, bottom);
        if bottom == 0 || top == 0 {
            return Ratio::ZERO;
        }
        Ratio { top: top / common, bottom: bottom / common }
    }

    pub fn plus(self, other: Ratio) -> Ratio {
        let common = common_divisor(self.bottom, other.bottom);
        let (left, right) = (other.bottom / common, self.bottom / common);
        Ratio::new(self.top * left + other.top * right, self.bottom * left)
    }

    /// One of this many equal parts of it.
    pub fn over(self, parts: u32) -> Ratio {
        Ratio::new(self.top, self.bottom * u128::from(parts))
    }

    /// The mean of these; zero if there are none.
    pub fn mean(all: impl ExactSizeIterator<Item = Ratio>) -> Ratio {
        let count = all.len() as u128;
        let sum = all.fold(Ratio::ZERO, Ratio::plus);
        Ratio::new(sum.top, sum.bottom * count)
    }
}

/// Compares whole parts, then reciprocals of the remainders, so no product can overflow.
impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        let (mut one, mut two) = (*self, *other);
        let mut turned = false;
        loop {
            let whole = (one.top / one.bottom).cmp(&(two.top / two.bottom));
            let (left, right) = (one.top % one.bottom, two.top % two.bottom);
            let found = match whole {
                Ordering::Equal if left != 0 && right != 0 => {
                    one = Ratio { top: one.bottom, bottom: left };
                    two = Ratio { top: two.bottom, bottom: right };
                    turned = !turned;
                    continue;
                }
                Ordering::Equal => left.min(1).cmp(&right.min(1)),
                other => other,
            };
            return if turned { found.reverse() } else { found };
        }
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Ratio) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ratio {}

fn common_divisor(a: u128, b: u128) -> u128 {
    if b == 0 { a.max(1) } else { common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_added_and_compared_exactly() {
        let third = Ratio::new(2, 6);
        assert_eq!(third.plus(Ratio::new(1, 6)), Ratio::new(1, 2));
        assert!(third > Ratio::new(3333, 10_000) && third < Ratio::new(3334, 10_000));
        assert!(Ratio::new(7, 3) > Ratio::new(9, 4) && Ratio::new(2, 1) < Ratio::new(9, 4));
        assert_eq!(Ratio::new(5, 0), Ratio::ZERO);
        assert_eq!(Ratio::mean([third, Ratio::ZERO].into_iter()), Ratio::new(1, 6));
        let large = Ratio::new(u128::MAX - 1, u128::MAX);
        assert!(Ratio::new(u128::MAX - 2, u128::MAX - 1) < large);
    }
}
