//! Larger problems: the least cost by weighted matching, then a random draw around that matching.

use super::edges::Edges;
use super::layered_count::LayeredCount;
use super::min_cost_matching::MinCostMatching;
use super::problem::{Cost, Problem};
use super::subset_count::Step;
use crate::pairing::Draw;
use std::cell::OnceCell;

/// A best matching that is changed at random, never to a worse one.
pub(super) struct Sampled {
    edges: Edges,
    pub mate: Vec<usize>,
    /// Unset until counting was tried; then all best matchings, if they were few enough.
    counted: OnceCell<Option<LayeredCount>>,
    fresh: bool,
}

impl Sampled {
    /// A best matching; `None` if there is no matching.
    ///
    /// Vertices above the problem's own are places below: all that are taken, and two empty ones,
    /// so that two more can be taken.
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

    /// Whether the first pairs are allowed and cost the same as the second.
    fn as_good<const N: usize>(
        &self,
        these: [(usize, usize); N],
        those: [(usize, usize); N],
    ) -> bool {
        let sum = |pairs: [(usize, usize); N]| -> Cost {
            pairs.iter().map(|&(one, two)| self.edges.price(one, two)).sum()
        };
        these.iter().all(|&(one, two)| self.edges.may(one, two)) && sum(these) == sum(those)
    }

    /// As [`SubsetCount::possible`](super::subset_count::SubsetCount::possible).
    ///
    /// None if the matchings could not all be counted.
    pub fn possible(&self) -> Option<Vec<u128>> {
        self.counted.get()?.as_ref().map(LayeredCount::possible)
    }

    /// One of the best matchings, as steps in the order of vertices.
    ///
    /// All are equally likely if they can be counted. Otherwise the matching is stirred.
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

    /// Walks on to another best matching by random exchanges.
    ///
    /// Two or three random pairs exchange opponents, and the change is kept if the cost stays the
    /// same. Each change is as likely as its reverse. So in the long run all matchings that can be
    /// reached are equally likely.
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
