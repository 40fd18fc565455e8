//! The tour of a board: its views and their times, chosen by options and by keys.

use super::BoardView;
use crate::event::{Event, Phase, Reading, phase};
use std::ops::RangeInclusive;

/// The seconds that a page may stay.
pub const STAYS: RangeInclusive<i64> = 5..=300;

/// The seconds by which a key changes how long a page stays.
const STEP: i64 = 5;

/// The views that a board shows in turn, and how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tour {
    /// The views that were chosen; empty: those that matter at the moment.
    pub views: Vec<BoardView>,
    /// Seconds for which a page stays.
    pub stay: i64,
    /// Whether it is drawn for the back row of a hall: fewer columns, and blank lines.
    pub big: bool,
    /// Whether no page turns by itself.
    pub paused: bool,
}

impl Default for Tour {
    fn default() -> Tour {
        Tour { views: Vec::new(), stay: STAY, big: false, paused: false }
    }
}

impl Tour {
    /// The views that come in turn; never empty.
    pub fn stops(&self, event: &Event, now: i64) -> Vec<BoardView> {
        let chosen: Vec<BoardView> =
            self.views.iter().copied().filter(|view| view.has_content(event)).collect();
        if chosen.is_empty() { views_in_turn(event, now) } else { chosen }
    }

    /// Takes a view into the tour.
    pub fn keep(&mut self, view: BoardView, event: &Event, now: i64) {
        self.begin(event, now);
        if !self.views.contains(&view) {
            self.views.push(view);
            self.views.sort_by_key(|view| BoardView::ALL.iter().position(|known| known == view));
        }
    }

    /// Takes a view out of the tour. The last one stays.
    pub fn leave_out(&mut self, view: BoardView, event: &Event, now: i64) {
        self.begin(event, now);
        if self.views.len() > 1 {
            self.views.retain(|known| *known != view);
        }
    }

    /// Before anything is chosen, the views are those that matter at the moment.
    fn begin(&mut self, event: &Event, now: i64) {
        if self.views.is_empty() {
            self.views = views_in_turn(event, now);
        }
    }

    /// Makes a page stay longer, or shorter.
    pub(super) fn stay_longer(&mut self, longer: bool) {
        let stay = self.stay + if longer { STEP } else { -STEP };
        self.stay = stay.clamp(*STAYS.start(), *STAYS.end());
    }

    /// Seconds for which a page of this view stays. Sentences take longer to read than a table.
    pub(super) fn stay_of(&self, view: BoardView) -> i64 {
        if view == BoardView::Announcement { 2 * self.stay } else { self.stay }
    }

    /// The longest time in seconds for which a page stays.
    pub fn longest(&self) -> i64 {
        (2 * self.stay).max(self.hold())
    }

    /// Seconds for which a page stays after somebody has turned to it with a key.
    pub fn hold(&self) -> i64 {
        self.stay.max(HOLD)
    }
}

/// Seconds for which a page stays.
pub(super) const STAY: i64 = 10;

/// Seconds for which a page stays after somebody has turned to it with a key.
const HOLD: i64 = 30;

/// Seconds after the start of a round during which players still look for their tables.
const SEATING: i64 = 300;

/// The views that [`BoardView::Rotate`] goes through; the list is never empty.
pub(super) fn views_in_turn(event: &Event, now: i64) -> Vec<BoardView> {
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
    pub(super) fn turned_back(self, stops: usize, until: i64) -> Position {
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
