//! Check-ins before the first round, and players who sit a round out.

use super::play::Play;
use crate::event::{Absentees, Command, Id, Phase, Refusal, Who, decide, phase};

/// One registered player in this many does not come.
const STAYS_AWAY: u32 = 16;
/// One player in this many owes the entry fee for a while.
const OWES: u32 = 8;
/// One round in this many is sat out by somebody.
const SAT_OUT: u32 = 6;
/// One player in this many who was marked as away comes all the same.
const COMES_ALL_THE_SAME: u32 = 6;

impl Play<'_> {
    /// Marks who has come, if the event has a check-in.
    pub fn check_in(&mut self) -> Result<(), Refusal> {
        if !self.event.checks_in() {
            return Ok(());
        }
        let all: Vec<Id> = self.event.active().map(|entrant| entrant.id).collect();
        let spare = self.leaving && self.event.may_sit_out();
        for id in all {
            let stays_away = spare && self.absences.below(STAYS_AWAY) == 0;
            if stays_away {
                continue;
            }
            let paid = (self.absences.below(OWES) > 0).then_some(true);
            self.act(&Command::CheckIn { who: Who::id(id), here: Some(true), paid })?;
            if paid.is_none() && self.absences.below(2) == 0 {
                self.act(&Command::CheckIn { who: Who::id(id), here: None, paid: Some(true) })?;
            }
        }
        Ok(())
    }

    /// Marks somebody as away for the coming round, as long as enough are left to play it.
    fn sit_out(&mut self) -> Result<(), Refusal> {
        let swiss = self.leaving && self.event.may_sit_out() && !self.event.stages.is_empty();
        if !swiss || self.absences.below(SAT_OUT) > 0 {
            return Ok(());
        }
        for _ in 0..1 + self.absences.below(2) {
            let field: Vec<Id> = self.event.next_field().map(|entrant| entrant.id).collect();
            if field.len() < 4 {
                return Ok(());
            }
            let id = field[self.absences.index(field.len())];
            self.act(&Command::CheckIn { who: Who::id(id), here: Some(false), paid: None })?;
            if self.absences.below(COMES_ALL_THE_SAME) == 0 {
                self.act(&Command::CheckIn { who: Who::id(id), here: Some(true), paid: None })?;
            }
        }
        Ok(())
    }

    /// The command that pairs the next round, once it is known who plays it.
    pub fn pairing(&mut self) -> Result<Command, Refusal> {
        if !matches!(phase(&self.event), Phase::Registration | Phase::BetweenRounds { .. }) {
            return Ok(Command::Pair);
        }
        self.sit_out()?;
        self.fill_the_round()?;
        if self.event.not_checked_in().is_empty() {
            return Ok(Command::Pair);
        }
        let wanted = Absentees::ALL[self.absences.index(Absentees::ALL.len())];
        let wanted = Command::PairSettling(wanted);
        // With fewer players the announced cut may not be possible.
        let possible = decide(&self.event, &wanted, self.now()).is_ok();
        Ok(if possible { wanted } else { Command::PairSettling(Absentees::Keep) })
    }
}
