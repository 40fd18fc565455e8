//! Decides which views matter at a moment, and when to turn to the next page.

use super::BoardView;
use crate::event::{Event, Phase, Reading, phase};

/// Seconds for which a page stays.
pub const STAY: i64 = 10;
/// Seconds for which a page stays after somebody has turned to it with a key.
pub const HOLD: i64 = 30;
/// Seconds after the start of a round during which players still look for their tables.
const SEATING: i64 = 300;

/// The views that [`BoardView::Rotate`] goes through; the list is never empty.
pub fn views_in_turn(event: &Event, now: i64) -> Vec<BoardView> {
    let wanted: &[BoardView] = match phase(event) {
        Phase::Registration => &[BoardView::ByName],
        Phase::Playing { .. } if is_seating(event, now) => &[BoardView::ByName],
        Phase::Playing { .. } if event.finals().is_some() => {
            &[BoardView::Bracket, BoardView::Clock]
        }
        // In the first round there are no standings yet.
        Phase::Playing { .. } if event.stages.iter().all(|s| s.rounds.len() < 2) => {
            &[BoardView::Clock, BoardView::Pairings]
        }
        Phase::Playing { .. } => &[BoardView::Clock, BoardView::Pairings, BoardView::Standings],
        Phase::BetweenRounds { .. } if event.finals().is_some() => &[BoardView::Bracket],
        Phase::BetweenRounds { .. } => &[BoardView::Standings],
        Phase::CutDue { .. } => &[BoardView::Standings, BoardView::Bracket],
        Phase::Decided { .. } | Phase::Finished => {
            &[BoardView::Podium, BoardView::Standings, BoardView::Bracket]
        }
    };
    // The address comes last: it leads to everything that the board shows.
    let wanted = wanted.iter().copied().chain([BoardView::Address]);
    let stops: Vec<BoardView> = wanted.filter(|view| view.has_content(event)).collect();
    if stops.is_empty() { vec![BoardView::ByName] } else { stops }
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
pub struct Position {
    pub view: usize,
    pub page: usize,
    /// The second at which the board turns the page by itself.
    pub until: i64,
}

impl Position {
    pub fn first(until: i64) -> Position {
        Position { view: 0, page: 0, until }
    }

    /// The next page; after the last page, the next view.
    #[must_use]
    pub fn turned(self, stops: usize, pages: usize, until: i64) -> Position {
        // The page may be the last one of a view that was not drawn yet.
        match self.page.saturating_add(1) {
            page if page < pages => Position { page, until, ..self },
            _ => Position { view: (self.view + 1) % stops.max(1), page: 0, until },
        }
    }

    /// The page before; before the first page, the last page of the view before.
    #[must_use]
    pub fn turned_back(self, stops: usize, until: i64) -> Position {
        match self.page.checked_sub(1) {
            Some(page) => Position { page, until, ..self },
            None => {
                let view = (self.view + stops.max(1) - 1) % stops.max(1);
                // The number of pages is known only when that view is drawn.
                Position { view, page: usize::MAX, until }
            }
        }
    }
}
