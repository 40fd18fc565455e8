//! The players of a deciding match for first place, by the rule.
//!
//! They share first place on points and are still here.

use super::facts::{Facts, Presence};
use crate::event::Id;
use crate::ruleset::FinalsKind;

impl Facts {
    /// These players, best first; nobody if the game has no such match or one player is ahead.
    pub fn level_first(&self) -> Vec<Id> {
        if self.ruleset.finals.kind != FinalsKind::DecidingMatch {
            return Vec::new();
        }
        let mut places = self.places(&self.tallies());
        places.retain(|place| {
            self.person(place.id).is_some_and(|person| person.presence != Presence::PutOut)
        });
        let most = places.iter().map(|place| place.points).max();
        places.retain(|place| Some(place.points) == most);
        if places.len() < 2 {
            return Vec::new();
        }
        places.into_iter().map(|place| place.id).filter(|id| self.is_here(*id)).collect()
    }
}
