//! The players of one round in pairing order, divided into score groups; and who could have sat at a
//! table instead, which limits what a reason may claim.

use super::chain::{Chain, Kind, Segment};
use super::pair_table::{Index, PairTable};
use super::problem::Problem;
use super::solve::{MOST, SubsetCount};
use crate::pairing::{Contender, Id};
use std::collections::BTreeMap;
use std::ops::Range;

/// Length of a list of opponents that counts as long. A table replaces the lists once they take
/// more memory than it would, or once one list is twice as long as this.
const LONG: usize = 32;

/// One player in pairing order.
pub(super) struct Seat<'a> {
    pub id: Id,
    pub group: u32,
    met: &'a [Id],
    apart: &'a [Id],
    never: &'a [Id],
}

/// The players to be paired, highest group first, and by start number inside a group. A *position*
/// is an index into this order.
pub(super) struct Field<'a> {
    pub seats: Vec<Seat<'a>>,
    pub points: Vec<u32>,
    /// The first position of each group, and at last the number of players.
    begins: Vec<usize>,
    pub first_round: bool,
    /// Whether some players should not or must not meet.
    keeps_apart: bool,
    /// The length of the longest list of opponents.
    longest: usize,
    /// The pairs who have met, if the lists are long.
    met: Option<PairTable>,
}

impl<'a> Field<'a> {
    /// All players of `field` except the one at `bye`. In round 1 they are one group.
    pub fn new(field: &'a [Contender], bye: Option<usize>, first_round: bool) -> Field<'a> {
        let order = pairing_order(field, bye, first_round);
        let mut seats = Vec::with_capacity(order.len());
        let (mut points, mut begins) = (Vec::new(), Vec::new());
        for (at, one) in order.iter().enumerate() {
            let here = if first_round { 0 } else { one.points };
            if points.last() != Some(&here) {
                points.push(here);
                begins.push(at);
            }
            let group = points.len() as u32 - 1;
            seats.push(Seat {
                id: one.id,
                group,
                met: &one.met,
                apart: &one.apart,
                never: &one.never,
            });
        }
        begins.push(order.len());
        let keeps_apart = seats.iter().any(|seat| !seat.apart.is_empty() || !seat.never.is_empty());
        let longest = seats.iter().map(|seat| seat.met.len()).max().unwrap_or(0);
        Field { seats, points, begins, first_round, keeps_apart, longest, met: None }.with_table()
    }

    pub fn part(&self, groups: Range<usize>) -> Field<'a> {
        let positions = self.positions(groups.clone());
        let first = groups.start as u32;
        let seats = self.seats[positions.clone()].iter();
        let part = Field {
            seats: seats.map(|seat| Seat { group: seat.group - first, ..*seat }).collect(),
            points: self.points[groups.clone()].to_vec(),
            begins: self.begins[groups.start..=groups.end]
                .iter()
                .map(|begin| begin - positions.start)
                .collect(),
            first_round: self.first_round,
            keeps_apart: self.keeps_apart,
            longest: self.longest,
            met: self.met.as_ref().map(|met| met.part(positions)),
        };
        if part.met.is_some() { part } else { part.with_table() }
    }

