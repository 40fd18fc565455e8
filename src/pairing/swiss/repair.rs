//! The least repair of a round under way.

use super::field::Field;
use super::halves::right_by_halves;
use super::min_cost_matching::MinCostMatching;
use super::pair_table::PairTable;
use super::problem::{Cost, Edges};
use crate::pairing::impossible::{impossible, possible_byes};
use crate::pairing::{Contender, Id};
use std::collections::{BTreeMap, BTreeSet};

/// A round under way that is to be repaired.
#[derive(Debug, Clone, Copy)]
pub struct Underway<'a> {
    /// Everybody who plays the repaired round, those at fixed tables included.
    pub field: &'a [Contender],
    pub first_round: bool,
    /// The tables as they are. A player who is not in the field does not play any more.
    pub tables: &'a [(Id, Id)],
    /// The player who has the bye now.
    pub bye: Option<Id>,
    /// The tables that stay as they are.
    pub fixed: &'a [(Id, Id)],
    /// Players without an opponent of the field, who stay so.
    pub alone: &'a [Id],
    /// Whether the game pairs top half against bottom half.
    pub by_halves: bool,
}

/// The tables of everybody who does not sit at a fixed one, kept and changed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LeastRepair {
    /// A kept pair stands as it stood; in a new one the higher placed player comes first.
    pub tables: Vec<(Id, Id)>,
    pub bye: Option<Id>,
}

/// The least repair: the round that breaks the rules least, and then changes the fewest tables.
///
/// It keeps the fixed tables. None if every such round has a pair that must not meet.
///
/// The criteria are those of the pairing, in its order. They are the bye, rematches and who has
/// them, pairs down from the top group on, groups skipped, and pairs that should be kept apart. The
/// bye goes to the player of the rule among those who are not at a fixed table. In round 1, when it
/// is drawn, it goes to the player who changes the fewest tables.
///
/// By halves the rules leave no choice after round 1. Exactly one round of those who do not sit at
/// a fixed table is right, so there is no choice of tables to keep. Their groups slide as in the
/// pairing, without the players at fixed tables. A group whose players stay the same keeps its
/// tables.
///
/// With so many groups that their digits do not fit into one number, only boundaries crossed by
/// more pairs than parity demands have a digit each. The result is then the least as long as those
/// fit.
pub fn least_repair(round: &Underway) -> Option<LeastRepair> {
    let fixed: BTreeSet<Id> =
        round.fixed.iter().flat_map(|&(a, b)| [a, b]).chain(round.alone.iter().copied()).collect();
    let mut free: Vec<Contender> =
        round.field.iter().filter(|one| !fixed.contains(&one.id)).cloned().collect();
    if impossible(&free).is_some() {
        return None;
    }
    let odd = free.len() % 2 == 1;
    let bye = if odd && !round.first_round { bye_of_the_rule(&free) } else { None };
    free.retain(|one| Some(one.id) != bye);
    let seated: Vec<Contender> = (round.field.iter())
        .filter(|one| Some(one.id) != bye && !round.alone.contains(&one.id))
        .cloned()
        .collect();
    if free.is_empty() {
        return Some(LeastRepair { bye, ..LeastRepair::default() });
    }
    if round.by_halves && !round.first_round {
        let tables = kept_as_they_stood(round.tables, right_by_halves(&free));
        return Some(LeastRepair { tables, bye });
    }
    let field = Field::new(&seated, None, round.first_round);
    let at: BTreeMap<Id, usize> = field.seats.iter().map(|seat| seat.id).zip(0..).collect();
    let mut vertices: Vec<usize> = free.iter().filter_map(|one| at.get(&one.id).copied()).collect();
    vertices.sort_unstable();
    let vertex = |id: Id| vertices.binary_search(at.get(&id)?).ok();
    let size = vertices.len();
    let draws_bye = odd && bye.is_none();
    let mut kept = vec![None; size + usize::from(draws_bye)];
    let without = round.bye.filter(|_| draws_bye).and_then(vertex).map(|one| (one, size));
    let tables = round.tables.iter().filter_map(|&(a, b)| Some((vertex(a)?, vertex(b)?)));
    let stands: Vec<(usize, usize)> = tables.chain(without).collect();
    for &(one, two) in &stands {
        (kept[one], kept[two]) = (Some(two), Some(one));
    }
    let graph = Graph { field: &field, vertices: &vertices, kept, draws_bye };
    let mate = graph.solve(&stands)?;
    let id = |vertex: usize| field.seats[vertices[vertex]].id;
    let pairs = (0..size).filter_map(|one| Some((one, mate[one])).filter(|pair| pair.0 < pair.1));
    let (drawn, pairs): (Vec<_>, Vec<_>) = pairs.partition(|&(_, two)| two == size);
    let pairs = pairs.into_iter().map(|(one, two)| (id(one), id(two))).collect();
    let bye = drawn.first().map(|&(one, _)| id(one)).or(bye);
    Some(LeastRepair { tables: kept_as_they_stood(round.tables, pairs), bye })
}

