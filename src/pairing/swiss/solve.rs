//! The least cost of a problem and a draw among its best matchings: by complete enumeration if it is
//! small, by layers if most have met, else by weighted matching and random changes around it.

use super::min_cost_matching::MinCostMatching;
use super::problem::{Cost, Edges, Problem};
use crate::pairing::Draw;
use std::cell::OnceCell;

/// Up to this many vertices all matchings are counted.
pub(super) const MOST: usize = 14;

const UNKNOWN: Cost = -1;
const NEVER: Cost = Cost::MAX;

/// For each set of handled vertices, the least cost of the rest and the number of ways to reach it.
pub(super) struct SubsetCount {
    best: Vec<(Cost, u32)>,
}

/// A step of the first remaining vertex.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Out,
    With(usize),
}

impl SubsetCount {
    pub fn new(problem: &Problem) -> SubsetCount {
        let mut counts = SubsetCount { best: vec![(UNKNOWN, 0); 1 << problem.vertices()] };
        let all = counts.best.len() - 1;
        counts.best[all] = (0, 1);
        counts.solve(problem, 0);
        counts
    }

    /// Whether there is any matching.
    pub fn feasible(&self) -> bool {
        self.least() != NEVER
    }

    pub fn least(&self) -> Cost {
        self.best[0].0
    }

    fn solve(&mut self, problem: &Problem, done: usize) -> (Cost, u32) {
        if self.best[done].0 != UNKNOWN {
            return self.best[done];
        }
        let (mut least, mut ways) = (NEVER, 0);
        for (_, cost, next) in steps(problem, done) {
            let (rest, count) = self.solve(problem, next);
            if rest == NEVER || cost + rest > least {
                continue;
            }
            if cost + rest < least {
                (least, ways) = (cost + rest, 0);
            }
            ways += count;
        }
        self.best[done] = (least, ways);
        (least, ways)
    }

    /// The steps from here that belong to a best matching, each with its number of matchings.
    pub fn good(&self, problem: &Problem, done: usize) -> Vec<(Step, usize, u32)> {
        let least = self.best[done].0;
        steps(problem, done)
            .filter(|&(_, cost, next)| {
                let rest = self.best[next].0;
                rest != NEVER && rest != UNKNOWN && cost + rest == least
            })
            .map(|(step, _, next)| (step, next, self.best[next].1))
            .collect()
    }

    /// For each vertex, the vertices that it meets in some best matching, one bit each.
    pub fn possible(&self, problem: &Problem) -> Vec<u128> {
        let mut meets = vec![0; problem.vertices()];
        let mut seen = vec![false; self.best.len()];
        let mut ahead = vec![0_usize];
        while let Some(done) = ahead.pop() {
            let one = (!done).trailing_zeros() as usize;
            if one == meets.len() || std::mem::replace(&mut seen[done], true) {
                continue;
            }
            for (step, next, _) in self.good(problem, done) {
                if let Step::With(two) = step {
                    meets[one] |= 1 << two;
                    meets[two] |= 1 << one;
                }
                ahead.push(next);
            }
        }
        meets
    }

    /// One of the best matchings, all equally likely, as steps in the order of vertices.
    pub fn draw(&self, problem: &Problem, draw: &mut Draw) -> Vec<(usize, Step)> {
        self.walk(problem, |_, good| {
            let mut ticket = draw.below(good.iter().map(|step| step.2).sum());
            good.iter().position(|step| {
                let hit = ticket < step.2;
                ticket = ticket.wrapping_sub(step.2);
                hit
            })
        })
    }

    /// One of the best matchings; `choose` picks each step among the good ones.
    pub fn walk(
        &self,
        problem: &Problem,
        mut choose: impl FnMut(usize, &[(Step, usize, u32)]) -> Option<usize>,
    ) -> Vec<(usize, Step)> {
        let (mut done, mut taken) = (0, Vec::new());
        while done + 1 < self.best.len() {
            let good = self.good(problem, done);
            let one = (!done).trailing_zeros() as usize;
            let Some(&(step, next, _)) = choose(one, &good).and_then(|at| good.get(at)) else {
                break;
            };
            taken.push((one, step));
            done = next;
        }
        taken
    }
}

