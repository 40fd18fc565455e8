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
        let round = (paired.stage, paired.round);
        // A round drawn again keeps its mission, and what was said of it.
        let said = if paired.redrawn > 0 { round } else { (0, 0) };
        if self.facts.missions_again.get(&said) != Some(&number) {
            self.not_too_early(place, round, number);
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
        if !(1..=self.known_missions()).contains(&set.mission) {
            let sentence = msg!("misread.no-mission", n = set.mission);
            return self.nonsense(&place, "mission", sentence);
        }
        let newest = self.facts.missions.keys().next_back();
        if !next && newest != Some(&round) {
            self.breach_at(&place, "round", msg!("verify.mission-too-late"));
        }
        if !set.again {
            self.not_too_early(&place, round, set.mission);
        }
        if let Some(roll) = set.roll {
            self.rolled(&place, round, (roll, set.mission));
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

    /// Checks that the die meant this mission.
    ///
    /// The numbers of the die go in equal shares, in order, to the missions played least often.
    fn rolled(&mut self, place: &Message, round: (usize, u32), (roll, mission): (u32, u32)) {
        let all = 1..=self.known_missions();
        let fewest = all.clone().map(|number| self.times_before(round, number)).min();
        let open: Vec<u32> =
            all.filter(|number| Some(self.times_before(round, *number)) == fewest).collect();
        let count = open.len() as u32;
        let sides = [6, 8, 10, 12, 20].into_iter().find(|sides| *sides >= count).unwrap_or(count);
        let meant = roll.checked_sub(1).and_then(|at| open.get((at / (sides / count)) as usize));
        if meant != Some(&mission) {
            let sentence = msg!("verify.mission-not-rolled", roll, n = mission);
            self.breach_at(place, "roll", sentence);
        }
    }
}

#[cfg(test)]
mod tests;
