//! Why a pairing is as it is, in a sentence.

mod bracket;
mod pods;

use super::{Event, Id, Pairing, Round, Stage, StageKind};
use crate::pairing::Why;
use crate::pairing::why::Around;

/// Why these two, or why this bye: without the names, for they stand beside it.
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
    // No name stands in these sentences.
    said.replace("player", event.entrant_word())
}

fn around(stage: &Stage, round: &Round, why: Why) -> Around {
    let group = match why {
        Why::PairedDown { points, size: 2, .. } => go_down(round, points),
        _ => Vec::new(),
    };
    let past = stage.rounds.iter().take_while(|past| past.number < round.number);
    let met = match group[..] {
        [one, two] => past.flat_map(|past| &past.pairings).any(|p| p.has(one) && p.has(two)),
        _ => false,
    };
    Around { bye: round.pairings.iter().any(Pairing::is_bye), met }
}

/// Those who were drawn to go below from the group at so many points.
fn go_down(round: &Round, at: u32) -> Vec<Id> {
    let down = |pairing: &Pairing| match **pairing.reason.as_ref()? {
        Why::PairedDown { a, points, .. } if points == at => Some(a),
        _ => None,
    };
    round.pairings.iter().filter_map(down).collect()
}
