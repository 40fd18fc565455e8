//! Players who leave after the match whose result is entered.

use super::decision::{Decision, verb};
use super::table_ref::TableRef;
use crate::event::action::{Leavers, Reported};
use crate::event::refuse_if::refuse_if;
use crate::event::{
    Action, Event, Id, Moment, Refusal, Side, StageKind, afterwards, double, leaving_after_round,
};
use crate::msg;
use crate::ruleset::RoundKind;
use crate::words::{Arg, Message};

/// The leavers to record with this result, and what the organizer should know about them.
/// If none are named, those named before stay.
///
/// # Errors
/// Later rounds are drawn, or the match goes on in a bracket.
pub(super) fn with_result(
    event: &Event,
    at: &TableRef,
    reported: &Reported,
    wanted: Option<Leavers>,
) -> Result<(Leavers, Vec<Message>), Refusal> {
    let Some(wanted) = wanted else { return Ok((at.pairing.leavers, Vec::new())) };
    if !event.is_newest(at.number, at.round.number) {
        let (round, is_over) = at.stage.round_with(at.round.number, ["is", "are"]);
        return Err(Refusal(msg!(
            "result.leaving-round-is-over",
            round,
            verb = is_over,
            drop = verb("drop WHO"),
            rejoin = verb("rejoin WHO"),
        )));
    }
    if reported.open && !at.stage.kind.is_preliminary() && !wanted.is_nobody() {
        let drop = verb("drop WHO");
        return Err(Refusal(msg!("result.match-goes-on", table = reported.table, drop)));
    }
    let leaves = |side| wanted.has(side).then(|| may_leave(event, at, reported, side));
    let [a, b] = [leaves(Side::A), leaves(Side::B)];
    let recorded = [&a, &b].map(|answer| matches!(answer, Some(Ok(true))));
    let leavers = Leavers::of(|side| recorded[side as usize]);
    Ok((leavers, [a, b].into_iter().flatten().filter_map(Result::err).collect()))
}

/// Whether this player is recorded as leaving. An error says why that would mean nothing;
/// a no-show is removed anyway, and that is told with the result.
fn may_leave(
    event: &Event,
    at: &TableRef,
    reported: &Reported,
    side: Side,
) -> Result<bool, Message> {
    let Some(id) = at.pairing.at(side) else { return Ok(false) };
    let name = event.label(id);
    if reported.noshow == Some(side) {
        return Ok(false);
    }
    let known = at.pairing.leavers.has(side) || event.absent.contains(&id);
    refuse_if(!known && !event.is_here(id), || msg!("players.left-already", name = &name))?;
    match at.stage.kind {
        StageKind::Swiss | StageKind::RoundRobin => Ok(true),
        StageKind::DecidingMatch => Err(msg!("result.last-match", name)),
        StageKind::SingleElimination | StageKind::DoubleElimination => {
            match plays_on(event, at, reported, id) {
                PlaysOn::Yes => Ok(true),
                PlaysOn::Out => Err(msg!("result.out-anyway", name)),
                PlaysOn::NothingFollows => Err(msg!("result.last-match", name)),
            }
        }
    }
}

enum PlaysOn {
    Yes,
    /// The result puts them out.
    Out,
    NothingFollows,
}

fn plays_on(event: &Event, at: &TableRef, reported: &Reported, id: Id) -> PlaysOn {
    let action = Action::Report(Reported { drop: Leavers::Nobody, ..reported.clone() });
    let Some(after) = afterwards(event, &action, Moment::new(0, 0)) else { return PlaysOn::Yes };
    if let Some(double) = double::state(&after) {
        return match double.places().iter().any(|place| place.id == id) {
            _ if double.is_over() => PlaysOn::NothingFollows,
            true => PlaysOn::Out,
            false => PlaysOn::Yes,
        };
    }
    let won = after.round().and_then(|round| round.of(id)).and_then(|p| p.winner()) == Some(id);
    match at.round.kind {
        RoundKind::Final => PlaysOn::NothingFollows,
        _ if won => PlaysOn::Yes,
        _ => PlaysOn::Out,
    }
}

/// The sentences about those who leave with this result, and those who no longer do.
pub(super) fn told(event: &Event, at: &TableRef, leavers: Leavers) -> Vec<Message> {
    let before = at.pairing.leavers;
    let of = |some: Leavers| -> Vec<Id> {
        some.sides().filter_map(|side| at.pairing.at(side)).collect()
    };
    let stay = of(before.without(leavers));
    let back = stay.into_iter().map(|id| msg!("result.in-again", name = event.label(id)));
    leaves_after(event, &of(leavers)).into_iter().chain(back).collect()
}

/// The decision that pairs a round, with those who left after the round before it.
pub(super) fn told_with_round(event: &Event, decision: Decision) -> Decision {
    let Some(gone) = not_paired(event) else { return decision };
    Decision { message: Message::sentences(vec![decision.message.clone(), gone]), ..decision }
}

/// The sentence about those who left after the newest round and are not paired now.
pub(super) fn not_paired(event: &Event) -> Option<Message> {
    let gone = leaving_after_round(event);
    let names = Arg::List(gone.iter().map(|id| event.label(*id).into()).collect());
    (!gone.is_empty()).then(|| msg!("result.not-paired", n = gone.len(), names))
}

/// Whether anybody leaves with a result of the newest round.
///
/// The person who pairs the next round may not have entered it.
pub(super) fn any_with_result(event: &Event) -> bool {
    let mut pairings = event.round().into_iter().flat_map(|round| &round.pairings);
    pairings.any(|pairing| !pairing.leavers.is_nobody())
}

/// `After this match Ala Nowak leaves.`
fn leaves_after(event: &Event, who: &[Id]) -> Option<Message> {
    let names = Arg::List(who.iter().map(|id| event.label(*id).into()).collect());
    (!who.is_empty()).then(|| msg!("result.after-match", n = who.len(), names))
}
