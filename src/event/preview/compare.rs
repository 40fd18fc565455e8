//! The event before an action and after it, compared as wholes.

use super::places::{into_the_cut, places};
use super::rounds;
use super::seeds::{differing, seeds_now};
use crate::event::next_step::plan_in_words;
use crate::event::{Event, Id, Phase, StageKind, champion, phase, plan_for};
use crate::msg;
use crate::ruleset::PairingKind;
use crate::words::Message;

/// Every difference that somebody who is not concerned would notice, the nearest first, and what
/// comes next then.
pub(super) fn changes(before: &Event, after: &Event, concerned: &[Id]) -> Vec<Message> {
    rows(before, after, concerned).into_iter().chain(then(before, after)).collect()
}

/// The differences in the rows of others: tables, results, places, seeds, byes.
pub(super) fn rows(before: &Event, after: &Event, concerned: &[Id]) -> Vec<Message> {
    let mut told = rounds::of_the_newest(before, after);
    told.extend(fewer_rounds(before, after));
    told.extend(places(before, after, concerned));
    told.extend(into_the_cut(before, after));
    told.extend(seeds(before, after));
    told.extend(champions(before, after));
    told.extend(field(before, after));
    told.extend(halves(before, after));
    told
}

/// The same for an announcement that is changed while the event runs.
pub(in crate::event) fn of_the_announcement(before: &Event, after: &Event) -> Vec<Message> {
    changes(before, after, &[])
}

/// The last round is an earlier one than was announced.
fn fewer_rounds(before: &Event, after: &Event) -> Option<Message> {
    let planned = |event: &Event| event.preliminary().map(|stage| stage.planned);
    let (was, is) = (planned(before)?, planned(after)?);
    (is < was).then(|| msg!("preflight.fewer-rounds", n = is, was))
}

/// The rounds and the cut for those registered, before the first round.
pub(super) fn structure(before: &Event, after: &Event) -> Option<Message> {
    if !before.stages.is_empty() || !after.stages.is_empty() {
        return None;
    }
    let plan = |event: &Event| {
        let players = event.active().count() as u32;
        (players, plan_for(event, players).map(|(plan, _)| plan).ok())
    };
    (plan(before) != plan(after)).then(|| plan_in_words(after))
}

fn seeds(before: &Event, after: &Event) -> Option<Message> {
    let seeds = |event: &Event| event.finals().map(|finals| finals.seeds.clone());
    match (seeds(before), seeds(after)) {
        (Some(_), None) => Some(msg!("preflight.nobody-seeded")),
        (None, Some(is)) => differing(after, &[], &is).map(|seeds| msg!("preflight.seeds", seeds)),
        (Some(was), Some(is)) if was != is => Some(seeds_now(after, &was, &is)),
        _ => None,
    }
}

fn champions(before: &Event, after: &Event) -> Option<Message> {
    match (champion(before), champion(after)) {
        (Some(was), None) => Some(msg!("preflight.no-champion", name = before.label(was))),
        (Some(was), Some(is)) if was != is => {
            Some(msg!("preflight.other-champion", name = after.label(is), was = before.label(was)))
        }
        (None, Some(is)) => Some(msg!("preflight.champion", name = after.label(is))),
        _ => None,
    }
}

/// How many would play the next Swiss round, if that decides whether somebody has the bye.
fn field(before: &Event, after: &Event) -> Option<Message> {
    let comes = |event: &Event| {
        let stage = event.stage().filter(|stage| stage.kind == StageKind::Swiss)?;
        let more = !stage.all_paired() && event.house_player().is_none();
        more.then(|| event.next_field().count())
    };
    let (was, is) = (comes(before)?, comes(after)?);
    (was % 2 != is % 2).then(|| match is % 2 {
        0 => msg!("preflight.no-bye", n = is),
        _ => msg!("preflight.a-bye", n = is),
    })
}

/// Players whose half in the next round changes, because of a start number.
fn halves(before: &Event, after: &Event) -> Option<Message> {
    if after.ruleset.preliminary.pairing != PairingKind::HalvesByStart {
        return None;
    }
    let stage = after.stage().filter(|stage| stage.kind == StageKind::Swiss)?;
    if stage.all_paired() || before.entrants.len() != after.entrants.len() {
        return None;
    }
    let both = before.entrants.iter().zip(after.entrants.iter());
    let others: Vec<Id> =
        both.filter(|(was, is)| was.start != is.start).map(|(_, is)| is.id).collect();
    let (n, names) = (others.len(), after.some_names(&others));
    (n > 0).then(|| msg!("preflight.halves", n, names))
}

/// The next step, if the change makes it another one. A round that is gone or there again has told
/// it already.
fn then(before: &Event, after: &Event) -> Option<Message> {
    let rounds = |event: &Event| event.stages.iter().map(|stage| stage.rounds.len()).sum::<usize>();
    if rounds(before) != rounds(after) || phase(before) == phase(after) {
        return None;
    }
    let what = match phase(after) {
        Phase::Playing { .. } => return None,
        Phase::Registration => return Some(msg!("preflight.registration")),
        Phase::Decided { .. } => return Some(msg!("preflight.all-played")),
        Phase::Finished => return Some(msg!("preflight.closed")),
        Phase::CutDue { .. } if after.may_have_a_deciding_match() => msg!("preflight.level"),
        Phase::CutDue { size } => msg!("preflight.the-cut", n = size),
        Phase::BetweenRounds { next } => match after.stage() {
            Some(stage) => stage.round_name(next),
            None => msg!("preflight.the-first-round"),
        },
    };
    Some(msg!("preflight.next", what))
}
