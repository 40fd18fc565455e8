//! Byes that players ask for.

use super::awarded::ENOUGH;
use super::play::Play;
use crate::event::{Command, Details, GivenBye, Id, Refusal, Who, decide};

/// One round in this many is asked for by somebody.
const ASKED: u32 = 3;
/// One request in this many is taken back.
const TAKEN_BACK: u32 = 5;

impl Play<'_> {
    /// Lets somebody ask for a bye, or take that back, as long as enough are left to play.
    pub fn ask_for_byes(&mut self) -> Result<(), Refusal> {
        let Some(round) = self.event.coming_swiss_round() else { return Ok(()) };
        let known = self.event.ruleset.preliminary.requested_byes().is_some();
        if known && self.byes.below(ASKED) == 0 {
            let field: Vec<Id> = self.event.next_field().map(|entrant| entrant.id).collect();
            if field.len() >= ENOUGH {
                let who = Who::id(field[self.byes.index(field.len())]);
                let ask = Command::Bye { who: who.clone(), round, off: false };
                // A player may have had the most, and in the last rounds nobody may.
                if decide(&self.event, &ask, self.now()).is_ok() {
                    self.act(&ask)?;
                    if self.byes.below(TAKEN_BACK) == 0 {
                        self.act(&Command::Bye { who, round, off: true })?;
                    }
                }
            }
        }
        self.fill_the_round(round)
    }

    /// Brings players back into a round that too few would play because others left.
    fn fill_the_round(&mut self, round: u32) -> Result<(), Refusal> {
        while self.event.next_field().nth(1).is_none() {
            let asked = self.event.with_given_bye(GivenBye::Requested).first().copied();
            let awarded = self.event.with_given_bye(GivenBye::Awarded).first().copied();
            match (asked, awarded) {
                (Some(id), _) => self.act(&Command::Bye { who: Who::id(id), round, off: true })?,
                (None, Some(id)) => {
                    let details = Details { byes: Some(round - 1), ..Details::default() };
                    self.act(&Command::Edit { who: Who::id(id), details, reason: None })?;
                }
                (None, None) => return Ok(()),
            }
        }
        Ok(())
    }
}
