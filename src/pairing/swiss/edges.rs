//! All pairs of a problem and what they cost, ready to be looked up often.

use super::bits::{BITS, ones};
use super::problem::{Cost, Problem};
use super::table::Table;

/// The vertices are those of the problem and then places below.
#[derive(Clone)]
pub(super) struct Edges {
    may: Table,
    /// Pairs that cost more than others between their groups, and how much; only where they may
    /// be at all.
    dear: Vec<(Table, Cost)>,
    /// For each vertex its class: from above, a group, below.
    class: Vec<usize>,
    /// What a pair costs by the classes of the two.
    costs: Vec<Cost>,
    classes: usize,
    /// The vertex that stands for all places below.
    outside: Option<usize>,
}

impl Edges {
    /// If there are places below, one vertex stands for all of them.
    pub fn new(problem: &Problem) -> Edges {
        let outside = problem.open.then(|| problem.vertices());
        Edges { outside, ..Edges::below(problem, usize::from(problem.open), false) }
    }

    /// With so many places below. A pair of places, which stay empty, costs nothing.
    pub fn with_places(problem: &Problem, places: usize) -> Edges {
        Edges::below(problem, places, true)
    }

    fn below(problem: &Problem, places: usize, empty: bool) -> Edges {
        let (own, ins) = (problem.vertices(), problem.ins);
        let size = own + places;
        let mut may = Table::new(size);
        for one in 0..ins {
            may.fill(one, ins..own);
        }
        for one in ins..own {
            may.fill(one, 0..own);
        }
        for one in 0..if problem.open { own } else { 0 } {
            may.fill(one, own..size);
        }
        for one in own..size {
            may.fill(one, if problem.open { 0 } else { own }..if empty { size } else { own });
        }
        for one in 0..ins {
            problem.not_for_guest(one).for_each(|two| may.set(one, two, false));
        }
        let mut dear = Vec::new();
        for (table, cost) in problem.regrets() {
            match cost {
                None => may.clear_all(&table, ins),
                Some(_) if table.is_empty() => {}
                Some(cost) => {
                    let mut all = Table::new(size);
                    all.set_all(&table, ins);
                    dear.push((all, cost));
                }
            }
        }
        (0..size).for_each(|one| may.set(one, one, false));
        let class: Vec<usize> = (0..size).map(|vertex| problem.class(vertex)).collect();
        let classes = problem.groups.len() + 2;
        let mut costs = vec![0; classes * classes];
        for from in 0..classes {
            for to in from..classes {
                let cost = problem.between(from, to);
                costs[from * classes + to] = cost;
                costs[to * classes + from] = cost;
            }
        }
        Edges { may, dear, class, costs, classes, outside: None }
    }

    /// The vertex that stands for all places below.
    pub fn outside(&self) -> Option<usize> {
        self.outside
    }

    pub fn size(&self) -> usize {
        self.class.len()
    }

    /// Whom a vertex may be paired with.
    pub fn of(&self, one: usize) -> impl Iterator<Item = usize> + use<'_> {
        self.may.row(one)
    }

    /// The same, from the neighbours of the vertex on and then from the first.
    pub fn around(&self, one: usize) -> impl Iterator<Item = usize> + use<'_> {
        let words = self.words(one);
        let near = one / BITS;
        (near..words.len())
            .chain(0..near)
            .flat_map(move |at| ones([words[at]].into_iter()).map(move |bit| at * BITS + bit))
    }

    /// The same, one bit each.
    pub fn words(&self, one: usize) -> &[u64] {
        self.may.row_words(one)
    }

    /// Makes all pairs that may be cost nothing.
    pub fn for_nothing(mut self) -> Edges {
        self.costs.fill(0);
        self.dear.clear();
        self
    }

    /// Can the two be a pair?
    #[inline]
    pub fn may(&self, one: usize, two: usize) -> bool {
        self.may.has(one, two)
    }

    /// What a pair costs that can be.
    #[inline]
    pub fn price(&self, one: usize, two: usize) -> Cost {
        let mut price = self.costs[self.class[one] * self.classes + self.class[two]];
        for (table, more) in &self.dear {
            if table.has(one, two) {
                price += more;
            }
        }
        price
    }
}

#[cfg(test)]
impl Edges {
    /// Any costs at all: every vertex is a class of its own.
    pub fn of_table(size: usize, costs: &[Option<Cost>]) -> Edges {
        let mut may = Table::new(size);
        for one in 0..size {
            (0..one).for_each(|two| may.set(one, two, costs[one * size + two].is_some()));
        }
        let costs = costs.iter().map(|cost| cost.unwrap_or_default()).collect();
        let class = (0..size).collect();
        Edges { may, dear: Vec::new(), class, costs, classes: size, outside: None }
    }

    /// The last vertex stands for all places below.
    pub fn with_outside(self) -> Edges {
        Edges { outside: self.size().checked_sub(1), ..self }
    }

    /// What a pair costs; nothing if it cannot be.
    pub fn cost(&self, one: usize, two: usize) -> Option<Cost> {
        self.may(one, two).then(|| self.price(one, two))
    }
}
