//! Changes to nodes: blossoms are shrunk and opened, and augmenting paths are flipped.

use super::{Blossom, Forest, Label};
use crate::pairing::checker::min_cost_matching::price::Price;

impl Forest {
    /// The path from an outer player's node up to the root: outer, inner, outer, …
    pub(super) fn way_up(&self, player: usize) -> Vec<usize> {
        let mut way = vec![self.top[player]];
        while let Some(mate) = way.last().and_then(|&node| self.mate[self.base(node)]) {
            let inner = self.top[mate];
            let Label::Inner(outer, _) = self.labels[inner] else { break };
            way.extend([inner, self.top[outer]]);
        }
        way
    }

    /// The edge from a node to the next on the path up, lower player first.
    fn pair_up(&self, node: usize) -> (usize, usize) {
        match self.labels[node] {
            Label::Inner(outer, player) => (player, outer),
            _ => {
                let base = self.base(node);
                (base, self.mate[base].unwrap_or(base))
            }
        }
    }

    /// Shrinks the odd cycle that two outer players of the same tree close into an outer blossom.
    pub(super) fn shrink(
        &mut self,
        one: usize,
        two: usize,
        mut ours: Vec<usize>,
        mut theirs: Vec<usize>,
    ) {
        let mut meeting = None;
        while let (Some(a), Some(b)) = (ours.last(), theirs.last()) {
            if a != b {
                break;
            }
            meeting = ours.pop();
            theirs.pop();
        }
        let Some(meeting) = meeting else { return };
        let reversed = |(lower, upper): (usize, usize)| (upper, lower);
        let mut children = vec![meeting];
        children.extend(ours.iter().rev());
        children.extend(&theirs);
        let mut pairs: Vec<(usize, usize)> =
            ours.iter().rev().map(|&node| reversed(self.pair_up(node))).collect();
        pairs.push((one, two));
        pairs.extend(theirs.iter().map(|&node| self.pair_up(node)));

        let node = self.size + self.blossoms.len();
        let newly_outer: Vec<usize> = children
            .iter()
            .filter(|&&child| self.labels[child] != Label::Outer)
            .flat_map(|&child| self.players(child))
            .collect();
        for &child in &children {
            self.labels[child] = Label::Untouched;
        }
        self.blossoms.push(Some(Blossom { children, pairs, dual: Price::default() }));
        self.labels.push(Label::Outer);
        self.roots.push(self.roots[meeting]);
        for player in self.players(node) {
            self.top[player] = node;
        }
        for player in newly_outer {
            self.offer_as_candidate(player);
        }
    }

    pub(super) fn nearest(&self, player: usize) -> Option<(Price, usize)> {
        let outer = |other: &usize| {
            let top = self.top[*other];
            top != self.top[player] && self.labels[top] == Label::Outer
        };
        let others = (0..self.size).filter(outer);
        others.map(|other| (self.without(other, player), other)).min()
    }

    /// Opens an inner blossom whose dual variable is zero.
    ///
    /// The even path from its entry to its base stays in the tree. The other children leave the
    /// tree.
    pub(super) fn expand(&mut self, node: usize) {
        let Label::Inner(outer, entry) = self.labels[node] else { return };
        let Some(blossom) = self.blossoms[node - self.size].take() else { return };
        self.labels[node] = Label::Untouched;
        let root = self.roots[node];
        for &child in &blossom.children {
            for player in self.players(child) {
                self.top[player] = child;
            }
        }
        let length = blossom.children.len();
        let Some(start) = blossom.children.iter().position(|&child| child == self.top[entry])
        else {
            return;
        };
        let (mut at, mut reached) = (start, (outer, entry));
        loop {
            self.labels[blossom.children[at]] = Label::Inner(reached.0, reached.1);
            self.roots[blossom.children[at]] = root;
            if at == 0 {
                break;
            }
            // From an even place the path goes back, from an odd one on, so its first edge is
            // matched.
            let (middle, next) = if start % 2 == 0 {
                let (lower, upper) = blossom.pairs[at - 2];
                reached = (upper, lower);
                (at - 1, at - 2)
            } else {
                reached = blossom.pairs[at + 1];
                (at + 1, (at + 2) % length)
            };
            self.make_outer(blossom.children[middle], root);
            at = next;
        }
    }

    /// Matches an outer player again and flips the path up to the root.
    pub(super) fn flip(&mut self, player: usize, with: usize) {
        let (mut player, mut with) = (player, with);
        loop {
            let node = self.top[player];
            let left = self.mate[self.base(node)];
            self.rebase(node, player);
            self.mate[player] = Some(with);
            let Some(inner) = left.map(|left| self.top[left]) else { return };
            let Label::Inner(outer, entry) = self.labels[inner] else { return };
            self.rebase(inner, entry);
            self.mate[entry] = Some(outer);
            (player, with) = (outer, entry);
        }
    }

    /// Makes a player the base of a node.
    fn rebase(&mut self, node: usize, player: usize) {
        let Some(at) = node.checked_sub(self.size) else { return };
        let Some(mut blossom) = self.blossoms[at].take() else { return };
        let holds = |child: &&usize| self.players(**child).contains(&player);
        let first = blossom.children.iter().position(|child| holds(&child)).unwrap_or(0);
        blossom.children.rotate_left(first);
        blossom.pairs.rotate_left(first);
        self.rebase(blossom.children[0], player);
        for at in (1..blossom.children.len()).step_by(2) {
            let (one, two) = blossom.pairs[at];
            self.rebase(blossom.children[at], one);
            self.rebase(blossom.children[at + 1], two);
            self.mate[one] = Some(two);
            self.mate[two] = Some(one);
        }
        self.blossoms[at] = Some(blossom);
    }
}
