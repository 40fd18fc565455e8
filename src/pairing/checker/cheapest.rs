//! Minimum-cost perfect matchings among players, all of whom may meet at a price.
//!
//! This is the primal-dual method. Each player has a dual variable. No pair may cost less than the
//! two dual variables together, and only tight edges, which cost exactly that, are used.
//! Alternating trees grow along tight edges from all unmatched players at once. Odd cycles are
//! shrunk to blossoms (`Cycle`) with a dual variable of their own. Prices are compared digit by
//! digit, so no digit can run into the next.

mod forest;

use forest::Forest;

/// The number of digits in a price.
pub(super) const LEVELS: usize = 16;

/// The price of a pair, the most important digit first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Price([i32; LEVELS]);

impl Price {
    pub fn add_at(&mut self, level: usize, amount: i32) {
        if let Some(digit) = self.0.get_mut(level) {
            *digit += amount;
        }
    }

    fn plus(self, other: Price) -> Price {
        Price(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }

    fn minus(self, other: Price) -> Price {
        Price(std::array::from_fn(|at| self.0[at] - other.0[at]))
    }

    fn half(self) -> Price {
        Price(self.0.map(|digit| digit / 2))
    }

    fn double(self) -> Price {
        Price(self.0.map(|digit| digit * 2))
    }
}

/// A perfect matching of least total price among an even number of players.
///
/// The matching begins with those pairs of `start` that are tight from the beginning.
pub(super) fn cheapest(
    size: usize,
    price: impl Fn(usize, usize) -> Price,
    start: &[(usize, usize)],
) -> Vec<(usize, usize)> {
    grown(size, price, start).pairs()
}

fn grown(size: usize, price: impl Fn(usize, usize) -> Price, start: &[(usize, usize)]) -> Forest {
    let mut forest = Forest::new(size, price);
    forest.begin();
    for &(one, two) in start {
        forest.begin_with(one, two);
    }
    forest.grow();
    forest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::Draw;

    fn least(free: &mut Vec<usize>, price: &dyn Fn(usize, usize) -> Price) -> Price {
        let Some(one) = free.pop() else { return Price::default() };
        let mut best: Option<Price> = None;
        for at in 0..free.len() {
            let two = free.remove(at);
            let total = price(one, two).plus(least(free, price));
            best = Some(best.map_or(total, |best| best.min(total)));
            free.insert(at, two);
        }
        free.push(one);
        best.unwrap_or_default()
    }

    #[test]
    fn agrees_with_trying_everything() {
        let mut chance = Draw::new(12, "cheapest");
        for turn in 0..1500 {
            let size = 2 * (1 + chance.index(4)) + 2 * usize::from(turn % 50 == 0);
            let (range, levels) = (1 + chance.below(6), 1 + chance.index(3));
            let mut table = vec![Price::default(); size * size];
            for one in 0..size {
                for two in 0..one {
                    let mut price = Price::default();
                    (0..levels).for_each(|at| price.add_at(at, chance.below(range) as i32));
                    table[one * size + two] = price;
                    table[two * size + one] = price;
                }
            }
            let price = |one: usize, two: usize| table[one * size + two];
            let pairs = cheapest(size, price, &[(0, 1)]);
            let mut there: Vec<usize> = pairs.iter().flat_map(|pair| [pair.0, pair.1]).collect();
            there.sort_unstable();
            assert_eq!(there, (0..size).collect::<Vec<_>>());
            let total =
                pairs.iter().fold(Price::default(), |sum, pair| sum.plus(price(pair.0, pair.1)));
            assert_eq!(total, least(&mut (0..size).collect(), &price), "turn {turn}");
        }
    }

    #[test]
    fn larger_matchings_are_proven_by_their_potentials() {
        let mut chance = Draw::new(17, "proven");
        for turn in 0..150 {
            let size = 2 * (4 + chance.index(20));
            let (groups, dear) = (1 + chance.below(7) as usize, chance.below(10));
            let group: Vec<usize> = (0..size).map(|one| one * groups / size).collect();
            let met: Vec<bool> = (0..size * size).map(|_| chance.below(10) < dear).collect();
            let forest = grown(
                size,
                |one, two| {
                    let mut price = Price::default();
                    price.add_at(0, i32::from(met[one * size + two]));
                    (group[two]..group[one]).for_each(|edge| price.add_at(1 + edge, 1));
                    price
                },
                &[(0, 1), (2, 3)],
            );
            assert_eq!(forest.pairs().len(), size / 2, "turn {turn}");
            assert!(forest.proves(), "turn {turn}");
        }
    }
}
