//! Minimum-cost perfect matching: the blossom algorithm, started from an easy partial matching.
//!
//! This is the primal-dual method for general graphs. Each vertex has a dual variable, and so has
//! each blossom (`Blossom`). A pair pays the dual variables of its two vertices and of each blossom
//! that it leaves. No pair may cost less than it pays. Only *tight* pairs, which cost exactly what
//! they pay, are used.
//!
//! All unmatched vertices grow alternating trees of tight edges at the same time. When no tree can
//! grow, the dual variables of all trees change by the same amount. Two trees that meet give an
//! augmenting path. These two are taken apart, and the others stay.
//!
//! The running time grows with the kinds of trouble in a field, not with its size. Nearly everybody
//! is matched before the first tree, and a tree grows no further than it must. If hundreds have the
//! same trouble, one dual change helps them all. The search for one tree is not repeated for the
//! next.
//!
//! Costs are scaled by four, so all dual variables can start even. Those of the unmatched vertices
//! then stay all odd or all even. So the slack between two trees is even, and half of it is whole.

mod forest;
mod nearest;
mod state;
mod tree;

use super::edges::Edges;
use super::problem::Cost;
use forest::Forest;
use nearest::VertexSet;
pub(super) use state::MinCostMatching;

/// With more unmatched vertices than this, a check without costs comes first.
///
/// It tells whether all vertices can be matched at all.
const MANY: usize = 8;

impl<'e> MinCostMatching<'e> {
    /// A minimum-cost perfect matching; `None` if somebody is unmatched in every matching.
    ///
    /// The matching begins with those pairs of `start` that are the cheapest for both vertices.
    pub fn new(edges: &'e Edges, start: &[(usize, usize)]) -> Option<MinCostMatching<'e>> {
        let mut matching = MinCostMatching::unmatched(edges);
        // If each vertex starts with half the cost of its cheapest pair, no pair costs less than it
        // pays.
        let all = matching.everybody();
        let half = |one: usize| Some((one, matching.nearest(one, &all, None)?.0 / 2));
        for (one, half) in matching.inside().map(half).collect::<Option<Vec<_>>>()? {
            matching.dual[one] = half;
        }
        for &(one, two) in start {
            if edges.may(one, two) && matching.slack(one, two) == 0 {
                matching.join(one, two);
            }
        }
        matching.begin()?;
        // A matching without costs soon shows whether all can be matched. The dual variables would
        // show a no only after they have risen through all costs there are.
        let many = matching.outside.is_none() && matching.left_out().len() > MANY;
        if many && MinCostMatching::deficiency(edges.clone()) > 0 {
            return None;
        }
        matching.match_all();
        matching.left_out().is_empty().then_some(matching)
    }

    /// The number of unmatched vertices in a maximum-cardinality matching.
    pub fn deficiency(edges: Edges) -> usize {
        let edges = edges.with_zero_costs();
        let mut matching = MinCostMatching::unmatched(&edges);
        (0..edges.size()).for_each(|one| matching.join_any(one));
        matching.match_all();
        matching.left_out().len()
    }

    fn everybody(&self) -> VertexSet {
        let mut all = VertexSet::new(self);
        (0..self.size()).for_each(|one| all.insert(one, self));
        all
    }

    /// Raises the dual variables of vertices in turn and matches pairs that become tight.
    fn begin(&mut self) -> Option<()> {
        let mut all = self.everybody();
        for one in self.inside() {
            self.dual[one] += self.nearest(one, &all, None)?.0;
            all.insert(one, self);
            self.join_any(one);
        }
        Some(())
    }

    /// Matches all unmatched vertices, as far as possible.
    fn match_all(&mut self) {
        let left_out = self.left_out();
        Forest::new(self, &left_out).grow(left_out.len());
    }

    /// The same, one vertex after the other, so their dual variables may differ in parity.
    fn finish(&mut self) -> bool {
        self.left_out()
            .into_iter()
            .all(|one| self.mate(one).is_some() || Forest::new(self, &[one]).grow(1))
    }

    /// Whether the two could be a pair in a minimum-cost matching. A `false` is certain.
    pub fn tight(&self, one: usize, two: usize) -> bool {
        let (top, other) = (self.blossoms.top[one], self.blossoms.top[two]);
        let is_fixed = self.fixed[one] || self.fixed[two];
        !is_fixed && self.edges.may(one, two) && (top == other || self.slack(one, two) == 0)
    }

    /// The cost of the matching.
    pub fn total(&self) -> Cost {
        let pair = |one: usize| Some((one, self.mate(one).filter(|&two| one < two)?));
        let pairs = (0..self.edges.size()).filter_map(pair);
        self.spent + pairs.map(|(one, two)| self.edges.price(one, two)).sum::<Cost>()
    }

    /// Makes these pairs final and matches all others again at the least cost.
    ///
    /// Returns false if somebody is then unmatched.
    pub fn fix(&mut self, pairs: &[(usize, usize)]) -> bool {
        for vertex in pairs.iter().flat_map(|&(one, two)| [one, two]) {
            while self.blossoms.blossom(self.blossoms.top[vertex]).is_some() {
                self.dissolve(self.blossoms.top[vertex]);
            }
        }
        for &(one, two) in pairs {
            for vertex in [one, two] {
                if Some(vertex) != self.outside {
                    self.part(vertex);
                    self.fixed[vertex] = true;
                }
            }
            self.spent += self.edges.price(one, two);
        }
        self.finish()
    }

    /// Opens an outermost blossom and takes its dual variable back from its vertices.
    ///
    /// Pairs inside keep their slack. The pair that leaves the blossom may no longer be tight, and
    /// then it is removed.
    fn dissolve(&mut self, node: usize) {
        let base = self.blossoms.base(node);
        let vertices: Vec<usize> = self.blossoms.vertices(node).collect();
        let Some(blossom) = self.blossoms.open(node) else { return };
        for vertex in vertices {
            self.dual[vertex] -= blossom.dual;
        }
        if blossom.dual > 0 {
            self.part(base);
        }
    }

    fn part(&mut self, one: usize) {
        if let Some(two) = self.blossoms.mate[one].take() {
            self.blossoms.mate[two] = None;
        }
    }
}

#[cfg(test)]
mod tests;
