//! Where the event stands, and what comes next.

use super::finals::{champion, winners};
use super::{Event, Id, double};

/// What the organizer is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Before the first round.
    Registration,
    /// A round is being played: so many results are missing.
    Playing { missing: usize },
    /// The next round can be paired.
    BetweenRounds { next: u32 },
    /// The preliminary rounds are over and a cut of this size is announced.
    CutDue { size: u32 },
    /// Everything announced has been played.
    Decided { champion: Option<Id> },
    /// Closed.
    Finished,
}

/// Where this event stands.
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
        let cut = event.plan.map_or(0, |plan| plan.cut);
        return match (stage.is_complete(), cut) {
            (false, _) => Phase::BetweenRounds { next },
            (true, 0) => Phase::Decided { champion: champion(event) },
            (true, size) => Phase::CutDue { size },
        };
    }
    if let Some(double) = double::of(event) {
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
