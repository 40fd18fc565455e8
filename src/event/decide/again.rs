//! Decides a line of the log again, at its place in the log.
//!
//! Everything drawn in it is drawn again; what the organizer chose is taken from the line.

use super::{Decision, Refusal};
use crate::event::actions::{
    Added, CheckDrawn, Edited, LateSeat, MissionSet, Paired, Seat, Seated, deck_check, draft,
    finals, leave, mission, pair, pair_by_hand, registration, repair, seat, setup, tables,
};
use crate::event::time_call::rolled_again;
use crate::event::{
    Absentees, Action, Details, Entry, Event, MissionBy, MissionRequest, Moment, NewEntrant,
    PodsBy, SeatAt, Texts, Who,
};
use crate::msg;
use crate::pairing::DRAW_VERSION;

/// A placeholder for a reason, which no draw depends on.
const WHY: &str = "-";

/// Whether chance or pairing has a part in this action.
fn draws(action: &Action) -> bool {
    match action {
        Action::Add(_) | Action::Import(_) | Action::Pair(_) | Action::Repair(_) => true,
        Action::Swap(_) | Action::CheckDraw(_) => true,
        Action::Pods(seated) => !seated.by_hand,
        Action::Mission(set) => set.redrawn > 0,
        Action::Seat(seat) => seat.to == Seat::Opponent,
        Action::Report(reported) => reported.time.as_ref().is_some_and(|time| time.rolled),
        _ => false,
    }
}

/// Refuses to draw anything in an event that was drawn by another version of the algorithm.
pub(super) fn drawn_in_this_way(event: &Event, action: &Action) -> Result<(), Refusal> {
    match event.head.draw {
        DRAW_VERSION => Ok(()),
        other if draws(action) => {
            Err(Refusal(msg!("pairing.other-draw", n = other, known = DRAW_VERSION)))
        }
        _ => Ok(()),
    }
}

/// The action this program would record in place of this line; None if nothing in it is drawn or
/// computed.
///
/// `event` is the state before the line.
///
/// # Errors
/// The reason why this program would not write the line.
pub fn decided_again(event: &Event, line: &Entry) -> Option<Result<Action, Refusal>> {
    use Action::*;
    let why = line.reason.as_deref();
    let decided = match &line.action {
        Add(Added { name, leads: Some(role), .. }) => {
            registration::with_a_task(event, name.clone(), *role)
        }
        Add(added) => registration::add(event, &entering(added)),
        Import(all) => registration::import(event, &all.iter().map(entering).collect::<Vec<_>>()),
        Edit(edited) => registration::edit(event, &Who::id(edited.id), &details(edited), why),
        Remove(id) => registration::remove(event, &Who::id(*id)),
        Drop(left) => leave::drop(event, &Who::id(left.id)),
        Disqualify(left) => leave::disqualify(event, &Who::id(left.id), why),
        Rejoin(returned) => leave::rejoin(event, &Who::id(returned.id)),
        Decline(declined) => finals::decline(event, &Who::id(declined.id)),
        Setup(new) => setup::setup(event, new),
        Pods(seated) if !seated.by_hand => return Some(seated_again(event, seated)),
        Pair(paired) => paired_again(event, paired),
        Mission(set) => mission::settle(event, &wanted(set)),
        Swap(swapped) => {
            let [a, b] = swapped.swap.map(Who::id);
            tables::swap(event, &a, &b)
        }
        Seat(seat) => seat::seat(event, &Who::id(seat.id), &asked(event, seat)),
        Repair(repaired) => {
            let with: Vec<Who> = repaired.seated.iter().copied().map(Who::id).collect();
            repair::repair(event, &with, WHY, Moment::new(0, 0))
        }
        CheckDraw(drawn) => checks_again(event, drawn),
        Report(reported) => {
            let (mut again, rolls) = (reported.clone(), rolled_again(event, reported)?);
            again.time.as_mut()?.rolls = rolls;
            return Some(Ok(Action::Report(again)));
        }
        Official(_) | Dismiss(_) | Presence(_) | CheckIn(_) | Apart(_) | Pods(_) | Draft(_)
        | Started(_) | Cut(_) | Table(_) | Post(_) | Side(_) | Claim(_) | Settle(_) | Timer(_)
        | Extend(_) | Call(_) | Penalty(_) | Recommend(_) | DeckCheck(_) | Component(_)
        | List(_) | AcceptList(_) | Note(_) | Auction(_) | Overkill(_) | Rule(_) | Redraft(_)
        | Take(_) | ByHand(_) | Finish(_) | Undo(_) | Redo(_) => return None,
    };
    Some(decided.and_then(|decision| decision.action.ok_or(Refusal(decision.message))))
}