    fn with_table(mut self) -> Field<'a> {
        let size = self.seats.len();
        let (mut all, mut longest) = (0, 0);
        for met in self.seats.iter().map(|seat| seat.met.len()) {
            all += met;
            longest = longest.max(met);
        }
        if all > size * size / LONG || longest > 2 * LONG {
            self.met = Some(self.table(0..size, |seat| seat.met));
        }
        self
    }

    /// The pairs among neighbouring positions in which one player lists the other.
    fn table(&self, positions: Range<usize>, list: fn(&Seat<'a>) -> &'a [Id]) -> PairTable {
        let seats = &self.seats[positions];
        let index = Index::new(seats.iter().map(|seat| seat.id));
        let mut table = PairTable::new(seats.len());
        for (one, seat) in seats.iter().enumerate() {
            table.set_row(one, list(seat).iter().filter_map(|id| index.find(*id)));
        }
        // It is enough if one of the two lists the other.
        table.mirror();
        table
    }

    /// The pairs among these positions who have met, who should not meet, and who must not.
    pub fn kept_from_meeting(&self, positions: Range<usize>) -> [PairTable; 3] {
        let met = match &self.met {
            Some(met) => met.part(positions.clone()),
            None => self.table(positions.clone(), |seat| seat.met),
        };
        if !self.keeps_apart {
            return [met, PairTable::new(positions.len()), PairTable::new(positions.len())];
        }
        let apart = self.table(positions.clone(), |seat| seat.apart);
        [met, apart, self.table(positions, |seat| seat.never)]
    }

    /// Whether some players should be kept apart if possible.
    pub fn has_wishes(&self) -> bool {
        self.keeps_apart && self.seats.iter().any(|seat| !seat.apart.is_empty())
    }

    pub fn groups(&self) -> usize {
        self.points.len()
    }

    pub fn positions(&self, groups: Range<usize>) -> Range<usize> {
        self.begins[groups.start]..self.begins[groups.end]
    }

    pub fn group(&self, at: usize) -> usize {
        self.seats[at].group as usize
    }

    #[inline]
    pub fn met(&self, one: usize, two: usize) -> bool {
        if let Some(met) = &self.met {
            return met.has(one, two);
        }
        let (one, two) = (&self.seats[one], &self.seats[two]);
        one.met.contains(&two.id) || two.met.contains(&one.id)
    }

    /// The cost of a rematch of these two; 0 if they have not met. Its digits are, highest first:
    /// one rematch, the meetings of the two after their first, and how recent the last was.
    pub fn again(&self, one: usize, two: usize) -> usize {
        if !self.met(one, two) {
            return 0;
        }
        let (one, two) = (&self.seats[one], &self.seats[two]);
        let (mut times, mut since) = (1, 0);
        // A player who sat out has fewer matches since, so the longer list tells.
        for (met, id) in [(one.met, two.id), (two.met, one.id)] {
            times = times.max(met.iter().filter(|other| **other == id).count());
            since = since.max(met.iter().rev().position(|other| *other == id).unwrap_or(0));
        }
        let base = self.base();
        base * base + base * (times - 1) + self.longest - since
    }

    /// More than a digit of [`Field::again`] can be in a whole round.
    fn base(&self) -> usize {
        self.longest * self.seats.len() + 1
    }

    /// More than the sum of [`Field::again`] over so many pairs.
    pub fn again_limit(&self, pairs: usize) -> usize {
        (pairs + 1) * self.base() * self.base()
    }

    /// The pairs of a table who have met, which starts at a position, by [`Field::again`].
    pub fn rematches(&self, met: &PairTable, start: usize) -> BTreeMap<usize, PairTable> {
        let size = met.size();
        let mut all: BTreeMap<usize, PairTable> = BTreeMap::new();
        for one in 0..size {
            for two in met.row(one).take_while(|two| *two < one) {
                let again = self.again(start + one, start + two);
                all.entry(again).or_insert_with(|| PairTable::new(size)).set(one, two, true);
            }
        }
        all
    }

    /// Whether the two should be kept apart in this round, if possible.
    #[inline]
    pub fn apart(&self, one: usize, two: usize) -> bool {
        let (one, two) = (&self.seats[one], &self.seats[two]);
        one.apart.contains(&two.id) || two.apart.contains(&one.id)
    }

    /// Whether the two must not meet in this round.
    #[inline]
    pub fn never(&self, one: usize, two: usize) -> bool {
        let (one, two) = (&self.seats[one], &self.seats[two]);
        one.never.contains(&two.id) || two.never.contains(&one.id)
    }

    /// Whether the two have not met and are not kept apart.
    #[inline]
    pub fn free(&self, one: u32, two: u32) -> bool {
        let (one, two) = (one as usize, two as usize);
        !self.met(one, two) && !(self.keeps_apart && (self.apart(one, two) || self.never(one, two)))
    }

    /// The least number of pairs across a group's upper boundary: 1 if the number above is odd.
    pub fn parity(&self, group: usize) -> usize {
        self.begins[group] % 2
    }
}

/// Below this many players, comparing is as fast as counting.
const FEW: usize = 100;

/// All of `field` except the player at `bye`, in pairing order; in round 1 points do not count.
///
/// The order depends only on the players, never on how they were listed, so the same state gives
/// the same draw. Sorting is half of the work of drawing a large round. Points and start numbers
/// are small, so they are sorted digit by digit.
fn pairing_order(field: &[Contender], bye: Option<usize>, first_round: bool) -> Vec<&Contender> {
    let points = |one: &Contender| if first_round { 0 } else { one.points };
    let most = field.iter().map(points).max().unwrap_or(0);
    let width = field.iter().map(|one| one.start).max().unwrap_or(0).max(1).ilog2() + 1;
    let key = |one: &Contender| u64::from(most - points(one)) << width | u64::from(one.start);
    let mut keys: Vec<(u64, u32)> = Vec::with_capacity(field.len());
    let (mut top, mut sorted) = (0, true);
    for (at, one) in (0..).zip(field).filter(|(at, _)| Some(*at as usize) != bye) {
        let key = key(one);
        sorted &= keys.last().is_none_or(|last| last.0 < key);
        top = top.max(key);
        keys.push((key, at));
    }
    if !sorted {
        sort(&mut keys, top);
    }
    let mut order: Vec<&Contender> = keys.iter().map(|&(_, at)| &field[at as usize]).collect();
    // Two players should not share a start number. If they do, their ids decide.
    if keys.windows(2).any(|two| two[0].0 == two[1].0) {
        order.sort_by_key(|one| (key(one), one.id));
    }
    order
}

