use super::steps::Step;
use std::cell::Cell;

/// How far a text is scrolled, in lines. How long it is only the view knows,
/// which wraps it: it says so each time it draws.
#[derive(Debug, Clone, Default)]
pub struct Scroll {
    at: usize,
    /// The furthest first line that still fills the screen.
    last: Cell<usize>,
}

impl Scroll {
    pub fn step(&mut self, step: Step) {
        self.at = match step {
            // Whatever the length will be when it is drawn next.
            Step::Last => usize::MAX,
            _ => step.from(self.at.min(self.last.get()), self.last.get() + 1),
        };
    }

    pub fn top(&mut self) {
        self.at = 0;
    }

    /// The first of so many lines to be drawn in so many rows.
    pub fn first(&self, lines: usize, rows: usize) -> usize {
        self.last.set(lines.saturating_sub(rows));
        self.at.min(self.last.get())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_ends_with_the_last_line_on_the_last_row() {
        let mut scroll = Scroll::default();
        assert_eq!(scroll.first(30, 20), 0);
        scroll.step(Step::Last);
        assert_eq!(scroll.first(30, 20), 10);
        scroll.step(Step::By(10));
        scroll.step(Step::By(-1));
        assert_eq!(scroll.first(30, 20), 9);
        // Fewer lines, because the window grew or something was searched for.
        assert_eq!(scroll.first(12, 20), 0);
        scroll.step(Step::By(-1));
        assert_eq!(scroll.first(30, 20), 0);
    }
}
