//! A matching with its dual variables, and the steps that every search takes.

use crate::pairing::swiss::blossom::BlossomForest;
use crate::pairing::swiss::edges::Edges;
use crate::pairing::swiss::problem::Cost;

/// The place of an outermost node in its alternating tree.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Label {
    Untouched,
    /// An even number of steps from the root.
    Outer,
    /// An odd number of steps from the root. Holds the edge that reached it, outer vertex first.
    Inner(usize, usize),
    /// The pair of this node is final.
    Fixed,
}

#[derive(Clone)]
pub(in crate::pairing::swiss) struct MinCostMatching<'e> {
    pub edges: &'e Edges,
    pub blossoms: BlossomForest,
    /// For each vertex, its own dual variable and those of all blossoms around it, added up.
    pub dual: Vec<Cost>,
    /// The vertex that stands for all places outside.
    ///
    /// Any number of vertices can be matched with it, and it is never unmatched.
    pub outside: Option<usize>,
    /// The vertices whose pairs are final, and the cost of these pairs.
    pub fixed: Vec<bool>,
    pub spent: Cost,
}

impl MinCostMatching<'_> {
    pub fn unmatched(edges: &Edges) -> MinCostMatching<'_> {
        let size = edges.size();
        MinCostMatching {
            edges,
            blossoms: BlossomForest::new(size),
            dual: vec![0; size],
            outside: edges.outside(),
            fixed: vec![false; size],
            spent: 0,
        }
    }

    /// Matches a vertex along any tight edge, if both ends are unmatched.
    pub fn join_any(&mut self, one: usize) {
        let free = |two: &usize| self.mate(*two).is_none() && self.slack(one, *two) == 0;
        if self.mate(one).is_none()
            && let Some(two) = self.edges.of(one).find(free)
        {
            self.join(one, two);
        }
    }

    /// Matches two vertices if both are unmatched.
    pub fn join(&mut self, one: usize, two: usize) {
        if self.mate(one).or(self.mate(two)).is_none() {
            self.blossoms.mate[one] = Some(two);
            if Some(two) != self.outside {
                self.blossoms.mate[two] = Some(one);
            }
        }
    }

    pub fn left_out(&self) -> Vec<usize> {
        let left_out = |one: &usize| !self.fixed[*one] && self.mate(*one).is_none();
        self.inside().filter(left_out).collect()
    }

    /// All vertices except the one for the outside.
    pub fn inside(&self) -> impl Iterator<Item = usize> + use<> {
        let outside = self.outside;
        (0..self.size()).filter(move |&one| Some(one) != outside)
    }

    pub fn size(&self) -> usize {
        self.edges.size()
    }

    /// The vertex that stands for all places outside.
    pub fn outside(&self) -> Option<usize> {
        self.outside
    }

    pub fn mate(&self, one: usize) -> Option<usize> {
        self.blossoms.mate[one]
    }

    /// Opens the outermost blossoms around a vertex whose dual variable is zero.
    ///
    /// A tree finds them again if it needs them.
    pub fn open_zero_dual(&mut self, one: usize) {
        while let Some(blossom) = self.blossoms.blossom(self.blossoms.top[one])
            && blossom.dual == 0
        {
            self.blossoms.open(self.blossoms.top[one]);
        }
    }

    /// The slack of a pair in different nodes: the scaled cost less the dual variables of both.
    #[inline]
    pub fn slack(&self, one: usize, two: usize) -> Cost {
        4 * self.edges.price(one, two) - self.dual[one] - self.dual[two]
    }
}
