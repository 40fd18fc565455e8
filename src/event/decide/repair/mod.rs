//! Repairs the round under way, so that it keeps the rules, by changing the fewest tables.

mod seats;
mod under_way;

use super::decision::{Decision, Given, cleaned_text, verb};
use super::refusals::has_left;
use crate::event::action::Repaired;
use crate::event::actions::keep_apart::not_kept_apart;
use crate::event::actions::officials::leaders_who_meet;
use crate::event::actions::tables::{Occupancy, broken};
use crate::event::refuse_if::refuse_if;
use crate::event::without_place;
use crate::event::{Action, Event, Id, Moment, Refusal, Who, find};
use crate::msg;
use crate::words::Message;
pub(in crate::event) use under_way::{RepairPlan, UnderWay};

/// Repairs the round under way, with these players seated besides.
pub(in crate::event) fn repair(
    event: &Event,
    with: &[Who],
    reason: &str,
    now: Moment,
) -> Result<Decision, Refusal> {
    let under_way = UnderWay::new(event, &seated(event, with)?)?;
    let plan = under_way.least()?;
    let number = under_way.round.number;
    if plan.repaired.concerned().next().is_none() {
        return Ok(Decision::unchanged(msg!("tables.nothing", round = number)));
    }
    if reason.trim().is_empty() && !event.is_held() {
        let repair = verb("repair why=REASON");
        return Err(Refusal(msg!("tables.no-reason", repair)));
    }
    let reason = match reason.trim() {
        "" => None,
        why => Some(cleaned_text(Given::Reason, why)?),
    };
    let what = event.repair_in_words(&plan.repaired);
    let told = msg!("tables.repair-done", round = number, n = plan.tables, what);
    let repaired = &plan.repaired;
    let kept = Occupancy::of(event, None);
    let tables = repaired.tables.iter().zip(&repaired.at);
    let seats = tables.flat_map(|(pair, at)| broken(event, &kept, *pair, *at));
    let mut warnings: Vec<Message> = plan.wrong.clone();
    warnings.extend(not_kept_apart(event, &repaired.tables, number, false));
    warnings.extend(seats);
    warnings.extend(leaders_who_meet(event, &repaired.tables));
    warnings.extend(clock_told(event, now));
    let action = Action::Repair(Box::new(plan.repaired));
    Ok(Decision { reason, ..Decision::new(action, told).warned(warnings) })
}

/// The changes that the repair would make now; None if the rules forbid it.
pub(in crate::event) fn plan_for(event: &Event, with: &[Who]) -> Option<Repaired> {
    let under_way = UnderWay::new(event, &seated(event, with).ok()?).ok()?;
    under_way.least().ok().map(|plan| plan.repaired)
}

/// These players and all who wait for a place, each once: a repair seats them all.
pub(in crate::event) fn and_who_waits(event: &Event, mut with: Vec<Id>) -> Vec<Id> {
    let waiting = without_place(event);
    with.extend(waiting.into_iter().filter(|id| !with.contains(id)).collect::<Vec<Id>>());
    with
}

/// The players who get a place in the round, each once.
fn seated(event: &Event, with: &[Who]) -> Result<Vec<Id>, Refusal> {
    let mut ids: Vec<Id> = Vec::new();
    for who in with {
        let id = find(event, who)?;
        let name = event.label(id);
        if !event.is_here(id) {
            return Err(has_left(&name));
        }
        refuse_if(event.is_house(id), || msg!("tables.house", name = &name))?;
        match event.round().and_then(|round| round.of(id)) {
            Some(pairing) if pairing.sits_out() => {
                let seat = verb(format!("seat #{id} opponent"));
                return Err(Refusal(msg!("tables.sits-out", name, seat)));
            }
            Some(_) => return Err(Refusal(msg!("tables.has-place", name))),
            None => {}
        }
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    Ok(and_who_waits(event, ids))
}

/// How long the clock has run, if tables may have begun that are not marked so.
pub(in crate::event) fn clock_told(event: &Event, now: Moment) -> Option<Message> {
    let minutes = event.clock.played(now.unix)? / 60;
    let open = event.round()?.missing().any(|pairing| !pairing.is_under_way());
    let begun = verb("begun TABLE …");
    (minutes > 0 && open).then(|| msg!("tables.clock", n = minutes, begun))
}
