//! A matching of least cost that leaves nobody out, begun with what is easy and then mended one
//! vertex at a time.
//!
//! The primal-dual method for general graphs. Every vertex has a potential, and so has every
//! flower that is kept; no pair may cost less than the potentials it has to pay, and only *tight*
//! pairs, which cost exactly that, are used. All who are left out grow trees of tight pairs at
//! the same time; where none can grow any more, potentials are shifted for all alike. Two trees
//! that meet are matched and taken apart, the others stay. Nearly everybody is matched before the
//! first tree, and a tree goes no further than it must; where hundreds have the same trouble, one
//! shift helps them all; and what has been looked at for one tree is not looked at again for the
//! next: that is why the time grows with the kinds of trouble and not with the field.
//!
//! Costs are counted four times and potentials twice: so all vertices begin with even potentials,
//! those that are left out stay alike, odd or even, and what two trees lack is whole when halved.

mod forest;
mod nearest;
mod tree;

use super::edges::Edges;
use super::flower::Garden;
use super::problem::Cost;
use forest::Forest;
use nearest::Among;

/// Of more who are left out it is asked first whether all can be matched, whatever that costs.
const MANY: usize = 8;

/// Where an outermost node stands in its tree.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Untouched,
    /// An even number of steps from the root.
    Outer,
    /// An odd number; the pair by which it was reached, the outer vertex first.
    Inner(usize, usize),
    /// Its pair is settled.
    Settled,
}

#[derive(Clone)]
pub(super) struct Cheapest<'e> {
    edges: &'e Edges,
    garden: Garden,
    /// For each vertex its own potential and those of all flowers it is in.
    potential: Vec<Cost>,
    /// The vertex that stands for all places outside: any number can be matched with it, and it
    /// is never left out.
    outside: Option<usize>,
    /// Vertices whose pairs are settled, and what those pairs cost.
    settled: Vec<bool>,
    spent: Cost,
}

impl<'e> Cheapest<'e> {
    /// A matching of least cost, with those of the pairs of `start` that are the cheapest of both
    /// as far as that goes; nothing if somebody is always left out.
    pub fn new(edges: &'e Edges, start: &[(usize, usize)]) -> Option<Cheapest<'e>> {
        let mut cheapest = Cheapest::unmatched(edges);
        // If each of two pays half of its cheapest pair, no pair can cost less than what it is
        // paid.
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
        // Whether all can be matched at all is soon known; that they cannot be, potentials would
        // tell only after they have been raised through every cost there is.
        let many = cheapest.outside.is_none() && cheapest.left_out().len() > MANY;
        if many && Cheapest::lacking(edges.clone()) > 0 {
            return None;
        }
        cheapest.match_all();
        cheapest.left_out().is_empty().then_some(cheapest)
    }

    /// How many are left out whatever is matched, and whatever that costs.
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

    /// Raises potentials, one vertex after the other, and matches where that makes a tight pair.
    fn begin(&mut self) -> Option<()> {
        let mut all = self.everybody();
        for one in self.inside() {
            self.potential[one] += self.nearest(one, &all, None)?.0;
            all.insert(one, self);
            self.join_any(one);
        }
        Some(())
    }

    /// Matches a vertex with any other by a tight pair, if both are left out.
    fn join_any(&mut self, one: usize) {
        let free = |two: &usize| self.mate(*two).is_none() && self.slack(one, *two) == 0;
        if self.mate(one).is_none()
            && let Some(two) = self.edges.of(one).find(free)
        {
            self.join(one, two);
        }
    }

    /// Matches two if both are left out.
    fn join(&mut self, one: usize, two: usize) {
        if self.mate(one).or(self.mate(two)).is_none() {
            self.garden.mate[one] = Some(two);
            if Some(two) != self.outside {
                self.garden.mate[two] = Some(one);
            }
        }
    }

    /// Matches all who are left out, as far as can be.
    fn match_all(&mut self) {
        let left_out = self.left_out();
        Forest::new(self, &left_out).grow(left_out.len());
    }

    /// The same, one after the other: potentials need not be alike.
    fn finish(&mut self) -> bool {
        self.left_out()
            .into_iter()
            .all(|one| self.mate(one).is_some() || Forest::new(self, &[one]).grow(1))
    }

    fn left_out(&self) -> Vec<usize> {
        let left_out = |one: &usize| !self.settled[*one] && self.mate(*one).is_none();
        self.inside().filter(left_out).collect()
    }

    /// All vertices but the one outside.
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

    /// Could the two be a pair in some matching of least cost? A no is certain.
    pub fn tight(&self, one: usize, two: usize) -> bool {
        let (top, other) = (self.garden.top[one], self.garden.top[two]);
        let barred = self.settled[one] || self.settled[two];
        !barred && self.edges.may(one, two) && (top == other || self.slack(one, two) == 0)
    }

    /// What the matching costs.
    pub fn total(&self) -> Cost {
        let pair = |one: usize| Some((one, self.mate(one).filter(|&two| one < two)?));
        let pairs = (0..self.edges.size()).filter_map(pair);
        self.spent + pairs.map(|(one, two)| self.edges.price(one, two)).sum::<Cost>()
    }

    /// Settles that these are pairs; all others are matched at the least cost anew. Says no if
    /// somebody is then left out.
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

    /// Opens an outermost flower and takes back what it had to be paid: pairs inside cost what
    /// they did, those that leave it can be less than tight, and then are parted.
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

    /// Opens the outermost flowers around a vertex that are paid nothing: a tree finds them again
    /// if it needs them.
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

    /// By how much a pair of vertices in different nodes costs more than they pay.
    #[inline]
    fn slack(&self, one: usize, two: usize) -> Cost {
        4 * self.edges.price(one, two) - self.potential[one] - self.potential[two]
    }
}

#[cfg(test)]
mod tests;
