//! The proof that a matching has the least price.

use super::Forest;
use crate::pairing::checker::cheapest::Price;

impl Forest {
    /// Whether the dual variables prove that the matching is optimal.
    ///
    /// No pair may cost less than it pays, and each pair of the matching must cost exactly that. A
    /// blossom around both players gives back what it charged them.
    pub fn proves(&self) -> bool {
        let cycles: Vec<(Vec<usize>, Price)> = (self.size..self.labels.len())
            .filter_map(|node| Some((self.players(node), self.cycle(node)?.potential)))
            .collect();
        let proven = |one: usize, two: usize| {
            let paid = self.potential[one].plus(self.potential[two]);
            let around = cycles
                .iter()
                .filter(|cycle| [one, two].iter().all(|player| cycle.0.contains(player)));
            let price = self.prices[one * self.size + two].double().double();
            let left = around.fold(price.minus(paid), |left, cycle| left.plus(cycle.1.double()));
            left == Price::default() || left > Price::default() && self.mate[one] != Some(two)
        };
        cycles.iter().all(|cycle| cycle.1 >= Price::default())
            && (0..self.size).all(|one| (0..one).all(|two| proven(one, two)))
    }
}
