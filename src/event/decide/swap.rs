//! Exchanges two players of the round in progress.

use super::apart::{forbidden, not_kept_apart};
use super::decision::{Concern, Decision, verb};
use super::field::{breaches, contenders};
use super::refusals::{no_round, round_robin_refusal};
use super::seating::{Occupancy, broken};
use super::sides;
use crate::event::action::Swapped;
use crate::event::leaders::leaders_who_meet;
use crate::event::refuse_if::refuse_if;
use crate::event::standings::standings;
use crate::event::{Action, Event, Id, Refusal, Round, SideCall, StageKind, Status, Who, find};
use crate::msg;
use crate::pairing::Breach;
use crate::words::Message;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Exchanges two players of the round in progress.
pub(super) fn swap(event: &Event, a: &Who, b: &Who) -> Result<Decision, Refusal> {
    let (a, b) = (find(event, a)?, find(event, b)?);
    refuse_if(a == b, || msg!("tables.same-player", name = event.label(a)))?;
    let stage = event.stage().ok_or_else(no_round)?;
    if !stage.kind.is_preliminary() {
        return Err(Refusal(match event.may_have_a_deciding_match() {
            true => msg!("tables.deciding-match", undo = verb("undo")),
            false => msg!("tables.bracket-is-fixed"),
        }));
    }
    if stage.kind == StageKind::RoundRobin {
        return Err(round_robin_refusal());
    }
    let round = stage.rounds.last().ok_or_else(no_round)?;
    let (mut opponents, mut numbers) = (Vec::new(), Vec::new());
    for id in [a, b] {
        let name = event.label(id);
        let pairing = round.of(id).ok_or_else(|| {
            Refusal(msg!("tables.not-in-round", name = name.as_str(), round = round.number))
        })?;
        if pairing.sits_out() {
            let undo = verb("undo");
            return Err(Refusal(msg!("check-in.swap-sits-out", name, undo)));
        }
        if pairing.has_awarded_bye() {
            return Err(Refusal(msg!("pairing.not-swapped", name, undo = verb("undo"))));
        }
        refuse_if(!pairing.is_bye() && pairing.has_begun(), || {
            msg!("tables.swap-has-result", name)
        })?;
        opponents.push(pairing.opponent(id));
        numbers.push(pairing.table);
    }
    refuse_if(opponents[0] == Some(b), || msg!("tables.play-each-other"))?;
    let met = standings(event);
    let moved = [(a, opponents[1]), (b, opponents[0])];
    let breaches = breaches_of_swap(event, round, [a, b]);
    let again = |one: Id, two: Id| {
        breaches.iter().any(|breach| match breach {
            Breach::Rematches { tables, .. } => {
                tables.contains(&(one, two)) || tables.contains(&(two, one))
            }
            _ => false,
        })
    };
    let bye_is_wrong = breaches.iter().any(|breach| matches!(breach, Breach::ByeWrong { .. }));
    // The checker does not report these facts, but they may be worth knowing.
    let warnings = moved.into_iter().filter_map(|(id, other)| match other {
        Some(other) => (met.opponents(id).any(|met| met == other) && !again(id, other))
            .then(|| msg!("tables.have-met", a = event.label(id), b = event.label(other))),
        None => (met.record(id).is_some_and(|record| record.byes_of_the_draw() > 0)
            && !bye_is_wrong)
            .then(|| msg!("tables.has-had-bye", name = event.label(id))),
    });
    let mut warnings: Vec<Message> = warnings.collect();
    let tables: Vec<[Id; 2]> =
        moved.into_iter().filter_map(|(id, other)| Some([id, other?])).collect();
    let other = breaches.iter().filter(|breach| !matches!(breach, Breach::Forbidden { .. }));
    warnings.extend(other.map(|breach| breach.sentence(&|id| event.label(id))));
    let apart = not_kept_apart(event, &tables, round.number, true);
    let question = forbidden(event, &tables, round.number).then(|| {
        Message::sentences(
            apart.iter().cloned().chain([msg!("pairing.swap-all-the-same")]).collect(),
        )
    });
    let told = msg!("tables.done", a = event.label(a), b = event.label(b));
    let seats = [(a, b, opponents[1], numbers[1]), (b, a, opponents[0], numbers[0])];
    let fixed: Vec<Message> =
        seats.into_iter().flat_map(|seat| fixed_tables_broken(event, seat)).collect();
    let fixed_asked = (!event.is_held() && !fixed.is_empty())
        .then(|| Message::sentences([told.clone()].into_iter().chain(fixed.clone()).collect()));
    let question = match (question, fixed_asked) {
        (Some(apart), Some(_)) => {
            Some(Message::sentences(fixed.iter().cloned().chain([apart]).collect()))
        }
        (apart, fixed) => apart.or(fixed),
    };
    let begun = [a, b].into_iter().filter_map(|id| round.of(id).filter(|pairing| pairing.begun));
    let begun: BTreeSet<u32> = begun.filter_map(|pairing| pairing.table).collect();
    warnings.extend(begun.into_iter().map(|table| msg!("tables.swap-begun", table)));
    warnings.extend(apart);
    warnings.extend(fixed);
    warnings.extend(leaders_who_meet(event, &tables));
    let (sides, said) = sides_of_swap(event, round, [a, b]);
    let told = match said.is_empty() {
        true => told,
        false => Message::sentences([told].into_iter().chain(said).collect()),
    };
    let swapped = Swapped { stage: event.stages.len(), round: round.number, swap: [a, b], sides };
    let decision = Decision::new(Action::Swap(swapped), told).warned(warnings);
    Ok(Decision { question: question.map(Concern::from), ..decision })
}

