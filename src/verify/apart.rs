//! The players to be kept apart in a round: by name, or by a word that they share.

use super::facts::{Facts, Group};
use super::judge::Judge;
use crate::event::Id;
use crate::event::action::{Announced, ApartSet, Setup, Wish};
use crate::msg;
use crate::ruleset::{ApartRounds, GroupApart, PairingKind, Relation};
use deunicode::deunicode;
use std::collections::{BTreeMap, BTreeSet};

/// For each player, the others they should not meet, and those they must not.
pub(super) type KeptApart = BTreeMap<Id, [BTreeSet<Id>; 2]>;

fn last(rounds: ApartRounds) -> Option<u32> {
    match rounds {
        ApartRounds::Through(last) => Some(last),
        ApartRounds::Always => None,
    }
}

impl Facts {
    /// Takes over the groups that were announced.
    pub fn announce_groups(&mut self, setup: &Setup) {
        if let Some(groups) = &setup.apart {
            let group = |group: &GroupApart| (group.who, last(group.rounds), group.absolute);
            self.groups_apart = Some(groups.iter().map(group).collect());
        }
        if setup.by_rules.contains(&Announced::Apart) {
            self.groups_apart = None;
        }
    }

    pub fn keep_apart(&mut self, set: &ApartSet) {
        let [a, b] = set.pair;
        self.pairs_apart.remove(&(a.min(b), a.max(b)));
        if let Some(Wish { rounds, soft }) = set.wish {
            self.pairs_apart.insert((a.min(b), a.max(b)), (last(rounds), !soft));
        }
    }

    fn groups(&self) -> Vec<Group> {
        if let Some(groups) = &self.groups_apart {
            return groups.clone();
        }
        let rules = &self.ruleset.preliminary;
        let first = rules.apart_in_first_round.iter().map(|who| (*who, Some(1), false));
        let more = rules.apart.iter().map(|group| (group.who, last(group.rounds), group.absolute));
        first.chain(more).collect()
    }

    /// The players kept apart in this Swiss round, among those who are here.
    pub fn kept_apart(&self, round: u32) -> KeptApart {
        let mut apart = KeptApart::new();
        let in_force = |last: &Option<u32>| last.is_none_or(|last| round <= last);
        let mut keep = |a: Id, b: Id, must: bool| {
            apart.entry(a).or_default()[usize::from(must)].insert(b);
        };
        for (relation, _, must) in self.groups().iter().filter(|(_, last, _)| in_force(last)) {
            let at = match relation {
                Relation::SameClub => 0,
                Relation::Relatives => 1,
                Relation::TravelledTogether => 2,
            };
            let mut same: BTreeMap<String, Vec<Id>> = BTreeMap::new();
            for (id, person) in (1..).zip(self.people.iter()).filter(|(id, _)| self.is_here(*id)) {
                if person.house {
                    continue;
                }
                if let Some(word) = &person.words[at] {
                    // Letter case and diacritics do not make another word.
                    same.entry(deunicode(word).to_lowercase()).or_default().push(id);
                }
            }
            for all in same.values() {
                for a in all {
                    all.iter().filter(|b| *b != a).for_each(|b| keep(*a, *b, *must));
                }
            }
        }
        for (&(a, b), (_, must)) in self.pairs_apart.iter().filter(|(_, (last, _))| in_force(last))
        {
            keep(a, b, *must);
            keep(b, a, *must);
        }
        // Players who must not meet are not counted once more among those who should not.
        for [should, must] in apart.values_mut() {
            should.retain(|id| !must.contains(id));
        }
        apart
    }
}

impl Judge {
    /// Checks a line that keeps two players apart, or lifts that.
    pub fn set_apart(&mut self, set: &ApartSet) {
        let place = msg!("apart.item");
        let [a, b] = set.pair;
        if a == b {
            let name = self.facts.name(a);
            return self.nonsense(&place, "pair", msg!("apart.verify-same", name));
        }
        let swiss = matches!(
            self.facts.ruleset.preliminary.pairing,
            PairingKind::RandomInGroups | PairingKind::HalvesByStart
        );
        if !swiss {
            self.nonsense(&place, "pair", msg!("apart.verify-no-swiss"));
        }
        let known = self.facts.pairs_apart.contains_key(&(a.min(b), a.max(b)));
        if set.wish.is_none() && !known {
            let (a, b) = (self.facts.name(a), self.facts.name(b));
            self.breach_at(&place, "pair", msg!("apart.verify-nothing-to-lift", a, b));
        }
    }
}

#[cfg(test)]
mod tests;
