//! Checks every rule of an event.
//!
//! A command is decided against the present state. It becomes one action or a refusal.

pub(super) mod again;
pub(super) mod bracket;
pub(super) mod conflict;
pub(super) mod decision;
pub(super) mod field;
pub(super) mod held;
pub(super) mod lost_game;
pub(super) mod numbers;
pub(super) mod refusals;
pub(super) mod repair;
pub(super) mod round_robin;
pub(super) mod stale;
pub(super) mod table_ref;

pub use again::decided_again;
pub use conflict::{Caller, conflict, replaces, reported_by};
pub use decision::{About, Concern, Decision, Refusal};
pub use field::contenders;
pub(super) use repair::{RepairPlan, UnderWay, and_who_waits, clock_told};
pub use round_robin::PodRound;
pub use stale::{result_since, saved_since, stale};

pub use super::actions::{
    manually, oversized, oversized_list, say_where, say_where_or_repair, sides_to_record,
    why_not_apart, why_not_seeds,
};
use super::actions::{officials, seat};
use super::{Command, Event, Moment, foreseen};
use crate::msg;

/// Decides a command against the present state.
///
/// # Errors
/// Says why the command cannot be carried out, and what would make it possible.
pub fn decide(event: &Event, command: &Command, now: Moment) -> Result<Decision, Refusal> {
    let reopens = matches!(command, Command::Undo(_) | Command::Redo(_) | Command::Note(_));
    if event.finished.is_some() && !reopens {
        return match command {
            Command::Finish => Ok(Decision::unchanged(msg!("common.closed-already"))),
            _ => Err(refusals::closed()),
        };
    }
    let decision = held::hold(event, command.ruled(event, now)?);
    let decision = held::still_paired(event, decision);
    if let Some(action) = &decision.action {
        again::drawn_in_this_way(event, action)?;
        held::not_before_it_is_posted(event, action)?;
    }
    let decision = officials::held_to_the_leader_rules(event, command, decision, now)?;
    let without_place = seat::left_without_place(event, command, &decision, now);
    let decision = command.asked(event, decision.warned(without_place), now);
    Ok(foreseen::warned(event, command, decision, now))
}

/// Whether the rules refuse this command even from a user who knows what it replaces. There is
/// nothing to ask about it then.
pub fn is_refused(event: &Event, command: &Command) -> bool {
    // No refusal of a result depends on the time.
    decide(event, &command.clone().knowingly(), Moment::new(0, 0)).is_err()
}
