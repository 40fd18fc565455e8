use super::cursor_move::CursorMove;
use std::cell::Cell;

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

    /// Shows this line at the top, or as high as the end of the text allows.
    pub fn go_to(&mut self, line: usize) {
        self.at = line;
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
