use super::*;
use crate::pairing::Draw;

impl Forest {
    /// Whether the dual variables prove that the matching is optimal.
    ///
    /// No pair may cost less than it pays, and each pair of the matching must cost exactly that. A
    /// blossom around both players gives back what it charged them.
    fn proves(&self) -> bool {
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
        let pairs = min_cost_matching(size, price, &[(0, 1)]);
        let mut there: Vec<usize> = pairs.iter().flat_map(|pair| [pair.0, pair.1]).collect();
        there.sort_unstable();
        assert_eq!(there, (0..size).collect::<Vec<_>>());
        let total =
            pairs.iter().fold(Price::default(), |sum, pair| sum.plus(price(pair.0, pair.1)));
        assert_eq!(total, least(&mut (0..size).collect(), &price), "turn {turn}");
    }
}

#[test]
fn larger_matchings_are_proven_by_their_duals() {
    let mut chance = Draw::new(17, "proven");
    for turn in 0..150 {
        let size = 2 * (4 + chance.index(20));
        let (groups, density) = (1 + chance.below(7) as usize, chance.below(10));
        let group: Vec<usize> = (0..size).map(|one| one * groups / size).collect();
        let met: Vec<bool> = (0..size * size).map(|_| chance.below(10) < density).collect();
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
