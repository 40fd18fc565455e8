//! A few neighbouring groups as a matching problem with a cost for each pair.

use super::field::Field;
use super::pair_table::PairTable;
use std::ops::Range;

/// The cost of a matching of a few groups, as one number made of digits.
///
/// The digits are, highest first: rematches, how often and how lately their players have met (see
/// [`Field::again`]), pairs crossing each lower boundary from the top group down, groups skipped by
/// a pair, and pairs that should be kept apart. A pair that must not meet has no cost, because it is
/// not allowed.
pub(super) type Cost = i128;

/// Limit for the unit of a digit, far below the largest `Cost`, so that the solver can add costs.
const ROOM: Cost = 1 << 104;

pub(super) struct Problem<'f> {
    pub field: &'f Field<'f>,
    pub groups: Range<usize>,
    pub positions: Range<usize>,
    /// Wildcards for floaters from above.
    pub floaters_in: usize,
    /// The players behind the wildcards, if they are known already.
    pub from_above: &'f [u32],
    /// Whether players may float below these groups.
    pub open: bool,
    /// Whether rematches are allowed, at the highest cost.
    forced: bool,
    weights: Weights,
}

/// The cost of each criterion.
struct Weights {
    /// The cost of crossing from the first group down to each group, and one entry for below.
    down: Vec<Cost>,
    /// The cost of passing through. Skipping one group costs [`SKIP`] times as much.
    pass: Cost,
    apart: Cost,
    /// The unit of the cost of a rematch.
    rematch: Cost,
}

/// The cost of skipping one group. It is two, so that passing through can cost one more.
const SKIP: Cost = 2;

