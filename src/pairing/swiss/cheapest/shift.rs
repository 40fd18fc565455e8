//! Where no tight pair leads on: potentials are shifted until one more is tight.

use super::Cheapest;
use super::growth::{Label, Trees};
use crate::pairing::swiss::bits::{BITS, ones};
use crate::pairing::swiss::problem::Cost;

impl Cheapest<'_> {
    /// The least shift of potentials after which something happens.
    pub(super) fn least_shift(&self, trees: &mut Trees) -> Option<Cost> {
        let mut least: Option<Cost> = None;
        let mut offer = |amount: Cost| {
            if least.is_none_or(|least| amount < least) {
                least = Some(amount);
            }
        };
        for &two in &trees.reached {
            if self.labels[self.garden.top[two]] == Label::Untouched {
                trees.near[two].into_iter().for_each(|(when, _)| offer(when - trees.raised));
            }
        }
        for at in 0..trees.outer.len() {
            self.nearest(trees.outer[at], trees)
                .into_iter()
                .for_each(|(when, _)| offer(when - trees.raised));
        }
        for &node in &trees.inner {
            if let (Label::Inner(..), Some(flower)) = (self.labels[node], self.garden.flower(node))
            {
                offer(flower.potential);
            }
        }
        least
    }

    /// The outer vertex of another node to which an outer one is nearest, and when the pair is
    /// tight.
    pub(super) fn nearest(&self, one: usize, trees: &mut Trees) -> Option<(Cost, usize)> {
        let (_, two) = trees.pairs[one]?;
        if self.garden.top[one] == self.garden.top[two] {
            trees.pairs[one] = None;
            for at in 0..self.edges.words(one).len() {
                for bit in ones([self.outside(one, at, trees)].into_iter()) {
                    let two = at * BITS + bit;
                    trees.offer_pair(one, two, self.slack(one, two));
                }
            }
        }
        trees.pairs[one]
    }

    /// Outer nodes pay more, inner ones less; inner flowers that have nothing left are opened.
    pub(super) fn shift(&mut self, amount: Cost, trees: &mut Trees) {
        trees.raised += amount;
        trees.inner.retain(|&node| matches!(self.labels[node], Label::Inner(..)));
        for &one in &trees.outer {
            self.potential[one] += amount;
        }
        for &node in &trees.inner {
            self.garden.vertices(node).for_each(|one| self.potential[one] -= amount);
        }
        let flowers: Vec<usize> = self.garden.outermost().collect();
        for node in flowers {
            let label = self.labels[node];
            let Some(flower) = self.garden.flower_mut(node) else { continue };
            match label {
                Label::Outer => flower.potential += amount,
                Label::Inner(..) => flower.potential -= amount,
                Label::Untouched | Label::Done => {}
            }
            if let (Label::Inner(outer, entry), 0) = (label, flower.potential) {
                self.thread(node, (outer, entry), trees);
            }
        }
    }

    /// Opens an inner flower: the even way from where it was entered to its base stays in the
    /// tree, the other children leave it.
    fn thread(&mut self, node: usize, (outer, entry): (usize, usize), trees: &mut Trees) {
        self.labels[node] = Label::Untouched;
        let Some(flower) = self.garden.open(node) else { return };
        trees.look_again();
        let root = self.roots[node];
        let entered = self.garden.top[entry];
        let length = flower.children.len();
        let start = flower.children.iter().position(|&child| child == entered).unwrap_or(0);
        let (mut at, mut reached) = (start, (outer, entry));
        loop {
            self.make_inner(flower.children[at], reached, trees);
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
            self.make_outer(flower.children[mate], root, trees);
            at = next;
        }
    }
}
