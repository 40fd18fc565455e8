//! What the trees have come to while they grow.

use crate::pairing::swiss::bits::Bits;
use crate::pairing::swiss::problem::Cost;

/// Where an outermost node stands in its tree.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::pairing::swiss) enum Label {
    Untouched,
    /// An even number of steps from the root.
    Outer,
    /// An odd number; the pair by which it was reached, the outer vertex first.
    Inner(usize, usize),
    /// In a tree that has met another; both have been matched.
    Done,
}

/// What is in any tree, and what they are to reach.
pub(super) struct Trees {
    /// Outer vertices; whoever is one remains one.
    pub outer: Vec<usize>,
    /// The same, one bit each.
    pub outer_bits: Bits,
    /// So many of them have been looked at.
    pub seen: usize,
    /// Inner nodes; some may since be within an outer flower.
    pub inner: Vec<usize>,
    /// All who are left out.
    pub left_out: Bits,
    /// By how much the potentials of outer vertices have been raised.
    pub raised: Cost,
    /// For each vertex the outer one to which it is nearest, and by how much they must be raised
    /// in all until the pair is tight. That stays so while the vertex is not in a tree.
    pub near: Vec<Option<(Cost, usize)>>,
    /// Those who are near any.
    pub reached: Vec<usize>,
    /// For each outer vertex that has been looked at the outer one to which it is nearest, and by
    /// how much both must be raised in all until the pair is tight. It stays so until both are in
    /// one flower.
    pub pairs: Vec<Option<(Cost, usize)>>,
}

impl Trees {
    pub fn new(size: usize) -> Trees {
        Trees {
            outer: Vec::new(),
            outer_bits: Bits::new(size),
            seen: 0,
            inner: Vec::new(),
            left_out: Bits::new(size),
            raised: 0,
            near: vec![None; size],
            reached: Vec::new(),
            pairs: vec![None; size],
        }
    }

    /// Adds outer vertices.
    pub fn take_in(&mut self, vertices: impl Iterator<Item = usize>) {
        for one in vertices {
            self.outer.push(one);
            self.outer_bits.insert(one);
        }
    }

    /// A pair of an outer vertex and one that is not in a tree.
    pub fn offer(&mut self, one: usize, two: usize, slack: Cost) {
        let when = self.raised + slack;
        if self.near[two].is_none() {
            self.reached.push(two);
        }
        if self.near[two].is_none_or(|near| when < near.0) {
            self.near[two] = Some((when, one));
        }
    }

    /// A pair of outer vertices.
    pub fn offer_pair(&mut self, one: usize, two: usize, slack: Cost) {
        // All outer vertices hang together with one that is left out by tight pairs, so this is
        // even.
        let when = self.raised + slack / 2;
        if self.pairs[one].is_none_or(|pair| when < pair.0) {
            self.pairs[one] = Some((when, two));
        }
    }

    /// Forgets who is near: somebody who was in a tree is so no more.
    pub fn look_again(&mut self) {
        self.seen = 0;
        self.pairs.fill(None);
        self.reached.drain(..).for_each(|two| self.near[two] = None);
    }
}
