//! Where no tight pair leads on: potentials are shifted until one more is tight.

use super::Cheapest;
use super::growth::{Label, Tree};
use crate::pairing::swiss::bits::ones;
use crate::pairing::swiss::problem::Cost;

impl Cheapest<'_> {
    /// The least shift of potentials after which something happens.
    pub(super) fn least_shift(&self, tree: &Tree) -> Option<Cost> {
        let mut least: Option<Cost> = None;
        let mut offer = |amount: Cost| {
            if least.is_none_or(|least| amount < least) {
                least = Some(amount);
            }
        };
        for &two in &tree.reached {
            if self.labels[self.garden.top[two]] == Label::Untouched {
                tree.near[two].into_iter().for_each(|(when, _)| offer(when - tree.raised));
            }
        }
        for &one in &tree.outer {
            let words = (0..self.edges.words(one).len()).map(|at| self.outside(one, at, tree));
            // All outer vertices hang together by tight pairs, so this is even.
            ones(words).for_each(|two| offer(self.slack(one, two) / 2));
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
    pub(super) fn shift(&mut self, amount: Cost, tree: &mut Tree) {
        tree.raised += amount;
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
        tree.look_again();
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
}
