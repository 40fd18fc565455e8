//! Byes that are not the odd player's: awarded before the event for the first rounds.
//!
//! A player with such a bye takes no part in the draw of the round. Any number of players may have
//! one. The odd player of those who are left still has the bye of the game's own rule.

use super::{Entrant, Event, Id, StageKind};
use crate::msg;
use crate::words::Message;

impl Event {
    /// The number of the Swiss round that is paired next; None if none is.
    pub fn coming_swiss_round(&self) -> Option<u32> {
        match self.stage() {
            None => self.is_swiss().then_some(1),
            Some(stage) if stage.kind == StageKind::Swiss && !stage.all_paired() => {
                Some(stage.rounds.len() as u32 + 1)
            }
            Some(_) => None,
        }
    }

    /// Whether this entrant has an awarded bye in this Swiss round.
    pub fn has_awarded_bye(&self, entrant: &Entrant, round: u32) -> bool {
        !entrant.house && (1..=entrant.byes).contains(&round)
    }

    /// Whether this entrant has an awarded bye in the coming Swiss round.
    pub fn has_awarded_bye_next(&self, entrant: &Entrant) -> bool {
        self.coming_swiss_round().is_some_and(|round| self.has_awarded_bye(entrant, round))
    }

    /// Those with an awarded bye in the coming Swiss round, in the order of registration.
    pub fn with_awarded_bye(&self) -> Vec<Id> {
        let all = self.active().filter(|one| self.has_awarded_bye_next(one));
        all.map(|entrant| entrant.id).collect()
    }

    /// The part of the sentence about a round that tells of these awarded byes.
    pub fn told_of_byes(&self, ids: &[Id]) -> Option<Message> {
        let told = || msg!("pairing.have-awarded", n = ids.len(), names = self.some_names(ids));
        (!ids.is_empty()).then(told)
    }

    /// Whether byes can be awarded here for the first rounds.
    pub fn may_award_byes(&self) -> bool {
        self.is_swiss() && self.ruleset.preliminary.awarded_byes().is_some()
    }

    /// Whether anybody has a bye awarded.
    pub fn knows_awarded_byes(&self) -> bool {
        self.entrants.iter().any(|entrant| entrant.byes > 0)
    }

    /// The event with these byes in the coming round, and no others.
    pub fn with_byes_in_next_round(&self, byes: &[Id]) -> Event {
        let mut event = self.clone();
        event.without_byes();
        let Some(round) = self.coming_swiss_round() else { return event };
        let entrants = std::sync::Arc::make_mut(&mut event.entrants);
        let own = entrants.iter_mut().filter(|entrant| byes.contains(&entrant.id));
        own.for_each(|entrant| entrant.byes = round);
        event
    }

    /// The byes that are awarded are forgotten. Everybody seated in a round that is examined again
    /// plays it.
    pub(in crate::event) fn without_byes(&mut self) {
        if self.knows_awarded_byes() {
            let entrants = std::sync::Arc::make_mut(&mut self.entrants);
            entrants.iter_mut().for_each(|entrant| entrant.byes = 0);
        }
    }
}
