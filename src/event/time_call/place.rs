//! The facts that the event knows of a table whose time is called.

use super::call::{Setting, procedure_for};
use super::tell::time_clause;
use crate::event::action::TimeCalled;
use crate::event::outcome::Side;
use crate::event::{Event, Pairing, Round, Stage};
use crate::msg;
use crate::ruleset::Procedure;
use crate::words::Message;

impl Event {
    /// The table of this round, as far as the calculation needs it.
    ///
    /// # Errors
    /// A clause says why time is not called here.
    pub fn time_setting(
        &self,
        number: usize,
        round: &Round,
        pairing: &Pairing,
    ) -> Result<Setting<'_>, Message> {
        let stage = number.checked_sub(1).and_then(|at| self.stages.get(at));
        let stage = stage.ok_or_else(|| msg!("time-call.no-procedure"))?;
        let found = procedure_for(&self.ruleset, round.kind, stage.shape);
        let procedure = found.ok_or_else(|| self.why_no_procedure(round))?;
        let seats = pairing.on_sides().and_then(|[first, _]| pairing.side(first));
        let third = pairing.on_sides_of_third_game();
        let third = third.and_then(|[first, _]| pairing.side(first));
        let table = pairing.table.unwrap_or_default();
        Ok(Setting {
            ruleset: &self.ruleset,
            procedure,
            shape: stage.shape,
            draws: stage.draws(&self.ruleset),
            margin: stage.margin(&self.ruleset),
            timed: stage.has_timed_wins(&self.ruleset).then_some(self.scoring().per),
            so_far: pairing.so_far,
            first_sides: [seats, seats.map(Side::other), third],
            seed: self.head.seed,
            purpose: format!("stage {number} round {} table {table}", round.number),
        })
    }

    fn why_no_procedure(&self, round: &Round) -> Message {
        match !self.ruleset.end_of_time.is_empty() && round.minutes == 0 {
            true => msg!("time-call.no-clock"),
            false => msg!("time-call.no-procedure"),
        }
    }

    /// The procedure of the matches of a round, which may be gone.
    fn time_procedure(&self, stage: usize, round: u32) -> Option<&Procedure> {
        let stage: &Stage = self.stages.get(stage.checked_sub(1)?)?;
        let round = stage.rounds.get((round as usize).checked_sub(1)?)?;
        procedure_for(&self.ruleset, round.kind, stage.shape)
    }

    /// The clause behind a result that time gave: `time called: less damage (11 to 14), step 1`.
    pub fn time_clause(&self, (stage, round): (usize, u32), time: &TimeCalled) -> Message {
        time_clause(self.time_procedure(stage, round), time)
    }

    /// The clause about time in the result of this table, if time gave it.
    pub fn time_clause_of(&self, pairing: &Pairing) -> Option<Message> {
        let time = pairing.time.as_deref()?;
        let rounds = |stage: &'_ Stage| -> Option<u32> {
            let mut rounds = stage.rounds.iter().rev();
            let is_it = |round: &&std::sync::Arc<Round>| {
                round.pairings.iter().any(|other| std::ptr::eq(other, pairing))
            };
            rounds.find(is_it).map(|round| round.number)
        };
        let mut stages = self.stages.iter().enumerate().rev();
        let found = stages.find_map(|(at, stage)| Some((at + 1, rounds(stage)?)));
        let procedure = found.and_then(|(stage, round)| self.time_procedure(stage, round));
        Some(time_clause(procedure, time))
    }

    /// Seconds until the time of this table is up, with its extra minutes; negative after it.
    /// None: the clock neither runs nor is paused.
    pub fn time_left_at(&self, pairing: &Pairing, now: i64) -> Option<i64> {
        let left = self.clock.reading(now).seconds()?;
        Some(left + i64::from(pairing.extra_minutes) * 60)
    }
}
