//! The trees of the vertices that are left out, and what happens to them next.

use super::{Cheapest, Label};
use crate::pairing::swiss::bits::{BITS, Bits, ones};
use crate::pairing::swiss::problem::Cost;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Trees grow as long as they have not met another; those that have are taken apart, and the others
/// stay as they are.
pub(super) struct Forest<'c, 'e> {
    pub of: &'c mut Cheapest<'e>,
    /// Where each node stands.
    pub labels: Vec<Label>,
    /// For each node in a tree the vertex that is left out from which the tree grows.
    pub roots: Vec<usize>,
    pub outer: Bits,
    pub inner: Bits,
    /// Outer vertices whose pairs have not been looked at.
    pub unseen: Vec<usize>,
    /// By how much the potentials of outer vertices have been raised.
    pub raised: Cost,
    /// For each vertex an outer one of another node, and how far potentials must be raised in all
    /// until the pair is tight. No pair of the vertex is tight before; of two that are outer it
    /// is enough that one knows. Outer vertices may since be so no more.
    near: Vec<Option<(Cost, usize)>>,
    /// Vertices whose pair is tight already.
    now: Vec<usize>,
    /// When something happens to a vertex or an inner flower.
    later: BinaryHeap<Reverse<(Cost, usize)>>,
}

/// What happens next.
pub(super) enum Event {
    /// A pair of an outer vertex and another is tight.
    Tight(usize, usize),
    /// An inner flower has nothing left to be paid.
    Worthless(usize),
}

impl<'c, 'e> Forest<'c, 'e> {
    pub fn new(of: &'c mut Cheapest<'e>, roots: &[usize]) -> Forest<'c, 'e> {
        let size = of.size();
        let mut labels = vec![Label::Untouched; of.garden.nodes()];
        for one in (0..size).filter(|&one| of.settled[one]) {
            labels[one] = Label::Settled;
        }
        let mut forest = Forest {
            roots: vec![0; labels.len()],
            labels,
            outer: Bits::new(size),
            inner: Bits::new(size),
            unseen: Vec::new(),
            raised: 0,
            near: vec![None; size],
            now: Vec::new(),
            later: BinaryHeap::new(),
            of,
        };
        roots.iter().for_each(|&root| forest.make_outer(forest.of.garden.top[root], root));
        forest
    }

    /// The node a vertex is in, and where that stands.
    pub fn stands(&self, one: usize) -> (usize, Label) {
        let top = self.of.garden.top[one];
        (top, self.labels[top])
    }

    /// When a pair of an outer vertex and another is tight.
    fn when(&self, one: usize, other: Label, two: usize) -> Cost {
        let slack = self.of.slack(one, two);
        // All outer vertices hang together with one that is left out by tight pairs, so between
        // two of them this is even.
        self.raised + if other == Label::Outer { slack / 2 } else { slack }
    }

    /// Looks at all pairs of a vertex that is outer now. A tree that meets another at once is
    /// used: so trees are taken apart while they are small.
    pub fn look(&mut self, one: usize) -> Option<(usize, usize)> {
        let (top, Label::Outer) = self.stands(one) else { return None };
        let edges = self.of.edges;
        for (at, word) in edges.words(one).iter().enumerate() {
            let word = word & !self.inner.words()[at] & !self.of.garden.beside(one, at);
            for two in ones([word].into_iter()).map(|bit| at * BITS + bit) {
                let (other, label) = self.stands(two);
                if label == Label::Settled {
                    continue;
                }
                let when = self.when(one, label, two);
                if when == self.raised && self.ends(top, other) {
                    return Some((one, two));
                }
                match label {
                    Label::Outer => self.offer(one, when, two),
                    _ => self.offer(two, when, one),
                }
            }
        }
        None
    }

    /// Does a tree come to an end where it reaches this node?
    pub fn ends(&self, node: usize, other: usize) -> bool {
        match self.labels[other] {
            Label::Outer => self.roots[node] != self.roots[other],
            _ => {
                let mate = self.of.garden.mate[self.of.garden.base(other)];
                mate.is_none() || mate == self.of.outside
            }
        }
    }

