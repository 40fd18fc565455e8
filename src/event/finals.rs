//! The champion and the places that the finals give.

use super::standings::standings;
use super::{Event, Id, Stage, StageKind};

/// The champion, as soon as everything announced has been played: the winner
/// of the final, or without finals the first of the standings.
pub fn champion(event: &Event) -> Option<Id> {
    if let Some(finals) = event.finals() {
        let last = finals.rounds.last()?;
        let [only] = last.pairings.as_slice() else { return None };
        return only.winner();
    }
    let stage = event.preliminary()?;
    let no_cut = event.plan.is_some_and(|plan| plan.cut == 0);
    (no_cut && stage.is_complete()).then(|| standings(event).first().map(|s| s.entrant))?
}

/// The order after the finals, best first: champion, runner-up, then by the
/// round of the loss, shared places in the order of the seeds. Empty before
/// the cut.
pub fn final_places(event: &Event) -> Vec<Id> {
    let Some(finals) = event.finals() else { return Vec::new() };
    let mut places: Vec<Id> = entered(finals);
    // A stable sort keeps the seeds' order among those who got equally far.
    places.sort_by_key(|id| std::cmp::Reverse(reached(finals, *id)));
    let behind = standings(event).iter().map(|s| s.entrant);
    let rest: Vec<Id> = behind.filter(|id| !places.contains(id)).collect();
    places.extend(rest);
    places
}

/// Everybody in the finals: the seeds, or where the event started with
/// elimination the players in the order of their games.
fn entered(finals: &Stage) -> Vec<Id> {
    if !finals.seeds.is_empty() {
        return finals.seeds.clone();
    }
    let Some(first) = finals.rounds.first() else { return Vec::new() };
    let mut pairings: Vec<_> = first.pairings.iter().collect();
    pairings.sort_by_key(|p| p.number);
    pairings.iter().flat_map(|p| [Some(p.a), p.b]).flatten().collect()
}

/// How many rounds of the finals this entrant survived.
fn reached(finals: &Stage, id: Id) -> usize {
    debug_assert!(finals.kind != StageKind::DoubleElimination);
    finals
        .rounds
        .iter()
        .filter(|round| round.pairings.iter().any(|p| p.winner() == Some(id)))
        .count()
}
