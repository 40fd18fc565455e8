//! All pairs of a problem and their costs, prepared for frequent lookups.

use super::pair_table::PairTable;
use super::problem::{Cost, Problem};
use std::ops::Range;

/// The graph of a problem: its vertices come first, then places below.
#[derive(Clone)]
pub(super) struct Edges {
    may: PairTable,
    /// Allowed pairs with a surcharge above the usual cost between their groups, and the surcharge.
    surcharged: Vec<(PairTable, Cost)>,
    /// The allowed pairs without a surcharge, if there are any with one.
    unsurcharged: Option<PairTable>,
    /// For each vertex its class: from above, one of the groups, or below.
    class: Vec<usize>,
    /// The vertices of each class, which are neighbours.
    members: Vec<Range<usize>>,
    /// The vertices with so few allowed pairs that their classes do not matter.
    few: Vec<bool>,
    /// The cost of a pair by the two classes.
    costs: Vec<Cost>,
    classes: usize,
    /// The vertex that stands for all places below.
    outside: Option<usize>,
    /// For each vertex the one other vertex with which it costs [`REBATE`] less.
    ///
    /// Empty if there is no such pair.
    kept: Vec<Option<usize>>,
}

/// The rebate for a pair that is to be kept.
const REBATE: Cost = 1;

impl Edges {
    /// The graph in which one vertex stands for all places below, if there are any.
    pub fn new(problem: &Problem) -> Edges {
        let outside = problem.open.then(|| problem.vertices());
        Edges { outside, ..Edges::below(problem, usize::from(problem.open), false) }
    }

