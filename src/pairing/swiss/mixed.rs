//! Larger problems: the least cost by weighted matching, then a well-mixed draw around it.

use super::cheapest::Cheapest;
use super::counted::Counted;
use super::edges::Edges;
use super::exact::Step;
use super::problem::{Cost, Problem};
use crate::pairing::Draw;
use std::cell::OnceCell;

/// A best matching that is changed at random, never to a worse one.
pub(super) struct Mixed {
    edges: Edges,
    pub mate: Vec<usize>,
    /// Nothing yet, or what came of counting all that are best.
    counted: OnceCell<Option<Counted>>,
    fresh: bool,
}

impl Mixed {
    /// A best matching, or nothing if there is none. Vertices above the problem's own are places
    /// below: all that are taken and two that stay empty, so that two more can be taken.
    pub fn new(problem: &Problem) -> Option<Mixed> {
        let own = problem.vertices();
        let edges = Edges::new(problem);
        if !problem.open && !own.is_multiple_of(2) {
            return None;
        }
        let cheapest = Cheapest::new(&edges, &problem.folded())?;
        let mut mate = (0..own).map(|one| cheapest.mate(one)).collect::<Option<Vec<_>>>()?;
        if !problem.open {
            return Some(Mixed { edges, mate, counted: OnceCell::new(), fresh: true });
        }
        let out: Vec<usize> = (0..own).filter(|&one| mate[one] == own).collect();
        for (place, &one) in (own..).zip(&out) {
            mate[one] = place;
        }
        let empty = own + out.len();
        mate.extend(out);
        mate.extend([empty + 1, empty]);
        let edges = Edges::with_places(problem, mate.len() - own);
        Some(Mixed { edges, mate, counted: OnceCell::new(), fresh: true })
    }

    /// What the matching costs; places that stay empty cost nothing.
    pub fn total(&self) -> Cost {
        let pairs = (0..self.mate.len()).map(|one| (one, self.mate[one])).filter(|p| p.0 < p.1);
        pairs.map(|(one, two)| self.edges.price(one, two)).sum()
    }

    /// May these pairs be, and do they cost what those do?
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

    /// As [`Exact::possible`](super::exact::Exact::possible), where all could be counted.
    pub fn possible(&self) -> Option<Vec<u128>> {
        self.counted.get()?.as_ref().map(Counted::possible)
    }

    /// One of the best matchings, step by step in the order of vertices: all equally likely where
    /// they can be counted, else stirred.
    pub fn draw(&mut self, problem: &Problem, draw: &mut Draw) -> Vec<(usize, Step)> {
        let counted = self.counted.get_or_init(|| Counted::new(problem, self.total()));
        if let Some(counted) = counted {
            return counted.draw(draw);
        }
        self.stir(draw);
        self.steps(problem)
    }

    /// The matching, step by step in the order of vertices.
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
