//! A few neighbouring groups as a matching problem with a cost for every pair.
//!
//! The groups above and below are stood for by wildcards: *ins* are players paired down into
//! these groups, whoever they are, *outs* are places below. Since a wildcard has met nobody, the
//! least cost here is a lower bound of what any whole round must pay inside these groups; a round
//! that attains the bound everywhere is therefore the best there is, though no solver has looked
//! at more than a few groups.

use super::field::Field;
use super::table::Table;
use std::ops::Range;

/// What a matching of a few groups costs, as one number whose digits are, highest first:
/// rematches, pairs that should be apart, pairs crossing each lower edge from the top group
/// down, groups skipped by a pair.
pub(super) type Cost = i128;

/// Less than what fits, so that the solver can add.
const ROOM: Cost = 1 << 104;

pub(super) struct Problem<'f> {
    pub field: &'f Field<'f>,
    pub groups: Range<usize>,
    pub positions: Range<usize>,
    /// Wildcards from above.
    pub ins: usize,
    /// Who the wildcards are, where that is known already.
    pub guests: &'f [u32],
    /// May players go below these groups?
    pub open: bool,
    /// Are rematches allowed (at the highest cost)?
    forced: bool,
    /// Cost of crossing from the first group down to each, one entry more than groups.
    down: Vec<Cost>,
    apart: Cost,
    rematch: Cost,
}

/// Cost of skipping one group: two, so that passing through can be dearer by one.
const SKIP: Cost = 2;

impl<'f> Problem<'f> {
    pub fn new(
        field: &'f Field<'f>,
        groups: Range<usize>,
        ins: usize,
        open: bool,
        forced: bool,
    ) -> Problem<'f> {
        let positions = field.positions(groups.clone());
        // Exact digits nearly always fit. With some dozens of groups at once they may not; then
        // an edge counts as crossed by at most a few pairs, and in the end all edges alike.
        let [exact, capped @ ..] = [Cost::MAX, 9, 4, 2, 1];
        let weights = capped
            .into_iter()
            .fold(weights(field, &groups, &positions, ins, open, exact), |found, cap| {
                found.or_else(|| weights(field, &groups, &positions, ins, open, cap))
            });
        let (down, apart, rematch) = weights.unwrap_or((vec![0; groups.len() + 1], 1, 2));
        Problem { field, groups, positions, ins, guests: &[], open, forced, down, apart, rematch }
    }

    /// Wildcards from above, then players.
    pub fn vertices(&self) -> usize {
        self.ins + self.positions.len()
    }

    /// The position a vertex stands for, or nothing for a wildcard.
    pub fn position(&self, vertex: usize) -> Option<usize> {
        vertex.checked_sub(self.ins).map(|at| self.positions.start + at)
    }

    /// What it costs to pair two vertices; nothing if they cannot be.
    pub fn pair(&self, one: usize, two: usize) -> Option<Cost> {
        let (upper, lower) = match (self.position(one), self.position(two)) {
            (None, None) => return None,
            (None, Some(player)) | (Some(player), None) => {
                let guest = self.guests.get(one.min(two));
                if guest.is_some_and(|&guest| !self.field.free(guest, player as u32)) {
                    return None;
                }
                return Some(self.across(None, self.group(player)));
            }
            (Some(one), Some(two)) => (one.min(two), one.max(two)),
        };
        let mut cost = 0;
        if self.field.met(upper, lower) {
            if !self.forced {
                return None;
            }
            cost += self.rematch;
        }
        if self.field.apart(upper, lower) {
            if !self.forced {
                return None;
            }
            cost += self.apart;
        }
        Some(cost + self.across(Some(self.group(upper)), self.group(lower)))
    }

    /// The number of groups in this problem above that of a player.
    fn group(&self, position: usize) -> usize {
        self.field.group(position) - self.groups.start
    }

    /// What a pair costs that goes down to a group, from another or from above all, if there is
    /// nothing else against it. After the lowest group comes what is below.
    fn across(&self, from: Option<usize>, to: usize) -> Cost {
        match from {
            None => self.down[to] + SKIP * to as Cost,
            Some(from) => {
                let skipped = (to - from).saturating_sub(1);
                self.down[to] - self.down[from] + SKIP * skipped as Cost
            }
        }
    }

    /// What it costs to send a vertex below; nothing if none may go.
    pub fn out(&self, vertex: usize) -> Option<Cost> {
        let below = self.groups.len();
        self.open.then(|| match self.position(vertex) {
            None => self.across(None, below) + 1,
            Some(player) => self.across(Some(self.group(player)), below),
        })
    }

    /// The plain fold of every group, as far as it goes: what a matching is begun with.
    pub fn folded(&self) -> Vec<(usize, usize)> {
        let vertex = |position: usize| self.ins + position - self.positions.start;
        let groups = self.groups.clone().map(|group| self.field.positions(group..group + 1));
        groups
            .flat_map(|group| {
                let half = group.len() / 2;
                (group.start..group.start + half).map(move |at| (vertex(at), vertex(at + half)))
            })
            .collect()
    }

    /// Players whom the guest that a wildcard stands for cannot meet, as vertices.
    pub fn not_for_guest(&self, wildcard: usize) -> impl Iterator<Item = usize> + use<'_, 'f> {
        let guest = self.guests.get(wildcard).copied();
        (self.ins..self.vertices()).filter(move |&two| {
            let player = self.positions.start + two - self.ins;
            guest.is_some_and(|guest| !self.field.free(guest, player as u32))
        })
    }

    /// Who has met whom, who should be apart from whom, and what such pairs cost more; no cost
    /// where they cannot be.
    pub fn regrets(&self) -> [(Table, Option<Cost>); 2] {
        let [met, apart] = self.field.barred(self.positions.clone());
        let cost = |cost| self.forced.then_some(cost);
        [(met, cost(self.rematch)), (apart, cost(self.apart))]
    }

    /// 0 for a wildcard, then the groups, then what is below.
    pub fn class(&self, vertex: usize) -> usize {
        if vertex >= self.vertices() {
            return self.groups.len() + 1;
        }
        self.position(vertex).map_or(0, |position| self.group(position) + 1)
    }

    /// What a pair costs between two classes, if there is nothing else against it.
    pub fn between(&self, from: usize, to: usize) -> Cost {
        let below = self.groups.len() + 1;
        match (from, to) {
            _ if from == to => 0,
            (0, to) => self.across(None, to - 1) + Cost::from(to == below),
            (from, to) => self.across(Some(from - 1), to - 1),
        }
    }
}

