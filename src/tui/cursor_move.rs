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
