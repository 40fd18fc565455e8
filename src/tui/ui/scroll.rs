//! A list or a text that does not fit, and moves line by line.

use crate::msg;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use ratatui::text::Line;
use std::cell::Cell;

/// A move in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CursorMove {
    By(isize),
    First,
    Last,
}

impl CursorMove {
    /// The row reached from row `at` of `count` rows; the move stops at the ends.
    pub fn from(self, at: usize, count: usize) -> usize {
        let last = count.saturating_sub(1);
        match self {
            CursorMove::First => 0,
            CursorMove::Last => last,
            CursorMove::By(by) => at.saturating_add_signed(by).min(last),
        }
    }

    /// The same for rows that are identified by their values instead of their positions.
    pub fn among<T: Copy + PartialEq>(self, rows: &[T], chosen: Option<T>) -> Option<T> {
        let at = chosen.and_then(|chosen| rows.iter().position(|row| *row == chosen));
        rows.get(self.from(at.unwrap_or(0), rows.len())).copied()
    }
}

/// The scroll position of a text, in lines. Only the view knows the length, because it wraps
/// the text; it sets the length when it draws.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Scroll {
    at: usize,
    /// The last line that may stand at the top while the text still fills the screen.
    last: Cell<usize>,
    /// The rows in which the text was last drawn.
    rows: Cell<usize>,
}

impl Scroll {
    pub fn step(&mut self, step: CursorMove) {
        self.at = match step {
            // The length is known only at the next drawing.
            CursorMove::Last => usize::MAX,
            _ => step.from(self.at.min(self.last.get()), self.last.get() + 1),
        };
    }

    /// Moves on, or back, to what is hidden. The last row in sight says only how much follows.
    pub fn page(&mut self, by: isize) {
        let rows = self.rows.get().saturating_sub(1).max(1) as isize;
        self.step(CursorMove::By(by.signum() * rows));
    }

    /// Whether the text was moved away from its beginning.
    pub fn is_moved(&self) -> bool {
        self.at > 0
    }

    /// The line at the top.
    pub fn at(&self) -> usize {
        self.at.min(self.last.get())
    }

    /// Whether the whole text was in sight when it was last drawn.
    pub fn shows_all(&self) -> bool {
        self.last.get() == 0
    }

    pub fn top(&mut self) {
        self.at = 0;
    }

    /// The first line to draw, for a text of `lines` lines in `rows` rows.
    pub fn first(&self, lines: usize, rows: usize) -> usize {
        self.last.set(lines.saturating_sub(rows));
        self.rows.set(rows);
        self.at.min(self.last.get())
    }
}

/// The lines that fit into this number of rows, from the line to which the text was moved. If more
/// follow, the last row says how many, with the key that moves on.
pub fn in_sight(
    model: &Model,
    lines: &[Line<'static>],
    rows: usize,
    (scroll, context, on): (&Scroll, Context, Act),
) -> Vec<Line<'static>> {
    let first = scroll.first(lines.len(), rows);
    let below = &lines[first..];
    if below.len() <= rows || rows == 0 {
        return below.iter().take(rows).cloned().collect();
    }
    let key = key_for(context, on);
    let more = msg!("preflight.more-lines", n = below.len() - (rows - 1), key);
    let more = Line::styled(model.words.text(&more), model.theme.quiet);
    below[..rows - 1].iter().cloned().chain([more]).collect()
}
