//! Words for the progress line of a large simulated event.

use crate::event::{Action, Command, Entry, Event, Phase, phase};
use crate::msg;
use crate::words::Message;

/// From this many players, an event takes seconds and shows its progress.
pub(super) const MANY_PLAYERS: u32 = 1000;

/// Whether a step takes long in itself, so it is shown before it begins.
pub(super) fn is_long(command: &Command) -> bool {
    matches!(command, Command::Pair | Command::PairSettling(_) | Command::Redraw { .. })
}

/// The words for a played step: `Round 4 of 9: pairing`, `Round 4 of 9: 312 of 2500 results`.
pub(super) fn played(event: &Event, command: &Command) -> Message {
    match (phase(event), event.round()) {
        (Phase::Registration, _) if is_long(command) => msg!("simulate.pairing-first"),
        (Phase::Registration, _) => msg!("simulate.registration"),
        (Phase::BetweenRounds { next }, _) if is_long(command) => {
            msg!("simulate.pairing", round = round(event, event.stages.len(), next))
        }
        (_, Some(newest)) => {
            let round = round(event, event.stages.len(), newest.number);
            let tables = newest.pairings.iter().filter(|pairing| !pairing.is_bye()).count();
            let missing = newest.missing().count();
            let done = tables - missing.min(tables);
            msg!("simulate.results", round, done, all = tables)
        }
        (_, None) => msg!("simulate.finals"),
    }
}

/// The words for a checked line: `Round 4 of 9: checking`. None: the check takes no time.
pub(super) fn checked(event: &Event, line: &Entry) -> Option<Message> {
    match &line.action {
        Action::Pair(paired) => {
            let round = round(event, paired.stage, paired.round);
            Some(msg!("simulate.checking", round))
        }
        Action::Finish(_) => Some(msg!("simulate.checking-standings")),
        _ => None,
    }
}

fn round(event: &Event, stage: usize, number: u32) -> Message {
    let stage = stage.checked_sub(1).and_then(|at| event.stages.get(at));
    match stage {
        Some(stage) => stage.round_title(number),
        None => msg!("round.number", n = number).capitalised(),
    }
}
