//! The players who leave after the newest round.

use super::{Event, Id, Status};

/// Those who played in the newest round of the running stage, or had its bye, and have left since.
///
/// They left with its results, by themselves, or because they did not appear. The disqualified are
/// not among them. They are in the order of registration.
pub fn leaving_after_round(event: &Event) -> Vec<Id> {
    let Some(round) = event.round() else { return Vec::new() };
    let left = Status::Dropped { stage: event.stages.len(), after: round.number };
    let gone = event.registered().filter(|entrant| entrant.status == left).map(|e| e.id);
    gone.filter(|id| round.of(*id).is_some()).collect()
}
