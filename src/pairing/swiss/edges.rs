//! All pairs of a problem and what they cost, ready to be looked up often.

use super::problem::{Cost, Problem};
use super::table::Table;
use std::ops::Range;

/// The vertices are those of the problem and then places below.
#[derive(Clone)]
pub(super) struct Edges {
    may: Table,
    /// Pairs that cost more than others between their groups, and how much; only where they may
    /// be at all.
    dear: Vec<(Table, Cost)>,
    /// The pairs that do not, if there are others.
    plain: Option<Table>,
    /// For each vertex its class: from above, a group, below.
    class: Vec<usize>,
    /// The vertices of each class: they are neighbours.
    members: Vec<Range<usize>>,
    /// Which vertices may be paired with so few that their classes do not matter.
    few: Vec<bool>,
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
        let mut plain = (!dear.is_empty()).then(|| may.clone());
        if let Some(plain) = &mut plain {
            dear.iter().for_each(|(table, _)| plain.clear_all(table, 0));
        }
        let (members, few) = (members(&class, classes), few(&may, size, classes));
        Edges { may, dear, plain, class, members, few, costs, classes, outside: None }
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

    /// The vertices of each class.
    pub fn classes(&self) -> &[Range<usize>] {
        &self.members
    }

    /// The class of a vertex.
    pub fn class(&self, one: usize) -> usize {
        self.class[one]
    }

    /// What a pair of a vertex with one of a class costs if it is not dear.
    #[inline]
    pub fn between(&self, one: usize, class: usize) -> Cost {
        self.costs[self.class[one] * self.classes + class]
    }

    /// May a vertex be paired with so few that each of them is soon looked at?
    pub fn has_few(&self, one: usize) -> bool {
        self.few[one]
    }

    /// Whom a vertex may be paired with, one bit each.
    pub fn words(&self, one: usize) -> &[u64] {
        self.may.row_words(one)
    }

    /// Whom a vertex may be paired with at no more than that, one bit each.
    pub fn plain_words(&self, one: usize) -> &[u64] {
        self.plain.as_ref().unwrap_or(&self.may).row_words(one)
    }

    /// Whom a vertex may be paired with if that costs more, and by how much it does so at least.
    pub fn dear_words(&self, one: usize) -> impl Iterator<Item = (&[u64], Cost)> {
        self.dear.iter().map(move |(table, more)| (table.row_words(one), *more))
    }

    /// Makes all pairs that may be cost nothing.
    pub fn for_nothing(mut self) -> Edges {
        self.costs.fill(0);
        self.dear.clear();
        self.plain = None;
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
        let mut price = self.between(one, self.class[two]);
        for (table, more) in &self.dear {
            if table.has(one, two) {
                price += more;
            }
        }
        price
    }
}

fn members(class: &[usize], classes: usize) -> Vec<Range<usize>> {
    let first = |wanted: usize| class.partition_point(|&other| other < wanted);
    (0..classes).map(|class| first(class)..first(class + 1)).collect()
}

/// Which rows have no more than two bits for each class.
fn few(may: &Table, size: usize, classes: usize) -> Vec<bool> {
    let bits = |row: usize| may.row_words(row).iter().map(|word| word.count_ones()).sum::<u32>();
    (0..size).map(|row| bits(row) as usize <= 2 * classes).collect()
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
        let class: Vec<usize> = (0..size).collect();
        let (members, few) = (members(&class, size), vec![false; size]);
        let (dear, plain, classes) = (Vec::new(), None, size);
        Edges { may, dear, plain, class, members, few, costs, classes, outside: None }
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
