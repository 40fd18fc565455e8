//! How alternating trees grow, shrink blossoms, meet and are taken apart.

use super::forest::{Event, Forest};
use super::state::Label;

impl Forest<'_, '_> {
    /// Grows the trees until each has met another tree or an unmatched vertex; false if one cannot.
    ///
    /// With several trees, the dual variables of their roots must be all odd or all even.
    pub fn grow(&mut self, trees: usize) -> bool {
        let mut left = trees;
        while left > 0 {
            let met = match self.unscanned.pop() {
                Some(one) if self.stands(one).1 == Label::Outer => self.look_around(one),
                Some(_) => None,
                None => match self.next() {
                    None => return false,
                    Some(Event::ZeroDual(node)) => {
                        self.expand(node);
                        None
                    }
                    Some(Event::Tight(one, two, asked)) => {
                        self.go_along(one, two).or_else(|| self.look_around(asked))
                    }
                },
            };
            if let Some((one, two)) = met {
                left -= self.augment(one, two);
            }
        }
        true
    }

    /// Grows a tree along a tight edge from an outer vertex.
    ///
    /// If the edge completes an augmenting path, it is returned to the caller instead.
    fn go_along(&mut self, one: usize, two: usize) -> Option<(usize, usize)> {
        let (top, other) = (self.of.blossoms.top[one], self.of.blossoms.top[two]);
        if self.ends(top, other) {
            return Some((one, two));
        }
        if self.labels[other] == Label::Outer {
            self.shrink(one, two);
        } else if let Some(mate) = self.of.blossoms.mate[self.of.blossoms.base(other)] {
            self.make_inner(other, (one, two));
            self.make_outer(self.of.blossoms.top[mate], self.roots[top]);
        }
        None
    }

    /// Augments along an edge at which a tree ends and takes the trees of both ends apart.
    ///
    /// Returns the number of these trees.
    fn augment(&mut self, one: usize, two: usize) -> usize {
        let tops = [one, two].map(|vertex| self.of.blossoms.top[vertex]);
        let mut roots = vec![self.roots[tops[0]]];
        roots.extend((self.labels[tops[1]] == Label::Outer).then_some(self.roots[tops[1]]));
        self.flip(one, two);
        let in_tree = |node: &usize| {
            let label = self.labels[*node];
            matches!(label, Label::Outer | Label::Inner(..)) && roots.contains(&self.roots[*node])
        };
        let mut nodes: Vec<usize> = (0..self.labels.len()).filter(in_tree).collect();
        let mut freed = Vec::new();
        while let Some(node) = nodes.pop() {
            self.make_untouched(node);
            freed.extend(self.of.blossoms.vertices(node));
        }
        freed.iter().for_each(|&one| self.of.open_zero_dual(one));
        for one in freed {
            self.look_around(one);
        }
        // The outside and the vertices matched with it were in no tree.
        self.look_around(two);
        roots.len()
    }

    /// Flips the augmenting path through an edge between two trees, up to both roots.
    ///
    /// The second vertex may also be an unmatched vertex outside all trees.
    fn flip(&mut self, one: usize, two: usize) {
        let blossoms = &mut self.of.blossoms;
        for (mut one, mut two) in [(one, two), (two, one)] {
            if Some(one) == self.of.outside {
                continue;
            }
            loop {
                let node = blossoms.top[one];
                let left = blossoms.mate[blossoms.base(node)];
                blossoms.rebase(node, one);
                blossoms.mate[one] = Some(two);
                let Some(inner) = left.map(|left| blossoms.top[left]) else { break };
                let Label::Inner(outer, entry) = self.labels[inner] else { break };
                blossoms.rebase(inner, entry);
                blossoms.mate[entry] = Some(outer);
                (one, two) = (outer, entry);
            }
        }
    }

    /// The nodes from an outer one to the root, each with its edge to the next, lower end first.
    fn way_up(&self, node: usize) -> Vec<(usize, (usize, usize))> {
        let mut way = Vec::new();
        let mut node = node;
        loop {
            let base = self.of.blossoms.base(node);
            let Some(mate) = self.of.blossoms.mate[base] else { break };
            let inner = self.of.blossoms.top[mate];
            let Label::Inner(outer, entry) = self.labels[inner] else { break };
            way.extend([(node, (base, mate)), (inner, (entry, outer))]);
            node = self.of.blossoms.top[outer];
        }
        way.push((node, (node, node)));
        way
    }

    /// Shrinks the odd cycle that an edge between two outer vertices closes into an outer blossom.
    ///
    /// The inner vertices of the cycle become outer.
    fn shrink(&mut self, one: usize, two: usize) {
        let mut ours = self.way_up(self.of.blossoms.top[one]);
        let mut theirs = self.way_up(self.of.blossoms.top[two]);
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
        let root = self.roots[meeting];
        for &child in &children {
            if self.labels[child] != Label::Outer {
                self.make_outer(child, root);
            }
            self.labels[child] = Label::Untouched;
        }
        let node = self.of.blossoms.close(children, links);
        if node == self.labels.len() {
            self.labels.push(Label::Outer);
            self.roots.push(root);
        }
        (self.labels[node], self.roots[node]) = (Label::Outer, root);
    }

    /// Opens an inner blossom whose dual variable is zero.
    ///
    /// The even path from its entry to its base stays in the tree. The other children leave the
    /// tree.
    fn expand(&mut self, node: usize) {
        let Label::Inner(outer, entry) = self.labels[node] else { return };
        self.make_untouched(node);
        let root = self.roots[node];
        let Some(blossom) = self.of.blossoms.open(node) else { return };
        let entered = self.of.blossoms.top[entry];
        let length = blossom.children.len();
        let start = blossom.children.iter().position(|&child| child == entered).unwrap_or(0);
        let (mut at, mut reached) = (start, (outer, entry));
        loop {
            self.make_inner(blossom.children[at], reached);
            if at == 0 {
                break;
            }
            // The mate of a child comes before it if `start` is even, and after it if `start` is
            // odd.
            let (mate, next) = if start.is_multiple_of(2) {
                let (next, mate) = blossom.links[at - 2];
                reached = (mate, next);
                (at - 1, at - 2)
            } else {
                reached = blossom.links[at + 1];
                (at + 1, (at + 2) % length)
            };
            self.make_outer(blossom.children[mate], root);
            at = next;
        }
        for child in blossom.children {
            if self.labels[child] == Label::Untouched {
                let vertices: Vec<usize> = self.of.blossoms.vertices(child).collect();
                for one in vertices {
                    self.look_around(one);
                }
            }
        }
    }
}
