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

/// Checks that the dual variables prove the matching optimal.
///
/// No pair may cost less than it pays, and each pair of the matching must cost exactly that.
fn prove(matching: &MinCostMatching) {
    let edges = matching.edges;
    let outside = edges.outside();
    for one in 0..edges.size() {
        let mate = matching.mate(one);
        assert_eq!(mate.is_none(), Some(one) == outside);
        for two in edges.of(one) {
            let back = 2 * matching.blossoms.shared(one, two);
            let left = matching.slack(one, two) + back;
            assert!(left >= 0 && (left == 0 || mate != Some(two)), "{one} – {two}: {left}");
        }
    }
    let blossoms =
        (edges.size()..matching.blossoms.nodes()).filter_map(|at| matching.blossoms.blossom(at));
    assert!({ blossoms }.all(|blossom| blossom.dual >= 0));
    assert!(outside.is_none_or(|outside| matching.dual[outside] == 0));
}

#[test]
fn larger_matchings_are_proven_by_their_duals() {
    let mut chance = Draw::new(140, "proven");
    let mut outside = [0; 2];
    for turn in 0..120 {
        let size = 8 + 2 * chance.index(25);
        let (range, density, surcharged) =
            (1 + chance.below(40), 1 + chance.below(10), chance.below(9));
        let open = chance.below(2) == 0;
        let mut costs = vec![None; size * size];
        for one in 0..size {
            for two in 0..one {
                let below = open && one + 1 == size;
                let may = below || chance.below(10) < density;
                let more = if below { surcharged } else { 0 };
                let cost = may.then(|| (more + chance.below(range)).into());
                costs[one * size + two] = cost;
                costs[two * size + one] = cost;
            }
        }
        let edges = Edges::of_table(size, &costs);
        let edges = if open { edges.with_outside() } else { edges };
        let found = MinCostMatching::new(&edges, &[]);
        assert!(found.is_some() || !open, "turn {turn}");
        found.inspect(prove).inspect(|found| {
            let below = (0..size).filter(|&one| open && found.mate(one) == Some(size - 1)).count();
            outside[usize::from(below > 1)] += 1;
        });
    }
    assert!(outside.iter().all(|&n| n > 4), "both must come up: {outside:?}");
}