/// These pairs, each in the order in which the two sat at their table before.
fn kept_as_they_stood(tables: &[(Id, Id)], pairs: Vec<(Id, Id)>) -> Vec<(Id, Id)> {
    let turned: BTreeSet<(Id, Id)> = tables.iter().map(|&(a, b)| (b, a)).collect();
    let turn = |(a, b)| if turned.contains(&(a, b)) { (b, a) } else { (a, b) };
    pairs.into_iter().map(turn).collect()
}

/// The lowest placed of those with the fewest byes, without whom the others can be paired.
fn bye_of_the_rule(free: &[Contender]) -> Option<Id> {
    let possible = possible_byes(free);
    let could = free.iter().zip(possible).filter(|(_, possible)| *possible).map(|(one, _)| one);
    could.min_by_key(|one| (one.byes, std::cmp::Reverse((one.place, one.id)))).map(|one| one.id)
}

/// The players to be paired, and a vertex for the bye if it is still to be given.
struct Graph<'f> {
    field: &'f Field<'f>,
    /// The position of each player.
    vertices: &'f [usize],
    /// The opponent of each vertex as the round is.
    kept: Vec<Option<usize>>,
    draws_bye: bool,
}

struct Tables {
    /// Those who have met, by the cost of their rematch.
    again: Vec<(usize, PairTable)>,
    /// Those who should not meet.
    apart: PairTable,
    /// Those who may meet.
    may: PairTable,
}

impl Graph<'_> {
    /// A matching of the least cost.
    fn solve(&self, stands: &[(usize, usize)]) -> Option<Vec<usize>> {
        let tables = self.tables();
        if let Some(weights) = Weights::new(self.field, self.vertices, None) {
            return self.matched(&tables, &weights, stands);
        }
        // A boundary that as few pairs cross as parity demands cannot have fewer.
        let boundaries = self.field.groups().saturating_sub(1);
        let (mut suspects, mut best) = (vec![false; boundaries], None);
        while let Some(weights) = Weights::new(self.field, self.vertices, Some(&suspects)) {
            let mate = self.matched(&tables, &weights, stands)?;
            let crossings = self.crossings(&mate);
            best = Some(mate);
            let known = suspects.iter().filter(|suspect| **suspect).count();
            for (boundary, suspect) in suspects.iter_mut().enumerate() {
                let above = self.above(boundary);
                *suspect |= crossings[boundary] > above % 2;
            }
            if suspects.iter().filter(|suspect| **suspect).count() == known {
                break;
            }
        }
        best
    }

    fn matched(
        &self,
        Tables { again, apart, may }: &Tables,
        weights: &Weights,
        stands: &[(usize, usize)],
    ) -> Option<Vec<usize>> {
        let groups = self.field.groups();
        // The class after the groups is the bye.
        let classes = groups + 1;
        let mut costs: Vec<Cost> = vec![1; classes * classes];
        for from in 0..groups {
            for to in from..groups {
                costs[from * classes + to] = weights.between(from, to);
                costs[to * classes + from] = weights.between(from, to);
            }
        }
        let mut class: Vec<usize> = self.vertices.iter().map(|&at| self.field.group(at)).collect();
        class.extend(self.draws_bye.then_some(groups));
        let again = again.iter().map(|(again, table)| (table, weights.rematch * *again as Cost));
        let surcharged = again.chain([(apart, weights.apart)]);
        let surcharged = surcharged.filter(|(table, _)| !table.is_empty());
        let surcharged = surcharged.map(|(table, cost)| (table.clone(), cost)).collect();
        let edges = Edges::of_classes(may.clone(), surcharged, (class, costs), self.kept.clone());
        let matching = MinCostMatching::new(&edges, stands)?;
        (0..edges.size()).map(|one| matching.mate(one)).collect()
    }

    fn tables(&self) -> Tables {
        let [met, apart, never] = self.field.kept_from_meeting(0..self.field.seats.len());
        let size = self.kept.len();
        let mut vertex = vec![None; self.field.seats.len()];
        self.vertices.iter().zip(0..).for_each(|(&at, one)| vertex[at] = Some(one));
        let part = |all: &PairTable| {
            let mut part = PairTable::new(size);
            for (one, &at) in self.vertices.iter().enumerate() {
                part.set_row(one, all.row(at).filter_map(|two| vertex[two]));
            }
            part
        };
        let again = self.field.rematches(&met, 0);
        let again = again.iter().map(|(again, all)| (*again, part(all))).collect();
        let mut may = PairTable::new(size);
        (0..size).for_each(|one| may.fill(one, 0..size));
        (0..size).for_each(|one| may.set(one, one, false));
        may.clear_all(&part(&never), 0);
        Tables { again, apart: part(&apart), may }
    }

    /// How many players stand above the lower boundary of a group.
    fn above(&self, group: usize) -> usize {
        let end = self.field.positions(group..group + 1).end;
        self.vertices.partition_point(|&at| at < end)
    }

    /// How many pairs cross the lower boundary of each group.
    fn crossings(&self, mate: &[usize]) -> Vec<usize> {
        let mut crossings = vec![0; self.field.groups().saturating_sub(1)];
        for (one, &two) in mate.iter().enumerate().take(self.vertices.len()) {
            if one < two && two < self.vertices.len() {
                let group = |vertex: usize| self.field.group(self.vertices[vertex]);
                crossings[group(one)..group(two)].iter_mut().for_each(|count| *count += 1);
            }
        }
        crossings
    }
}

