use super::*;
use crate::pairing::Draw;

fn least(edges: &Edges, free: &mut Vec<usize>) -> Option<Cost> {
    let Some(one) = free.pop() else { return Some(0) };
    let mut best: Option<Cost> = None;
    for at in 0..free.len() {
        let two = free.remove(at);
        let rest = edges.cost(one, two).and_then(|cost| Some(cost + least(edges, free)?));
        best = [best, rest].into_iter().flatten().min();
        free.insert(at, two);
    }
    free.push(one);
    best
}

fn any(chance: &mut Draw, size: usize) -> Edges {
    let (range, density) = (1 + chance.below(7), 3 + chance.below(8));
    let mut costs = vec![None; size * size];
    for one in 0..size {
        for two in 0..one {
            let cost = (chance.below(10) < density).then(|| chance.below(range).into());
            costs[one * size + two] = cost;
            costs[two * size + one] = cost;
        }
    }
    Edges::of_table(size, &costs)
}

#[test]
fn agrees_with_trying_everything() {
    let mut chance = Draw::new(12, "cheapest");
    let (mut some, mut none) = (0, 0);
    for turn in 0..1500 {
        let size = 2 * (1 + chance.index(4)) + 2 * usize::from(turn % 50 == 0);
        let edges = any(&mut chance, size);
        let expected = least(&edges, &mut (0..size).collect());
        let found = MinCostMatching::new(&edges, &[(0, 1), (1, 2), (5, 3)][..size / 4]);
        assert_eq!(found.as_ref().map(MinCostMatching::total), expected, "turn {turn}");
        *if expected.is_some() { &mut some } else { &mut none } += 1;
        for one in 0..found.iter().map(MinCostMatching::size).sum() {
            let mate = found.as_ref().and_then(|found| found.mate(one)).unwrap_or(one);
            assert!(edges.cost(one, mate).is_some(), "turn {turn}");
        }
    }
    assert!(some > 250 && none > 50, "both must come up: {some}, {none}");
}
