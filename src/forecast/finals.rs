//! The cut, declined places, and players who go missing in the finals.

use super::play::Play;
use crate::event::action::Setup;
use crate::event::{Command, CutBy, Id, Refusal, Who, announced_cut_size, ranked};
use crate::ruleset::CutRule;

/// One cut in this many also takes everybody level with the last place.
const LEVEL_GO_ON: u32 = 15;
/// One announced cut in this many is made by hand, in an event that players leave.
const BY_HAND: u32 = 12;
/// One final in this many has a declined place, and a second one is as likely again.
const GIVEN_UP: u32 = 6;
/// One finals round in this many loses a player, before or during it.
const LOST: u32 = 15;
/// One in this many lost players is disqualified.
const DISQUALIFIED: u32 = 3;

impl Play<'_> {
    pub fn cut(&mut self) -> Result<(), Refusal> {
        if self.event.may_have_a_deciding_match() {
            return self.act(&Command::Cut(CutBy::Announced));
        }
        let announced = self.event.plan.map_or(0, |plan| plan.cut);
        let present = self.event.active().count() as u32;
        let rules = &self.event.ruleset.finals;
        let level = rules.cuts.contains(&CutRule::TopAndLevel);
        let smaller = rules.sizes.iter().filter(|size| **size <= present).max().copied();
        let by = match smaller {
            _ if announced <= present && level && self.one_in(LEVEL_GO_ON) => {
                CutBy::TopAndLevel(announced)
            }
            _ if announced <= present => CutBy::Announced,
            Some(size) => CutBy::Top(size),
            None => {
                let setup = Setup { cut: Some(0), ..Setup::default() };
                return self.act(&Command::Setup(setup.into()));
            }
        };
        if by == CutBy::Announced && self.leaving && self.one_in(BY_HAND) {
            return self.cut_by_hand();
        }
        self.act(&Command::Cut(by))
    }

    /// Makes the announced cut with the next player in the standings instead of the last seed.
    fn cut_by_hand(&mut self) -> Result<(), Refusal> {
        let size = announced_cut_size(&self.event) as usize;
        let best: Vec<Id> = ranked(&self.event).take(size + 1).map(|s| s.entrant).collect();
        let by_size = self.event.plan.is_some_and(|plan| plan.cut_by == CutRule::Top);
        if best.len() <= size || size < 2 || !by_size {
            return self.act(&Command::Cut(CutBy::Announced));
        }
        let seeds = best.iter().enumerate().filter(|(at, _)| at + 1 != size);
        let seeds = seeds.map(|(_, id)| Who::id(*id)).collect();
        self.act(&Command::CutByHand { seeds, reason: "withdrawn".to_owned() })
    }

    pub fn before_a_finals_round(&mut self, next: u32) -> Result<(), Refusal> {
        if next > 1 {
            return self.leave_the_finals();
        }
        let least = if self.event.may_have_a_deciding_match() { 1 } else { 2 };
        while self.one_in(GIVEN_UP) {
            let seeds = self.event.finals().map_or_else(Vec::new, |finals| finals.seeds.clone());
            let Some(id) = self.one_of(&seeds).filter(|_| seeds.len() > least) else { break };
            match self.leaving && self.one_in(2) {
                true => self.lose(id)?,
                false => self.act(&Command::Decline(Who::id(id)))?,
            }
        }
        Ok(())
    }

    /// Removes a player of the newest round of the finals.
    pub fn leave_the_finals(&mut self) -> Result<(), Refusal> {
        if !self.leaving || !self.one_in(LOST) {
            return Ok(());
        }
        let pairings = self.event.round().map_or(&[][..], |round| &round.pairings);
        let there: Vec<Id> = pairings.iter().flat_map(|p| [Some(p.a), p.b]).flatten().collect();
        self.one_of(&there).map_or(Ok(()), |id| self.lose(id))
    }

    fn lose(&mut self, id: Id) -> Result<(), Refusal> {
        match self.one_in(DISQUALIFIED) {
            true => self.disqualify(id),
            false => self.act(&Command::Drop(Who::id(id))),
        }
    }
}