/// Limit for the cost of a whole round, so that the solver can add and scale costs.
const ROOM: Cost = 1 << 112;

/// The cost of each criterion, as digits of one number. A changed table costs 1.
pub(super) struct Weights {
    pub apart: Cost,
    /// The cost of each group that a pair skips.
    pub skipped: Cost,
    /// The cost of crossing the lower boundary of each group.
    pub down: Vec<Cost>,
    /// The unit of the cost of a rematch.
    pub rematch: Cost,
}

impl Weights {
    /// Weights for these players, given by position, of whom the others sit at fixed tables. Each
    /// boundary between groups has a digit of its own, or only each of the `suspects` has. A run of
    /// other boundaries then shares one. None if there is no room for so many digits.
    pub fn new(field: &Field, free: &[usize], suspects: Option<&[bool]>) -> Option<Weights> {
        let pairs = (free.len() / 2 + 1) as Cost;
        let boundaries = field.groups().saturating_sub(1);
        let apart = pairs + 1;
        let skipped = apart * (pairs + 1);
        let mut unit = skipped * (pairs * (boundaries as Cost + 1) + 1);
        let mut down = vec![0; boundaries];
        // The most pairs that the digit from `unit` on can count.
        let mut most = 0;
        for boundary in (0..boundaries).rev() {
            let last = boundary + 1 == boundaries;
            let shares = |boundary: usize| suspects.is_some_and(|suspects| !suspects[boundary]);
            if !(last || shares(boundary) && shares(boundary + 1)) {
                unit = times(unit, most + 1)?;
                most = 0;
            }
            let end = field.positions(boundary..boundary + 1).end;
            let above = free.partition_point(|&position| position < end);
            most += above.min(free.len() - above) as Cost;
            down[boundary] = unit;
        }
        let rematch = times(unit, most + 1)?;
        times(rematch, field.again_limit(free.len() / 2) as Cost)?;
        Some(Weights { apart, skipped, down, rematch })
    }

    /// The cost of a new pair of players of these groups, the upper one first.
    pub fn between(&self, from: usize, to: usize) -> Cost {
        let down: Cost = self.down[from..to].iter().sum();
        1 + down + self.skipped * (to - from).saturating_sub(1) as Cost
    }
}

fn times(unit: Cost, most: Cost) -> Option<Cost> {
    unit.checked_mul(most).filter(|&unit| unit < ROOM)
}

#[cfg(test)]
mod tests;
