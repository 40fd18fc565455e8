//! The tour of a board: its views and their times, chosen by options and by keys.

use super::BoardView;
use super::rotation::{HOLD, STAY, views_in_turn};
use crate::event::Event;
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
    pub held: bool,
}

impl Default for Tour {
    fn default() -> Tour {
        Tour { views: Vec::new(), stay: STAY, big: false, held: false }
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
    pub fn stay_longer(&mut self, longer: bool) {
        let stay = self.stay + if longer { STEP } else { -STEP };
        self.stay = stay.clamp(*STAYS.start(), *STAYS.end());
    }

    /// Seconds for which a page of this view stays. Sentences take longer to read than a table.
    pub fn stay_of(&self, view: BoardView) -> i64 {
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
