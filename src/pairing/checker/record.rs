//! The opponents met and the points of all players, as tables for lookup.

use super::min_cost_matching::Price;
use crate::pairing::{Contender, Id};
use std::ops::AddAssign;

/// A round to be judged: its tables, and the player with the bye.
pub type Round = (Vec<(Id, Id)>, Option<Id>);

/// The rematches of a round, and the pairs across the lower boundary of each group.
pub(super) type Count = (Rematches, Vec<usize>);

/// The rematches of a round, the most important number first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Rematches {
    pub tables: usize,
    /// How often these players have met after their first meeting.
    pub further: usize,
    /// How recent their last meetings were: more for fewer matches since.
    pub recent: usize,
}

impl AddAssign for Rematches {
    fn add_assign(&mut self, more: Rematches) {
        self.tables += more.tables;
        self.further += more.further;
        self.recent += more.recent;
    }
}

pub(super) struct Record {
    /// The players who must be at a table, most points first.
    ids: Vec<Id>,
    /// The place in `ids` of each id, in the order of ids.
    at: Vec<(Id, usize)>,
    /// For each player, the number of groups above theirs.
    pub group: Vec<usize>,
    pub points: Vec<u32>,
    met: Lists,
    /// For each player, their opponents as they met, the first one first.
    history: Vec<Vec<Id>>,
    /// The length of the longest of these.
    longest: usize,
    /// Players who should be kept apart, if possible.
    apart: Lists,
    /// Players who must not meet.
    never: Lists,
}

/// Adjacency lists, concatenated. A pair listed by both players is there twice.
struct Lists {
    others: Vec<usize>,
    /// The end of each player's list in `others`.
    ends: Vec<usize>,
}

impl Lists {
    fn new<'f>(
        players: &[&'f Contender],
        at: &[(Id, usize)],
        list: fn(&'f Contender) -> &'f [Id],
    ) -> Lists {
        let mut pairs = Vec::with_capacity(players.iter().map(|one| list(one).len()).sum());
        for (one, player) in players.iter().enumerate() {
            pairs.extend(list(player).iter().filter_map(|&id| Some((one, number(at, id)?))));
        }
        both_ways(&pairs, players.len())
    }

    fn of(&self, one: usize) -> &[usize] {
        let start = if one == 0 { 0 } else { self.ends[one - 1] };
        &self.others[start..self.ends[one]]
    }

    fn has(&self, one: usize, two: usize) -> bool {
        self.of(one).binary_search(&two).is_ok()
    }
}

impl Record {
    /// In round 1 points do not count, so there is a single group.
    pub fn new(field: &[Contender], first_round: bool, bye: Option<Id>) -> Record {
        let mut players: Vec<&Contender> = field.iter().filter(|one| Some(one.id) != bye).collect();
        let worth = |one: &Contender| if first_round { 0 } else { one.points };
        players.sort_by_key(|one| std::cmp::Reverse(worth(one)));
        let mut points: Vec<u32> = players.iter().map(|one| worth(one)).collect();
        let all = points.clone();
        points.dedup();
        let mut group = Vec::with_capacity(all.len());
        let mut here = 0;
        for worth in all {
            while points[here] != worth {
                here += 1;
            }
            group.push(here);
        }
        let ids: Vec<Id> = players.iter().map(|one| one.id).collect();
        let mut at: Vec<(Id, usize)> = ids.iter().copied().zip(0..).collect();
        at.sort_unstable();
        let met = Lists::new(&players, &at, |one| &one.met);
        let apart = Lists::new(&players, &at, |one| &one.apart);
        let never = Lists::new(&players, &at, |one| &one.never);
        let history: Vec<Vec<Id>> = players.iter().map(|one| one.met.clone()).collect();
        let longest = history.iter().map(Vec::len).max().unwrap_or(0);
        Record { ids, at, group, points, met, history, longest, apart, never }
    }

    /// The record for judging this round. The round's own pairs may meet here, even if they must
    /// not. So a round that an organizer pairs against such a wish is compared with rounds that may
    /// do the same.
    pub fn of_round(field: &[Contender], first_round: bool, (tables, bye): &Round) -> Record {
        let record = Record::new(field, first_round, *bye);
        let had = record.those(tables, |one, two| record.must_not_meet(one, two));
        if had.is_empty() {
            return record;
        }
        let mut field = field.to_vec();
        for Contender { id, never, .. } in &mut field {
            never.retain(|other| !had.contains(&(*id, *other)) && !had.contains(&(*other, *id)));
        }
        Record::new(&field, first_round, *bye)
    }

    pub fn id(&self, player: usize) -> Id {
        self.ids[player]
    }

    pub fn size(&self) -> usize {
        self.ids.len()
    }

    pub fn have_met(&self, one: usize, two: usize) -> bool {
        self.met.has(one, two)
    }

    pub fn must_not_meet(&self, one: usize, two: usize) -> bool {
        self.never.has(one, two)
    }

    /// Whether the two should be kept apart, if possible.
    pub fn should_not_meet(&self, one: usize, two: usize) -> bool {
        self.apart.has(one, two)
    }

