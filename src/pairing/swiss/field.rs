//! The players of one round in pairing order, divided into score groups.

use super::index::Index;
use super::order::pairing_order;
use super::pair_table::PairTable;
use crate::pairing::{Contender, Id};
use std::collections::BTreeMap;
use std::ops::Range;

/// Length of a list of opponents that counts as long.
///
/// A table replaces the lists once they take more memory than it would, or once one list is twice
/// as long as this.
const LONG: usize = 32;

/// One player in pairing order.
pub(super) struct Seat<'a> {
    pub id: Id,
    pub group: u32,
    met: &'a [Id],
    apart: &'a [Id],
    never: &'a [Id],
}

/// The players to be paired, highest group first, and by start number inside a group.
///
/// A *position* is an index into this order.
pub(super) struct Field<'a> {
    pub seats: Vec<Seat<'a>>,
    /// The points of each group.
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

    /// Some neighbouring groups as a field of their own.
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

    /// The positions of some consecutive groups.
    pub fn positions(&self, groups: Range<usize>) -> Range<usize> {
        self.begins[groups.start]..self.begins[groups.end]
    }

    pub fn group(&self, at: usize) -> usize {
        self.seats[at].group as usize
    }

    /// Whether the two have met in this stage.
    #[inline]
    pub fn met(&self, one: usize, two: usize) -> bool {
        if let Some(met) = &self.met {
            return met.has(one, two);
        }
        let (one, two) = (&self.seats[one], &self.seats[two]);
        one.met.contains(&two.id) || two.met.contains(&one.id)
    }

    /// The cost of a rematch of these two; 0 if they have not met.
    ///
    /// Its digits are, highest first: one rematch, the meetings of the two after their first, and
    /// how recent the last was.
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
