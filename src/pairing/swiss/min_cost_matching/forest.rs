//! The alternating trees of the unmatched vertices, and the queue of their next events.

use super::nearest::VertexSet;
use super::state::{Label, MinCostMatching};
use crate::pairing::swiss::bits::Bits;
use crate::pairing::swiss::problem::Cost;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Alternating trees, each growing until it meets another.
///
/// Two trees that meet are taken apart, and the others stay as they are.
pub(super) struct Forest<'c, 'e> {
    pub of: &'c mut MinCostMatching<'e>,
    /// The label of each node.
    pub labels: Vec<Label>,
    /// For each node in a tree, the unmatched vertex at the root of the tree.
    pub roots: Vec<usize>,
    /// The vertices in outer nodes, in inner nodes, and in no tree.
    outer: VertexSet,
    inner: Bits,
    free: VertexSet,
    /// Outer vertices that have not been examined yet.
    pub unscanned: Vec<usize>,
    /// The total raise of the dual variables of outer vertices.
    raised: Cost,
    /// For each vertex, the raise at which its nearest edge becomes tight, and the other end.
    ///
    /// A free vertex looks for outer vertices of other nodes; an outer vertex looks for free ones
    /// too. Each candidate for a tight edge is stored at one of its ends, unless that end stores a
    /// nearer one. Entries may be stale.
    candidate: Vec<Option<(Cost, usize)>>,
    /// Vertices whose nearest edge is tight already.
    now: Vec<usize>,
    /// The raise at which something happens to a vertex or to an inner blossom.
    later: BinaryHeap<Reverse<(Cost, usize)>>,
}

/// The next event of the forest.
pub(super) enum Event {
    /// The edge from an outer vertex to another is tight; the third is the end that stored it.
    Tight(usize, usize, usize),
    /// The dual variable of an inner blossom has fallen to zero.
    ZeroDual(usize),
}

impl<'c, 'e> Forest<'c, 'e> {
    pub fn new(of: &'c mut MinCostMatching<'e>, roots: &[usize]) -> Forest<'c, 'e> {
        let size = of.size();
        let label = |&fixed: &bool| if fixed { Label::Fixed } else { Label::Untouched };
        let mut labels: Vec<Label> = of.fixed.iter().map(label).collect();
        labels.resize(of.blossoms.nodes(), Label::Untouched);
        let mut free = VertexSet::new(of);
        (0..size).filter(|&one| !of.fixed[one]).for_each(|one| free.insert(one, of));
        let mut forest = Forest {
            roots: vec![0; labels.len()],
            labels,
            outer: VertexSet::new(of),
            inner: Bits::new(size),
            free,
            unscanned: Vec::new(),
            raised: 0,
            candidate: vec![None; size],
            now: Vec::new(),
            later: BinaryHeap::new(),
            of,
        };
        roots.iter().for_each(|&root| forest.make_outer(forest.of.blossoms.top[root], root));
        forest
    }

    /// The node around a vertex, and its label.
    pub fn stands(&self, one: usize) -> (usize, Label) {
        let top = self.of.blossoms.top[one];
        (top, self.labels[top])
    }

    /// Whether the tree of `node` has an augmenting path once it reaches `other`.
    pub fn ends(&self, node: usize, other: usize) -> bool {
        match self.labels[other] {
            Label::Outer => self.roots[node] != self.roots[other],
            _ => {
                let mate = self.of.blossoms.mate[self.of.blossoms.base(other)];
                mate.is_none() || mate == self.of.outside
            }
        }
    }

    /// Finds the nearest vertex again, because the vertex has a new label or its entry is stale.
    ///
    /// If that edge is tight and completes an augmenting path, it is returned at once. So trees are
    /// taken apart while they are small.
    pub fn look_around(&mut self, one: usize) -> Option<(usize, usize)> {
        self.candidate[one] = None;
        let (top, label) = self.stands(one);
        self.outer.refresh(self.of);
        self.free.refresh(self.of);
        let nearest = match label {
            Label::Untouched => self.of.nearest(one, &self.outer, None),
            Label::Outer => {
                // Tight edges connect each outer vertex with an unmatched one. So the slack between
                // two outer vertices is even, and both of them rise.
                let outer = self.of.nearest(one, &self.outer, None);
                let outer = outer.map(|(slack, two)| (slack / 2, two));
                let free = self.of.nearest(one, &self.free, outer.map(|outer| outer.0));
                free.or(outer)
            }
            Label::Inner(..) | Label::Fixed => None,
        };
        let (slack, two) = nearest?;
        if slack == 0 && label == Label::Outer && self.ends(top, self.of.blossoms.top[two]) {
            return Some((one, two));
        }
        self.candidate[one] = Some((self.raised + slack, two));
        if slack == 0 {
            self.now.push(one);
        } else {
            self.later.push(Reverse((self.raised + slack, one)));
        }
        None
    }

    /// The next event, after the dual variables have changed as far as it needs.
    pub fn next(&mut self) -> Option<Event> {
        loop {
            let (when, node) = match self.now.pop() {
                Some(one) => (self.raised, one),
                None => self.later.pop()?.0,
            };
            if node >= self.of.size() {
                if let Label::Inner(..) = self.labels[node]
                    && let Some(blossom) = self.of.blossoms.blossom(node)
                    && when == self.raised + blossom.dual
                {
                    self.shift(when - self.raised);
                    return Some(Event::ZeroDual(node));
                }
                continue;
            }
            let Some((_, two)) = self.candidate[node].filter(|candidate| candidate.0 == when)
            else {
                continue;
            };
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

    /// The total raise at which an edge becomes tight, if one end is outer and none is inner.
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

    /// Raises the dual variables of outer nodes and lowers those of inner ones.
    fn shift(&mut self, amount: Cost) {
        if amount == 0 {
            return;
        }
        self.raised += amount;
        self.outer.iter().for_each(|one| self.of.dual[one] += amount);
        self.outer.raise(amount);
        self.inner.iter().for_each(|one| self.of.dual[one] -= amount);
        let blossoms: Vec<usize> = self.of.blossoms.outermost().collect();
        for node in blossoms {
            let Some(blossom) = self.of.blossoms.blossom_mut(node) else { continue };
            match self.labels[node] {
                Label::Outer => blossom.dual += amount,
                Label::Inner(..) => blossom.dual -= amount,
                Label::Untouched | Label::Fixed => {}
            }
        }
    }

    pub fn make_outer(&mut self, node: usize, root: usize) {
        (self.labels[node], self.roots[node]) = (Label::Outer, root);
        for one in self.of.blossoms.vertices(node) {
            self.free.remove(one);
            self.inner.remove(one);
            self.outer.insert(one, self.of);
            self.candidate[one] = None;
            self.unscanned.push(one);
        }
    }

    pub fn make_inner(&mut self, node: usize, (outer, entry): (usize, usize)) {
        self.labels[node] = Label::Inner(outer, entry);
        self.roots[node] = self.roots[self.of.blossoms.top[outer]];
        for one in self.of.blossoms.vertices(node) {
            self.free.remove(one);
            self.inner.insert(one);
        }
        if let Some(blossom) = self.of.blossoms.blossom(node) {
            self.later.push(Reverse((self.raised + blossom.dual, node)));
        }
    }

    /// Removes a node from its tree.
    pub fn make_untouched(&mut self, node: usize) {
        self.labels[node] = Label::Untouched;
        for one in self.of.blossoms.vertices(node) {
            self.outer.remove(one);
            self.inner.remove(one);
            self.free.insert(one, self.of);
        }
    }
}
