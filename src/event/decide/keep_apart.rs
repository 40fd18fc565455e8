//! Keeps two players apart by name, or lifts that.

use super::apart::why_no_round;
use super::decision::{Decision, Given, cleaned_text, verb};
use super::field::contenders;
use super::refusals::has_left;
use crate::event::action::{Announced, ApartSet, Setup, Wish};
use crate::event::refuse_if::refuse_if;
use crate::event::state::KeptApart;
use crate::event::{Action, ApartRequest, Event, Id, Phase, Refusal, Stage, find, phase};
use crate::msg;
use crate::pairing::impossible;
use crate::ruleset::ApartRounds;
use crate::words::{Arg, Message};

pub(super) fn keep_apart(event: &Event, asked: &ApartRequest) -> Result<Decision, Refusal> {
    why_not_apart(event).map_or(Ok(()), |why| Err(Refusal(why)))?;
    let (a, b) = (find(event, &asked.a)?, find(event, &asked.b)?);
    refuse_if(a == b, || msg!("pairing.same-player", name = event.label(a)))?;
    let reason = asked.reason.as_deref();
    let reason = reason.map(|reason| cleaned_text(Given::Reason, reason)).transpose()?;
    let mut decision = match asked.wish {
        Some(wish) => apart(event, [a, b], wish, reason.as_deref())?,
        None => lifted(event, [a, b])?,
    };
    decision.reason = reason.filter(|_| decision.action.is_some());
    Ok(decision)
}

/// Why nobody can be kept apart any more; None: players can be.
pub fn why_not_apart(event: &Event) -> Option<Message> {
    match next_round(event) {
        _ if !event.is_swiss() => Some(msg!("pairing.no-swiss", game = &event.ruleset.name)),
        None => Some(msg!("pairing.swiss-is-over")),
        Some(_) => None,
    }
}

/// The number of the next Swiss round; None if all are paired.
fn next_round(event: &Event) -> Option<u32> {
    let paired = event.preliminary().map_or(0, |stage| stage.rounds.len() as u32);
    let over = event.finals().is_some() || event.preliminary().is_some_and(Stage::all_paired);
    (!over).then_some(paired + 1)
}

fn apart(
    event: &Event,
    pair: [Id; 2],
    wish: Wish,
    reason: Option<&str>,
) -> Result<Decision, Refusal> {
    if let Some(id) = pair.into_iter().find(|id| !event.is_here(*id)) {
        return Err(has_left(&event.label(id)));
    }
    let next = next_round(event).unwrap_or(1);
    if let ApartRounds::Through(last) = wish.rounds
        && last < next
    {
        return Err(Refusal(msg!("pairing.rounds-are-paired", last, next)));
    }
    let known = event.kept_apart(pair[0], pair[1]);
    if known.is_some_and(|known| {
        known.wish == wish && (reason.is_none() || known.why.as_deref() == reason)
    }) {
        return Ok(Decision::unchanged(told(event, pair, wish, true)));
    }
    let mut with = event.clone();
    with.apart.retain(|kept| kept.pair != pair && kept.pair != [pair[1], pair[0]]);
    with.apart.push(KeptApart { pair, wish, why: None, n: 0 });
    // A wish yields where nothing else is possible.
    let impossible = if wish.soft { None } else { still_possible(event, &with)? };
    let mut warnings: Vec<Message> = impossible.into_iter().collect();
    warnings.extend(playing_now(event, pair));
    if !wish.soft && warnings.is_empty() {
        warnings.extend(without_opponents(&with, pair, next));
    }
    let action = Action::Apart(ApartSet { pair, wish: Some(wish) });
    Ok(Decision::new(action, told(event, pair, wish, false)).warned(warnings))
}

