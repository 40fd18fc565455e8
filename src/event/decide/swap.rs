//! Exchanges two players of the round in progress.

use super::apart::not_kept_apart;
use super::decision::Decision;
use super::field::{breaches, contenders};
use super::refusals::round_robin_refusal;
use crate::event::action::Swapped;
use crate::event::leaders::leaders_who_meet;
use crate::event::standings::standings;
use crate::event::{Action, Event, Id, Refusal, Round, StageKind, Status, Who, find};
use crate::pairing::Breach;
use std::sync::Arc;

/// Exchanges two players of the round in progress.
pub(super) fn swap(event: &Event, a: &Who, b: &Who) -> Result<Decision, Refusal> {
    let (a, b) = (find(event, a)?, find(event, b)?);
    if a == b {
        return Err(Refusal::from(format!("Both are {}: swap needs two players.", event.label(a))));
    }
    let stage = event.stage().ok_or("No round is paired: there is nobody to swap.")?;
    if !stage.kind.is_preliminary() {
        if event.may_have_a_deciding_match() {
            return Err(Refusal::from(
                "The deciding match is played by the two who are seeded: undo goes back to before that.",
            ));
        }
        return Err(Refusal::from("A bracket is fixed: players cannot be swapped in the finals."));
    }
    if stage.kind == StageKind::RoundRobin {
        return Err(round_robin_refusal());
    }
    let round = stage.rounds.last().ok_or("No round is paired: there is nobody to swap.")?;
    let mut opponents = Vec::new();
    for id in [a, b] {
        let pairing = round.of(id).ok_or_else(|| {
            Refusal::from(format!("{} does not play in round {}.", event.label(id), round.number))
        })?;
        if !pairing.is_bye() && pairing.has_begun() {
            return Err(Refusal::from(format!(
                "The table of {} has its result: undo that report first.",
                event.label(id)
            )));
        }
        opponents.push(pairing.opponent(id));
    }
    if opponents[0] == Some(b) {
        return Err(Refusal::from("They play each other: swapping them changes nothing."));
    }
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
            .then(|| format!("{} and {} have met before.", event.label(id), event.label(other))),
        None => (met.record(id).is_some_and(|record| record.byes > 0) && !bye_is_wrong)
            .then(|| format!("{} has had a bye before.", event.label(id))),
    });
    let mut warnings: Vec<String> = warnings.collect();
    let tables: Vec<[Id; 2]> =
        moved.into_iter().filter_map(|(id, other)| Some([id, other?])).collect();
    warnings
        .extend(breaches.iter().map(|breach| breach.sentence(&|id| event.label(id)).to_string()));
    if round.number == 1 {
        warnings.extend(not_kept_apart(event, &tables, true));
    }
    warnings.extend(leaders_who_meet(event, &tables).into_iter().map(String::from));
    let swapped = Swapped { stage: event.stages.len(), round: round.number, swap: [a, b] };
    let told = format!("{} and {} have changed places.", event.label(a), event.label(b));
    Ok(Decision::new(Action::Swap(swapped), told).warned(warnings))
}

/// Faults that the round has once these two change places, and did not have before.
fn breaches_of_swap(event: &Event, round: &Round, [a, b]: [Id; 2]) -> Vec<Breach> {
    let mut before = event.without_newest_round();
    // The check covers the entrants who were there when the round was paired, whoever has
    // left or come since.
    let entrants = Arc::make_mut(&mut before.entrants);
    for entrant in entrants.iter_mut().filter(|one| round.of(one.id).is_some()) {
        entrant.status = Status::Active;
    }
    let mut field = contenders(&before, round.number == 1);
    field.retain(|one| round.of(one.id).is_some());
    let found = |sits: &dyn Fn(Id) -> Id| {
        let pairings = || round.pairings.iter();
        let tables = pairings().filter_map(|p| Some((sits(p.a), sits(p.b?)))).collect();
        let bye = pairings().find(|p| p.is_bye()).map(|p| sits(p.a));
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
