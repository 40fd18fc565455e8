//! The nearest neighbour of a vertex: the one with the least slack.
//!
//! The cost of a pair follows from the classes of its two vertices, except for *surcharged* pairs.
//! So the greatest dual variable in a class bounds the slack of the whole class, and most classes
//! are passed over at once.

use super::state::MinCostMatching;
use crate::pairing::swiss::bits::{BITS, Bits, masks, ones};
use crate::pairing::swiss::problem::Cost;
use std::ops::Range;

/// A set of vertices, with a bound on their dual variables.
pub(super) struct VertexSet {
    bits: Bits,
    /// For each class, an upper bound of the dual variables in it; `None` for an empty class.
    ///
    /// The bounds do not include `raised`.
    most: Vec<Option<Cost>>,
    /// The raise of all dual variables since the set was made.
    raised: Cost,
    /// How many vertices have left since the bounds were last computed.
    left: usize,
}

impl VertexSet {
    /// The empty set.
    pub fn new(of: &MinCostMatching) -> VertexSet {
        VertexSet {
            bits: Bits::new(of.size()),
            most: vec![None; of.edges.classes().len()],
            raised: 0,
            left: 0,
        }
    }

    pub fn insert(&mut self, one: usize, of: &MinCostMatching) {
        self.bits.insert(one);
        let most = &mut self.most[of.edges.class(one)];
        *most = (*most).max(Some(of.dual[one] - self.raised));
    }

    pub fn remove(&mut self, one: usize) {
        self.left += usize::from(self.bits.has(one));
        self.bits.remove(one);
    }

    pub fn raise(&mut self, amount: Cost) {
        self.raised += amount;
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + use<'_> {
        self.bits.iter()
    }

    /// Computes the bounds again if many vertices have left.
    pub fn refresh(&mut self, of: &MinCostMatching) {
        if 8 * self.left < of.size() {
            return;
        }
        self.left = 0;
        self.most.fill(None);
        for one in self.bits.iter() {
            let most = &mut self.most[of.edges.class(one)];
            *most = (*most).max(Some(of.dual[one] - self.raised));
        }
    }
}

impl MinCostMatching<'_> {
    /// The nearest of these vertices in other nodes, with its slack, if that is less than `below`.
    pub(super) fn nearest(
        &self,
        one: usize,
        among: &VertexSet,
        below: Option<Cost>,
    ) -> Option<(Cost, usize)> {
        let edges = self.edges;
        let beside = self.blossoms.beside(one);
        let some = |words: &[u64], at: usize| {
            words[at] & among.bits.words()[at] & !beside.map_or(0, |beside| beside.words()[at])
        };
        let mut nearest = Nearest { below: below.unwrap_or(Cost::MAX), found: None };
        if edges.has_few(one) {
            let words = edges.words(one);
            nearest.look(0..self.size(), |at| some(words, at), |two| self.slack(one, two));
            return nearest.found;
        }
        // The classes know nothing of the pair that costs less than its class says.
        if let Some(two) = edges.kept(one).filter(|&two| edges.may(one, two)) {
            nearest.look(two..two + 1, |at| some(edges.words(one), at), |two| self.slack(one, two));
        }
        // The nearest vertex is likely in the same class or in a neighbouring one.
        let (own, last) = (edges.class(one), among.most.len());
        let above = |by| own.checked_sub(by).filter(|_| by > 0);
        let classes = (0..last).flat_map(|by| [Some(own + by), above(by)]).flatten();
        for class in classes.filter(|&class| class < last) {
            let Some(most) = among.most[class] else { continue };
            let base = 4 * edges.between(one, class) - self.dual[one];
            let bound = base - most - among.raised;
            if bound >= nearest.below {
                continue;
            }
            let class = edges.classes()[class].clone();
            let words = edges.unsurcharged_words(one);
            nearest.look(class.clone(), |at| some(words, at), |two| base - self.dual[two]);
            for (words, more) in edges.surcharged_words(one) {
                if bound + 4 * more < nearest.below {
                    let slack = |two| self.slack(one, two);
                    nearest.look(class.clone(), |at| some(words, at), slack);
                }
            }
        }
        nearest.found
    }
}

struct Nearest {
    below: Cost,
    found: Option<(Cost, usize)>,
}

impl Nearest {
    /// Examines the vertices of a class that are set in these words.
    #[inline]
    fn look(
        &mut self,
        class: Range<usize>,
        words: impl Fn(usize) -> u64,
        slack: impl Fn(usize) -> Cost,
    ) {
        for (at, mask) in masks(class) {
            for bit in ones([words(at) & mask].into_iter()) {
                let two = at * BITS + bit;
                let slack = slack(two);
                if slack < self.below {
                    (self.below, self.found) = (slack, Some((slack, two)));
                    if slack == 0 {
                        return;
                    }
                }
            }
        }
    }
}