fn lifted(event: &Event, pair: [Id; 2]) -> Result<Decision, Refusal> {
    let [a, b] = pair.map(|id| event.label(id));
    let next = next_round(event).unwrap_or(1);
    let Some(known) = event.kept_apart(pair[0], pair[1]) else {
        let groups = event.why_apart(pair[0], pair[1], next);
        return Err(Refusal(match groups.is_empty() {
            true => msg!("pairing.not-by-name", a, b),
            false => {
                let how = Arg::Series(groups.into_iter().map(Into::into).collect());
                msg!("pairing.by-group", a, b, how, setup = verb("setup apart=none"))
            }
        }));
    };
    let action = Action::Apart(ApartSet { pair: known.pair, wish: None });
    let mut without = event.clone();
    without.apart.retain(|kept| kept != known);
    let still = without.why_apart(pair[0], pair[1], next);
    let still = (!still.is_empty()).then(|| {
        let how = Arg::Series(still.into_iter().map(Into::into).collect());
        msg!("pairing.still-by-group", how)
    });
    Ok(Decision::new(action, msg!("pairing.off", a, b)).warned(still))
}

fn told(event: &Event, pair: [Id; 2], wish: Wish, already: bool) -> Message {
    let [a, b] = pair.map(|id| event.label(id));
    let rounds = wish.rounds.phrase();
    match (already, wish.soft) {
        (false, false) => msg!("pairing.done", a, b, rounds),
        (false, true) => msg!("pairing.done-soft", a, b, rounds),
        (true, false) => msg!("pairing.already", a, b, rounds),
        (true, true) => msg!("pairing.already-soft", a, b, rounds),
    }
}

/// Warns of a player who is kept apart from everybody. Few events have only two players, and
/// then the round itself is refused.
fn without_opponents(with: &Event, pair: [Id; 2], round: u32) -> Vec<Message> {
    let field = with.apart_in(round);
    let alone = |id: &Id| {
        let apart = field.iter().find(|(entrant, _)| entrant.id == *id).map(|(_, apart)| apart);
        field.len() > 2 && apart.is_some_and(|apart| apart.must.len() + 1 == field.len())
    };
    let told = |id: Id| msg!("pairing.only-the-bye", name = with.label(id));
    pair.into_iter().filter(alone).map(told).collect()
}

/// The table at which these two play each other now; the round in progress stays.
fn playing_now(event: &Event, [a, b]: [Id; 2]) -> Option<Message> {
    if !matches!(phase(event), Phase::Playing { .. }) {
        return None;
    }
    let pairing = event.round()?.of(a).filter(|pairing| pairing.has(b))?;
    Some(msg!("pairing.play-now", table = pairing.table?))
}

/// Refuses a change by which no next round could be paired.
///
/// Before the first round others may still register, so there it is a warning.
pub(super) fn still_possible(event: &Event, with: &Event) -> Result<Option<Message>, Refusal> {
    let Some(next) = next_round(event) else { return Ok(None) };
    if with.active().count() < 2 {
        return Ok(None);
    }
    let Some(cause) = impossible(&contenders(with, next)) else { return Ok(None) };
    let why = why_no_round(with, &cause);
    match event.stages.is_empty() {
        true => Ok(Some(msg!("pairing.impossible-now", why))),
        false => Err(Refusal(msg!("pairing.impossible", why))),
    }
}

/// Checks groups that are announced to be kept apart.
pub(super) fn check_groups(event: &Event, new: &Setup) -> Result<Option<Message>, Refusal> {
    let by_rules = new.by_rules.contains(&Announced::Apart);
    if new.apart.is_none() && !by_rules {
        return Ok(None);
    }
    why_not_apart(event).map_or(Ok(()), |why| Err(Refusal(why)))?;
    if let Some(groups) = &new.apart {
        let twice = |at: usize| groups[..at].iter().any(|known| known.who == groups[at].who);
        if let Some(at) = (0..groups.len()).find(|at| twice(*at)) {
            return Err(Refusal(msg!("pairing.group-twice", who = groups[at].who.word())));
        }
    }
    let mut with = event.clone();
    with.setup.apart = new.apart.clone();
    still_possible(event, &with)
}
