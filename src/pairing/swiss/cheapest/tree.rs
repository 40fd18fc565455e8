//! The tree of one vertex that is left out.

use super::Cheapest;
use crate::pairing::swiss::problem::Cost;

/// Where an outermost node stands in the tree.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::pairing::swiss) enum Label {
    Untouched,
    /// An even number of steps from the root.
    Outer,
    /// An odd number; the pair by which it was reached, the outer vertex first.
    Inner(usize, usize),
}

impl Cheapest<'_> {
    /// Grows a tree from a vertex that is left out until it reaches another, and matches both.
    pub(super) fn grow(&mut self, root: usize) -> bool {
        self.labels.clear();
        self.labels.resize(self.garden.nodes(), Label::Untouched);
        let mut open = self.make_outer(self.garden.top[root]);
        let found = loop {
            if let Some(end) = self.spread(&mut open) {
                break Some(end);
            }
            let Some(least) = self.least_shift() else { break None };
            self.shift(least);
            let tops = &self.garden.top;
            open = (0..tops.len()).filter(|&one| self.labels[tops[one]] == Label::Outer).collect();
        };
        if let Some((one, two)) = found {
            self.flip(one, two);
        }
        self.open_the_worthless();
        found.is_some()
    }

    /// Goes along all tight pairs of the outer vertices in `open`; gives the pair that reaches
    /// somebody who is left out.
    fn spread(&mut self, open: &mut Vec<usize>) -> Option<(usize, usize)> {
        let edges = self.edges;
        while let Some(one) = open.pop() {
            for two in edges.of(one) {
                let (top, other) = (self.garden.top[one], self.garden.top[two]);
                if top == other || self.settled[two] {
                    continue;
                }
                match self.labels[other] {
                    Label::Inner(..) => {}
                    _ if self.slack(one, two) > 0 => {}
                    Label::Outer => open.extend(self.shrink(one, two)),
                    Label::Untouched => {
                        let Some(mate) = self.garden.mate[self.garden.base(other)] else {
                            return Some((one, two));
                        };
                        self.labels[other] = Label::Inner(one, two);
                        open.extend(self.make_outer(self.garden.top[mate]));
                    }
                }
            }
        }
        None
    }

    fn make_outer(&mut self, node: usize) -> Vec<usize> {
        self.labels[node] = Label::Outer;
        self.garden.vertices(node)
    }

    /// The least shift of potentials after which something happens.
    fn least_shift(&self) -> Option<Cost> {
        let tops = &self.garden.top;
        let mut least: Option<Cost> = None;
        let mut offer = |amount: Cost| {
            if least.is_none_or(|least| amount < least) {
                least = Some(amount);
            }
        };
        for one in (0..tops.len()).filter(|&one| self.labels[tops[one]] == Label::Outer) {
            for two in self.edges.of(one).filter(|&two| !self.settled[two]) {
                match self.labels[tops[two]] {
                    Label::Untouched => offer(self.slack(one, two)),
                    // All outer vertices hang together by tight pairs, so this is even.
                    Label::Outer if tops[one] != tops[two] => offer(self.slack(one, two) / 2),
                    _ => {}
                }
            }
        }
        for node in self.garden.outermost() {
            if let (Label::Inner(..), Some(flower)) = (self.labels[node], self.garden.flower(node))
            {
                offer(flower.potential);
            }
        }
        least
    }

    /// Outer nodes pay more, inner ones less; inner flowers that have nothing left are opened.
    fn shift(&mut self, amount: Cost) {
        let sign = |label: Label| match label {
            Label::Outer => amount,
            Label::Inner(..) => -amount,
            Label::Untouched => 0,
        };
        for (potential, &top) in self.potential.iter_mut().zip(&self.garden.top) {
            *potential += sign(self.labels[top]);
        }
        let flowers: Vec<usize> = self.garden.outermost().collect();
        for node in flowers {
            let label = self.labels[node];
            let Some(flower) = self.garden.flower_mut(node) else { continue };
            flower.potential += sign(label);
            if let (Label::Inner(outer, entry), 0) = (label, flower.potential) {
                self.thread(node, outer, entry);
            }
        }
    }

    /// Opens an inner flower: the even way from where it was entered to its base stays in the
    /// tree, the other children leave it.
    fn thread(&mut self, node: usize, outer: usize, entry: usize) {
        self.labels[node] = Label::Untouched;
        let Some(flower) = self.garden.open(node) else { return };
        let entered = self.garden.top[entry];
        let length = flower.children.len();
        let start = flower.children.iter().position(|&child| child == entered).unwrap_or(0);
        let (mut at, mut reached) = (start, (outer, entry));
        loop {
            self.labels[flower.children[at]] = Label::Inner(reached.0, reached.1);
            if at == 0 {
                return;
            }
            // Its mate comes before an even child, and after an odd one.
            let (mate, next) = if start.is_multiple_of(2) {
                let (next, mate) = flower.links[at - 2];
                reached = (mate, next);
                (at - 1, at - 2)
            } else {
                reached = flower.links[at + 1];
                (at + 1, (at + 2) % length)
            };
            self.labels[flower.children[mate]] = Label::Outer;
            at = next;
        }
    }

    /// The nodes from an outer one up to the root, each with the pair to the next, lower vertex
    /// first.
    fn way_up(&self, node: usize) -> Vec<(usize, (usize, usize))> {
        let mut way = Vec::new();
        let mut node = node;
        loop {
            let base = self.garden.base(node);
            let Some(mate) = self.garden.mate[base] else { break };
            let inner = self.garden.top[mate];
            let Label::Inner(outer, entry) = self.labels[inner] else { break };
            way.extend([(node, (base, mate)), (inner, (entry, outer))]);
            node = self.garden.top[outer];
        }
        way.push((node, (node, node)));
        way
    }

    /// Makes one outer flower of the cycle that two outer vertices close; gives the vertices that
    /// are outer only now.
    fn shrink(&mut self, one: usize, two: usize) -> Vec<usize> {
        let mut ours = self.way_up(self.garden.top[one]);
        let mut theirs = self.way_up(self.garden.top[two]);
        let mut meeting = None;
        while let (Some(a), Some(b)) = (ours.last(), theirs.last())
            && a.0 == b.0
        {
            meeting = ours.pop().map(|last| last.0);
            theirs.pop();
        }
        let Some(meeting) = meeting else { return Vec::new() };
        let mut children = vec![meeting];
        children.extend(ours.iter().rev().map(|step| step.0));
        children.extend(theirs.iter().map(|step| step.0));
        let mut links: Vec<(usize, usize)> =
            ours.iter().rev().map(|&(_, (lower, upper))| (upper, lower)).collect();
        links.push((one, two));
        links.extend(theirs.iter().map(|step| step.1));
        let mut newly = Vec::new();
        for &child in &children {
            if self.labels[child] != Label::Outer {
                newly.extend(self.garden.vertices(child));
            }
            self.labels[child] = Label::Untouched;
        }
        let node = self.garden.close(children, links);
        if node == self.labels.len() {
            self.labels.push(Label::Outer);
        }
        self.labels[node] = Label::Outer;
        newly
    }

    /// Matches an outer vertex with one that is left out, and sets the pairs on the way up right.
    fn flip(&mut self, one: usize, two: usize) {
        self.garden.turn(self.garden.top[two], two);
        self.garden.mate[two] = Some(one);
        let (mut one, mut two) = (one, two);
        loop {
            let node = self.garden.top[one];
            let left = self.garden.mate[self.garden.base(node)];
            self.garden.turn(node, one);
            self.garden.mate[one] = Some(two);
            let Some(inner) = left.map(|left| self.garden.top[left]) else { return };
            let Label::Inner(outer, entry) = self.labels[inner] else { return };
            self.garden.turn(inner, entry);
            self.garden.mate[entry] = Some(outer);
            (one, two) = (outer, entry);
        }
    }

    /// Opens flowers that are paid nothing: the next tree finds them again if it needs them.
    fn open_the_worthless(&mut self) {
        let mut open: Vec<usize> = self.garden.outermost().collect();
        while let Some(node) = open.pop() {
            if self.garden.flower(node).is_some_and(|flower| flower.potential == 0)
                && let Some(flower) = self.garden.open(node)
            {
                open.extend(flower.children);
            }
        }
    }
}
