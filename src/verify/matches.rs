//! The matches of tied players against each other, by definition.

use super::facts::Facts;
use super::places::RankedPlayer;
use super::ratio::Ratio;
use super::tally::Tally;
use crate::event::Id;
use std::cmp::Reverse;
use std::collections::BTreeSet;

impl Facts {
    /// Orders a group by the points that its members have taken from each other.
    ///
    /// The result is the parts that are still level. It starts again with every part that is
    /// smaller than the group.
    pub fn by_matches(
        &self,
        mut group: Vec<RankedPlayer>,
        tallies: &[Tally],
    ) -> Vec<Vec<RankedPlayer>> {
        let ids: BTreeSet<Id> = group.iter().map(|line| line.id).collect();
        let [least, most] = self.worth_of_missing();
        let missing = |line: &RankedPlayer| missing(tallies, line.id, &ids);
        let with = |line: &RankedPlayer, worth: u32| {
            let own = among(tallies, line.id, &ids);
            own.plus(Ratio::new((missing(line) * worth).into(), 1))
        };
        let mut parts: Vec<Vec<RankedPlayer>> = Vec::new();
        if group.iter().any(|line| missing(line) > 0) {
            let mut range: Vec<(Ratio, Ratio, RankedPlayer)> = group
                .into_iter()
                .map(|line| (with(&line, least), with(&line, most), line))
                .collect();
            while let Some(at) = safe_leader(&range) {
                parts.push(vec![range.remove(at).2]);
            }
            parts.push(range.into_iter().map(|one| one.2).collect());
        } else {
            group.sort_by_cached_key(|line| Reverse(with(line, 0)));
            let equal = |one: &RankedPlayer, two: &RankedPlayer| with(one, 0) == with(two, 0);
            parts.extend(group.chunk_by(equal).map(<[_]>::to_vec));
        }
        match parts.len() {
            1 => parts,
            _ => parts.into_iter().flat_map(|part| self.by_matches(part, tallies)).collect(),
        }
    }

    /// The least and the most points that a match not played could have brought.
    fn worth_of_missing(&self) -> [u32; 2] {
        let rules = &self.ruleset.preliminary;
        let table = rules.scores.as_ref().map_or(&[][..], |scores| &scores.tournament_points);
        let lost = table.iter().map(|row| row.loser).min();
        let won = table.iter().map(|row| row.winner).max();
        let (loss, win) = (rules.points.loss, self.whole_match(rules.points.win));
        [lost.map_or(loss, |least| least.min(loss)), won.map_or(win, |most| most.max(win))]
    }

    /// For everybody, the points against those level on points and in these columns.
    pub fn taken_of_level(&self, tallies: &[Tally], before: &[Vec<Ratio>]) -> Vec<Ratio> {
        let tables = self.stages.iter().flat_map(|stage| stage.tables());
        let paired: BTreeSet<Id> = tables.flat_map(|table| table.seats).flatten().collect();
        let begun = self.stages.iter().any(|stage| !stage.rounds.is_empty());
        let has_place = |id: &Id| self.has_place(*id) && (!begun || paired.contains(id));
        let all: Vec<Id> = (1..=tallies.len() as Id).filter(has_place).collect();
        let level = |one: Id, two: Id| {
            let [a, b] = [one, two].map(|id| id as usize - 1);
            tallies[a].points == tallies[b].points
                && self.is_put_out(one) == self.is_put_out(two)
                && before.iter().all(|column| column[a] == column[b])
        };
        let units = self.ruleset.preliminary.points.units;
        let mut values = vec![Ratio::ZERO; tallies.len()];
        for id in &all {
            let tied = all.iter().copied().filter(|other| level(*id, *other)).collect();
            values[*id as usize - 1] = among(tallies, *id, &tied).over(units);
        }
        values
    }
}

/// The one who is ahead of all others, even if they do their worst and the others their best.
///
/// Every missing match of their own brings the least, and every missing match of another brings the
/// most. Each player has these two sums.
fn safe_leader(range: &[(Ratio, Ratio, RankedPlayer)]) -> Option<usize> {
    let (at, (worst, ..)) = range.iter().enumerate().max_by_key(|(_, one)| one.0)?;
    let mut others = range.iter().enumerate().filter(|(other, _)| *other != at);
    // A single one needs no match to lead.
    (range.len() > 1 && others.all(|(_, other)| other.1 < *worst)).then_some(at)
}

/// How many of these the player has not met.
fn missing(tallies: &[Tally], id: Id, ids: &BTreeSet<Id>) -> u32 {
    let met = tallies[id as usize - 1].taken.keys().filter(|other| ids.contains(other));
    (ids.len() - 1 - met.count()) as u32
}

/// The points of this player against these; against somebody met more than once, the mean.
fn among(tallies: &[Tally], id: Id, ids: &BTreeSet<Id>) -> Ratio {
    let taken = tallies[id as usize - 1].taken.iter().filter(|(other, _)| ids.contains(other));
    let mean = |all: &Vec<u32>| Ratio::new(all.iter().sum::<u32>().into(), all.len() as u128);
    taken.fold(Ratio::ZERO, |sum, (_, all)| sum.plus(mean(all)))
}
