//! The tree of one vertex that is left out.

use super::Cheapest;
use super::growth::{Label, Tree};
use crate::pairing::swiss::bits::{BITS, ones};

impl Cheapest<'_> {
    /// Grows a tree from a vertex that is left out until it reaches another, and matches both.
    pub(super) fn grow(&mut self, root: usize) -> bool {
        self.labels.clear();
        self.labels.resize(self.garden.nodes(), Label::Untouched);
        let mut tree = Tree::new(self.edges.size());
        let others = (0..self.edges.size()).filter(|&one| one != root && !self.settled[one]);
        others.filter(|&one| self.mate(one).is_none()).for_each(|one| tree.left_out.insert(one));
        self.make_outer(self.garden.top[root], &mut tree);
        let mut found = self.spread(&mut tree);
        while found.is_none()
            && let Some(least) = self.least_shift(&tree)
        {
            self.shift(least, &mut tree);
            found = self.go_on(&mut tree).or_else(|| self.spread(&mut tree));
        }
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
                    let other = self.garden.top[two];
                    if self.settled[two] || matches!(self.labels[other], Label::Inner(..)) {
                        continue;
                    }
                    let slack = self.slack(one, two);
                    if slack == 0 {
                        if let Some(end) = self.go_along(one, two, tree) {
                            return Some(end);
                        }
                    } else if self.labels[other] == Label::Untouched {
                        tree.offer(one, two, slack);
                    }
                }
            }
        }
        None
    }

    /// After a shift: goes along the pairs of outer vertices already seen that are tight now.
    fn go_on(&mut self, tree: &mut Tree) -> Option<(usize, usize)> {
        for at in 0..tree.reached.len() {
            let two = tree.reached[at];
            if let Some((when, one)) = tree.near[two]
                && when == tree.raised
                && self.labels[self.garden.top[two]] == Label::Untouched
                && let Some(end) = self.go_along(one, two, tree)
            {
                return Some(end);
            }
        }
        for at in 0..tree.seen {
            let one = tree.outer[at];
            for word in 0..self.edges.words(one).len() {
                for bit in ones([self.outside(one, word, tree)].into_iter()) {
                    let two = word * BITS + bit;
                    if self.slack(one, two) == 0 {
                        self.go_along(one, two, tree);
                    }
                }
            }
        }
        None
    }

    /// Goes along a tight pair from an outer vertex, and gives it if the other is left out.
    fn go_along(&mut self, one: usize, two: usize, tree: &mut Tree) -> Option<(usize, usize)> {
        let other = self.garden.top[two];
        match self.labels[other] {
            Label::Inner(..) => {}
            Label::Outer if other == self.garden.top[one] => {}
            Label::Outer => self.shrink(one, two, tree),
            Label::Untouched => {
                let Some(mate) = self.garden.mate[self.garden.base(other)] else {
                    return Some((one, two));
                };
                self.make_inner(other, (one, two), tree);
                self.make_outer(self.garden.top[mate], tree);
            }
        }
        None
    }

    /// The outer vertices of other nodes with whom an outer one can be a pair: one word of them.
    pub(super) fn outside(&self, one: usize, at: usize, tree: &Tree) -> u64 {
        self.edges.words(one)[at] & tree.outer_bits.words()[at] & !self.garden.beside(one, at)
    }

    pub(super) fn make_outer(&mut self, node: usize, tree: &mut Tree) {
        self.labels[node] = Label::Outer;
        tree.take_in(self.garden.vertices(node));
    }

    pub(super) fn make_inner(
        &mut self,
        node: usize,
        (outer, entry): (usize, usize),
        tree: &mut Tree,
    ) {
        self.labels[node] = Label::Inner(outer, entry);
        tree.inner.push(node);
    }

    /// Nobody in the tree can be matched with anybody outside: no other tree need look at them.
    fn leave_out(&mut self) {
        for (settled, &top) in self.settled.iter_mut().zip(&self.garden.top) {
            *settled |= self.labels[top] != Label::Untouched;
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
                tree.take_in(self.garden.vertices(child));
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