fn entering(added: &Added) -> NewEntrant {
    let Added { table, here, paid, house, byes, .. } = *added;
    let (name, start) = (added.name.clone(), added.start.filter(|_| !added.provisional));
    let new = NewEntrant { name, start, table, here, paid, house, byes, ..NewEntrant::default() };
    new.with_texts_of(added)
}

fn details(edited: &Edited) -> Details {
    let Edited { start, table, house, byes, .. } = *edited;
    let name = edited.name.clone();
    Details { name, start, table, house, byes, ..Details::default() }.with_texts_of(edited)
}

fn seated_again(event: &Event, seated: &Seated) -> Result<Action, Refusal> {
    let redrawn = if event.pods.is_empty() { 0 } else { event.pods_redrawn + 1 };
    // The sizes follow from the number of pods.
    let pods = draft::draw(event, PodsBy::Count(seated.pods.len() as u32), redrawn)?;
    Ok(Action::Pods(Seated { pods, by_hand: false, redrawn }))
}

fn paired_again(event: &Event, paired: &Paired) -> Result<Decision, Refusal> {
    if paired.by_hand {
        let tables = paired.tables.iter().map(|[a, b]| (Who::id(*a), Some(Who::id(*b))));
        let bye = paired.bye.map(|id| (Who::id(id), None));
        return pair_by_hand::pair_by_hand(event, &tables.chain(bye).collect::<Vec<_>>());
    }
    if paired.redrawn > 0 {
        return pair::redraw(event, WHY);
    }
    let sits_out = event.not_checked_in().iter().all(|id| paired.out.contains(id));
    pair::pair_settling(
        event,
        match sits_out {
            _ if !paired.removed.is_empty() => Absentees::Remove,
            true => Absentees::Out,
            false => Absentees::Keep,
        },
    )
}

/// The place that was requested.
fn asked(event: &Event, seat: &LateSeat) -> SeatAt {
    match (seat.instead, seat.table) {
        (Some(gone), Some(table)) if !event.is_house(gone) => {
            SeatAt::Table { table, missing: Some(Who::id(gone).0) }
        }
        _ => match seat.to {
            Seat::Opponent => SeatAt::Opponent,
            Seat::Bye => SeatAt::Bye,
            Seat::Loss => SeatAt::Loss,
            Seat::Next => SeatAt::Next,
        },
    }
}

fn wanted(set: &MissionSet) -> MissionRequest {
    let by = match set.roll {
        _ if set.redrawn > 0 => MissionBy::Redraw,
        Some(roll) => MissionBy::Die(roll),
        None => MissionBy::Hand(set.mission.to_string()),
    };
    let (again, next) = (set.again, set.is_for_next_round());
    MissionRequest { by, again, next, reason: Some(WHY.to_owned()) }
}

/// A draw for deck checks that yields at least as many players as were drawn.
fn checks_again(event: &Event, drawn: &CheckDrawn) -> Result<Decision, Refusal> {
    let (all, tables) = (drawn.ids.len(), drawn.tables);
    let enough = |decision: &Decision| matches!(&decision.action, Some(Action::CheckDraw(again)) if again.ids.len() >= all);
    // A table may have one player or two who are still in the event.
    let mut again = (all.div_ceil(2)..all).map(|n| deck_check::draw(event, n as u32, tables));
    let fewer = again.find_map(|decided| decided.ok().filter(enough));
    fewer.map_or_else(|| deck_check::draw(event, all as u32, tables), Ok)
}