    /// Whether the two have met or must not meet.
    pub fn barred(&self, one: usize, two: usize) -> bool {
        self.have_met(one, two) || self.must_not_meet(one, two)
    }

    /// Whether nothing speaks against the pair.
    pub fn free(&self, one: usize, two: usize) -> bool {
        !self.barred(one, two) && !self.should_not_meet(one, two)
    }

    /// Whether there are players who must not meet.
    pub fn has_forbidden_pairs(&self) -> bool {
        !self.never.others.is_empty()
    }

    /// Whether there are players who should be kept apart, if possible.
    pub fn has_wishes(&self) -> bool {
        !self.apart.others.is_empty()
    }

    /// Everyone whom a player has met or must not meet, in order.
    pub fn everyone_barred(&self, one: usize) -> Vec<usize> {
        let mut all = [self.met.of(one), self.never.of(one)].concat();
        if !self.never.of(one).is_empty() {
            all.sort_unstable();
        }
        all
    }

    /// What a pair counts among the rematches.
    pub fn rematch(&self, one: usize, two: usize) -> Rematches {
        if !self.have_met(one, two) {
            return Rematches::default();
        }
        let of = |one: usize, two: usize| {
            let (history, id) = (&self.history[one], self.ids[two]);
            let times = history.iter().filter(|met| **met == id).count();
            let last = history.iter().rposition(|met| *met == id);
            (times, last.map_or(0, |last| history.len() - 1 - last))
        };
        let (one, two) = (of(one, two), of(two, one));
        Rematches {
            tables: 1,
            further: one.0.max(two.0) - 1,
            recent: self.longest - one.1.max(two.1),
        }
    }

    /// The first digits of a pair's price: a forbidden one costs more than any rematches. There is
    /// one digit, or if rematches cannot be avoided there are three.
    pub fn first_digits(&self, one: usize, two: usize, digits: usize) -> Price {
        let again = self.rematch(one, two);
        let first = if self.must_not_meet(one, two) { self.size() } else { again.tables };
        let mut price = Price::default();
        for (level, digit) in [first, again.further, again.recent].into_iter().enumerate() {
            price.add_at(level, if level < digits { digit as i32 } else { 0 });
        }
        price
    }

    /// How many of these pairs should be kept apart.
    pub fn together(&self, pairs: &[(usize, usize)]) -> usize {
        pairs.iter().filter(|pair| self.should_not_meet(pair.0, pair.1)).count()
    }

    fn number(&self, id: Id) -> Option<usize> {
        number(&self.at, id)
    }

    /// The tables as numbers instead of ids.
    pub fn pairs(&self, tables: &[(Id, Id)]) -> Vec<(usize, usize)> {
        tables.iter().filter_map(|&(a, b)| Some((self.number(a)?, self.number(b)?))).collect()
    }

    /// Counts the rematches and crossings of a round.
    pub fn judge(&self, pairs: &[(usize, usize)]) -> Count {
        let mut crossings = vec![0; self.points.len().saturating_sub(1)];
        for &(one, two) in pairs {
            let (one, two) = (self.group[one], self.group[two]);
            for crossing in &mut crossings[one.min(two)..one.max(two)] {
                *crossing += 1;
            }
        }
        let mut rematches = Rematches::default();
        pairs.iter().for_each(|pair| rematches += self.rematch(pair.0, pair.1));
        (rematches, crossings)
    }

    /// The tables whose players have met before.
    pub fn rematches(&self, tables: &[(Id, Id)]) -> Vec<(Id, Id)> {
        self.those(tables, |one, two| self.have_met(one, two))
    }

    /// The tables between groups up to `boundary` and groups below it.
    pub fn crossing(&self, tables: &[(Id, Id)], boundary: usize) -> Vec<(Id, Id)> {
        self.those(tables, |one, two| {
            (self.group[one] <= boundary) != (self.group[two] <= boundary)
        })
    }

    /// The tables for which `test` is true.
    pub fn those(&self, tables: &[(Id, Id)], test: impl Fn(usize, usize) -> bool) -> Vec<(Id, Id)> {
        let fits = |&&(a, b): &&(Id, Id)| {
            self.number(a).zip(self.number(b)).is_some_and(|(one, two)| test(one, two))
        };
        tables.iter().filter(fits).copied().collect()
    }
}

fn number(at: &[(Id, usize)], id: Id) -> Option<usize> {
    at.binary_search_by_key(&id, |known| known.0).ok().map(|found| at[found].1)
}

/// Adjacency lists in both directions, each in order.
fn both_ways(pairs: &[(usize, usize)], size: usize) -> Lists {
    // First the length of each list, then its start, and once it is filled, its end.
    let mut ends = vec![0; size];
    for &(one, two) in pairs {
        ends[one] += 1;
        ends[two] += 1;
    }
    let mut before = 0;
    for place in &mut ends {
        before += std::mem::replace(place, before);
    }
    let mut others = vec![0; before];
    for &(one, two) in pairs {
        for (one, two) in [(one, two), (two, one)] {
            others[ends[one]] = two;
            ends[one] += 1;
        }
    }
    let mut start = 0;
    for &end in &ends {
        others[start..end].sort_unstable();
        start = end;
    }
    Lists { others, ends }
}