type Weights = (Vec<Cost>, Cost, Cost);

/// One digit for each thing that counts, each wide enough for `cap` or for all that can happen.
fn weights(
    field: &Field,
    groups: &Range<usize>,
    positions: &Range<usize>,
    ins: usize,
    open: bool,
    cap: Cost,
) -> Option<Weights> {
    let people = (ins + positions.len()) as Cost;
    let mut unit = people * (groups.len() as Cost + 1) * SKIP + people + 1;
    let mut steps = Vec::with_capacity(groups.len());
    for group in groups.clone().rev() {
        let last = group + 1 == groups.end;
        steps.push(if last && !open { 0 } else { unit });
        let edge = field.positions(groups.start..group + 1).end;
        let above = (ins + edge - positions.start) as Cost;
        let below = if open { above } else { (positions.end - edge) as Cost };
        unit = unit.checked_mul(above.min(below).min(cap) + 1).filter(|&unit| unit < ROOM)?;
    }
    let mut down = vec![0];
    for step in steps.into_iter().rev() {
        down.push(down.last()? + step);
    }
    // Capped digits may run over into the next; rematches must still outweigh their sum.
    let apart = unit.max((down.last()? + SKIP) * people);
    let rematch = apart.checked_mul(people / 2 + 1)?;
    // All pairs together must fit as well, with room for potentials.
    rematch.checked_mul(people / 2 + 1).filter(|&most| most < ROOM << 8)?;
    Some((down, apart, rematch))
}
