use super::*;
use crate::pairing::Draw;

impl BlossomForest {
    /// The sum of the dual variables of all blossoms that contain both vertices.
    fn shared(&self, one: usize, two: usize) -> Cost {
        let around =
            |vertex: usize| std::iter::successors(self.parent[vertex], |&node| self.parent[node]);
        let ours: Vec<usize> = around(one).collect();
        let shared = around(two).filter(|node| ours.contains(node));
        shared.filter_map(|node| self.blossom(node)).map(|blossom| blossom.dual).sum()
    }
}

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
    for turn in 0..3000 {
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
    assert!(some > 500 && none > 100, "both must come up: {some}, {none}");
}

/// The number of pairs in a maximum-cardinality matching.
fn most_pairs(edges: &Edges, free: &mut Vec<usize>) -> usize {
    let Some(one) = free.pop() else { return 0 };
    let mut most = most_pairs(edges, free);
    for at in 0..free.len() {
        let two = free.remove(at);
        if edges.may(one, two) {
            most = most.max(1 + most_pairs(edges, free));
        }
        free.insert(at, two);
    }
    free.push(one);
    most
}

#[test]
fn how_many_are_lacking_agrees_with_trying_everything() {
    let mut chance = Draw::new(14, "lacking");
    let mut seen = [0; 10];
    for turn in 0..1500 {
        let size = 1 + chance.index(8) + usize::from(turn % 50 == 0);
        let density = chance.below(7);
        let mut costs = vec![None; size * size];
        for one in 0..size {
            for two in 0..one {
                let cost = (chance.below(10) < density).then(|| chance.below(9).into());
                costs[one * size + two] = cost;
                costs[two * size + one] = cost;
            }
        }
        let edges = Edges::of_table(size, &costs);
        let deficiency = size - 2 * most_pairs(&edges, &mut (0..size).collect());
        assert_eq!(MinCostMatching::deficiency(edges), deficiency, "turn {turn}: {costs:?}");
        seen[deficiency] += 1;
    }
    assert!(seen[..5].iter().all(|&n| n > 50), "all must come up: {seen:?}");
}

#[test]
fn settling_pair_after_pair_agrees_with_trying_everything() {
    let mut chance = Draw::new(13, "settling");
    let (mut some, mut none) = (0, 0);
    for turn in 0..1500 {
        let size = 8 + 2 * usize::from(turn % 50 == 0);
        let edges = any(&mut chance, size);
        let Some(mut found) = MinCostMatching::new(&edges, &[]) else { continue };
        let (mut free, mut spent): (Vec<usize>, Cost) = ((0..size).collect(), 0);
        while free.len() > 2 {
            let before = least(&edges, &mut free.clone()).unwrap_or_default();
            let one = free.remove(chance.index(free.len()));
            let two = free.remove(chance.index(free.len()));
            let Some(cost) = edges.cost(one, two) else { break };
            let (tight, rest) = (found.tight(one, two), least(&edges, &mut free.clone()));
            assert_eq!(found.fix(&[(one, two)]), rest.is_some(), "turn {turn}");
            *if rest.is_some() { &mut some } else { &mut none } += 1;
            let Some(rest) = rest else { break };
            spent += cost;
            assert_eq!(found.total(), spent + rest, "turn {turn}");
            assert!(tight || cost + rest > before, "turn {turn}: a pair of a best matching");
        }
    }
    assert!(some > 500 && none > 50, "both must come up: {some}, {none}");
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
    for turn in 0..400 {
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
    assert!(outside.iter().all(|&n| n > 20), "both must come up: {outside:?}");
}

/// The least cost if any number of vertices goes outside.
fn least_with_outside(edges: &Edges, free: &mut Vec<usize>) -> Option<Cost> {
    let Some(one) = free.pop() else { return Some(0) };
    let out = edges.cost(one, edges.size() - 1);
    let mut best = out.and_then(|cost| Some(cost + least_with_outside(edges, free)?));
    for at in 0..free.len() {
        let two = free.remove(at);
        let rest = edges.cost(one, two);
        let rest = rest.and_then(|cost| Some(cost + least_with_outside(edges, free)?));
        best = [best, rest].into_iter().flatten().min();
        free.insert(at, two);
    }
    free.push(one);
    best
}

#[test]
fn with_places_outside_agrees_with_trying_everything() {
    let mut chance = Draw::new(16, "outside");
    for turn in 0..1500 {
        let size = 4 + chance.index(5);
        let edges = any(&mut chance, size).with_outside();
        let outside = edges.size() - 1;
        let mut free: Vec<usize> = (0..outside).collect();
        let found = MinCostMatching::new(&edges, &[]);
        let expected = least_with_outside(&edges, &mut free);
        assert_eq!(found.as_ref().map(MinCostMatching::total), expected, "turn {turn}");
        let Some(mut found) = found else { continue };
        // One vertex is sent outside for certain, then the rest is solved.
        let one = free.remove(chance.index(free.len()));
        let Some(cost) = edges.cost(one, outside) else { continue };
        let rest = least_with_outside(&edges, &mut free);
        assert_eq!(found.fix(&[(one, outside)]), rest.is_some(), "turn {turn}");
        if let Some(rest) = rest {
            assert_eq!(found.total(), cost + rest, "turn {turn}");
        }
    }
}
