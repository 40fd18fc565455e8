//! The proof that a matching has the least price.

use super::Forest;
use crate::pairing::checker::min_cost_matching::Price;

impl Forest {
    /// Whether the dual variables prove that the matching is optimal.
    ///
    /// No pair may cost less than it pays, and each pair of the matching must cost exactly that. A
    /// blossom around both players gives back what it charged them.
    pub fn proves(&self) -> bool {
        let blossoms: Vec<(Vec<usize>, Price)> = (self.size..self.labels.len())
            .filter_map(|node| Some((self.players(node), self.blossom(node)?.dual)))
            .collect();
        let proven = |one: usize, two: usize| {
            let paid = self.dual[one].plus(self.dual[two]);
            let around = blossoms
                .iter()
                .filter(|blossom| [one, two].iter().all(|player| blossom.0.contains(player)));
            let price = self.prices[one * self.size + two].double().double();
            let left =
                around.fold(price.minus(paid), |left, blossom| left.plus(blossom.1.double()));
            left == Price::default() || left > Price::default() && self.mate[one] != Some(two)
        };
        blossoms.iter().all(|blossom| blossom.1 >= Price::default())
            && (0..self.size).all(|one| (0..one).all(|two| proven(one, two)))
    }
}