fn sort(keys: &mut Vec<(u64, u32)>, top: u64) {
    let digit = if keys.len() < 2000 { 8 } else { 11 };
    let digits = (u64::BITS - top.leading_zeros()).div_ceil(digit);
    if keys.len() < FEW || digits > 4 {
        keys.sort_unstable();
        return;
    }
    let mut other = vec![(0, 0); keys.len()];
    let mut ends = vec![0_usize; 1 << digit];
    for shift in (0..digits).map(|at| at * digit) {
        let value = |key: u64| (key >> shift) as usize & ((1 << digit) - 1);
        ends.fill(0);
        keys.iter().for_each(|key| ends[value(key.0)] += 1);
        let mut before = 0;
        for end in &mut ends {
            before += std::mem::replace(end, before);
        }
        for key in keys.iter() {
            let place = &mut ends[value(key.0)];
            other[*place] = *key;
            *place += 1;
        }
        std::mem::swap(keys, &mut other);
    }
}

/// Groups up to this size are counted in any field; in a small field groups up to [`MOST`] are.
const FEW_OPPONENTS: usize = 8;
const SMALL_FIELD: usize = 24;

/// Groups that no pair leaves, and the pairs that occur in some best round of them.
struct Block {
    positions: Range<usize>,
    /// For each position, the positions it could meet, one bit each.
    meets: Vec<u128>,
}

#[derive(Default)]
pub(super) struct PossibleOpponents {
    blocks: Vec<Block>,
}

impl PossibleOpponents {
    pub fn new(field: &Field, chain: &Chain) -> PossibleOpponents {
        let mut blocks = Vec::new();
        for segments in chain.segments.chunk_by(|upper, _| upper.floaters_out > 0) {
            let (first, last) = (&segments[0], &segments[segments.len() - 1]);
            let positions = first.slots.start..last.slots.end;
            let most = if field.seats.len() <= SMALL_FIELD { MOST } else { FEW_OPPONENTS };
            let meets = match segments {
                [Segment { kind: Kind::Sampled(sampled), .. }] => sampled.possible(),
                _ if positions.len() > most => None,
                _ => {
                    let groups = first.groups.start..last.groups.end;
                    let forced = segments.iter().any(|segment| segment.forced);
                    let problem = Problem::new(field, groups, 0, false, forced);
                    Some(SubsetCount::new(&problem).possible(&problem))
                }
            };
            blocks.extend(meets.map(|meets| Block { positions, meets }));
        }
        PossibleOpponents { blocks }
    }

    /// The positions that `one` could meet, if they are known.
    fn meets(&self, one: usize) -> Option<impl Iterator<Item = usize> + use<>> {
        let at = self.blocks.partition_point(|block| block.positions.end <= one);
        let block = self.blocks.get(at).filter(|block| block.positions.contains(&one))?;
        let (start, meets) = (block.positions.start, block.meets[one - block.positions.start]);
        Some(block.positions.clone().filter(move |two| meets >> (two - start) & 1 == 1))
    }

    /// Whether these two meet in every best round.
    pub fn fixed(&self, one: usize, two: usize) -> bool {
        self.meets(one).is_some_and(|others| others.eq([two]))
    }

    /// How many players of a group could have floated down, if that is known.
    pub fn could_go(&self, group: Range<usize>) -> Option<u32> {
        let mut count = 0;
        for one in group.clone() {
            count += u32::from(self.meets(one)?.any(|two| two >= group.end));
        }
        Some(count)
    }

    /// How many players of a group `one` could have met, if that is known.
    pub fn could_meet(&self, one: usize, group: Range<usize>) -> Option<u32> {
        Some(self.meets(one)?.filter(|two| group.contains(two)).count() as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::pairing::Draw;
    use std::cmp::Reverse;

    #[test]
    fn as_by_comparing() {
        let mut chance = Draw::new(2, "order");
        for (n, points, starts) in [
            (0, 1, 1),
            (5, 3, 9),
            (300, 9, 300),
            (300, 9, 50),
            (2500, 60, 2500),
            (150, u32::MAX, u32::MAX),
        ] {
            let field: Vec<Contender> = (0..n)
                .map(|id| Contender {
                    start: chance.below(starts),
                    ..Contender::new(id, chance.below(points), id)
                })
                .collect();
            let mut expected: Vec<&Contender> = field.iter().collect();
            expected.sort_by_key(|one| (Reverse(one.points), one.start, one.id));
            assert_eq!(pairing_order(&field, None, false), expected);
            expected.sort_by_key(|one| (one.start, one.id));
            expected.retain(|one| one.id != 3);
            assert_eq!(pairing_order(&field, (n > 3).then_some(3), true), expected);
        }
    }
}
