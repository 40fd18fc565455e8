//! A run of neighbouring score groups that is drawn as one, and the ways to draw it.

use super::cheapest::Cheapest;
use super::edges::Edges;
use super::exact::{Exact, MOST, Step};
use super::field::Field;
use super::mixed::Mixed;
use super::plain;
use super::problem::Problem;
use crate::pairing::Draw;
use std::ops::Range;

/// The way in which the players of a segment are paired.
pub(super) enum Kind {
    /// One group, shuffled.
    Plain,
    /// Solved, with few players: all best matchings are known.
    Exact(Exact),
    /// Solved, with more players: one best matching, changed by random exchanges.
    Mixed(Box<Mixed>),
}

/// Neighbouring groups with a fixed number of pairs across their upper and lower boundary.
pub(super) struct Segment {
    pub groups: Range<usize>,
    /// The positions of its players, which are also the indices of their slots in the arrangement.
    pub slots: Range<usize>,
    /// Floaters from above who find their opponent here.
    pub ins: usize,
    /// Players from here who find their opponent below.
    pub outs: usize,
    pub kind: Kind,
    /// Whether rematches are allowed, because no other round exists.
    pub forced: bool,
}

impl Segment {
    pub fn new(field: &Field, groups: Range<usize>, ins: usize, outs: usize) -> Segment {
        let slots = field.positions(groups.clone());
        Segment { groups, slots, ins, outs, kind: Kind::Plain, forced: false }
    }

    pub fn hard(&self) -> bool {
        !matches!(self.kind, Kind::Plain)
    }

    /// Whether the segment has enough players for the pairs that cross its boundaries.
    pub fn roomy(&self) -> bool {
        self.slots.len() >= self.ins + self.outs
    }

    pub fn problem<'f>(&self, field: &'f Field<'f>) -> Problem<'f> {
        let open = self.groups.end < field.groups() && !self.forced;
        Problem::new(field, self.groups.clone(), self.ins, open, self.forced)
    }

    /// Finds the least cost with `ins` floaters from above; sets `kind` and `outs`.
    ///
    /// Any number may float down, unless it is the lowest segment. Returns false if there is no
    /// matching, or only one in which a floater from above passes through.
    pub fn solve(&mut self, field: &Field, ins: usize, forced: bool) -> bool {
        (self.ins, self.forced) = (ins, forced);
        let problem = self.problem(field);
        if problem.vertices() <= MOST {
            let exact = Exact::new(&problem);
            let good = exact.good(&problem, 0);
            let passes = ins > 0 && good.iter().any(|step| step.0 == Step::Out);
            if !exact.feasible() || passes {
                return false;
            }
            // The cost fixes how many float down, so any best matching tells the number.
            let any = exact.walk(&problem, |_, good| (!good.is_empty()).then_some(0));
            self.outs = any.iter().filter(|taken| taken.1 == Step::Out).count();
            self.kind = Kind::Exact(exact);
        } else {
            let Some(mixed) = Mixed::new(&problem) else { return false };
            let own = problem.vertices();
            if mixed.mate[..ins].iter().any(|&mate| mate >= own) {
                return false;
            }
            self.outs = mixed.mate[..own].iter().filter(|&&mate| mate >= own).count();
            self.kind = Kind::Mixed(Box::new(mixed));
        }
        true
    }

    /// How many players find no opponent in a maximum-cardinality matching of the segment.
    pub fn lacking(&self, field: &Field) -> usize {
        Cheapest::lacking(Edges::new(&self.problem(field)))
    }

    /// Draws the slots of the segment; returns whether that succeeded.
    ///
    /// First come the opponents of floaters from above, then the players who float down, then the
    /// pairs.
    pub fn draw(&mut self, field: &Field, slots: &mut [u32], draw: &mut Draw) -> bool {
        if !self.hard() {
            return plain::shuffle(field, slots, self.ins, self.outs, draw);
        }
        let problem = self.problem(field);
        let taken: Vec<(usize, Step)> = match &mut self.kind {
            Kind::Exact(exact) => exact.draw(&problem, draw),
            Kind::Mixed(mixed) => mixed.draw(&problem, draw),
            Kind::Plain => return false,
        };
        lay_out(&problem, &taken, slots)
    }
}

/// Writes a matching into the slots of its segment.
fn lay_out(problem: &Problem, taken: &[(usize, Step)], slots: &mut [u32]) -> bool {
    let mut order: Vec<u32> = Vec::with_capacity(slots.len());
    let mut put = |vertex: usize| {
        if let Some(at) = problem.position(vertex) {
            order.push(at as u32);
        }
    };
    // Vertices come in order, wildcards first, so the first steps are those of the wildcards.
    taken.iter().take_while(|taken| taken.0 < problem.ins).for_each(|taken| {
        if let Step::With(two) = taken.1 {
            put(two);
        }
    });
    taken.iter().filter(|taken| taken.1 == Step::Out).for_each(|taken| put(taken.0));
    for &(one, step) in taken.iter().filter(|taken| taken.0 >= problem.ins) {
        if let Step::With(two) = step {
            put(one);
            put(two);
        }
    }
    if order.len() == slots.len() {
        slots.copy_from_slice(&order);
    }
    order.len() == slots.len()
}
