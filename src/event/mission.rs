//! The mission of a round, in games that have missions.

use super::Event;
use crate::pairing::Draw;
use crate::ruleset::Mission;

impl Event {
    /// The mission with this number. Missions count from 1 in the ruleset's order.
    pub(in crate::event) fn mission(&self, number: u32) -> Option<&Mission> {
        let all = &self.ruleset.missions.as_ref()?.missions;
        all.get((number as usize).checked_sub(1)?)
    }

    /// Draws one mission for the whole of a coming round, from those played least often. No
    /// mission comes twice until all were played.
    ///
    /// The label leaves out how often the round was drawn before. Other opponents are no
    /// reason for another mission, and players may have begun to build its map.
    pub(super) fn draw_mission(&self, stage: usize, round: u32) -> Option<u32> {
        let all = &self.ruleset.missions.as_ref()?.missions;
        let rounds = || self.stages.iter().flat_map(|stage| &stage.rounds);
        let played: Vec<usize> = (all.iter())
            .map(|mission| rounds().filter(|r| r.mission.as_ref() == Some(mission)).count())
            .collect();
        let fewest = *played.iter().min()?;
        let left: Vec<u32> =
            (1..).zip(&played).filter(|(_, times)| **times == fewest).map(|(n, _)| n).collect();
        let label = format!("stage {stage} round {round} mission");
        let at = Draw::new(self.head.seed, &label).below(left.len() as u32);
        left.get(at as usize).copied()
    }
}
