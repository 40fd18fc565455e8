//! The reason for a pairing, in a sentence.

mod around;
mod bracket;
mod pods;

use super::{Event, Pairing, Round, Stage, StageKind};
use around::around;

/// The reason for these two or for this bye. It has no names, because they stand beside it.
pub fn reason(event: &Event, stage: &Stage, round: &Round, pairing: &Pairing) -> String {
    let said = match (&pairing.reason, stage.kind) {
        (Some(why), _) => why.reason_among(around(stage, round, **why)),
        _ if pairing.by_hand => "by hand: the organizer's own choice".to_owned(),
        (None, StageKind::Swiss) => "no reason was kept with this round".to_owned(),
        (None, StageKind::RoundRobin) => return pods::reason(event, round, pairing),
        (None, StageKind::SingleElimination) => bracket::single(stage, round, pairing),
        (None, StageKind::DoubleElimination) => bracket::double(stage, round, pairing),
        (None, StageKind::DecidingMatch) => bracket::deciding_match(event, stage),
    };
    // No name stands in these sentences, so the word can be replaced.
    said.replace("player", event.entrant_word())
}
