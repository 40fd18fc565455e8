//! The players to be kept apart in round 1: those who share a word that the game asks for.

use super::facts::Facts;
use crate::event::Id;
use crate::ruleset::Relation;
use deunicode::deunicode;
use std::collections::{BTreeMap, BTreeSet};

impl Facts {
    /// For each player who is here, the others they should not meet.
    pub fn kept_apart(&self) -> BTreeMap<Id, BTreeSet<Id>> {
        let mut apart: BTreeMap<Id, BTreeSet<Id>> = BTreeMap::new();
        for relation in &self.ruleset.preliminary.apart_in_first_round {
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
                for id in all {
                    apart.entry(*id).or_default().extend(all.iter().filter(|other| *other != id));
                }
            }
        }
        apart
    }
}