/// The possible steps of the first remaining vertex: the step, its cost, and the set after it.
fn steps<'p>(
    problem: &'p Problem,
    done: usize,
) -> impl Iterator<Item = (Step, Cost, usize)> + use<'p> {
    let one = (!done).trailing_zeros() as usize;
    let done = done | 1 << one;
    let out = problem.out(one).map(|cost| (Step::Out, cost, done));
    let pairs = (one + 1..problem.vertices()).filter(move |two| done >> two & 1 == 0).filter_map(
        move |two| problem.pair(one, two).map(|cost| (Step::With(two), cost, done | 1 << two)),
    );
    out.into_iter().chain(pairs)
}

/// More sets than this take too long before a round.
const MOST_SETS: usize = 6_500;
/// A set has one bit for each vertex.
const MOST_VERTICES: usize = 128;

/// The vertices handled already, one bit each.
type Set = u128;

/// The sets that best matchings pass through, always handling the first remaining vertex next.
struct LayeredCount {
    steps: Steps,
    /// By number of handled vertices: each set, the least cost to it, and its ways to the end. Each
    /// layer is in the order of its sets.
    layers: Vec<Vec<(Set, Cost, u128)>>,
}

/// The possible steps of each vertex, with their costs.
struct Steps {
    vertices: usize,
    with: Vec<Vec<(usize, Cost)>>,
    out: Vec<Option<Cost>>,
}

impl Steps {
    fn new(problem: &Problem) -> Steps {
        let vertices = problem.vertices();
        let with = |one| {
            (one + 1..vertices)
                .filter_map(|two| Some((two, problem.pair(one, two)?)))
                .collect::<Vec<_>>()
        };
        Steps {
            vertices,
            with: (0..vertices).map(with).collect(),
            out: (0..vertices).map(|one| problem.out(one)).collect(),
        }
    }

    /// The first remaining vertex and its possible steps: the step, its cost, and the set after it.
    fn after(&self, done: Set) -> (usize, impl Iterator<Item = (Step, Cost, Set)> + use<'_>) {
        let one = (!done).trailing_zeros() as usize;
        let done = done | 1 << one;
        let out = self.out[one].map(|cost| (Step::Out, cost, done));
        let pairs = (self.with[one].iter())
            .filter(move |pair| done >> pair.0 & 1 == 0)
            .map(move |&(two, cost)| (Step::With(two), cost, done | 1 << two));
        (one, out.into_iter().chain(pairs))
    }
}

/// Keeps each set once, with the least cost to reach it; returns the number of sets.
fn one_of_each(layer: &mut Vec<(Set, Cost, u128)>) -> usize {
    layer.sort_unstable();
    layer.dedup_by_key(|set| set.0);
    layer.len()
}

impl LayeredCount {
    /// All matchings that cost `least`, the least cost; `None` if there are too many sets.
    fn new(problem: &Problem, least: Cost) -> Option<LayeredCount> {
        let vertices = problem.vertices();
        if vertices >= MOST_VERTICES {
            return None;
        }
        let steps = Steps::new(problem);
        let mut layers: Vec<Vec<(Set, Cost, u128)>> = vec![Vec::new(); vertices + 1];
        layers[0].push((0, 0, 0));
        let mut sets = 0;
        for size in 0..vertices {
            let mut layer = std::mem::take(&mut layers[size]);
            one_of_each(&mut layer);
            sets += layer.len();
            if sets > MOST_SETS {
                return None;
            }
            for &(done, paid, _) in &layer {
                for (step, cost, next) in steps.after(done).1 {
                    if paid + cost <= least {
                        let more = if step == Step::Out { 1 } else { 2 };
                        layers[size + more].push((next, paid + cost, 0));
                    }
                }
                // This shows early that there are too many sets.
                for next in layers.iter_mut().skip(size + 1).take(2) {
                    if next.len() > 2 * MOST_SETS && one_of_each(next) > MOST_SETS {
                        return None;
                    }
                }
            }
            layers[size] = layer;
        }
        let mut counted = LayeredCount { steps, layers };
        counted.count(least)?;
        Some(counted)
    }

