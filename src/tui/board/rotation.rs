//! Decides which views matter at a moment, and when to turn to the next page.

use super::View;
use crate::event::{Event, Phase, Reading, phase};

/// Seconds for which a page stays.
pub const STAY: i64 = 10;
/// Seconds for which a page stays after somebody has turned to it with a key.
pub const HOLD: i64 = 30;
/// Seconds after the start of a round during which players still look for their tables.
const SEATING: i64 = 300;

/// The views that [`View::Rotate`] goes through; the list is never empty.
pub fn stops(event: &Event, now: i64) -> Vec<View> {
    let wanted: &[View] = match phase(event) {
        Phase::Registration => &[View::ByName],
        Phase::Playing { .. } if is_seating(event, now) => &[View::ByName],
        Phase::Playing { .. } if event.finals().is_some() => &[View::Bracket, View::Clock],
        // In the first round there are no standings yet.
        Phase::Playing { .. } if event.stages.iter().all(|s| s.rounds.len() < 2) => {
            &[View::Clock, View::Pairings]
        }
        Phase::Playing { .. } => &[View::Clock, View::Pairings, View::Standings],
        Phase::BetweenRounds { .. } if event.finals().is_some() => &[View::Bracket],
        Phase::BetweenRounds { .. } => &[View::Standings],
        Phase::CutDue { .. } | Phase::Decided { .. } | Phase::Finished => {
            &[View::Standings, View::Bracket]
        }
    };
    let stops: Vec<View> = wanted.iter().copied().filter(|view| view.has_content(event)).collect();
    if stops.is_empty() { vec![View::ByName] } else { stops }
}

/// Whether a round is paired and players still look for their seats. This holds until the clock
/// has run for `SEATING` seconds.
fn is_seating(event: &Event, now: i64) -> bool {
    let reported = |p: &crate::event::Pairing| !p.is_bye() && p.outcome.is_some();
    let Some(round) = event.round() else { return false };
    match event.clock.reading(now) {
        // Without a clock, the first result shows that the players have sat down.
        Reading::Stopped => !round.pairings.iter().any(reported),
        Reading::Running(left) | Reading::Paused(left) => {
            event.clock.minutes() * 60 - left < SEATING
        }
    }
}

/// The position of a board in its views and pages.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Place {
    pub stop: usize,
    pub page: usize,
    /// The second at which the board turns the page by itself.
    pub until: i64,
}

impl Place {
    pub fn first(now: i64) -> Place {
        Place { stop: 0, page: 0, until: now + STAY }
    }

    /// The next page; after the last page, the next view.
    #[must_use]
    pub fn turned(self, stops: usize, pages: usize, until: i64) -> Place {
        match self.page + 1 {
            page if page < pages => Place { page, until, ..self },
            _ => Place { stop: (self.stop + 1) % stops.max(1), page: 0, until },
        }
    }

    /// The page before; before the first page, the last page of the view before.
    #[must_use]
    pub fn turned_back(self, stops: usize, until: i64) -> Place {
        match self.page.checked_sub(1) {
            Some(page) => Place { page, until, ..self },
            None => {
                let stop = (self.stop + stops.max(1) - 1) % stops.max(1);
                // The number of pages is known only when that view is drawn.
                Place { stop, page: usize::MAX, until }
            }
        }
    }
}
