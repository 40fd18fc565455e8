//! A few neighbouring groups as a matching problem with a cost for every pair.
//!
//! The groups above and below are stood for by wildcards: *ins* are players paired down into
//! these groups, whoever they are, *outs* are places below. Since a wildcard has met nobody, the
//! least cost here is a lower bound of what any whole round must pay inside these groups; a round
//! that attains the bound everywhere is therefore the best there is, though no solver has looked
//! at more than a few groups.

use super::field::Field;
use std::ops::Range;

/// What a matching of a few groups costs, as one number whose digits are, highest first:
/// rematches, pairs that should be apart, pairs crossing each lower edge from the top group
/// down, groups skipped by a pair.
pub(super) type Cost = i128;

/// Half of what fits, so that the solver can add.
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
    /// More than any matching costs.
    pub too_much: Cost,
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
        let (down, apart, rematch, too_much) =
            weights.unwrap_or((vec![0; groups.len() + 1], 1, 2, ROOM));
        Problem {
            field,
            groups,
            positions,
            ins,
            guests: &[],
            open,
            forced,
            down,
            apart,
            rematch,
            too_much,
        }
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
                let lower = self.field.group(player) - self.groups.start;
                return Some(self.down[lower] + SKIP * lower as Cost);
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
        let from = self.field.group(upper) - self.groups.start;
        let to = self.field.group(lower) - self.groups.start;
        Some(cost + self.down[to] - self.down[from] + SKIP * (to - from).saturating_sub(1) as Cost)
    }

    /// What it costs to send a vertex below; nothing if none may go.
    pub fn out(&self, vertex: usize) -> Option<Cost> {
        let below = self.groups.len();
        self.open.then(|| match self.position(vertex) {
            None => self.down[below] + SKIP * below as Cost + 1,
            Some(player) => {
                let from = self.field.group(player) - self.groups.start;
                self.down[below] - self.down[from] + SKIP * (below - from - 1) as Cost
            }
        })
    }
}

type Weights = (Vec<Cost>, Cost, Cost, Cost);

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
    let too_much = rematch.checked_mul(people / 2 + 1).filter(|&most| most < ROOM << 8)?;
    Some((down, apart, rematch, too_much))
}
