//! Minimum-cost perfect matchings among players, all of whom may meet at a price.
//!
//! This is the primal-dual method. Each player has a dual variable. No pair may cost less than the
//! two dual variables together, and only tight edges, which cost exactly that, are used.
//! Alternating trees grow along tight edges from all unmatched players at once. Odd cycles are
//! shrunk to blossoms (`Blossom`) with a dual variable of their own. Prices are compared digit by
//! digit, so no digit can run into the next.

mod forest;
mod price;

use forest::Forest;
pub(super) use price::{LEVELS, Price};

/// A perfect matching of least total price among an even number of players.
///
/// The matching begins with those pairs of `start` that are tight from the beginning.
pub(super) fn min_cost_matching(
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
mod tests;
