//! A matching of least cost that leaves nobody out, begun with what is easy and then mended one
//! vertex at a time.
//!
//! The primal-dual method for general graphs. Every vertex has a potential, and so has every
//! flower that is kept; no pair may cost less than the potentials it has to pay, and only *tight*
//! pairs, which cost exactly that, are used. A vertex that is left out grows one tree of tight
//! pairs until it reaches another that is left out. Nearly everybody is matched before the first
//! tree, and a tree goes no further than it must: that is why the time grows with the trouble and
//! not with the field.
//!
//! All costs and potentials are counted double: so they stay whole when halved.

mod growth;
mod shift;
mod tree;

use super::edges::Edges;
use super::flower::Garden;
use super::problem::Cost;
use growth::Label;

#[derive(Clone)]
pub(super) struct Cheapest<'e> {
    edges: &'e Edges,
    garden: Garden,
    /// For each vertex its own potential and those of all flowers it is in.
    potential: Vec<Cost>,
    labels: Vec<Label>,
    /// Vertices whose pairs are settled, and what those pairs cost.
    settled: Vec<bool>,
    spent: Cost,
}

impl<'e> Cheapest<'e> {
    /// A matching of least cost, with those of the pairs of `start` that cost nothing as far as
    /// that goes; nothing if somebody is always left out.
    pub fn new(edges: &'e Edges, start: &[(usize, usize)]) -> Option<Cheapest<'e>> {
        let mut cheapest = Cheapest::unmatched(edges);
        for &(one, two) in start {
            if edges.may(one, two) && cheapest.slack(one, two) == 0 {
                cheapest.join(one, two);
            }
        }
        cheapest.begin()?;
        cheapest.finish().then_some(cheapest)
    }

    /// How many are left out whatever is matched, and whatever that costs.
    pub fn lacking(edges: Edges) -> usize {
        let edges = edges.for_nothing();
        let mut cheapest = Cheapest::unmatched(&edges);
        (0..edges.size()).for_each(|one| cheapest.join_any(one));
        // A tree that has reached nobody who is left out has nothing to give to another.
        let left_out = |one: &usize| {
            !cheapest.settled[*one] && cheapest.mate(*one).is_none() && !cheapest.grow(*one)
        };
        (0..edges.size()).filter(left_out).count()
    }

    fn unmatched(edges: &Edges) -> Cheapest<'_> {
        let size = edges.size();
        Cheapest {
            edges,
            garden: Garden::new(size),
            potential: vec![0; size],
            labels: Vec::new(),
            settled: vec![false; size],
            spent: 0,
        }
    }

    /// Raises potentials, one vertex after the other, and matches where that makes a tight pair.
    fn begin(&mut self) -> Option<()> {
        for one in 0..self.edges.size() {
            let least = self.least_slack(one)?;
            self.potential[one] += least;
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

    /// The least slack of all pairs of a vertex: none is below nothing, so there the search ends.
    /// It begins with neighbours, who are likely of the same group.
    fn least_slack(&self, one: usize) -> Option<Cost> {
        let mut least: Option<Cost> = None;
        for slack in self.edges.around(one).map(|two| self.slack(one, two)) {
            least = Some(least.map_or(slack, |least| least.min(slack)));
            if slack == 0 {
                break;
            }
        }
        least
    }

    /// Matches two if both are left out.
    fn join(&mut self, one: usize, two: usize) {
        if self.mate(one).or(self.mate(two)).is_none() {
            self.garden.mate[one] = Some(two);
            self.garden.mate[two] = Some(one);
        }
    }

    /// Matches all who are left out.
    fn finish(&mut self) -> bool {
        (0..self.edges.size())
            .all(|one| self.settled[one] || self.mate(one).is_some() || self.grow(one))
    }

    pub fn size(&self) -> usize {
        self.edges.size()
    }

    /// The first vertex from this one on whose pair is not settled.
    pub fn unsettled(&self, from: usize) -> Option<usize> {
        (from..self.size()).find(|&one| !self.settled[one])
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
                self.part(vertex);
                self.settled[vertex] = true;
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

    fn part(&mut self, one: usize) {
        if let Some(two) = self.garden.mate[one].take() {
            self.garden.mate[two] = None;
        }
    }

    /// By how much a pair of vertices in different nodes costs more than they pay, twice.
    #[inline]
    fn slack(&self, one: usize, two: usize) -> Cost {
        2 * self.edges.price(one, two) - self.potential[one] - self.potential[two]
    }
}

#[cfg(test)]
mod tests;
