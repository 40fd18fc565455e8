//! The missions of the rounds, drawn and settled by people.

use super::judge::{Judge, round_name};
use crate::event::action::{MissionSet, Paired};
use crate::msg;
use crate::words::Message;

impl Judge {
    /// Checks that no mission is repeated until all have been played, unless told so.
    pub fn mission(&mut self, place: &Message, paired: &Paired) {
        let Some(number) = paired.mission else {
            if self.known_missions() > 0 {
                self.breach(place, msg!("verify.no-mission"));
            }
            return;
        };
        // A mission settled for the coming round was judged then, and a round drawn again keeps its
        // own.
        let event = self.judged();
        let settled = if paired.redrawn > 0 { event.mission_now() } else { event.next_mission };
        if settled != Some(number) {
            self.not_too_early(place, (paired.stage, paired.round), number);
        }
    }

    /// Checks a mission that a person settled.
    pub fn mission_set(&mut self, set: &MissionSet) {
        let next = set.is_for_next_round();
        let place = match next {
            true => msg!("mission.coming-round"),
            false => round_name(set.stage > 1, set.round),
        };
        let round = if next { (usize::MAX, 0) } else { (set.stage, set.round) };
        if !set.again {
            self.not_too_early(&place, round, set.mission);
        }
        if set.again {
            self.remark(&place, msg!("verify.mission-told-again", n = set.mission));
        } else if set.roll.is_none() && set.redrawn == 0 {
            self.remark(&place, msg!("verify.mission-by-hand", n = set.mission));
        }
    }

    fn known_missions(&self) -> u32 {
        self.facts.ruleset.missions.as_ref().map_or(0, |all| all.missions.len() as u32)
    }

    /// How often a mission was played before this round.
    fn times_before(&self, round: (usize, u32), number: u32) -> usize {
        let before = self.facts.missions.iter().filter(|(at, _)| **at < round);
        before.filter(|(_, played)| **played == number).count()
    }

    fn not_too_early(&mut self, place: &Message, round: (usize, u32), number: u32) {
        let times = self.times_before(round, number);
        let less = |other: &u32| self.times_before(round, *other) < times;
        if let Some(other) = (1..=self.known_missions()).find(less) {
            let sentence = msg!("verify.mission-again", n = number, other);
            self.breach_at(place, "mission", sentence);
        }
    }
}

#[cfg(test)]
mod tests;