impl<'f> Problem<'f> {
    pub fn new(
        field: &'f Field<'f>,
        groups: Range<usize>,
        floaters_in: usize,
        open: bool,
        forced: bool,
    ) -> Problem<'f> {
        let positions = field.positions(groups.clone());
        // Exact digits nearly always fit. With dozens of groups at once they may not. Then each
        // digit counts only a few crossings, and in the end all boundaries count alike.
        let pairs = (floaters_in + positions.len()) / 2;
        let most = if forced { field.again_limit(pairs) } else { pairs + 1 };
        let weights = [Cost::MAX, 9, 4, 2, 1].into_iter().find_map(|cap| {
            let found = weights(field, &groups, &positions, floaters_in, open, cap)?;
            // The cost of the whole must fit, with space for dual variables.
            let all = found.rematch.checked_mul(most as Cost)?;
            (all < ROOM << 8).then_some(found)
        });
        let weights = weights.unwrap_or_else(|| Weights {
            down: vec![0; groups.len() + 1],
            pass: 1,
            apart: Cost::from(field.first_round),
            rematch: 2,
        });
        Problem { field, groups, positions, floaters_in, from_above: &[], open, forced, weights }
    }

    /// The number of vertices: wildcards from above, then players.
    pub fn vertices(&self) -> usize {
        self.floaters_in + self.positions.len()
    }

    /// The position that a vertex stands for; `None` for a wildcard.
    pub fn position(&self, vertex: usize) -> Option<usize> {
        vertex.checked_sub(self.floaters_in).map(|at| self.positions.start + at)
    }

    /// The cost of pairing two vertices; `None` if they cannot be paired.
    pub fn pair(&self, one: usize, two: usize) -> Option<Cost> {
        let (upper, lower) = match (self.position(one), self.position(two)) {
            (None, None) => return None,
            (None, Some(player)) | (Some(player), None) => {
                let floater = self.from_above.get(one.min(two));
                if floater.is_some_and(|&floater| !self.field.free(floater, player as u32)) {
                    return None;
                }
                return Some(self.across(None, self.group(player)));
            }
            (Some(one), Some(two)) => (one.min(two), one.max(two)),
        };
        if self.field.never(upper, lower) {
            return None;
        }
        let mut cost = 0;
        if self.field.met(upper, lower) {
            if !self.forced {
                return None;
            }
            cost += self.weights.rematch * self.field.again(upper, lower) as Cost;
        }
        if self.field.apart(upper, lower) {
            if !self.wishes_yield() {
                return None;
            }
            cost += self.weights.apart;
        }
        Some(cost + self.across(Some(self.group(upper)), self.group(lower)))
    }

    /// The index of a player's group in this problem, from the top.
    fn group(&self, position: usize) -> usize {
        self.field.group(position) - self.groups.start
    }

    /// The cost of a pair for crossing down to group `to`, if nothing else counts against it.
    /// `None` stands for a floater from above. The index after the lowest group stands for below.
    fn across(&self, from: Option<usize>, to: usize) -> Cost {
        let Weights { down, pass, .. } = &self.weights;
        match from {
            None => down[to] + SKIP * pass * to as Cost,
            Some(from) => {
                let skipped = (to - from).saturating_sub(1);
                down[to] - down[from] + SKIP * pass * skipped as Cost
            }
        }
    }

    /// Whether two players who should be kept apart may meet, at a cost. After round 1 fewer pairs
    /// across a boundary count for more, so they always may. In round 1 nothing does, and a round
    /// in which none of them meet is tried first.
    fn wishes_yield(&self) -> bool {
        self.forced || !self.field.first_round
    }

    /// The cost of sending a vertex below; `None` if none may go.
    pub fn out(&self, vertex: usize) -> Option<Cost> {
        let below = self.groups.len();
        self.open.then(|| match self.position(vertex) {
            None => self.across(None, below) + self.weights.pass,
            Some(player) => self.across(Some(self.group(player)), below),
        })
    }

    /// The slide of each group, rematches included: the matching starts from these pairs.
    pub fn slides(&self) -> Vec<(usize, usize)> {
        let vertex = |position: usize| self.floaters_in + position - self.positions.start;
        let groups = self.groups.clone().map(|group| self.field.positions(group..group + 1));
        groups
            .flat_map(|group| {
                let half = group.len() / 2;
                (group.start..group.start + half).map(move |at| (vertex(at), vertex(at + half)))
            })
            .collect()
    }

    /// The pairs who have met, who should not meet and who must not, each with its surcharge. A
    /// table without a surcharge holds pairs that are not allowed at all.
    fn surcharges(&self) -> Vec<(PairTable, Option<Cost>)> {
        let [met, apart, never] = self.field.kept_from_meeting(self.positions.clone());
        let apart = (apart, self.wishes_yield().then_some(self.weights.apart));
        let mut all = vec![apart, (never, None)];
        if self.forced {
            let again = self.field.rematches(&met, self.positions.start);
            let cost = |again: usize| Some(self.weights.rematch * again as Cost);
            all.extend(again.into_iter().map(|(again, pairs)| (pairs, cost(again))));
        } else {
            all.push((met, None));
        }
        all
    }

    /// The class of a vertex: 0 for a wildcard, then the groups, then below.
    pub fn class(&self, vertex: usize) -> usize {
        if vertex >= self.vertices() {
            return self.groups.len() + 1;
        }
        self.position(vertex).map_or(0, |position| self.group(position) + 1)
    }

    /// The cost of a pair between two classes, if nothing else counts against it.
    pub fn between(&self, from: usize, to: usize) -> Cost {
        let below = self.groups.len() + 1;
        match (from, to) {
            _ if from == to => 0,
            (0, to) if to == below => self.across(None, to - 1) + self.weights.pass,
            (0, to) => self.across(None, to - 1),
            (from, to) => self.across(Some(from - 1), to - 1),
        }
    }
}

