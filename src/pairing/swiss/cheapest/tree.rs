//! The trees of the vertices that are left out.

use super::Cheapest;
use super::growth::{Label, Trees};
use crate::pairing::swiss::bits::{BITS, ones};

impl Cheapest<'_> {
    /// Grows trees from some who are left out until two of them meet, or one meets somebody else
    /// who is left out, and matches these. What is tight already is then used as far as that
    /// goes, by trees that have nothing in common. Says whether anybody was matched.
    ///
    /// Between several, potentials must all be odd or all be even.
    pub(super) fn grow(&mut self, roots: &[usize]) -> bool {
        self.labels.clear();
        self.labels.resize(self.garden.nodes(), Label::Untouched);
        self.roots.resize(self.garden.nodes(), 0);
        let mut trees = Trees::new(self.edges.size());
        self.left_out().into_iter().for_each(|one| trees.left_out.insert(one));
        roots.iter().for_each(|&root| self.make_outer(self.garden.top[root], root, &mut trees));
        let mut met = self.spread(&mut trees);
        while !met && let Some(least) = self.least_shift(&mut trees) {
            self.shift(least, &mut trees);
            met = self.go_on(&mut trees);
            met |= self.spread(&mut trees);
        }
        self.open_the_worthless();
        met
    }

    /// Goes along all tight pairs of outer vertices not seen yet; says whether trees have met.
    /// Whether a vertex reaches somebody who is left out at once is asked first: else a dense
    /// field would nearly all be in the trees before.
    fn spread(&mut self, trees: &mut Trees) -> bool {
        let edges = self.edges;
        let mut met = false;
        'next: while let Some(&one) = trees.outer.get(trees.seen) {
            trees.seen += 1;
            if self.labels[self.garden.top[one]] != Label::Outer {
                continue;
            }
            if self.reach(one, trees) {
                met = true;
                continue;
            }
            // Nearly all are soon in one flower: whoever is in it is passed over many at a time.
            for (at, word) in edges.words(one).iter().enumerate() {
                for bit in ones([word & !self.garden.beside(one, at)].into_iter()) {
                    let two = at * BITS + bit;
                    let label = self.labels[self.garden.top[two]];
                    if self.settled[two] || matches!(label, Label::Inner(..) | Label::Done) {
                        continue;
                    }
                    let slack = self.slack(one, two);
                    if slack == 0 {
                        if self.go_along(one, two, trees) {
                            met = true;
                            continue 'next;
                        }
                    } else if label == Label::Untouched {
                        trees.offer(one, two, slack);
                    } else {
                        trees.offer_pair(one, two, slack);
                    }
                }
            }
        }
        met
    }

    /// After a shift: goes along the pairs of outer vertices already seen that are tight now.
    fn go_on(&mut self, trees: &mut Trees) -> bool {
        let mut met = false;
        for at in 0..trees.reached.len() {
            let two = trees.reached[at];
            if let Some((when, one)) = trees.near[two]
                && when == trees.raised
                && self.labels[self.garden.top[two]] == Label::Untouched
            {
                met |= self.go_along(one, two, trees);
            }
        }
        for at in 0..trees.seen {
            let one = trees.outer[at];
            let live = self.labels[self.garden.top[one]] == Label::Outer;
            if !live || self.nearest(one, trees).is_none_or(|(when, _)| when != trees.raised) {
                continue;
            }
            if self.reach(one, trees) {
                met = true;
                continue;
            }
            for word in 0..self.edges.words(one).len() {
                for bit in ones([self.outside(one, word, trees)].into_iter()) {
                    let two = word * BITS + bit;
                    if self.slack(one, two) == 0 {
                        met |= self.go_along(one, two, trees);
                    }
                }
            }
        }
        met
    }

    /// Matches the tree of an outer vertex with somebody who is left out, if a tight pair leads to
    /// one.
    fn reach(&mut self, one: usize, trees: &mut Trees) -> bool {
        let root = self.roots[self.garden.top[one]];
        let end = |&two: &usize| two != root && self.slack(one, two) == 0;
        let end = self.edges.both(one, &trees.left_out).find(end);
        end.is_some_and(|end| self.go_along(one, end, trees))
    }

    /// Goes along a tight pair from an outer vertex; says whether its tree has met somebody who
    /// is left out, or the tree of such a one. Those who are outer then are asked at once whom
    /// they reach: so trees meet while they are small, and leave room for others.
    fn go_along(&mut self, one: usize, two: usize, trees: &mut Trees) -> bool {
        let (top, other) = (self.garden.top[one], self.garden.top[two]);
        if self.labels[top] != Label::Outer || top == other {
            return false;
        }
        let outer = trees.outer.len();
        match self.labels[other] {
            Label::Inner(..) | Label::Done => return false,
            Label::Outer if self.roots[top] == self.roots[other] => self.shrink(one, two, trees),
            Label::Outer => {
                let roots = [self.roots[top], self.roots[other]];
                self.flip(one, two);
                self.leave(roots, trees);
                return true;
            }
            Label::Untouched => {
                let Some(mate) = self.garden.mate[self.garden.base(other)] else {
                    let root = self.roots[top];
                    self.flip(one, two);
                    self.leave([root; 2], trees);
                    return true;
                };
                self.make_inner(other, (one, two), trees);
                self.make_outer(self.garden.top[mate], self.roots[top], trees);
            }
        }
        (outer..trees.outer.len()).any(|at| self.reach(trees.outer[at], trees))
    }

    /// Nothing more comes of trees that have met.
    fn leave(&mut self, roots: [usize; 2], trees: &mut Trees) {
        for (label, root) in self.labels.iter_mut().zip(&self.roots) {
            if *label != Label::Untouched && roots.contains(root) {
                *label = Label::Done;
            }
        }
        roots.into_iter().for_each(|root| trees.left_out.remove(root));
    }

    /// The outer vertices of other nodes with whom an outer one can be a pair: one word of them.
    pub(super) fn outside(&self, one: usize, at: usize, trees: &Trees) -> u64 {
        self.edges.words(one)[at] & trees.outer_bits.words()[at] & !self.garden.beside(one, at)
    }

    pub(super) fn make_outer(&mut self, node: usize, root: usize, trees: &mut Trees) {
        (self.labels[node], self.roots[node]) = (Label::Outer, root);
        trees.take_in(self.garden.vertices(node));
    }

    pub(super) fn make_inner(
        &mut self,
        node: usize,
        (outer, entry): (usize, usize),
        trees: &mut Trees,
    ) {
        self.labels[node] = Label::Inner(outer, entry);
        self.roots[node] = self.roots[self.garden.top[outer]];
        trees.inner.push(node);
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
    fn shrink(&mut self, one: usize, two: usize, trees: &mut Trees) {
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
                trees.take_in(self.garden.vertices(child));
            }
            self.labels[child] = Label::Untouched;
        }
        let root = self.roots[meeting];
        let node = self.garden.close(children, links);
        if node == self.labels.len() {
            self.labels.push(Label::Outer);
            self.roots.push(root);
        }
        (self.labels[node], self.roots[node]) = (Label::Outer, root);
    }

    /// Matches two outer vertices of different trees, or one with somebody who is left out, and
    /// sets the pairs on the way up to both roots right.
    fn flip(&mut self, one: usize, two: usize) {
        for (mut one, mut two) in [(one, two), (two, one)] {
            loop {
                let node = self.garden.top[one];
                let left = self.garden.mate[self.garden.base(node)];
                self.garden.turn(node, one);
                self.garden.mate[one] = Some(two);
                let Some(inner) = left.map(|left| self.garden.top[left]) else { break };
                let Label::Inner(outer, entry) = self.labels[inner] else { break };
                self.garden.turn(inner, entry);
                self.garden.mate[entry] = Some(outer);
                (one, two) = (outer, entry);
            }
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
