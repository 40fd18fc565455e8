//! The opponents met and the points of all players, as tables for lookup.

use crate::pairing::{Contender, Id};

/// The rematches of a round, and the pairs across the lower boundary of each group.
pub(super) type Count = (usize, Vec<usize>);

pub(super) struct Record {
    /// The players who must be at a table, most points first.
    ids: Vec<Id>,
    /// The place in `ids` of each id, in the order of ids.
    at: Vec<(Id, usize)>,
    /// For each player, the number of groups above theirs.
    pub group: Vec<usize>,
    /// The points of each group.
    pub points: Vec<u32>,
    /// Adjacency lists of who has met whom, concatenated.
    ///
    /// A pair listed by both players is there twice.
    met: Vec<usize>,
    /// The end of each player's list in `met`.
    ends: Vec<usize>,
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
        let mut said = Vec::with_capacity(players.iter().map(|one| one.met.len()).sum());
        for (one, player) in players.iter().enumerate() {
            said.extend(player.met.iter().filter_map(|&id| Some((one, number(&at, id)?))));
        }
        let (met, ends) = both_ways(&said, ids.len());
        Record { ids, at, group, points, met, ends }
    }

    pub fn id(&self, player: usize) -> Id {
        self.ids[player]
    }

    pub fn size(&self) -> usize {
        self.ids.len()
    }

    pub fn have_met(&self, one: usize, two: usize) -> bool {
        self.everyone_met(one).binary_search(&two).is_ok()
    }

    pub fn everyone_met(&self, one: usize) -> &[usize] {
        let start = if one == 0 { 0 } else { self.ends[one - 1] };
        &self.met[start..self.ends[one]]
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
        (pairs.iter().filter(|pair| self.have_met(pair.0, pair.1)).count(), crossings)
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

    /// The tables for which `which` is true.
    pub fn those(
        &self,
        tables: &[(Id, Id)],
        which: impl Fn(usize, usize) -> bool,
    ) -> Vec<(Id, Id)> {
        tables
            .iter()
            .filter(|&&(a, b)| match (self.number(a), self.number(b)) {
                (Some(one), Some(two)) => which(one, two),
                _ => false,
            })
            .copied()
            .collect()
    }
}

fn number(at: &[(Id, usize)], id: Id) -> Option<usize> {
    at.binary_search_by_key(&id, |known| known.0).ok().map(|found| at[found].1)
}

/// Adjacency lists in both directions, each in order, concatenated, and the end of each list.
fn both_ways(pairs: &[(usize, usize)], size: usize) -> (Vec<usize>, Vec<usize>) {
    // First the length of each list, then its start, and once it is filled, its end.
    let mut places = vec![0; size];
    for &(one, two) in pairs {
        places[one] += 1;
        places[two] += 1;
    }
    let mut before = 0;
    for place in &mut places {
        before += std::mem::replace(place, before);
    }
    let mut lists = vec![0; before];
    for &(one, two) in pairs {
        for (one, two) in [(one, two), (two, one)] {
            lists[places[one]] = two;
            places[one] += 1;
        }
    }
    let mut start = 0;
    for &end in &places {
        lists[start..end].sort_unstable();
        start = end;
    }
    (lists, places)
}
