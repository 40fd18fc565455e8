//! The reason for a pairing, in a sentence.

mod bracket;

use super::{Event, Id, Pairing, Round, Stage, StageKind};
use crate::msg;
use crate::pairing::explanation::Around;
use crate::pairing::{Explanation, round_robin};
use crate::words::Message;

/// The reason for this pairing or this bye, without names, which are shown beside it.
pub fn reason(event: &Event, stage: &Stage, round: &Round, pairing: &Pairing) -> Message {
    if pairing.has_awarded_bye() {
        return msg!("pairing.reason-for", why = "awarded");
    }
    let message = why_paired(event, stage, round, pairing);
    if stage.kind.is_preliminary() {
        event.with_sides(message, round.number, pairing)
    } else {
        message
    }
}

fn why_paired(event: &Event, stage: &Stage, round: &Round, pairing: &Pairing) -> Message {
    match (&pairing.reason, stage.kind) {
        (Some(why), _) if event.house_game(pairing).is_some() => house(**why),
        (Some(why), _) => {
            let message = why.reason_among(around(event, stage, round, **why));
            event.with_kept_apart(message, round, pairing)
        }
        _ if pairing.sits_out() => msg!("pairing.reason-for", why = "out"),
        _ if pairing.repaired => msg!("pairing.reason-for", why = "repaired"),
        _ if pairing.by_hand => msg!("pairing.reason-for", why = "by-hand"),
        (None, StageKind::Swiss) => msg!("pairing.reason-for", why = "not-kept"),
        (None, StageKind::RoundRobin) => in_pod(event, round, pairing),
        (None, StageKind::SingleElimination) => bracket::single(event, stage, round, pairing),
        (None, StageKind::DoubleElimination) => bracket::double(event, stage, round, pairing),
        (None, StageKind::DecidingMatch) => bracket::deciding_match(event, stage),
    }
}

/// What the reason of a table needs to know about the rest of the round.
fn around(event: &Event, stage: &Stage, round: &Round, why: Explanation) -> Around {
    let met = match why {
        Explanation::PairedDown { points, size: 2, .. } => have_met(stage, round, points),
        _ => false,
    };
    let teams = event.ruleset.entrants.team_size > 1;
    let bye = |one: &Pairing| {
        one.is_bye() && !one.is_outside_the_draw() || event.house_game(one).is_some()
    };
    let units = event.ruleset.preliminary.points.units;
    Around { bye: round.pairings.iter().any(bye), met, teams, units }
}

/// Why this player meets the house player: by the rule for the bye.
fn house(why: Explanation) -> Message {
    match why {
        Explanation::ByeDrawn { .. } => msg!("players.reason", why = "drawn"),
        Explanation::ByeLowest { byes: 0, .. } => msg!("players.reason", why = "lowest"),
        Explanation::ByeDrawnApart { .. } | Explanation::ByeNext { .. } => {
            msg!("players.reason", why = "apart")
        }
        _ => msg!("players.reason", why = "again"),
    }
}

/// Whether the two who were paired down from this many points have met before.
fn have_met(stage: &Stage, round: &Round, from: u32) -> bool {
    let down = round.pairings.iter().filter_map(|pairing| match **pairing.reason.as_ref()? {
        Explanation::PairedDown { a, points, .. } if points == from => Some(a),
        _ => None,
    });
    let [one, two] = down.collect::<Vec<Id>>()[..] else { return false };
    let mut past = stage.rounds.iter().take_while(|past| past.number < round.number);
    past.any(|past| past.of(one).is_some_and(|pairing| pairing.has(two)))
}

/// The reason in a pod: everybody meets everybody, and in an odd pod one player rests.
fn in_pod(event: &Event, round: &Round, pairing: &Pairing) -> Message {
    if !pairing.is_bye() {
        return msg!("pairing.everybody-meets");
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
    match other {
        Some(gone) => msg!("pairing.free-has-left", free, name = event.label(gone)),
        None => msg!("pairing.free-odd", free, players = event.count_entrants(seats)),
    }
}
