//! Larger problems in which the players have met most of each other: every best matching counted.
//!
//! Where few opponents are left, few sets of players can be dealt with in order, from the first
//! vertex on, without paying more than the least cost; so they can be written down, and a
//! matching drawn among all that are best, each as likely as any other.

use super::exact::Step;
use super::problem::{Cost, Problem};
use crate::pairing::Draw;

/// More sets than this are too many to look at before a round.
const MOST_SETS: usize = 6_500;
/// One bit for each vertex.
const MOST_VERTICES: usize = 128;

/// Vertices dealt with, one bit each.
type Set = u128;

/// The sets that best matchings pass through, if the first vertex left is always dealt with next.
pub(super) struct Counted {
    steps: Steps,
    /// By number of vertices dealt with, in order: each set with the least that leads there, and
    /// the number of ways from there to the end.
    layers: Vec<Vec<(Set, Cost, u128)>>,
}

/// What each vertex can do, and at what cost.
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

    /// What the first vertex that is left can do: the step, its cost, who is dealt with then.
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

/// Keeps each set once, with the least that leads there; says how many there are.
fn one_of_each(layer: &mut Vec<(Set, Cost, u128)>) -> usize {
    layer.sort_unstable();
    layer.dedup_by_key(|set| set.0);
    layer.len()
}

impl Counted {
    /// All matchings that cost `least`, the least there is; nothing if there are too many sets to
    /// count them.
    pub fn new(problem: &Problem, least: Cost) -> Option<Counted> {
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
                // Where there are too many that is soon known.
                for next in layers.iter_mut().skip(size + 1).take(2) {
                    if next.len() > 2 * MOST_SETS && one_of_each(next) > MOST_SETS {
                        return None;
                    }
                }
            }
            layers[size] = layer;
        }
        let mut counted = Counted { steps, layers };
        counted.count(least)?;
        Some(counted)
    }

    /// Counts the ways from the end back, and keeps the sets that have any.
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

    /// The ways from a set to the end, if it was reached at this cost.
    fn ways(&self, set: Set, paid: Cost) -> Option<u128> {
        let layer = &self.layers[set.count_ones() as usize];
        let at = layer.binary_search_by_key(&set, |set| set.0).ok()?;
        (layer[at].1 == paid).then_some(layer[at].2)
    }

    /// The steps from here that lose nothing, each with the number of matchings it leads to.
    fn good(
        &self,
        done: Set,
        paid: Cost,
    ) -> impl Iterator<Item = (Step, Set, u128, Cost)> + use<'_> {
        self.steps.after(done).1.filter_map(move |(step, cost, next)| {
            Some((step, next, self.ways(next, paid + cost)?, paid + cost))
        })
    }

    /// For each vertex the others that it meets in some best matching, one bit each.
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

    /// One of the best matchings, all equally likely, step by step in the order of vertices.
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
