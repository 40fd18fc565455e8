//! Byes that players ask for, and the second day.

use super::awarded::ENOUGH;
use super::play::Play;
use crate::event::action::Setup;
use crate::event::{Command, Details, GivenBye, Id, Refusal, Who, decide};
use crate::ruleset::{DayLine, LineBy};

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

    /// Draws the line of the second day: as announced, or so that about half go on.
    pub fn second_day(&mut self) -> Result<(), Refusal> {
        let known = self.event.ruleset.preliminary.second_day.as_ref();
        let known = known.map_or(Vec::new(), |rule| rule.by.clone());
        let here = self.event.active().count() as u32;
        let by = known.get(self.byes.index(known.len())).copied().unwrap_or(LineBy::Top);
        let median = crate::event::ranked(&self.event).nth(here as usize / 2);
        let n = match by {
            LineBy::Top => (here / 2).max(2),
            LineBy::Points => {
                let units = self.event.ruleset.preliminary.points.units;
                median.map_or(0, |standing| standing.points / units)
            }
            LineBy::Record => self.event.plan.map_or(0, |plan| plan.rounds / 2),
        };
        let wanted = [None, Some(DayLine { by, n })];
        for line in wanted {
            let line = Command::SecondDay(line);
            if decide(&self.event, &line, self.now()).is_ok() {
                return self.act(&line);
            }
        }
        // Too few are left for a second day.
        self.act(&Command::Setup(Setup { second_day: Some(0), ..Setup::default() }.into()))
    }
}