    fn offer(&mut self, one: usize, when: Cost, outer: usize) {
        if self.near[one].is_none_or(|near| when < near.0) {
            self.near[one] = Some((when, outer));
            if when == self.raised {
                self.now.push(one);
            } else {
                self.later.push(Reverse((when, one)));
            }
        }
    }

    /// Looks for the outer vertex that is nearest to one whose place in the trees is new, or that
    /// was near to somebody who is outer no more.
    pub fn look_around(&mut self, one: usize) {
        self.near[one] = None;
        let label = self.stands(one).1;
        if !matches!(label, Label::Untouched | Label::Outer) {
            return;
        }
        let edges = self.of.edges;
        let mut nearest: Option<(Cost, usize)> = None;
        for (at, word) in edges.words(one).iter().enumerate() {
            let word = word & self.outer.words()[at] & !self.of.garden.beside(one, at);
            for two in ones([word].into_iter()).map(|bit| at * BITS + bit) {
                let when = self.when(two, label, one);
                if nearest.is_none_or(|near| when < near.0) {
                    nearest = Some((when, two));
                }
            }
        }
        if let Some((when, two)) = nearest {
            self.offer(one, when, two);
        }
    }

    /// The next thing that happens, after potentials are shifted as far as that takes.
    pub fn next(&mut self) -> Option<Event> {
        loop {
            let (when, node) = match self.now.pop() {
                Some(one) => (self.raised, one),
                None => self.later.pop()?.0,
            };
            if node >= self.of.size() {
                if let Label::Inner(..) = self.labels[node]
                    && let Some(flower) = self.of.garden.flower(node)
                    && when == self.raised + flower.potential
                {
                    self.shift(when - self.raised);
                    return Some(Event::Worthless(node));
                }
                continue;
            }
            let Some((_, one)) = self.near[node].filter(|near| near.0 == when) else { continue };
            let (top, label) = self.stands(node);
            if !matches!(label, Label::Untouched | Label::Outer) {
                self.near[node] = None;
                continue;
            }
            let (other, Label::Outer) = self.stands(one) else {
                self.look_around(node);
                continue;
            };
            if top == other || self.when(one, label, node) != when {
                self.look_around(node);
                continue;
            }
            self.shift(when - self.raised);
            return Some(Event::Tight(one, node));
        }
    }

    /// Outer nodes pay more, inner ones less.
    fn shift(&mut self, amount: Cost) {
        if amount == 0 {
            return;
        }
        self.raised += amount;
        self.outer.iter().for_each(|one| self.of.potential[one] += amount);
        self.inner.iter().for_each(|one| self.of.potential[one] -= amount);
        let flowers: Vec<usize> = self.of.garden.outermost().collect();
        for node in flowers {
            let Some(flower) = self.of.garden.flower_mut(node) else { continue };
            match self.labels[node] {
                Label::Outer => flower.potential += amount,
                Label::Inner(..) => flower.potential -= amount,
                Label::Untouched | Label::Settled => {}
            }
        }
    }

    pub fn make_outer(&mut self, node: usize, root: usize) {
        (self.labels[node], self.roots[node]) = (Label::Outer, root);
        for one in self.of.garden.vertices(node) {
            self.outer.insert(one);
            self.inner.remove(one);
            self.near[one] = None;
            self.unseen.push(one);
        }
    }

    pub fn make_inner(&mut self, node: usize, (outer, entry): (usize, usize)) {
        self.labels[node] = Label::Inner(outer, entry);
        self.roots[node] = self.roots[self.of.garden.top[outer]];
        self.of.garden.vertices(node).for_each(|one| self.inner.insert(one));
        if let Some(flower) = self.of.garden.flower(node) {
            self.later.push(Reverse((self.raised + flower.potential, node)));
        }
    }

    /// A node is in no tree any more.
    pub fn make_untouched(&mut self, node: usize) {
        self.labels[node] = Label::Untouched;
        for one in self.of.garden.vertices(node) {
            self.outer.remove(one);
            self.inner.remove(one);
        }
    }
}
