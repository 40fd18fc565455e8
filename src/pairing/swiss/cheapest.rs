//! Minimum-cost perfect matching: the blossom algorithm, started from an easy partial matching.
//!
//! This is the primal-dual method for general graphs. Each vertex has a dual variable, and so has
//! each blossom (`Flower`). A pair pays the dual variables of its two vertices and of each blossom
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
mod tree;

use super::edges::Edges;
use super::flower::Garden;
use super::problem::Cost;
use forest::Forest;
use nearest::Among;

/// With more unmatched vertices than this, a check without costs comes first.
///
/// It tells whether all vertices can be matched at all.
const MANY: usize = 8;

/// The place of an outermost node in its alternating tree.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Untouched,
    /// An even number of steps from the root.
    Outer,
    /// An odd number of steps from the root. Holds the edge that reached it, outer vertex first.
    Inner(usize, usize),
    /// The pair of this node is final.
    Settled,
}

#[derive(Clone)]
pub(super) struct Cheapest<'e> {
    edges: &'e Edges,
    garden: Garden,
    /// For each vertex, its own dual variable and those of all blossoms around it, added up.
    potential: Vec<Cost>,
    /// The vertex that stands for all places outside.
    ///
    /// Any number of vertices can be matched with it, and it is never unmatched.
    outside: Option<usize>,
    /// The vertices whose pairs are final, and the cost of these pairs.
    settled: Vec<bool>,
    spent: Cost,
}

impl<'e> Cheapest<'e> {
    /// A minimum-cost perfect matching; `None` if somebody is unmatched in every matching.
    ///
    /// The matching begins with those pairs of `start` that are the cheapest for both vertices.
    pub fn new(edges: &'e Edges, start: &[(usize, usize)]) -> Option<Cheapest<'e>> {
        let mut cheapest = Cheapest::unmatched(edges);
        // If each vertex starts with half the cost of its cheapest pair, no pair costs less than it
        // pays.
        let all = cheapest.everybody();
        let half = |one: usize| Some((one, cheapest.nearest(one, &all, None)?.0 / 2));
        for (one, half) in cheapest.inside().map(half).collect::<Option<Vec<_>>>()? {
            cheapest.potential[one] = half;
        }
        for &(one, two) in start {
            if edges.may(one, two) && cheapest.slack(one, two) == 0 {
                cheapest.join(one, two);
            }
        }
        cheapest.begin()?;
        // A matching without costs soon shows whether all can be matched. The dual variables would
        // show a no only after they have risen through all costs there are.
        let many = cheapest.outside.is_none() && cheapest.left_out().len() > MANY;
        if many && Cheapest::lacking(edges.clone()) > 0 {
            return None;
        }
        cheapest.match_all();
        cheapest.left_out().is_empty().then_some(cheapest)
    }

    /// The number of unmatched vertices in a maximum-cardinality matching.
    pub fn lacking(edges: Edges) -> usize {
        let edges = edges.for_nothing();
        let mut cheapest = Cheapest::unmatched(&edges);
        (0..edges.size()).for_each(|one| cheapest.join_any(one));
        cheapest.match_all();
        cheapest.left_out().len()
    }

    fn unmatched(edges: &Edges) -> Cheapest<'_> {
        let size = edges.size();
        Cheapest {
            edges,
            garden: Garden::new(size),
            potential: vec![0; size],
            outside: edges.outside(),
            settled: vec![false; size],
            spent: 0,
        }
    }

    fn everybody(&self) -> Among {
        let mut all = Among::new(self);
        (0..self.size()).for_each(|one| all.insert(one, self));
        all
    }

    /// Raises the dual variables of vertices in turn and matches pairs that become tight.
    fn begin(&mut self) -> Option<()> {
        let mut all = self.everybody();
        for one in self.inside() {
            self.potential[one] += self.nearest(one, &all, None)?.0;
            all.insert(one, self);
            self.join_any(one);
        }
        Some(())
    }

    /// Matches a vertex along any tight edge, if both ends are unmatched.
    fn join_any(&mut self, one: usize) {
        let free = |two: &usize| self.mate(*two).is_none() && self.slack(one, *two) == 0;
        if self.mate(one).is_none()
            && let Some(two) = self.edges.of(one).find(free)
        {
            self.join(one, two);
        }
    }

    /// Matches two vertices if both are unmatched.
    fn join(&mut self, one: usize, two: usize) {
        if self.mate(one).or(self.mate(two)).is_none() {
            self.garden.mate[one] = Some(two);
            if Some(two) != self.outside {
                self.garden.mate[two] = Some(one);
            }
        }
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

    fn left_out(&self) -> Vec<usize> {
        let left_out = |one: &usize| !self.settled[*one] && self.mate(*one).is_none();
        self.inside().filter(left_out).collect()
    }

    /// All vertices except the one for the outside.
    fn inside(&self) -> impl Iterator<Item = usize> + use<> {
        let outside = self.outside;
        (0..self.size()).filter(move |&one| Some(one) != outside)
    }

    pub fn size(&self) -> usize {
        self.edges.size()
    }

    /// The vertex that stands for all places outside.
    pub fn outside(&self) -> Option<usize> {
        self.outside
    }

    pub fn mate(&self, one: usize) -> Option<usize> {
        self.garden.mate[one]
    }

    /// Whether the two could be a pair in a minimum-cost matching. A `false` is certain.
    pub fn tight(&self, one: usize, two: usize) -> bool {
        let (top, other) = (self.garden.top[one], self.garden.top[two]);
        let barred = self.settled[one] || self.settled[two];
        !barred && self.edges.may(one, two) && (top == other || self.slack(one, two) == 0)
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
    pub fn settle(&mut self, pairs: &[(usize, usize)]) -> bool {
        for vertex in pairs.iter().flat_map(|&(one, two)| [one, two]) {
            while self.garden.flower(self.garden.top[vertex]).is_some() {
                self.dissolve(self.garden.top[vertex]);
            }
        }
        for &(one, two) in pairs {
            for vertex in [one, two] {
                if Some(vertex) != self.outside {
                    self.part(vertex);
                    self.settled[vertex] = true;
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
        let base = self.garden.base(node);
        let vertices: Vec<usize> = self.garden.vertices(node).collect();
        let Some(flower) = self.garden.open(node) else { return };
        for vertex in vertices {
            self.potential[vertex] -= flower.potential;
        }
        if flower.potential > 0 {
            self.part(base);
        }
    }

    /// Opens the outermost blossoms around a vertex whose dual variable is zero.
    ///
    /// A tree finds them again if it needs them.
    fn open_the_worthless(&mut self, one: usize) {
        while let Some(flower) = self.garden.flower(self.garden.top[one])
            && flower.potential == 0
        {
            self.garden.open(self.garden.top[one]);
        }
    }

    fn part(&mut self, one: usize) {
        if let Some(two) = self.garden.mate[one].take() {
            self.garden.mate[two] = None;
        }
    }

    /// The slack of a pair in different nodes: the scaled cost less the dual variables of both.
    #[inline]
    fn slack(&self, one: usize, two: usize) -> Cost {
        4 * self.edges.price(one, two) - self.potential[one] - self.potential[two]
    }
}

#[cfg(test)]
mod tests;