/// The sides at the tables where these two sit then, the first one's table first.
///
/// The messages tell them. Empty if sides are not balanced.
fn sides_of_swap(event: &Event, round: &Round, [a, b]: [Id; 2]) -> (Vec<SideCall>, Vec<Message>) {
    let (mut calls, mut said) = (Vec::new(), Vec::new());
    for (comes, goes) in [(a, b), (b, a)] {
        let place = |id: Id| if id == goes { comes } else { id };
        let Some(pairing) = round.of(goes) else { continue };
        let (Some(table), Some(other)) = (pairing.table, pairing.b) else { continue };
        let pair = [place(pairing.a), place(other)];
        if let Some(call) = sides::rebalanced(event, round, table, pair) {
            calls.push(call);
            said.extend(sides::told(event, table, pair, call));
        }
    }
    (calls, said)
}

/// The fixed tables that are no longer held after a change of seats.
///
/// The first of these then sits at this table instead of the second, against this opponent. A bye
/// has no table.
fn fixed_tables_broken(
    event: &Event,
    (now, before, other, table): (Id, Id, Option<Id>, Option<u32>),
) -> Vec<Message> {
    let (Some(other), Some(table)) = (other, table) else { return Vec::new() };
    let kept = Occupancy::of(event, None);
    let was = broken(event, &kept, [before, other], table);
    let mut is = broken(event, &kept, [now, other], table);
    is.retain(|one| !was.contains(one));
    is
}

/// Faults that the round has once these two change places, and did not have before.
fn breaches_of_swap(event: &Event, round: &Round, [a, b]: [Id; 2]) -> Vec<Breach> {
    let mut before = event.without_newest_round();
    // The check covers the entrants who were there when the round was paired. Others may have
    // left or come since.
    let entrants = Arc::make_mut(&mut before.entrants);
    for entrant in entrants.iter_mut().filter(|one| round.of(one.id).is_some()) {
        entrant.status = Status::Active;
    }
    before.without_byes();
    let mut field = contenders(&before, round.number);
    field.retain(|one| round.of(one.id).is_some_and(|pairing| !pairing.is_outside_the_draw()));
    let found = |sits: &dyn Fn(Id) -> Id| {
        let pairings = || round.pairings.iter();
        let tables = pairings().filter_map(|p| Some((sits(p.a), sits(p.b?)))).collect();
        let bye = pairings().find(|p| p.is_bye() && !p.is_outside_the_draw()).map(|p| sits(p.a));
        breaches(&before, &field, round.number == 1, &(tables, bye))
    };
    let mut now = found(&|id| match id {
        _ if id == a => b,
        _ if id == b => a,
        _ => id,
    });
    if !now.is_empty() {
        let had = found(&|id| id);
        now.retain(|breach| !had.contains(breach));
    }
    now
}
