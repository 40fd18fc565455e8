//! Larger problems whose players have met most of the others: all best matchings are counted.
//!
//! The vertices are handled in order, from the first on. If few opponents are left, few sets of
//! handled vertices can be reached without exceeding the least cost. So all these sets are stored,
//! and a best matching is drawn from all of them, each equally likely.

use super::problem::{Cost, Problem};
use super::subset_count::Step;
use crate::pairing::Draw;

/// More sets than this take too long before a round.
const MOST_SETS: usize = 6_500;
/// A set has one bit for each vertex.
const MOST_VERTICES: usize = 128;

/// The vertices handled already, one bit each.
type Set = u128;

/// The sets that best matchings pass through, always handling the first remaining vertex next.
pub(super) struct LayeredCount {
    steps: Steps,
    /// By number of handled vertices: each set, the least cost to it, and its ways to the end.
    ///
    /// Each layer is in the order of its sets.
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
    pub fn new(problem: &Problem, least: Cost) -> Option<LayeredCount> {
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
    pub fn possible(&self) -> Vec<Set> {
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
    pub fn draw(&self, draw: &mut Draw) -> Vec<(usize, Step)> {
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