    /// Counts the ways from the end back and removes sets without any.
    fn count(&mut self, least: Cost) -> Option<()> {
        let last = &mut self.layers[self.steps.vertices];
        let reached = last.iter().any(|set| set.1 == least);
        last.clear();
        if !reached {
            return None;
        }
        let all =
            if self.steps.vertices == 0 { 0 } else { Set::MAX >> (128 - self.steps.vertices) };
        last.push((all, least, 1));
        for size in (0..self.steps.vertices).rev() {
            let mut layer = std::mem::take(&mut self.layers[size]);
            for set in &mut layer {
                let ways = self.good(set.0, set.1).map(|good| good.2);
                set.2 = ways.into_iter().try_fold(0_u128, u128::checked_add)?;
            }
            layer.retain(|set| set.2 > 0);
            self.layers[size] = layer;
        }
        Some(())
    }

    /// The number of ways from a set to the end, if it was reached at this cost.
    fn ways(&self, set: Set, paid: Cost) -> Option<u128> {
        let layer = &self.layers[set.count_ones() as usize];
        let at = layer.binary_search_by_key(&set, |set| set.0).ok()?;
        (layer[at].1 == paid).then_some(layer[at].2)
    }

    /// The steps from here that belong to a best matching, each with its number of matchings.
    fn good(
        &self,
        done: Set,
        paid: Cost,
    ) -> impl Iterator<Item = (Step, Set, u128, Cost)> + use<'_> {
        self.steps.after(done).1.filter_map(move |(step, cost, next)| {
            Some((step, next, self.ways(next, paid + cost)?, paid + cost))
        })
    }

    /// For each vertex, the vertices that it meets in some best matching, one bit each.
    fn possible(&self) -> Vec<Set> {
        let mut meets = vec![0; self.steps.vertices];
        for &(done, paid, _) in self.layers.iter().take(self.steps.vertices).flatten() {
            let one = (!done).trailing_zeros() as usize;
            for (step, ..) in self.good(done, paid) {
                if let Step::With(two) = step {
                    meets[one] |= 1 << two;
                    meets[two] |= 1 << one;
                }
            }
        }
        meets
    }

    /// One of the best matchings, all equally likely, as steps in the order of vertices.
    fn draw(&self, draw: &mut Draw) -> Vec<(usize, Step)> {
        let (mut done, mut paid, mut taken): (Set, Cost, _) = (0, 0, Vec::new());
        let mut ways = self.layers[0].first().map_or(0, |set| set.2);
        while (done.count_ones() as usize) < self.steps.vertices && ways > 0 {
            let mut ticket = draw.below_wide(ways);
            let found = self.good(done, paid).find(|step| {
                let hit = ticket < step.2;
                ticket = ticket.wrapping_sub(step.2);
                hit
            });
            let Some((step, next, rest, cost)) = found else { break };
            taken.push(((!done).trailing_zeros() as usize, step));
            (done, paid, ways) = (next, cost, rest);
        }
        taken
    }
}

/// A best matching that is changed at random, never to a worse one.
pub(super) struct Sampled {
    edges: Edges,
    pub mate: Vec<usize>,
    /// Unset until counting was tried; then all best matchings, if they were few enough.
    counted: OnceCell<Option<LayeredCount>>,
    fresh: bool,
}

