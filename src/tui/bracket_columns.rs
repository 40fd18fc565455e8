//! The columns of the bracket that are in sight.

use super::bracket::Columns;
use std::cell::Cell;

/// They follow the play until the organizer moves them. Only the view knows how many fit, so it says
/// at each drawing what is hidden.
#[derive(Debug, Default)]
pub struct BracketColumns {
    moved: isize,
    hidden: Cell<Columns>,
}

impl BracketColumns {
    /// By how many columns the drawing is moved to later rounds.
    pub fn moved(&self) -> isize {
        self.moved
    }

    /// Follows the play again.
    pub fn follow_play(&mut self) {
        self.moved = 0;
    }

    /// Notes what is hidden in the drawing.
    pub fn drawn(&self, columns: Columns) {
        self.hidden.set(columns);
    }

    /// Whether rounds are hidden on this side.
    pub fn hides(&self, step: isize) -> bool {
        let Columns { before, after, .. } = self.hidden.get();
        if step < 0 { before > 0 } else { after > 0 }
    }

    /// Moves by one column, if one is hidden on this side.
    pub fn step(&mut self, step: isize) {
        if self.hides(step) {
            self.moved += step;
        }
    }
}
