//! Words for the progress line of a large simulated event.

use crate::event::{Action, Command, Entry, Event, Phase, phase};

/// From this many players, an event takes seconds and shows its progress.
pub(super) const MANY_PLAYERS: u32 = 1000;

/// Whether a step takes long in itself, so it is shown before it begins.
pub(super) fn is_long(command: &Command) -> bool {
    matches!(command, Command::Pair | Command::Redraw { .. })
}

/// The words for a played step: `Round 4 of 9: pairing`, `Round 4 of 9: 312 of 2500 results`.
pub(super) fn played(event: &Event, command: &Command) -> String {
    match (phase(event), event.round()) {
        (Phase::Registration, _) if is_long(command) => "Round 1: pairing".to_owned(),
        (Phase::Registration, _) => "Registration".to_owned(),
        (Phase::BetweenRounds { next }, _) if is_long(command) => {
            format!("{}: pairing", round(event, event.stages.len(), next))
        }
        (_, Some(newest)) => {
            let round = round(event, event.stages.len(), newest.number);
            let tables = newest.pairings.iter().filter(|pairing| !pairing.is_bye()).count();
            let missing = newest.missing().count();
            format!("{round}: {} of {tables} results", tables - missing.min(tables))
        }
        (_, None) => "Finals".to_owned(),
    }
}

/// The words for a checked line: `Round 4 of 9: checking`. None: the check takes no time.
pub(super) fn checked(event: &Event, line: &Entry) -> Option<String> {
    match &line.action {
        Action::Pair(paired) => {
            Some(format!("{}: checking", round(event, paired.stage, paired.round)))
        }
        Action::Finish(_) => Some("Standings: checking".to_owned()),
        _ => None,
    }
}

fn round(event: &Event, stage: usize, number: u32) -> String {
    let stage = stage.checked_sub(1).and_then(|at| event.stages.get(at));
    stage.map_or_else(|| format!("Round {number}"), |stage| stage.round_title(number).to_string())
}
