//! Who has met whom and who has how many points, as tables to look up.

use super::largest;
use crate::pairing::{Contender, Id};

/// The number of rematches of a round, and of pairs across the lower edge of each group.
pub(super) type Count = (usize, Vec<usize>);

pub(super) struct Record {
    /// Who must be at a table, best points first.
    ids: Vec<Id>,
    /// Where in `ids` each id is, in the order of the ids.
    at: Vec<(Id, usize)>,
    /// For each, the number of groups above his.
    pub group: Vec<usize>,
    /// The points of each group.
    pub points: Vec<u32>,
    /// For each, everyone he has met, by number.
    met: Vec<Vec<usize>>,
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
        // Nearly always both say that they have met.
        let mut met: Vec<Vec<usize>> =
            players.iter().map(|player| Vec::with_capacity(2 * player.met.len())).collect();
        for (one, player) in players.iter().enumerate() {
            for two in player.met.iter().filter_map(|&id| number(&at, id)) {
                met[one].push(two);
                met[two].push(one);
            }
        }
        for list in &mut met {
            list.sort_unstable();
            list.dedup();
        }
        Record { ids, at, group, points, met }
    }

    pub fn id(&self, player: usize) -> Id {
        self.ids[player]
    }

    pub fn size(&self) -> usize {
        self.ids.len()
    }

    pub fn have_met(&self, one: usize, two: usize) -> bool {
        self.met[one].binary_search(&two).is_ok()
    }

    pub fn everyone_met(&self, one: usize) -> &[usize] {
        &self.met[one]
    }

    fn number(&self, id: Id) -> Option<usize> {
        number(&self.at, id)
    }

    /// Tables as numbers instead of ids.
    pub fn pairs(&self, tables: &[(Id, Id)]) -> Vec<(usize, usize)> {
        tables.iter().filter_map(|&(a, b)| Some((self.number(a)?, self.number(b)?))).collect()
    }

    /// Counts what the rules want to be few.
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

    /// In a largest matching of players who have not met, those left over have all met each
    /// other; paired among themselves they give the fewest rematches.
    pub fn least_rematches(&self) -> usize {
        largest::left_over(self, 0..self.size()) / 2
    }

    /// The tables at which the two have met before.
    pub fn rematches(&self, tables: &[(Id, Id)]) -> Vec<(Id, Id)> {
        self.those(tables, |one, two| self.have_met(one, two))
    }

    /// The tables between groups up to `edge` and groups below it.
    pub fn crossing(&self, tables: &[(Id, Id)], edge: usize) -> Vec<(Id, Id)> {
        self.those(tables, |one, two| (self.group[one] <= edge) != (self.group[two] <= edge))
    }

    fn those(&self, tables: &[(Id, Id)], which: impl Fn(usize, usize) -> bool) -> Vec<(Id, Id)> {
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
