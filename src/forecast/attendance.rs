//! Players who leave, come back, enter late or are disqualified between rounds.

use super::play::Play;
use crate::event::action::Leavers;
use crate::event::{Command, Id, NewPenalty, Refusal, Status, Who};
use crate::ruleset::PenaltyEffect;

/// One in this many leaving players does not wait for the end of the round.
const LEAVES_AT_ONCE: u32 = 8;
/// One in this many dropped players comes back before the next round.
const COMES_BACK: u32 = 8;
/// One in this many late players is not there yet for the next round.
const LATER_STILL: u32 = 3;
/// One round in this many is the last of the house player, who may come back.
const HOUSE_PLAYER_GOES: u32 = 10;
/// One round in this many has a disqualification.
const DISQUALIFIED: u32 = 50;

impl Play<'_> {
    /// Plays the time between two Swiss rounds.
    pub fn between_rounds(&mut self, after: u32) -> Result<(), Refusal> {
        self.leave(after, 1)?;
        if self.one_in(DISQUALIFIED) && self.can_spare_one() {
            let out = self.somebody();
            out.map_or(Ok(()), |id| self.disqualify(id))?;
        }
        // Like any volunteer, the house player has to go now and then.
        let house = self.event.house_player().map(|house| house.id);
        if let Some(id) = house
            && self.leaving
            && self.one_in(HOUSE_PLAYER_GOES)
        {
            self.act(&Command::Drop(Who::id(id)))?;
        }
        let left: Vec<Id> = (self.event.entrants.iter())
            .filter(|entrant| matches!(entrant.status, Status::Dropped { .. }))
            .map(|entrant| entrant.id)
            .collect();
        for id in left {
            if self.one_in(COMES_BACK) {
                self.act(&Command::Rejoin(Who::id(id)))?;
            }
        }
        let last = self.event.plan.is_some_and(|plan| after + 1 >= plan.rounds);
        while !self.late_entries.is_empty() && (last || !self.one_in(LATER_STILL)) {
            let late = self.late_entries.remove(0);
            self.act(&Command::Add(late))?;
        }
        Ok(())
    }

    /// Lets players leave during a round; their tables still need results.
    pub fn in_the_middle_of_a_round(&mut self) -> Result<(), Refusal> {
        if self.event.finals().is_some() {
            return self.leave_the_finals();
        }
        let round = self.event.round().map_or(0, |round| round.number);
        self.leave(round, LEAVES_AT_ONCE)
    }

    /// The players of a table who say with its result that they leave, as half of those do who
    /// are due to.
    pub fn leavers(&mut self, of: [Id; 2]) -> Option<Leavers> {
        if !self.leaving || self.event.finals().is_some() {
            return None;
        }
        let round = self.event.round().map_or(0, |round| round.number);
        let goes = |id: Id| {
            self.leaves.get(id as usize - 1) == Some(&Some(round)) && self.event.is_here(id)
        };
        let leavers = Leavers::of(|side| goes(of[side as usize]));
        // Two have to be left to be paired.
        let enough = self.event.active().nth(1 + leavers.sides().count()).is_some();
        (!leavers.is_nobody() && enough && self.one_in(2)).then_some(leavers)
    }

    /// Drops the players who are due to leave after this round, or one in `share` of them.
    fn leave(&mut self, round: u32, share: u32) -> Result<(), Refusal> {
        let due = |id: &Id| self.leaves.get(*id as usize - 1) == Some(&Some(round));
        let due: Vec<Id> = self.event.active().map(|e| e.id).filter(due).collect();
        for id in due {
            if self.one_in(share) && self.can_spare_one() {
                self.act(&Command::Drop(Who::id(id)))?;
            }
        }
        Ok(())
    }

    pub fn disqualify(&mut self, id: Id) -> Result<(), Refusal> {
        let reason = Some("marked cards".to_owned());
        self.act(&Command::Disqualify { who: Who::id(id), reason })
    }

    /// Gives a penalty of the game; it never removes a player who is needed.
    pub fn penalty(&mut self, id: Id) -> Result<(), Refusal> {
        let kinds: Vec<(String, PenaltyEffect)> = (self.event.ruleset.penalties.iter())
            .map(|penalty| (penalty.id.clone(), penalty.effect))
            .collect();
        if kinds.is_empty() {
            return Ok(());
        }
        let (kind, effect) = kinds[self.chance.index(kinds.len())].clone();
        let leaves = matches!(effect, PenaltyEffect::Removal | PenaltyEffect::Disqualification);
        let known = self.event.is_here(id);
        if leaves && !(known && self.can_spare_one()) {
            return Ok(());
        }
        let points = (effect == PenaltyEffect::Points).then(|| 1 + self.chance.below(3));
        self.act(&Command::Penalty(NewPenalty { points, ..NewPenalty::new(Who::id(id), kind) }))
    }
}