/// The weights: one digit for each criterion, wide enough for all that can happen or for `cap`.
fn weights(
    field: &Field,
    groups: &Range<usize>,
    positions: &Range<usize>,
    floaters_in: usize,
    open: bool,
    cap: Cost,
) -> Option<Weights> {
    let people = (floaters_in + positions.len()) as Cost;
    // The lowest digit counts the pairs that should be kept apart. In round 1 it is not needed.
    let wishes = field.has_wishes() && !field.first_round;
    let pass = if wishes { people / 2 + 1 } else { 1 };
    let mut unit = pass * (people * (groups.len() as Cost + 1) * SKIP + people + 1);
    let mut steps = Vec::with_capacity(groups.len());
    for group in groups.clone().rev() {
        let last = group + 1 == groups.end;
        steps.push(if last && !open { 0 } else { unit });
        let boundary = field.positions(groups.start..group + 1).end;
        let above = (floaters_in + boundary - positions.start) as Cost;
        let below = if open { above } else { (positions.end - boundary) as Cost };
        unit = unit.checked_mul(above.min(below).min(cap) + 1).filter(|&unit| unit < ROOM)?;
    }
    let mut down = vec![0];
    for step in steps.into_iter().rev() {
        down.push(down.last()? + step);
    }
    // Capped digits may run over into the next. Rematches must still outweigh their sum.
    let all = unit.max((down.last()? + SKIP * pass) * people + pass - 1);
    let rematch = all.checked_mul(people / 2 + 1)?;
    let apart = if field.first_round { all } else { 1 };
    Some(Weights { down, pass, apart, rematch })
}

/// The graph of a problem: its vertices come first, then places below.
#[derive(Clone)]
pub(super) struct Edges {
    may: PairTable,
    /// Allowed pairs with a surcharge above the usual cost between their groups, and the surcharge.
    surcharged: Vec<(PairTable, Cost)>,
    /// The allowed pairs without a surcharge, if there are any with one.
    unsurcharged: Option<PairTable>,
    /// For each vertex its class: from above, one of the groups, or below.
    pub class: Vec<usize>,
    /// The vertices of each class, which are neighbours.
    pub members: Vec<Range<usize>>,
    /// The vertices with so few allowed pairs that all of them are soon examined.
    pub few: Vec<bool>,
    /// The cost of a pair by the classes of the two, without a surcharge.
    costs: Vec<Cost>,
    /// The vertex that stands for all places below.
    pub outside: Option<usize>,
    /// For each vertex the one other vertex with which it costs [`REBATE`] less. Empty if there is
    /// no such pair.
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
        for (one, &floater) in problem.from_above.iter().enumerate().take(floaters_in) {
            let barred = |&two: &u32| !problem.field.free(floater, two);
            let players = problem.positions.start as u32..problem.positions.end as u32;
            for player in players.filter(barred) {
                may.set(one, floaters_in + player as usize - problem.positions.start, false);
            }
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
        let first = |wanted: usize| class.partition_point(|&other| other < wanted);
        let members = (0..classes).map(|class| first(class)..first(class + 1)).collect();
        let bits =
            |row: usize| may.row_words(row).iter().map(|word| word.count_ones()).sum::<u32>();
        let few = (0..class.len()).map(|row| bits(row) as usize <= 2 * classes).collect();
        Edges { may, surcharged, unsurcharged, class, members, few, costs, outside: None, kept }
    }

    /// The vertex with which this one costs less, if the two may be paired.
    #[inline]
    pub fn kept(&self, one: usize) -> Option<usize> {
        self.kept.get(one).copied().flatten()
    }

    pub fn size(&self) -> usize {
        self.class.len()
    }

    /// The vertices that a vertex may be paired with.
    pub fn of(&self, one: usize) -> impl Iterator<Item = usize> + use<'_> {
        self.may.row(one)
    }

    /// The cost of a pair of a vertex with one of a class, without a surcharge.
    #[inline]
    pub fn between(&self, one: usize, class: usize) -> Cost {
        self.costs[self.class[one] * self.members.len() + class]
    }

    /// The vertices that a vertex may be paired with, one bit each.
    pub fn words(&self, one: usize) -> &[u64] {
        self.may.row_words(one)
    }

    /// The vertices that a vertex may be paired with without a surcharge, one bit each.
    pub fn unsurcharged_words(&self, one: usize) -> &[u64] {
        self.unsurcharged.as_ref().unwrap_or(&self.may).row_words(one)
    }

    /// The vertices that a vertex may be paired with at a surcharge, by kind of surcharge. A pair
    /// with two kinds costs both, so each amount is only a lower bound.
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

    #[inline]
    pub fn may(&self, one: usize, two: usize) -> bool {
        self.may.has(one, two)
    }

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
