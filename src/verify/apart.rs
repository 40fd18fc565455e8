//! The players to be kept apart in a round: by name, or by a word that they share.

use super::facts::Facts;
use crate::event::{Entrant, Id};
use crate::ruleset::{ApartRounds, GroupApart, Relation};
use deunicode::deunicode;
use std::collections::{BTreeMap, BTreeSet};

/// For each player, the others they should not meet, and those they must not.
pub(super) type KeptApart = BTreeMap<Id, [BTreeSet<Id>; 2]>;

impl Facts {
    /// Who is kept apart, in which rounds, and how strictly.
    fn groups(&self) -> Vec<(Relation, ApartRounds, bool)> {
        let rules = &self.ruleset.preliminary;
        let row = |group: &GroupApart| (group.who, group.rounds, group.absolute);
        if let Some(groups) = &self.event.setup.apart {
            return groups.iter().map(row).collect();
        }
        let first = rules.apart_in_first_round.iter();
        first.map(|who| (*who, ApartRounds::Through(1), false)).collect()
    }

    /// The players kept apart in this Swiss round, among those who are here.
    pub fn kept_apart(&self, round: u32) -> KeptApart {
        let mut apart = KeptApart::new();
        let in_force = |rounds: ApartRounds| match rounds {
            ApartRounds::Through(last) => round <= last,
            ApartRounds::Always => true,
        };
        let mut keep = |a: Id, b: Id, must: bool| {
            apart.entry(a).or_default()[usize::from(must)].insert(b);
        };
        for (relation, _, must) in self.groups().iter().filter(|group| in_force(group.1)) {
            let word = match relation {
                Relation::SameClub => |one: &Entrant| one.club.clone(),
                Relation::Relatives => |one: &Entrant| one.family.clone(),
                Relation::TravelledTogether => |one: &Entrant| one.travel.clone(),
            };
            let mut same: BTreeMap<String, Vec<Id>> = BTreeMap::new();
            for entrant in self.event.active() {
                if let Some(word) = word(entrant) {
                    // Letter case and diacritics do not make another word.
                    same.entry(deunicode(&word).to_lowercase()).or_default().push(entrant.id);
                }
            }
            for all in same.values() {
                for a in all {
                    all.iter().filter(|b| *b != a).for_each(|b| keep(*a, *b, *must));
                }
            }
        }
        for kept in self.event.apart.iter().filter(|kept| in_force(kept.wish.rounds)) {
            let [a, b] = kept.pair;
            keep(a, b, !kept.wish.soft);
            keep(b, a, !kept.wish.soft);
        }
        // Players who must not meet are not counted once more among those who should not.
        for [should, must] in apart.values_mut() {
            should.retain(|id| !must.contains(id));
        }
        apart
    }
}

#[cfg(test)]
mod tests;
