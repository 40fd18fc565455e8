//! Players who leave with the result of their match.

use super::facts::{Facts, Person, Presence};
use super::judge::Judge;
use super::order::LEAVING;
use crate::event::Id;
use crate::event::action::Reported;
use crate::msg;

impl Facts {
    /// Those said to leave with this result, and those said before who now stay.
    pub(super) fn leave_with(&mut self, reported: &Reported) {
        let now = (reported.stage, reported.round);
        for id in reported.of {
            if self.leaving.remove(&id)
                && let Some(person) = self.person_mut(id)
                && (person.presence, person.left) == (Presence::Gone, now)
            {
                person.presence = Presence::Here;
            }
        }
        for id in reported.drop.sides().map(|side| reported.of[side as usize]) {
            if let Some(person) = self.person_mut(id)
                && person.presence == Presence::Here
            {
                (person.presence, person.left) = (Presence::Gone, now);
                self.leaving.insert(id);
            }
        }
    }

    /// Whether this player was out when a result of their table was entered again, and that
    /// result was what had put them out.
    pub(super) fn is_out_by_result(&self, id: Id) -> bool {
        self.absent.contains(&id) || self.leaving.contains(&id)
    }
}

impl Judge {
    /// Checks that those who leave with a result of the newest round had not left before.
    pub fn leavers_of(&mut self, reported: &Reported) {
        let stages = &self.facts.stages;
        let rounds = stages.last().map_or(0, |stage| stage.rounds.len());
        if (stages.len(), rounds) != (reported.stage, reported.round as usize) {
            return;
        }
        for id in reported.drop.sides().map(|side| reported.of[side as usize]) {
            let gone = |p: &Person| p.presence != Presence::Here;
            if self.facts.person(id).is_some_and(gone) && !self.facts.is_out_by_result(id) {
                let name = self.facts.name(id);
                self.breach_at(&LEAVING, "drop", msg!("verify.left-already", name = name));
            }
        }
    }
}
