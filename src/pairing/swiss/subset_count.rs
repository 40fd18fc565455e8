//! Small problems by complete enumeration: the least cost, and an exactly uniform draw.

use super::problem::{Cost, Problem};
use crate::pairing::Draw;

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

    /// The least cost of a matching.
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
