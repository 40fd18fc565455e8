//! What holds for every command.
//!
//! A command is decided against the present state. It becomes one action or a refusal.

pub(super) mod again;
pub(super) mod bracket;
pub(super) mod decision;
pub(super) mod field;
pub(super) mod lost_game;
pub(super) mod meanwhile;
pub(super) mod numbers;
pub(super) mod round_robin;
pub(super) mod table_ref;

pub(super) use super::actions::repair::{clock_notice, with_all_unseated};
pub(super) use super::actions::under_way::{RepairPlan, UnderWay};
pub use again::decided_again;
pub use decision::{About, Concern, Decision, Refusal};
pub use field::contenders;
pub use meanwhile::{Caller, conflict, reported_by, result_since, saved_since, stale};
pub use round_robin::PodRound;

pub use super::actions::{
    manually, oversized, oversized_list, say_where, say_where_or_repair, sides_to_record,
    why_not_apart, why_not_seeds,
};
use super::actions::{officials, pair, post, seat};
use super::preflight::problems::new_problems;
use super::{Action, Command, Event, Moment, afterwards};
use crate::msg;
use crate::words::Message;
use std::cell::OnceCell;

/// Decides a command against the present state.
///
/// # Errors
/// The reason why the command cannot be carried out, and what would make it possible.
pub fn decide(event: &Event, command: &Command, now: Moment) -> Result<Decision, Refusal> {
    Ok(Trial::of(event, command, now)?.decision)
}

/// A command that is decided, and the event as it would be afterwards.
#[derive(Debug)]
pub struct Trial<'a> {
    pub(super) event: &'a Event,
    pub(super) command: &'a Command,
    pub(super) now: Moment,
    pub decision: Decision,
    /// Computed on first use; None if nothing would be written.
    after: OnceCell<Option<Event>>,
}

impl<'a> Trial<'a> {
    /// Decides a command against the present state: by its own rules, then by the common ones. The
    /// question and the warnings about problems ahead come last.
    ///
    /// # Errors
    /// The reason why the command cannot be carried out, and what would make it possible.
    pub fn of(event: &'a Event, command: &'a Command, now: Moment) -> Result<Trial<'a>, Refusal> {
        let reopens = matches!(command, Command::Undo(_) | Command::Redo(_) | Command::Note(_));
        let mut decision = match command {
            _ if event.finished.is_none() || reopens => command.ruled(event, now)?,
            Command::Finish => Decision::unchanged(msg!("common.closed-already")),
            _ => return Err(decision::closed()),
        };
        pair::tell_round(event, &mut decision);
        let mut trial = Trial { event, command, now, decision, after: OnceCell::new() };
        let Some(action) = trial.action() else { return Ok(trial) };
        again::drawn_in_this_way(event, action)?;
        post::not_before_it_is_posted(event, action)?;
        let late = officials::announced_late(event, action);
        let held = post::still_paired(event, action);
        trial.warn(late.into_iter().chain(held));
        trial.warn(officials::broken_leader_rules(&trial)?);
        trial.warn(seat::newly_unseated(&trial));
        trial.ask();
        trial.warn(new_problems(&trial));
        Ok(trial)
    }

    /// The action to record; None if everything is already as asked.
    pub(super) fn action(&self) -> Option<&Action> {
        self.decision.action.as_ref()
    }

    /// The event as the action would leave it; None if nothing would be written.
    pub fn after(&self) -> Option<&Event> {
        let after = || afterwards(self.event, self.action()?, self.now);
        self.after.get_or_init(after).as_ref()
    }

    fn warn(&mut self, warnings: impl IntoIterator<Item = Message>) {
        self.decision.warnings.extend(warnings.into_iter().map(Concern::from));
    }
}