impl Sampled {
    /// A best matching; `None` if there is no matching. Vertices above the problem's own are places
    /// below: all that are taken, and two empty ones, so that two more can be taken.
    pub fn new(problem: &Problem) -> Option<Sampled> {
        let own = problem.vertices();
        let edges = Edges::new(problem);
        if !problem.open && !own.is_multiple_of(2) {
            return None;
        }
        let matching = MinCostMatching::new(&edges, &problem.slides())?;
        let mut mate = (0..own).map(|one| matching.mate(one)).collect::<Option<Vec<_>>>()?;
        if !problem.open {
            return Some(Sampled { edges, mate, counted: OnceCell::new(), fresh: true });
        }
        let out: Vec<usize> = (0..own).filter(|&one| mate[one] == own).collect();
        for (place, &one) in (own..).zip(&out) {
            mate[one] = place;
        }
        let empty = own + out.len();
        mate.extend(out);
        mate.extend([empty + 1, empty]);
        let edges = Edges::below(problem, mate.len() - own, true);
        Some(Sampled { edges, mate, counted: OnceCell::new(), fresh: true })
    }

    /// The cost of the matching; empty places cost nothing.
    pub fn total(&self) -> Cost {
        let pairs = (0..self.mate.len()).map(|one| (one, self.mate[one])).filter(|p| p.0 < p.1);
        pairs.map(|(one, two)| self.edges.price(one, two)).sum()
    }

    /// Whether the new pairs are allowed and cost the same as the old ones.
    fn as_good<const N: usize>(&self, new: [(usize, usize); N], old: [(usize, usize); N]) -> bool {
        let sum = |pairs: [(usize, usize); N]| -> Cost {
            pairs.iter().map(|&(one, two)| self.edges.price(one, two)).sum()
        };
        new.iter().all(|&(one, two)| self.edges.may(one, two)) && sum(new) == sum(old)
    }

    /// As [`SubsetCount::possible`]. None if the matchings could not all be counted.
    pub fn possible(&self) -> Option<Vec<u128>> {
        self.counted.get()?.as_ref().map(LayeredCount::possible)
    }

    /// One of the best matchings, as steps in the order of vertices. All are equally likely if they
    /// can be counted. Otherwise the matching is stirred.
    pub fn draw(&mut self, problem: &Problem, draw: &mut Draw) -> Vec<(usize, Step)> {
        let counted = self.counted.get_or_init(|| LayeredCount::new(problem, self.total()));
        if let Some(counted) = counted {
            return counted.draw(draw);
        }
        self.stir(draw);
        self.steps(problem)
    }

    /// The matching as steps in the order of vertices.
    pub fn steps(&self, problem: &Problem) -> Vec<(usize, Step)> {
        let own = problem.vertices();
        (0..own)
            .filter(|&one| self.mate[one] > one)
            .map(|one| match self.mate[one] {
                two if two < own => (one, Step::With(two)),
                _ => (one, Step::Out),
            })
            .collect()
    }

    /// Walks on to another best matching by random exchanges. Two or three random pairs exchange
    /// opponents, and the change is kept if the cost stays the same. Each change is as likely as
    /// its reverse. So in the long run all matchings that can be reached are equally likely.
    pub fn stir(&mut self, draw: &mut Draw) {
        let size = self.mate.len();
        let times = size * if std::mem::take(&mut self.fresh) { 60 } else { 8 };
        for _ in 0..times {
            let a = draw.index(size);
            let b = draw.index(size);
            let (am, bm) = (self.mate[a], self.mate[b]);
            if b == a || b == am {
                continue;
            }
            if draw.below(2) == 0 {
                if self.as_good([(a, b), (am, bm)], [(a, am), (b, bm)]) {
                    self.join(a, b);
                    self.join(am, bm);
                }
                continue;
            }
            let c = draw.index(size);
            let cm = self.mate[c];
            if [a, am, b, bm].contains(&c) {
                continue;
            }
            if self.as_good([(a, bm), (b, cm), (c, am)], [(a, am), (b, bm), (c, cm)]) {
                self.join(a, bm);
                self.join(b, cm);
                self.join(c, am);
            }
        }
    }

    fn join(&mut self, one: usize, two: usize) {
        self.mate[one] = two;
        self.mate[two] = one;
    }
}
