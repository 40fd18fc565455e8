//! The missions of the rounds, in games that have missions.

use super::Event;
use crate::ruleset::Mission;

/// A mission of the ruleset, and the rounds that had it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissionUse<'a> {
    /// Counted from 1 in the ruleset's order.
    pub number: u32,
    pub mission: &'a Mission,
    /// The rounds that had it, each with its stage; both count from 1.
    pub rounds: Vec<(usize, u32)>,
    /// How often it was used before, the round to be settled left out.
    pub times: usize,
    /// Whether it may be used without being told so: no other was used less often.
    pub open: bool,
}

/// The numbers of a die, divided among the missions that may be used now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissionDie {
    /// The sides of the die.
    pub sides: u32,
    /// The numbers from and to, and the mission that they mean.
    pub shares: Vec<(u32, u32, u32)>,
}

/// The dice that an organizer may have, by their sides.
const DICE: [u32; 5] = [6, 8, 10, 12, 20];

impl MissionDie {
    /// Divides the numbers of the smallest die that has enough of them.
    ///
    /// Each mission gets as many as the others. None if there are more missions than sides.
    fn of(missions: &[u32]) -> Option<MissionDie> {
        let count = u32::try_from(missions.len()).ok().filter(|count| *count > 0)?;
        let sides = DICE.into_iter().find(|sides| *sides >= count)?;
        let each = sides / count;
        let share = |(at, mission): (u32, &u32)| (at * each + 1, (at + 1) * each, *mission);
        Some(MissionDie { sides, shares: (0..).zip(missions).map(share).collect() })
    }

    /// The mission that this number means; None: the die is rolled again.
    pub fn mission(&self, number: u32) -> Option<u32> {
        let share = self.shares.iter().find(|(from, to, _)| (*from..=*to).contains(&number));
        share.map(|(_, _, mission)| *mission)
    }

    /// The first number that means nothing, if one does.
    pub fn first_without(&self) -> Option<u32> {
        let last = self.shares.last().map_or(0, |(_, to, _)| *to);
        (last < self.sides).then_some(last + 1)
    }
}

impl Event {
    /// The mission with this number. Missions count from 1 in the ruleset's order.
    pub(in crate::event) fn mission(&self, number: u32) -> Option<&Mission> {
        let all = &self.ruleset.missions.as_ref()?.missions;
        all.get((number as usize).checked_sub(1)?)
    }

    /// The number of the mission that the newest round has.
    pub fn mission_now(&self) -> Option<u32> {
        let now = self.round()?.mission.as_ref()?;
        let all = &self.ruleset.missions.as_ref()?.missions;
        (1..).zip(all).find(|(_, mission)| *mission == now).map(|(number, _)| number)
    }

    /// All missions with the rounds that had them, for a mission that is still to be settled.
    ///
    /// It is the mission of the newest round or of the coming one. None in games without missions.
    pub fn mission_uses(&self, for_next_round: bool) -> Option<Vec<MissionUse<'_>>> {
        let newest = (self.stages.len(), self.round().map_or(0, |round| round.number));
        let settled = (!for_next_round).then_some(newest);
        let all = &self.ruleset.missions.as_ref()?.missions;
        let mut uses: Vec<MissionUse> = (1..)
            .zip(all)
            .map(|(number, mission)| {
                let rounds = self.rounds_with(mission).collect();
                MissionUse { number, mission, rounds, times: 0, open: false }
            })
            .collect();
        for of in &mut uses {
            of.times = of.rounds.iter().filter(|at| Some(**at) != settled).count();
        }
        let fewest = uses.iter().map(|of| of.times).min()?;
        for of in &mut uses {
            of.open = of.times == fewest;
        }
        Some(uses)
    }

    fn rounds_with<'a>(&'a self, mission: &'a Mission) -> impl Iterator<Item = (usize, u32)> + 'a {
        let stages = (1..).zip(&self.stages);
        let rounds = stages.flat_map(|(at, stage)| stage.rounds.iter().map(move |r| (at, r)));
        rounds
            .filter(move |(_, round)| round.mission.as_ref() == Some(mission))
            .map(|(stage, round)| (stage, round.number))
    }

    /// The die for the missions that may be used now. None if no die has enough sides, or if
    /// the game has no missions.
    pub fn mission_die(&self, for_next_round: bool) -> Option<MissionDie> {
        let uses = self.mission_uses(for_next_round)?;
        let open: Vec<u32> = uses.iter().filter(|of| of.open).map(|of| of.number).collect();
        MissionDie::of(&open)
    }

    /// Draws one mission for the whole of a coming round, from those played least often. No
    /// mission comes twice until all were played. A mission that was settled for the round is
    /// not drawn.
    ///
    /// The label leaves out how often the round was drawn before. Other opponents are no
    /// reason for another mission, and players may have begun to build its map.
    pub(super) fn draw_mission(&self, stage: usize, round: u32) -> Option<u32> {
        let all = self.mission_uses(true)?;
        if let Some(settled) = self.next_mission {
            return Some(settled);
        }
        let open: Vec<u32> = all.iter().filter(|of| of.open).map(|of| of.number).collect();
        self.drawn_from(&open, &format!("stage {stage} round {round} mission"))
    }

    /// Draws another mission for the newest round, from those that may be used and that it
    /// does not have. None if there is none. `redrawn` counts the draws, this one included.
    pub(super) fn redraw_mission(&self, redrawn: u32) -> Option<u32> {
        let (uses, now) = (self.mission_uses(false)?, self.mission_now());
        let open = uses.iter().filter(|of| of.open && Some(of.number) != now);
        let open: Vec<u32> = open.map(|of| of.number).collect();
        let (stage, round) = (self.stages.len(), self.round()?.number);
        self.drawn_from(&open, &format!("stage {stage} round {round} mission {redrawn}"))
    }

    fn drawn_from(&self, open: &[u32], label: &str) -> Option<u32> {
        let count = u32::try_from(open.len()).ok().filter(|count| *count > 0)?;
        let at = self.head.seed.draw(label).below(count);
        open.get(at as usize).copied()
    }
}