    /// The graph with this many places below. A pair of `empty` places costs nothing.
    pub fn below(problem: &Problem, places: usize, empty: bool) -> Edges {
        let (own, floaters_in) = (problem.vertices(), problem.floaters_in);
        let size = own + places;
        let mut may = PairTable::new(size);
        for one in 0..floaters_in {
            may.fill(one, floaters_in..own);
        }
        for one in floaters_in..own {
            may.fill(one, 0..own);
        }
        for one in 0..if problem.open { own } else { 0 } {
            may.fill(one, own..size);
        }
        for one in own..size {
            may.fill(one, if problem.open { 0 } else { own }..if empty { size } else { own });
        }
        for one in 0..floaters_in {
            problem.not_for_floater(one).for_each(|two| may.set(one, two, false));
        }
        let mut surcharged = Vec::new();
        for (table, cost) in problem.surcharges() {
            match cost {
                None => may.clear_all(&table, floaters_in),
                Some(_) if table.is_empty() => {}
                Some(cost) => {
                    let mut all = PairTable::new(size);
                    all.set_all(&table, floaters_in);
                    surcharged.push((all, cost));
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
        Edges::of_classes(may, surcharged, (class, costs), Vec::new())
    }

    /// The graph of these allowed pairs. A pair costs what `costs` has for the classes of the two,
    /// its surcharges, and one less if it is in `kept`. Every other pair must cost one or more.
    pub fn of_classes(
        may: PairTable,
        mut surcharged: Vec<(PairTable, Cost)>,
        (class, costs): (Vec<usize>, Vec<Cost>),
        kept: Vec<Option<usize>>,
    ) -> Edges {
        let classes = costs.len().isqrt();
        // A pair that has met and must not meet again is not allowed, at whatever surcharge.
        surcharged.iter_mut().for_each(|(table, _)| table.keep_all(&may));
        let mut unsurcharged = (!surcharged.is_empty()).then(|| may.clone());
        if let Some(unsurcharged) = &mut unsurcharged {
            surcharged.iter().for_each(|(table, _)| unsurcharged.clear_all(table, 0));
        }
        let (members, few) = (members(&class, classes), few(&may, class.len(), classes));
        let outside = None;
        Edges { may, surcharged, unsurcharged, class, members, few, costs, classes, outside, kept }
    }

    /// The vertex with which this one costs less, if the two may be paired.
    #[inline]
    pub fn kept(&self, one: usize) -> Option<usize> {
        self.kept.get(one).copied().flatten()
    }

    /// The vertex that stands for all places below.
    pub fn outside(&self) -> Option<usize> {
        self.outside
    }

    pub fn size(&self) -> usize {
        self.class.len()
    }

    /// The vertices that a vertex may be paired with.
    pub fn of(&self, one: usize) -> impl Iterator<Item = usize> + use<'_> {
        self.may.row(one)
    }

    /// The vertices of each class.
    pub fn classes(&self) -> &[Range<usize>] {
        &self.members
    }

    /// The class of a vertex.
    pub fn class(&self, one: usize) -> usize {
        self.class[one]
    }

    /// The cost of a pair of a vertex with one of a class, without a surcharge.
    #[inline]
    pub fn between(&self, one: usize, class: usize) -> Cost {
        self.costs[self.class[one] * self.classes + class]
    }

    /// Whether a vertex has so few allowed pairs that all of them are soon examined.
    pub fn has_few(&self, one: usize) -> bool {
        self.few[one]
    }

    /// The vertices that a vertex may be paired with, one bit each.
    pub fn words(&self, one: usize) -> &[u64] {
        self.may.row_words(one)
    }

    /// The vertices that a vertex may be paired with without a surcharge, one bit each.
    pub fn unsurcharged_words(&self, one: usize) -> &[u64] {
        self.unsurcharged.as_ref().unwrap_or(&self.may).row_words(one)
    }

    /// The vertices that a vertex may be paired with at a surcharge, by kind of surcharge.
    ///
    /// A pair with two kinds costs both, so each amount is only a lower bound.
    pub fn surcharged_words(&self, one: usize) -> impl Iterator<Item = (&[u64], Cost)> {
        self.surcharged.iter().map(move |(table, more)| (table.row_words(one), *more))
    }

    /// The same graph with all costs set to zero.
    pub fn with_zero_costs(mut self) -> Edges {
        self.costs.fill(0);
        self.surcharged.clear();
        self.unsurcharged = None;
        self.kept.clear();
        self
    }

    /// Whether the two may be a pair.
    #[inline]
    pub fn may(&self, one: usize, two: usize) -> bool {
        self.may.has(one, two)
    }

    /// The cost of an allowed pair.
    #[inline]
    pub fn price(&self, one: usize, two: usize) -> Cost {
        let mut price = self.between(one, self.class[two]);
        for (table, more) in &self.surcharged {
            if table.has(one, two) {
                price += more;
            }
        }
        if self.kept(one) == Some(two) { price - REBATE } else { price }
    }
}

fn members(class: &[usize], classes: usize) -> Vec<Range<usize>> {
    let first = |wanted: usize| class.partition_point(|&other| other < wanted);
    (0..classes).map(|class| first(class)..first(class + 1)).collect()
}

/// The rows with at most twice as many bits as there are classes.
fn few(may: &PairTable, size: usize, classes: usize) -> Vec<bool> {
    let bits = |row: usize| may.row_words(row).iter().map(|word| word.count_ones()).sum::<u32>();
    (0..size).map(|row| bits(row) as usize <= 2 * classes).collect()
}

#[cfg(test)]
impl Edges {
    /// A graph with arbitrary costs, in which each vertex is a class of its own.
    pub fn of_table(size: usize, costs: &[Option<Cost>]) -> Edges {
        let mut may = PairTable::new(size);
        for one in 0..size {
            (0..one).for_each(|two| may.set(one, two, costs[one * size + two].is_some()));
        }
        let costs = costs.iter().map(|cost| cost.unwrap_or_default()).collect();
        let class: Vec<usize> = (0..size).collect();
        let (members, few) = (members(&class, size), vec![false; size]);
        let (surcharged, unsurcharged, classes) = (Vec::new(), None, size);
        let (outside, kept) = (None, Vec::new());
        Edges { may, surcharged, unsurcharged, class, members, few, costs, classes, outside, kept }
    }

    /// The same graph, with its last vertex for all places below.
    pub fn with_outside(self) -> Edges {
        Edges { outside: self.size().checked_sub(1), ..self }
    }

    /// The cost of a pair; `None` if it is not allowed.
    pub fn cost(&self, one: usize, two: usize) -> Option<Cost> {
        self.may(one, two).then(|| self.price(one, two))
    }
}
