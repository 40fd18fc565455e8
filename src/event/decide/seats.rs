//! Tables: giving pairs their tables, and swapping players.

use super::apart::not_kept_apart;
use super::pair::{breaches, contenders, seats_decide};
use super::{Action, Decision};
use crate::event::action::Swapped;
use crate::event::leaders::leaders_who_meet;
use crate::event::standings::standings;
use crate::event::{Event, Id, Refusal, Round, StageKind, Status, Who, find};
use crate::pairing::Breach;
use std::collections::BTreeSet;

/// Gives each pair its table. An entrant with a fixed table stays there; the other pairs
/// fill the rest from table 1, in the order given. The numbers are empty if they are simply
/// 1, 2, 3 …
pub(super) fn assign(event: &Event, pairs: Vec<[Id; 2]>) -> (Vec<[Id; 2]>, Vec<u32>, Vec<String>) {
    let fixed = |pair: &[Id; 2]| pair.iter().find_map(|id| Some((*id, event.entrant(*id)?.table?)));
    let mut taken = BTreeSet::new();
    let mut warnings = Vec::new();
    let mut seats: Vec<Option<u32>> = Vec::with_capacity(pairs.len());
    for pair in &pairs {
        let seat = fixed(pair).filter(|(id, table)| {
            let free = taken.insert(*table);
            if !free {
                warnings.push(format!(
                    "{} should sit at table {table}, but somebody else must as well.",
                    event.label(*id)
                ));
            }
            free
        });
        seats.push(seat.map(|(_, table)| table));
    }
    let mut free = (1..).filter(|table| !taken.contains(table));
    let numbers: Vec<u32> =
        seats.iter().map(|seat| seat.or_else(|| free.next()).unwrap_or(0)).collect();
    let plain = numbers.iter().copied().eq(1..=pairs.len() as u32);
    (pairs, if plain { Vec::new() } else { numbers }, warnings)
}

/// Exchanges two players of the round in progress.
pub(super) fn swap(event: &Event, a: &Who, b: &Who) -> Result<Decision, Refusal> {
    let (a, b) = (find(event, a)?, find(event, b)?);
    if a == b {
        return Err(Refusal(format!("Both are {}: swap needs two players.", event.label(a))));
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
        return Err(seats_decide());
    }
    let round = stage.rounds.last().ok_or("No round is paired: there is nobody to swap.")?;
    let mut opponents = Vec::new();
    for id in [a, b] {
        let pairing = round.of(id).ok_or_else(|| {
            Refusal(format!("{} does not play in round {}.", event.label(id), round.number))
        })?;
        if !pairing.is_bye() && pairing.has_begun() {
            return Err(Refusal(format!(
                "The table of {} has its result: undo that report first.",
                event.label(id)
            )));
        }
        opponents.push(if pairing.a == id { pairing.b } else { Some(pairing.a) });
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
    warnings.extend(breaches.iter().map(|breach| breach.sentence(&|id| event.label(id))));
    if round.number == 1 {
        warnings.extend(not_kept_apart(event, &tables, true));
    }
    warnings.extend(leaders_who_meet(event, &tables));
    let swapped = Swapped { stage: event.stages.len(), round: round.number, swap: [a, b] };
    let told = format!("{} and {} have changed places.", event.label(a), event.label(b));
    Ok(Decision::new(Action::Swap(swapped), told).warned(warnings))
}

/// Faults that the round has once these two change places, and did not have before.
fn breaches_of_swap(event: &Event, round: &Round, [a, b]: [Id; 2]) -> Vec<Breach> {
    let mut before = event.without_newest_round();
    // The check covers the entrants who were there when the round was paired, whoever has
    // left or come since.
    for entrant in before.entrants.iter_mut().filter(|one| round.of(one.id).is_some()) {
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
    let had = found(&|id| id);
    let mut now = found(&|id| match id {
        _ if id == a => b,
        _ if id == b => a,
        _ => id,
    });
    now.retain(|breach| !had.contains(breach));
    now
}
