//! The mission of a round: none is repeated until all have been played.

use super::judge::Judge;
use crate::event::action::Paired;

impl Judge {
    pub fn mission(&mut self, place: &str, paired: &Paired) {
        let known = self.facts.ruleset.missions.as_ref();
        let all = known.map_or(0, |missions| missions.missions.len() as u32);
        let Some(number) = paired.mission else {
            if all > 0 {
                self.breach(place, "no mission was drawn for it");
            }
            return;
        };
        let newest = (paired.stage, paired.round);
        let before = self.facts.missions.iter().filter(|(round, _)| **round < newest);
        let before: Vec<u32> = before.map(|(_, number)| *number).collect();
        let times = |number: u32| before.iter().filter(|played| **played == number).count();
        let earlier = (1..=all).find(|other| times(*other) < times(number));
        if let Some(other) = earlier {
            let sentence = format!("mission {number} comes again before mission {other} has come");
            self.breach_at(place, "mission", sentence);
        }
    }
}
