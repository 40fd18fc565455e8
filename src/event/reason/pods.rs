//! Reasons in pods: everybody meets everybody, and in an odd pod one rests.

use crate::event::{Entrant, Event, Pairing, Round};
use crate::pairing::round_robin;

pub(super) fn reason(event: &Event, round: &Round, pairing: &Pairing) -> String {
    if !pairing.is_bye() {
        return "everybody meets everybody".to_owned();
    }
    let free = pairing.outcome.as_ref().map_or("rests", |outcome| outcome.free_word());
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
