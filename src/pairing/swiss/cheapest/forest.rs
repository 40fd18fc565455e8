//! The trees of the vertices that are left out, and what happens to them next.

use super::nearest::Among;
use super::{Cheapest, Label};
use crate::pairing::swiss::bits::Bits;
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
    /// Vertices in outer nodes, in inner ones, and in none.
    outer: Among,
    inner: Bits,
    free: Among,
    /// Outer vertices that have not been looked at.
    pub unseen: Vec<usize>,
    /// By how much the potentials of outer vertices have been raised.
    raised: Cost,
    /// For each vertex an outer one of another node, or for an outer one any other, and how far
    /// potentials must be raised in all until the pair is tight. Of two who could be a pair one
    /// knows of the other, or of somebody nearer. Who was near may since have moved on.
    near: Vec<Option<(Cost, usize)>>,
    /// Vertices whose pair is tight already.
    now: Vec<usize>,
    /// When something happens to a vertex or an inner flower.
    later: BinaryHeap<Reverse<(Cost, usize)>>,
}

/// What happens next.
pub(super) enum Event {
    /// A pair of an outer vertex and another is tight; one of the two asked for it.
    Tight(usize, usize, usize),
    /// An inner flower has nothing left to be paid.
    Worthless(usize),
}

impl<'c, 'e> Forest<'c, 'e> {
    pub fn new(of: &'c mut Cheapest<'e>, roots: &[usize]) -> Forest<'c, 'e> {
        let size = of.size();
        let label = |&settled: &bool| if settled { Label::Settled } else { Label::Untouched };
        let mut labels: Vec<Label> = of.settled.iter().map(label).collect();
        labels.resize(of.garden.nodes(), Label::Untouched);
        let mut free = Among::new(of);
        (0..size).filter(|&one| !of.settled[one]).for_each(|one| free.insert(one, of));
        let mut forest = Forest {
            roots: vec![0; labels.len()],
            labels,
            outer: Among::new(of),
            inner: Bits::new(size),
            free,
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

    /// Looks for whom a vertex is nearest to, since its place in the trees is new or who was near
    /// has moved on. If its tree ends there at once, that is used: so trees are taken apart while
    /// they are small.
    pub fn look_around(&mut self, one: usize) -> Option<(usize, usize)> {
        self.near[one] = None;
        let (top, label) = self.stands(one);
        self.outer.refresh(self.of);
        self.free.refresh(self.of);
        let nearest = match label {
            Label::Untouched => self.of.nearest(one, &self.outer, None),
            Label::Outer => {
                // All outer vertices hang together with one that is left out by tight pairs, so
                // between two of them the slack is even; and both are raised.
                let outer = self.of.nearest(one, &self.outer, None);
                let outer = outer.map(|(slack, two)| (slack / 2, two));
                let free = self.of.nearest(one, &self.free, outer.map(|outer| outer.0));
                free.or(outer)
            }
            Label::Inner(..) | Label::Settled => None,
        };
        let (slack, two) = nearest?;
        if slack == 0 && label == Label::Outer && self.ends(top, self.of.garden.top[two]) {
            return Some((one, two));
        }
        self.near[one] = Some((self.raised + slack, two));
        if slack == 0 {
            self.now.push(one);
        } else {
            self.later.push(Reverse((self.raised + slack, one)));
        }
        None
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
            let Some((_, two)) = self.near[node].filter(|near| near.0 == when) else { continue };
            if self.when(node, two) == Some(when) {
                self.shift(when - self.raised);
                let (_, label) = self.stands(node);
                let (one, two) = if label == Label::Outer { (node, two) } else { (two, node) };
                return Some(Event::Tight(one, two, node));
            }
            if let Some((one, two)) = self.look_around(node) {
                return Some(Event::Tight(one, two, node));
            }
        }
    }

    /// How far potentials must be raised in all until a pair of two nodes is tight, if any of the
    /// two is outer and none inner.
    fn when(&self, one: usize, two: usize) -> Option<Cost> {
        let ((top, label), (other, its)) = (self.stands(one), self.stands(two));
        let slack = self.of.slack(one, two);
        match (label, its) {
            (Label::Outer, Label::Outer) if top != other => Some(self.raised + slack / 2),
            (Label::Outer, Label::Untouched) | (Label::Untouched, Label::Outer) => {
                Some(self.raised + slack)
            }
            _ => None,
        }
    }

    /// Outer nodes pay more, inner ones less.
    fn shift(&mut self, amount: Cost) {
        if amount == 0 {
            return;
        }
        self.raised += amount;
        self.outer.iter().for_each(|one| self.of.potential[one] += amount);
        self.outer.raise(amount);
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
            self.free.remove(one);
            self.inner.remove(one);
            self.outer.insert(one, self.of);
            self.near[one] = None;
            self.unseen.push(one);
        }
    }

    pub fn make_inner(&mut self, node: usize, (outer, entry): (usize, usize)) {
        self.labels[node] = Label::Inner(outer, entry);
        self.roots[node] = self.roots[self.of.garden.top[outer]];
        for one in self.of.garden.vertices(node) {
            self.free.remove(one);
            self.inner.insert(one);
        }
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
            self.free.insert(one, self.of);
        }
    }
}
