//! A line of the log in which something was drawn, drawn once more.
//!
//! The line is decided again where it was written, by the code that decided it then. What the
//! organizer chose is taken from the line.

use super::decision::{Decision, Refusal};
use super::registry::Registry;
use super::{check, mission, pair, pair_by_hand, pods, repair, seat, swap};
use crate::event::action::{Added, CheckDrawn, LateSeat, Paired, Repaired, Seat, Seated};
use crate::event::time_call::rolled_again;
use crate::event::{
    Absentees, Action, Event, MissionBy, MissionRequest, Moment, NewEntrant, PodsBy, SeatAt, Who,
};
use crate::msg;
use crate::pairing::DRAW_VERSION;

/// Stands in for a reason, which changes nothing that is drawn.
const WHY: &str = "-";

/// Returns whether chance, or the pairing of a round, has a part in this action.
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

/// Refuses to draw anything in an event of which the rest was drawn in another way.
pub(super) fn drawn_in_this_way(event: &Event, action: &Action) -> Result<(), Refusal> {
    match event.head.draw {
        DRAW_VERSION => Ok(()),
        other if draws(action) => {
            Err(Refusal(msg!("pair.other-draw", n = other, known = DRAW_VERSION)))
        }
        _ => Ok(()),
    }
}

/// This action with everything drawn again; None if nothing in it is drawn.
///
/// `event` is the state before the line.
///
/// # Errors
/// Says why this program draws nothing there.
pub fn drawn_again(event: &Event, recorded: &Action) -> Option<Result<Action, Refusal>> {
    if !draws(recorded) {
        return None;
    }
    let decided = match recorded {
        Action::Add(added) => {
            let again = registered(event, std::slice::from_ref(added)).pop()?;
            return Some(Ok(Action::Add(again)));
        }
        Action::Import(all) => return Some(Ok(Action::Import(registered(event, all)))),
        Action::Pods(seated) => return Some(seated_again(event, seated)),
        Action::Report(reported) => {
            let (mut again, rolls) = (reported.clone(), rolled_again(event, reported)?);
            again.time.as_mut()?.rolls = rolls;
            return Some(Ok(Action::Report(again)));
        }
        Action::Pair(paired) => paired_again(event, paired),
        Action::Mission(_) => mission::settle(event, &another_mission()),
        Action::Swap(swapped) => {
            let [a, b] = swapped.swap.map(Who::id);
            swap::swap(event, &a, &b)
        }
        Action::Seat(seat) => seat::seat(event, &Who::id(seat.id), &asked(event, seat)),
        Action::Repair(repaired) => repaired_again(event, repaired),
        Action::CheckDraw(drawn) => checks_again(event, drawn),
        _ => return None,
    };
    Some(decided.and_then(|decision| decision.action.ok_or(Refusal(decision.message))))
}

/// The entrants with the numbers that they get.
fn registered(event: &Event, all: &[Added]) -> Vec<Added> {
    let given = |one: &Added| one.start.filter(|_| !one.provisional);
    let roster: Vec<NewEntrant> =
        all.iter().map(|one| NewEntrant { start: given(one), ..NewEntrant::default() }).collect();
    let mut registry = Registry::indexed(event, &roster);
    let number = |one: &Added| {
        let start = given(one).or_else(|| registry.free_start());
        let again = Added { start, tie: registry.tie_number(), ..one.clone() };
        registry.insert(one, None);
        again
    };
    all.iter().map(number).collect()
}

fn seated_again(event: &Event, seated: &Seated) -> Result<Action, Refusal> {
    let redrawn = if event.pods.is_empty() { 0 } else { event.pods_redrawn + 1 };
    // The sizes follow from how many pods the organizer wanted.
    let pods = pods::draw(event, PodsBy::Count(seated.pods.len() as u32), redrawn)?;
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

/// The place that was asked for.
fn asked(event: &Event, seat: &LateSeat) -> SeatAt {
    match (seat.instead, seat.table) {
        (Some(gone), Some(table)) if !event.is_house(gone) => {
            SeatAt::Table { table, missing: Some(Who::id(gone).0) }
        }
        _ => SeatAt::Opponent,
    }
}

fn another_mission() -> MissionRequest {
    let (by, reason) = (MissionBy::Redraw, Some(WHY.to_owned()));
    MissionRequest { by, again: false, next: false, reason }
}

fn repaired_again(event: &Event, repaired: &Repaired) -> Result<Decision, Refusal> {
    let with: Vec<Who> = repaired.seated.iter().copied().map(Who::id).collect();
    repair::repair(event, &with, WHY, Moment::new(0, 0))
}

/// The draw for deck checks of at least as many players as were drawn.
fn checks_again(event: &Event, drawn: &CheckDrawn) -> Result<Decision, Refusal> {
    let (all, tables) = (drawn.ids.len(), drawn.tables);
    let enough = |decision: &Decision| matches!(&decision.action, Some(Action::CheckDraw(again)) if again.ids.len() >= all);
    // A table may have one player who is still here, or both.
    let mut again = (all.div_ceil(2)..all).map(|n| check::draw(event, n as u32, tables));
    let fewer = again.find_map(|decided| decided.ok().filter(enough));
    fewer.map_or_else(|| check::draw(event, all as u32, tables), Ok)
}
