//! Larger problems: the least cost by weighted matching, then a well-mixed draw around it.

use super::counted::Counted;
use super::exact::Step;
use super::problem::{Cost, Problem};
use crate::pairing::Draw;
use integer_blossom::min_weight_perfect_matching;
use std::cell::OnceCell;

/// A best matching that is changed at random, never to a worse one.
pub(super) struct Mixed {
    costs: Vec<Cost>,
    pub mate: Vec<usize>,
    /// Nothing yet, or what came of counting all that are best.
    counted: OnceCell<Option<Counted>>,
    fresh: bool,
}

impl Mixed {
    /// A best matching, or nothing if there is none. Vertices above the problem's own are places
    /// below, which may stay empty in pairs.
    pub fn new(problem: &Problem) -> Option<Mixed> {
        let own = problem.vertices();
        let mut places = if problem.open { own % 2 + 2 } else { 0 };
        loop {
            let mixed = Mixed::solve(problem, own + places, 0, &[])?;
            // By convexity, if one pair of places more than is used changes nothing, then no
            // number of places does.
            let used = (own..own + places).filter(|&at| mixed.mate[at] < own).count();
            if used < places || places == 0 || places >= own {
                return Some(mixed);
            }
            places = (2 * places + own % 2).min(own);
        }
    }

    /// A best matching in which some steps are settled already and exactly so many go below.
    pub fn settle(problem: &Problem, places: usize, taken: &[(usize, Step)]) -> Option<Mixed> {
        Mixed::solve(problem, problem.vertices() + places, problem.too_much, taken)
    }

    /// What the matching costs, leaving out the places that stay empty.
    pub fn total(&self, problem: &Problem) -> Cost {
        let own = problem.vertices();
        (0..own)
            .filter(|&one| self.mate[one] > one)
            .filter_map(|one| match self.mate[one] {
                two if two < own => problem.pair(one, two),
                _ => problem.out(one),
            })
            .sum()
    }

    /// `empty` is what it costs to leave two places empty.
    fn solve(
        problem: &Problem,
        size: usize,
        empty: Cost,
        taken: &[(usize, Step)],
    ) -> Option<Mixed> {
        let own = problem.vertices();
        // What is settled is kept by making everything else too dear.
        let mut step = vec![None; own];
        for &(one, what) in taken {
            step[one] = Some(what);
            if let Step::With(two) = what {
                step[two] = Some(Step::With(one));
            }
        }
        if !size.is_multiple_of(2) {
            return None;
        }
        let mut costs = vec![empty; size * size];
        for one in 0..own {
            for two in one + 1..size {
                let (cost, what) = if two < own {
                    (problem.pair(one, two), Step::With(two))
                } else {
                    (problem.out(one), Step::Out)
                };
                let other = step.get(two).copied().flatten();
                let barred = step[one].is_some_and(|step| step != what)
                    || other.is_some_and(|step| step != Step::With(one));
                let cost = cost.filter(|_| !barred).unwrap_or(problem.too_much);
                costs[one * size + two] = cost;
                costs[two * size + one] = cost;
            }
        }
        let mate = min_weight_perfect_matching(&costs, size);
        let mixed = Mixed { costs, mate, counted: OnceCell::new(), fresh: true };
        (0..own).all(|one| mixed.cost(one, mixed.mate[one]) < problem.too_much).then_some(mixed)
    }

    fn cost(&self, one: usize, two: usize) -> Cost {
        self.costs[one * self.mate.len() + two]
    }

    /// As [`Exact::possible`](super::exact::Exact::possible), where all could be counted.
    pub fn possible(&self) -> Option<Vec<u128>> {
        self.counted.get()?.as_ref().map(Counted::possible)
    }

    /// One of the best matchings, step by step in the order of vertices: all equally likely where
    /// they can be counted, else stirred.
    pub fn draw(&mut self, problem: &Problem, draw: &mut Draw) -> Vec<(usize, Step)> {
        let counted = self.counted.get_or_init(|| Counted::new(problem, self.total(problem)));
        if let Some(counted) = counted {
            return counted.draw(draw);
        }
        self.stir(draw);
        let own = problem.vertices();
        (0..own)
            .filter(|&one| self.mate[one] > one)
            .map(|one| match self.mate[one] {
                two if two < own => (one, Step::With(two)),
                _ => (one, Step::Out),
            })
            .collect()
    }

    /// Walks on to another best matching: two or three pairs taken at random are put together
    /// anew, and kept where the cost is the same. Every such change is as likely as its reverse,
    /// so in the long run all matchings it can reach are equally likely.
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
            let two = self.cost(a, am) + self.cost(b, bm);
            if draw.below(2) == 0 {
                if self.cost(a, b) + self.cost(am, bm) == two {
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
            let three = two + self.cost(c, cm);
            if self.cost(a, bm) + self.cost(b, cm) + self.cost(c, am) == three {
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
