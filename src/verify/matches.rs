//! The matches of tied players against each other, by definition.

use super::facts::{Facts, Presence};
use super::places::RankedPlayer;
use super::ratio::Ratio;
use super::tally::Tally;
use crate::event::Id;

impl Facts {
    /// Orders a group by the points that its members have taken from each other, in parts that
    /// are still level. It starts again with every part that is smaller than the group.
    pub fn by_matches(
        &self,
        mut group: Vec<RankedPlayer>,
        tallies: &[Tally],
    ) -> Vec<Vec<RankedPlayer>> {
        let ids: Vec<Id> = group.iter().map(|line| line.id).collect();
        let points = |line: &RankedPlayer| among(tallies, line.id, &ids, [0, 0]);
        let unmet = |id: Id| ids.iter().any(|other| !have_met(tallies, id, *other));
        let mut parts: Vec<Vec<RankedPlayer>> = Vec::new();
        if ids.iter().any(|id| unmet(*id)) {
            while let Some(at) = self.safe_leader(&group, tallies, &ids) {
                parts.push(vec![group.remove(at)]);
            }
            parts.push(group);
        } else {
            group.sort_by_key(|line| std::cmp::Reverse(points(line)));
            let equal = |one: &RankedPlayer, two: &RankedPlayer| points(one) == points(two);
            parts.extend(group.chunk_by(equal).map(<[_]>::to_vec));
        }
        if parts.len() == 1 {
            return parts;
        }
        parts.retain(|part| !part.is_empty());
        parts.into_iter().flat_map(|part| self.by_matches(part, tallies)).collect()
    }

    /// The one of the group who is ahead of each other one, though every missing match of their
    /// own were lost and every missing match of the other one were won.
    fn safe_leader(&self, group: &[RankedPlayer], tallies: &[Tally], ids: &[Id]) -> Option<usize> {
        let missing = [self.ruleset.preliminary.points.loss, self.won_match()];
        let worst = |line: &RankedPlayer| among(tallies, line.id, ids, [1, missing[0]]);
        let best = |line: &RankedPlayer| among(tallies, line.id, ids, [1, missing[1]]);
        let leads = |one: &RankedPlayer| {
            group.iter().all(|other| other.id == one.id || best(other) < worst(one))
        };
        // A single one needs no match to lead.
        group.iter().position(leads).filter(|_| group.len() > 1)
    }

    /// For everybody, the points against those level on points and in these columns.
    pub fn taken_of_level(&self, tallies: &[Tally], before: &[Vec<Ratio>]) -> Vec<Ratio> {
        let paired = self.stages.iter().flat_map(|stage| stage.tables());
        let paired: Vec<Id> = paired.flat_map(|table| table.seats).flatten().collect();
        let begun = self.stages.iter().any(|stage| !stage.rounds.is_empty());
        let has_place = |id: Id| {
            let known = self
                .person(id)
                .is_some_and(|person| !person.house && person.presence != Presence::Unregistered);
            known && (!begun || paired.contains(&id))
        };
        let all: Vec<Id> = (1..=tallies.len() as Id).filter(|id| has_place(*id)).collect();
        let out = |id: Id| self.person(id).is_some_and(|one| one.presence == Presence::PutOut);
        let level = |one: Id, two: Id| {
            let [a, b] = [one, two].map(|id| id as usize - 1);
            tallies[a].points == tallies[b].points
                && out(one) == out(two)
                && before.iter().all(|column| column[a] == column[b])
        };
        let of = |id: Id| match all.contains(&id) {
            true => {
                let tied: Vec<Id> = all.iter().copied().filter(|other| level(id, *other)).collect();
                among(tallies, id, &tied, [0, 0])
            }
            false => Ratio::ZERO,
        };
        (1..=tallies.len() as Id).map(of).collect()
    }
}

fn have_met(tallies: &[Tally], one: Id, other: Id) -> bool {
    one == other || tallies[one as usize - 1].taken.contains_key(&other)
}

/// The points of this player against these, and for each one not met this many times so much.
fn among(tallies: &[Tally], id: Id, ids: &[Id], [times, worth]: [u32; 2]) -> Ratio {
    let others = ids.iter().filter(|other| **other != id);
    others.fold(Ratio::ZERO, |sum, other| {
        let points = match tallies[id as usize - 1].taken.get(other) {
            Some(all) => Ratio::new(all.iter().sum::<u32>().into(), all.len() as u128),
            None => Ratio::new((times * worth).into(), 1),
        };
        sum.plus(points)
    })
}
