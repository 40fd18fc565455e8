//! The final places for prizes, which of them are truly equal, and who gets what.

use super::read::{Prize, PrizeFor};
use crate::event::standings::{parted_by_head_to_head, put_ahead};
use crate::event::{
    Event, Id, Phase, Round, Stage, StageKind, Status, champion, double, final_places, phase,
    standings,
};
use crate::msg;
use crate::ruleset::TieBreak;
use crate::words::Message;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The final place of an entrant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub id: Id,
    /// From 1, without gaps and without the disqualified.
    pub place: u32,
    /// The first and the last of the places that are truly equal to this one.
    pub level: (u32, u32),
}

/// Everybody's place once everything is played, best first; empty before. The disqualified have
/// none, and those below them move up. Without a champion, nobody is first.
///
/// Places are truly equal if only the random number separates them, or if both were eliminated in
/// the same round of the finals.
pub fn places(event: &Event) -> Vec<Place> {
    if !matches!(phase(event), Phase::Decided { .. } | Phase::Finished) {
        return Vec::new();
    }
    let is_in = |id: &Id| {
        let status = event.entrant(*id).map(|entrant| entrant.status);
        !matches!(status, None | Some(Status::Disqualified { .. } | Status::Unregistered))
    };
    let order: Vec<Id> = match event.finals() {
        Some(_) => final_places(event).into_iter().filter(is_in).collect(),
        None => standings(event).iter().map(|s| s.entrant).filter(is_in).collect(),
    };
    let ahead = put_ahead(event, standings(event));
    let vacant = u32::from(event.finals().is_some() && champion(event).is_none());
    let first_of = |at: usize| at as u32 + 1 + vacant;
    let mut places = Vec::with_capacity(order.len());
    for group in order.chunk_by(|one, other| are_level(event, &ahead, *one, *other)) {
        let (from, to) = (first_of(places.len()), first_of(places.len() + group.len() - 1));
        for id in group {
            let place = first_of(places.len());
            places.push(Place { id: *id, place, level: (from, to) });
        }
    }
    places
}

/// Whether this entrant and the next one have truly equal places. `ahead` are those whom head to
/// head put ahead of others level with them.
fn are_level(event: &Event, ahead: &BTreeSet<Id>, one: Id, next: Id) -> bool {
    let in_standings = || !ahead.contains(&one) && are_level_in_standings(event, one, next);
    let Some(finals) = event.finals() else { return in_standings() };
    match [one, next].map(|id| is_finalist(finals, id)) {
        [true, true] => far(event, finals, one) == far(event, finals, next),
        [false, false] => in_standings(),
        _ => false,
    }
}

fn is_finalist(finals: &Stage, id: Id) -> bool {
    let played = |id| finals.rounds.first().is_some_and(|round| round.of(id).is_some());
    finals.seeds.contains(&id) || played(id)
}

/// How far a finalist got.
///
/// In a double elimination the first of the shared places, else the number of rounds not survived.
fn far(event: &Event, finals: &Stage, id: Id) -> u32 {
    if finals.kind == StageKind::DoubleElimination {
        let places = double::state(event).map(|double| double.places()).unwrap_or_default();
        return places.iter().find(|place| place.id == id).map_or(0, |place| place.places.0);
    }
    let won = |round: &&Arc<Round>| round.pairings.iter().any(|one| one.winner() == Some(id));
    let rounds = finals.rounds.len();
    let survived = finals.rounds.iter().filter(won).count();
    (rounds - survived) as u32
}

/// Whether both have the same points and tie-breaks, apart from chance and head to head.
fn are_level_in_standings(event: &Event, one: Id, other: Id) -> bool {
    let all = standings(event);
    let points = |id| all.standing(id).map(|standing| standing.points);
    let values = |id| {
        let mut values = all.tie_breaks(id);
        let apart = [TieBreak::Random, TieBreak::HeadToHeadSweep, TieBreak::HeadToHead];
        values.retain(|(by, _)| !apart.contains(by));
        values
    };
    let placed: Vec<Id> = all.iter().map(|standing| standing.entrant).collect();
    points(one) == points(other)
        && values(one) == values(other)
        && !parted_by_head_to_head(event, &placed, one, other)
}

/// The prizes of one entrant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Award {
    pub place: Place,
    pub what: Vec<String>,
}

/// All prizes with who gets them, once everything is played.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Awards {
    /// Best place first; only those who receive something of their own.
    pub awards: Vec<Award>,
    /// The prizes that everybody receives.
    pub everybody: Vec<String>,
    /// How many receive them.
    pub players: usize,
    /// Notes for the organizer: places that nobody has.
    pub remarks: Vec<Message>,
}

/// The prizes with who gets them; None before everything is played, or without prizes.
pub fn awards(event: &Event) -> Option<Awards> {
    let prizes = super::announced(event);
    let places = places(event);
    if prizes.is_empty() || places.is_empty() {
        return None;
    }
    let last = places.iter().rev().find(|place| event.is_here(place.id)).map(|place| place.id);
    let award = |place: &Place| {
        let is_theirs = |prize: &&Prize| match prize.to {
            PrizeFor::Last => Some(place.id) == last,
            PrizeFor::Places { .. } | PrizeFor::Everybody => prize.to.has(place.place),
        };
        let what = prizes.iter().filter(is_theirs).map(|prize| prize.what.clone()).collect();
        Award { place: *place, what }
    };
    let mut awards: Vec<Award> = places.iter().map(award).collect();
    awards.retain(|award| !award.what.is_empty());
    let everybody = prizes.iter().filter(|prize| prize.to == PrizeFor::Everybody);
    let everybody = everybody.map(|prize| prize.what.clone()).collect();
    let remarks = nobody_has(&prizes, &places);
    Some(Awards { awards, everybody, players: places.len(), remarks })
}

/// The note about announced places that nobody has.
fn nobody_has(prizes: &[Prize], places: &[Place]) -> Vec<Message> {
    let (first, last) = match (places.first(), places.last()) {
        (Some(first), Some(last)) => (first.place, last.place),
        _ => return Vec::new(),
    };
    let free = |prize: &&Prize| match prize.to {
        PrizeFor::Places { from, to } => from < first || to > last,
        PrizeFor::Last | PrizeFor::Everybody => false,
    };
    let named = prizes.iter().filter(free);
    named
        .map(|prize| msg!("settings.nobody-has", places = prize.to.phrase(), what = &prize.what))
        .collect()
}
