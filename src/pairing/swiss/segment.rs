//! A run of neighbouring score groups that is drawn as one, and the ways to draw it.

use super::edges::Edges;
use super::field::Field;
use super::min_cost_matching::MinCostMatching;
use super::problem::Problem;
use super::sampled::Sampled;
use super::shuffle::shuffle;
use super::subset_count::{MOST, Step, SubsetCount};
use crate::pairing::Draw;
use std::ops::Range;

/// The way in which the players of a segment are paired.
pub(super) enum Kind {
    /// One group, shuffled.
    Shuffled,
    /// Solved, with few players: all best matchings are known.
    Enumerated(SubsetCount),
    /// Solved, with more players: one best matching, changed by random exchanges.
    Sampled(Box<Sampled>),
}

/// Neighbouring groups with a fixed number of pairs across their upper and lower boundary.
pub(super) struct Segment {
    pub groups: Range<usize>,
    /// The positions of its players, which are also the indices of their slots in the arrangement.
    pub slots: Range<usize>,
    /// Floaters from above who find their opponent here.
    pub floaters_in: usize,
    /// Players from here who find their opponent below.
    pub floaters_out: usize,
    pub kind: Kind,
    /// Whether rematches are allowed, because no other round exists.
    pub forced: bool,
}

impl Segment {
    pub fn new(
        field: &Field,
        groups: Range<usize>,
        floaters_in: usize,
        floaters_out: usize,
    ) -> Segment {
        let slots = field.positions(groups.clone());
        Segment { groups, slots, floaters_in, floaters_out, kind: Kind::Shuffled, forced: false }
    }

    pub fn is_solved(&self) -> bool {
        !matches!(self.kind, Kind::Shuffled)
    }

    /// Whether the segment has enough players for the pairs that cross its boundaries.
    pub fn has_room(&self) -> bool {
        self.slots.len() >= self.floaters_in + self.floaters_out
    }

    pub fn problem<'f>(&self, field: &'f Field<'f>) -> Problem<'f> {
        let open = self.groups.end < field.groups() && !self.forced;
        Problem::new(field, self.groups.clone(), self.floaters_in, open, self.forced)
    }

    /// Finds the least cost with `floaters_in` floaters from above; sets `kind` and `floaters_out`.
    ///
    /// Any number may float down, unless it is the lowest segment. Returns false if there is no
    /// matching, or only one in which a floater from above passes through.
    pub fn solve(&mut self, field: &Field, floaters_in: usize, forced: bool) -> bool {
        (self.floaters_in, self.forced) = (floaters_in, forced);
        let problem = self.problem(field);
        if problem.vertices() <= MOST {
            let counts = SubsetCount::new(&problem);
            let good = counts.good(&problem, 0);
            let passes = floaters_in > 0 && good.iter().any(|step| step.0 == Step::Out);
            if !counts.feasible() || passes {
                return false;
            }
            // The cost fixes how many float down, so any best matching tells the number.
            let any = counts.walk(&problem, |_, good| (!good.is_empty()).then_some(0));
            self.floaters_out = any.iter().filter(|taken| taken.1 == Step::Out).count();
            self.kind = Kind::Enumerated(counts);
        } else {
            let Some(sampled) = Sampled::new(&problem) else { return false };
            let own = problem.vertices();
            if sampled.mate[..floaters_in].iter().any(|&mate| mate >= own) {
                return false;
            }
            self.floaters_out = sampled.mate[..own].iter().filter(|&&mate| mate >= own).count();
            self.kind = Kind::Sampled(Box::new(sampled));
        }
        true
    }

    /// How many players find no opponent in a maximum-cardinality matching of the segment.
    pub fn deficiency(&self, field: &Field) -> usize {
        MinCostMatching::deficiency(Edges::new(&self.problem(field)))
    }

    /// Draws the slots of the segment; returns whether that succeeded.
    ///
    /// First come the opponents of floaters from above, then the players who float down, then the
    /// pairs.
    pub fn draw(&mut self, field: &Field, slots: &mut [u32], draw: &mut Draw) -> bool {
        if !self.is_solved() {
            return shuffle(field, slots, self.floaters_in, self.floaters_out, draw);
        }
        let problem = self.problem(field);
        let taken: Vec<(usize, Step)> = match &mut self.kind {
            Kind::Enumerated(counts) => counts.draw(&problem, draw),
            Kind::Sampled(sampled) => sampled.draw(&problem, draw),
            Kind::Shuffled => return false,
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
    taken.iter().take_while(|taken| taken.0 < problem.floaters_in).for_each(|taken| {
        if let Step::With(two) = taken.1 {
            put(two);
        }
    });
    taken.iter().filter(|taken| taken.1 == Step::Out).for_each(|taken| put(taken.0));
    for &(one, step) in taken.iter().filter(|taken| taken.0 >= problem.floaters_in) {
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
