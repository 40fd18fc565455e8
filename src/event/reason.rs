//! The reason for a pairing, in a sentence.

mod bracket;
mod context;

use super::{Entrant, Event, Pairing, Round, Stage, StageKind};
use crate::pairing::round_robin;
use context::context;

/// The reason for these two or for this bye. It has no names, because they stand beside it.
pub fn reason(event: &Event, stage: &Stage, round: &Round, pairing: &Pairing) -> String {
    let said = match (&pairing.reason, stage.kind) {
        (Some(why), _) => why.reason_among(context(stage, round, **why)),
        _ if pairing.by_hand => "by hand: the organizer's own choice".to_owned(),
        (None, StageKind::Swiss) => "no reason was kept with this round".to_owned(),
        (None, StageKind::RoundRobin) => return in_pod(event, round, pairing),
        (None, StageKind::SingleElimination) => bracket::single(stage, round, pairing),
        (None, StageKind::DoubleElimination) => bracket::double(stage, round, pairing),
        (None, StageKind::DecidingMatch) => bracket::deciding_match(event, stage),
    };
    // No name stands in these sentences, so the word can be replaced.
    said.replace("player", event.entrant_word())
}

/// The reason in a pod: everybody meets everybody, and in an odd pod one rests.
fn in_pod(event: &Event, round: &Round, pairing: &Pairing) -> String {
    if !pairing.is_bye() {
        return "everybody meets everybody".to_owned();
    }
    let free = pairing.free_word();
    let pod = event.pod_of(pairing.a).and_then(|pod| event.pods.get(pod));
    let seats = pod.map_or(0, Vec::len);
    let all = pod.map_or(Vec::new(), |pod| round_robin(pod));
    let tables = (round.number as usize).checked_sub(1).and_then(|at| all.get(at));
    let other = tables.into_iter().flatten().find_map(|&(a, b)| match b {
        Some(b) if b == pairing.a => Some(a),
        Some(b) if a == pairing.a => Some(b),
        _ => None,
    });
    let gone = other.filter(|id| !event.entrant(*id).is_some_and(Entrant::is_active));
    match (gone, other) {
        (Some(gone), _) => format!("{free}, for {} has left", event.label(gone)),
        (None, Some(other)) => format!("{free}, for {} had left", event.label(other)),
        (None, None) => format!("{free}, for the pod is odd: {seats} players"),
    }
}
