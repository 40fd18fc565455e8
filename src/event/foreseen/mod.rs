//! Warnings of things that cannot work as they stand, told before they happen.
//!
//! Each kind of fact is told at most once, and only while it is true. A decision that makes
//! one true warns of it; the announcement shows all of them.

mod rounds;
mod schedule;

pub use schedule::{Schedule, schedule};

use super::announcement::Item;
use super::{Action, Command, Decision, Event, Moment};
use crate::msg;
use crate::words::Message;

/// Everything that cannot work as it stands, one sentence for each kind of fact.
///
/// The moment is only used for the schedule.
pub fn foreseen(event: &Event, now: Moment) -> Vec<Message> {
    facts(event, now).into_iter().map(|fact| fact.message).collect()
}

/// The estimate of the day as an item of the announcement; None if nothing can be estimated.
///
/// It warns if the hall closes before the end.
pub fn schedule_item(event: &Event, now: Moment) -> Option<Item> {
    let schedule = schedule(event, now)?;
    let odd = schedule.too_late(event).into_iter().collect();
    Some(Item {
        odd,
        ..Item::new("schedule", msg!("settings.item-schedule"), schedule.phrase().capitalised())
    })
}

/// A fact about what cannot work, and the kind it is told under.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Foreseen {
    pub kind: Kind,
    pub message: Message,
}

/// Facts of one kind differ only in their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// More rounds than players have opponents, or free rounds.
    Rematch,
    /// More than one player may be unbeaten in the end.
    Unbeaten,
    /// The cut takes all players, or more than there are.
    CutTooLarge,
    /// Nobody can have the points that the cut demands.
    CutOutOfReach,
    /// The hall closes before the end.
    Late,
}

fn facts(event: &Event, now: Moment) -> Vec<Foreseen> {
    let mut facts = lasting(event);
    let late = schedule(event, now).and_then(|schedule| schedule.too_late(event));
    facts.extend(late.map(|message| Foreseen { kind: Kind::Late, message }));
    facts
}

/// The facts that do not depend on the time.
pub(super) fn lasting(event: &Event) -> Vec<Foreseen> {
    let no_longer = event.finished.is_some() || event.finals().is_some();
    if no_longer || event.active().nth(1).is_none() {
        return Vec::new();
    }
    let all = [
        (Kind::Rematch, rounds::rematch(event)),
        (Kind::Unbeaten, rounds::unbeaten(event)),
        (Kind::CutTooLarge, rounds::cut_too_large(event)),
        (Kind::CutOutOfReach, rounds::cut_out_of_reach(event)),
    ];
    let told = all.into_iter().filter_map(|(kind, told)| Some((kind, told?)));
    told.map(|(kind, message)| Foreseen { kind, message }).collect()
}

/// The lasting facts of this kind, for the item of the announcement that they concern.
pub(super) fn lasting_of(event: &Event, kinds: &[Kind]) -> Vec<Message> {
    let all = lasting(event).into_iter().filter(|fact| kinds.contains(&fact.kind));
    all.map(|fact| fact.message).collect()
}

/// Adds what the decision makes true, and before the first round all that is true.
pub(super) fn warned(
    event: &Event,
    command: &Command,
    decision: Decision,
    now: Moment,
) -> Decision {
    let Some(action) = &decision.action else { return decision };
    if command.pairs() {
        let begins = event.stages.is_empty();
        let told = facts(event, now).into_iter().filter(|fact| begins || fact.kind == Kind::Late);
        return decision.warned(told.map(|fact| fact.message));
    }
    let new = if command.is_foreseen() { newly(event, command, action, now) } else { Vec::new() };
    decision.warned(new)
}

/// The facts that hold after this action and did not hold before.
fn newly(event: &Event, command: &Command, action: &Action, now: Moment) -> Vec<Message> {
    // While the first players are entered, nobody knows yet how many will come.
    let first = matches!(command, Command::Add(_)) && event.active().nth(1).is_none();
    let Some(after) = event.clone().with_action(action, now).filter(|_| !first) else {
        return Vec::new();
    };
    let known = facts(event, now);
    // An organizer who sets the time wants to hear whether it is enough.
    let sets_time = matches!(command, Command::Setup(s) if s.closes.is_some() || s.pause.is_some());
    let mut new = facts(&after, now);
    new.retain(|fact| {
        sets_time && fact.kind == Kind::Late || known.iter().all(|other| other.kind != fact.kind)
    });
    new.into_iter().map(|fact| fact.message).collect()
}
