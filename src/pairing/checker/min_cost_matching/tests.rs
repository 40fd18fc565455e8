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
    for turn in 0..500 {
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
