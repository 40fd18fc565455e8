//! The tree of one vertex that is left out.

use super::Cheapest;
use crate::pairing::swiss::problem::Cost;
use crate::pairing::swiss::table::{BITS, Bits, ones};

/// Where an outermost node stands in the tree.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::pairing::swiss) enum Label {
    Untouched,
    /// An even number of steps from the root.
    Outer,
    /// An odd number; the pair by which it was reached, the outer vertex first.
    Inner(usize, usize),
}

/// What is in a tree, and what it is to reach.
#[derive(Default)]
struct Tree {
    /// Outer vertices; whoever is one remains one.
    outer: Vec<usize>,
    /// So many of them have been looked at.
    seen: usize,
    /// Inner nodes; some may since be within an outer flower.
    inner: Vec<usize>,
    /// All others who are left out.
    left_out: Bits,
}

impl Cheapest<'_> {
    /// Grows a tree from a vertex that is left out until it reaches another, and matches both.
    pub(super) fn grow(&mut self, root: usize) -> bool {
        self.labels.clear();
        self.labels.resize(self.garden.nodes(), Label::Untouched);
        let mut tree = Tree::default();
        let others = (0..self.edges.size()).filter(|&one| one != root && !self.settled[one]);
        others.filter(|&one| self.mate(one).is_none()).for_each(|one| tree.left_out.insert(one));
        self.make_outer(self.garden.top[root], &mut tree);
        let found = loop {
            if let Some(end) = self.spread(&mut tree) {
                break Some(end);
            }
            let Some(least) = self.least_shift(&tree) else { break None };
            self.shift(least, &mut tree);
            tree.seen = 0;
        };
        match found {
            Some((one, two)) => self.flip(one, two),
            None => self.leave_out(),
        }
        self.open_the_worthless();
        found.is_some()
    }

    /// Goes along all tight pairs of outer vertices not seen yet; gives the pair that reaches
    /// somebody who is left out. Whether one does so at once is asked first: else a dense field
    /// would nearly all be in the tree before.
    fn spread(&mut self, tree: &mut Tree) -> Option<(usize, usize)> {
        let edges = self.edges;
        while let Some(&one) = tree.outer.get(tree.seen) {
            tree.seen += 1;
            let end = edges.both(one, &tree.left_out).find(|&two| self.slack(one, two) == 0);
            if let Some(end) = end {
                return Some((one, end));
            }
            // Nearly all are soon in one flower: whoever is in it is passed over many at a time.
            for (at, word) in edges.words(one).iter().enumerate() {
                for bit in ones([word & !self.garden.beside(one, at)].into_iter()) {
                    let two = at * BITS + bit;
                    let (top, other) = (self.garden.top[one], self.garden.top[two]);
                    if top == other || self.settled[two] {
                        continue;
                    }
                    match self.labels[other] {
                        Label::Inner(..) => {}
                        _ if self.slack(one, two) > 0 => {}
                        Label::Outer => self.shrink(one, two, tree),
                        Label::Untouched => {
                            let Some(mate) = self.garden.mate[self.garden.base(other)] else {
                                return Some((one, two));
                            };
                            self.make_inner(other, (one, two), tree);
                            self.make_outer(self.garden.top[mate], tree);
                        }
                    }
                }
            }
        }
        None
    }

    fn make_outer(&mut self, node: usize, tree: &mut Tree) {
        self.labels[node] = Label::Outer;
        tree.outer.extend(self.garden.vertices(node));
    }

    fn make_inner(&mut self, node: usize, (outer, entry): (usize, usize), tree: &mut Tree) {
        self.labels[node] = Label::Inner(outer, entry);
        tree.inner.push(node);
    }

    /// Nobody in the tree can be matched with anybody outside: no other tree need look at them.
    fn leave_out(&mut self) {
        for (settled, &top) in self.settled.iter_mut().zip(&self.garden.top) {
            *settled |= self.labels[top] != Label::Untouched;
        }
    }

    /// The least shift of potentials after which something happens.
    fn least_shift(&self, tree: &Tree) -> Option<Cost> {
        let mut least: Option<Cost> = None;
        let mut offer = |amount: Cost| {
            if least.is_none_or(|least| amount < least) {
                least = Some(amount);
            }
        };
        for &one in &tree.outer {
            let beside = |(at, word): (usize, &u64)| word & !self.garden.beside(one, at);
            let others = ones(self.edges.words(one).iter().enumerate().map(beside));
            for two in others.filter(|&two| !self.settled[two]) {
                match self.labels[self.garden.top[two]] {
                    Label::Untouched => offer(self.slack(one, two)),
                    // All outer vertices hang together by tight pairs, so this is even.
                    Label::Outer => offer(self.slack(one, two) / 2),
                    Label::Inner(..) => {}
                }
            }
        }
        for &node in &tree.inner {
            if let (Label::Inner(..), Some(flower)) = (self.labels[node], self.garden.flower(node))
            {
                offer(flower.potential);
            }
        }
        least
    }

    /// Outer nodes pay more, inner ones less; inner flowers that have nothing left are opened.
    fn shift(&mut self, amount: Cost, tree: &mut Tree) {
        tree.inner.retain(|&node| matches!(self.labels[node], Label::Inner(..)));
        for &one in &tree.outer {
            self.potential[one] += amount;
        }
        for &node in &tree.inner {
            self.garden.vertices(node).for_each(|one| self.potential[one] -= amount);
        }
        let flowers: Vec<usize> = self.garden.outermost().collect();
        for node in flowers {
            let label = self.labels[node];
            let Some(flower) = self.garden.flower_mut(node) else { continue };
            match label {
                Label::Outer => flower.potential += amount,
                Label::Inner(..) => flower.potential -= amount,
                Label::Untouched => {}
            }
            if let (Label::Inner(outer, entry), 0) = (label, flower.potential) {
                self.thread(node, (outer, entry), tree);
            }
        }
    }

    /// Opens an inner flower: the even way from where it was entered to its base stays in the
    /// tree, the other children leave it.
    fn thread(&mut self, node: usize, (outer, entry): (usize, usize), tree: &mut Tree) {
        self.labels[node] = Label::Untouched;
        let Some(flower) = self.garden.open(node) else { return };
        let entered = self.garden.top[entry];
        let length = flower.children.len();
        let start = flower.children.iter().position(|&child| child == entered).unwrap_or(0);
        let (mut at, mut reached) = (start, (outer, entry));
        loop {
            self.make_inner(flower.children[at], reached, tree);
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
            self.make_outer(flower.children[mate], tree);
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

    /// Makes one outer flower of the cycle that two outer vertices close; adds the vertices that
    /// are outer only now.
    fn shrink(&mut self, one: usize, two: usize, tree: &mut Tree) {
        let mut ours = self.way_up(self.garden.top[one]);
        let mut theirs = self.way_up(self.garden.top[two]);
        let mut meeting = None;
        while let (Some(a), Some(b)) = (ours.last(), theirs.last())
            && a.0 == b.0
        {
            meeting = ours.pop().map(|last| last.0);
            theirs.pop();
        }
        let Some(meeting) = meeting else { return };
        let mut children = vec![meeting];
        children.extend(ours.iter().rev().map(|step| step.0));
        children.extend(theirs.iter().map(|step| step.0));
        let mut links: Vec<(usize, usize)> =
            ours.iter().rev().map(|&(_, (lower, upper))| (upper, lower)).collect();
        links.push((one, two));
        links.extend(theirs.iter().map(|step| step.1));
        for &child in &children {
            if self.labels[child] != Label::Outer {
                tree.outer.extend(self.garden.vertices(child));
            }
            self.labels[child] = Label::Untouched;
        }
        let node = self.garden.close(children, links);
        if node == self.labels.len() {
            self.labels.push(Label::Outer);
        }
        self.labels[node] = Label::Outer;
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
