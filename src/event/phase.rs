//! The phase of an event, and what comes next.

use super::cutting::announced_cut_size;
use super::finals::{champion, winners};
use super::{Event, Id, StageKind, double};
use crate::msg;
use crate::words::Message;

/// The phase of an event, by what the organizer waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Before the first round.
    Registration,
    /// A round is being played, and this many results are missing.
    Playing { missing: usize },
    /// The next round can be paired.
    BetweenRounds { next: u32 },
    /// The preliminary rounds are over, and the announced cut takes this many; or the first are
    /// level, and two of them play a deciding match.
    CutDue { size: u32 },
    /// Everything announced has been played.
    Decided { champion: Option<Id> },
    /// The event is closed.
    Finished,
}

/// The present phase of this event.
pub fn phase(event: &Event) -> Phase {
    if event.finished.is_some() {
        return Phase::Finished;
    }
    let Some(stage) = event.stage() else { return Phase::Registration };
    let missing = stage.rounds.last().map_or(0, |round| round.missing().count());
    if missing > 0 {
        return Phase::Playing { missing };
    }
    let next = stage.rounds.len() as u32 + 1;
    if stage.kind.is_preliminary() {
        let cut = event.plan.is_some_and(|plan| plan.cut().is_some());
        return match (stage.is_complete(), cut) {
            (false, _) => Phase::BetweenRounds { next },
            (true, _) if !event.level_at_the_top().is_empty() => Phase::CutDue { size: 2 },
            (true, false) => Phase::Decided { champion: champion(event) },
            (true, true) => Phase::CutDue { size: announced_cut_size(event) },
        };
    }
    if let Some(double) = double::state(event) {
        return match double.is_over() {
            true => Phase::Decided { champion: champion(event) },
            false => Phase::BetweenRounds { next },
        };
    }
    let open = match stage.rounds.is_empty() {
        true => stage.seeds.len() > 1,
        // The last game has been played, or nobody is left to play the next.
        false => {
            let winners = winners(event, stage);
            winners.len() > 1 && winners.iter().any(Option::is_some)
        }
    };
    match champion(event) {
        None if open => Phase::BetweenRounds { next },
        champion => Phase::Decided { champion },
    }
}

/// The state of the event in a few words: `before round 3`, `everything is played`.
pub fn phase_phrase(event: &Event) -> Message {
    match phase(event) {
        Phase::Registration if event.draft.is_some() => msg!("keys.draft"),
        Phase::Registration => msg!("verify.registration"),
        Phase::Playing { missing } => msg!("screen.playing", n = missing),
        Phase::CutDue { .. } if event.may_have_a_deciding_match() => {
            msg!("screen.level-at-the-top")
        }
        Phase::BetweenRounds { next } => match event.stage() {
            Some(_) if event.may_have_a_deciding_match() && event.finals().is_some() => {
                msg!("screen.before-deciding-match")
            }
            Some(stage) => msg!("screen.before", round = stage.round_name(next)),
            None => msg!("screen.before-the-first-round"),
        },
        Phase::CutDue { size } => msg!("screen.before-the-cut", n = size),
        Phase::Decided { .. } => msg!("screen.decided"),
        Phase::Finished => msg!("screen.closed"),
    }
}

/// Whether a Swiss round comes next with fewer than two players left.
pub fn swiss_lacks_players(event: &Event) -> bool {
    let swiss = event.stage().is_some_and(|stage| stage.kind == StageKind::Swiss);
    swiss && matches!(phase(event), Phase::BetweenRounds { .. }) && event.active().count() < 2
}
