//! Shows how far a long command has come.

use super::output;
use crate::words::Message;
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// The shortest time between two updates that a person can follow.
const EVERY: Duration = Duration::from_millis(200);

/// One line on standard error that is rewritten again and again, and cleared at the end.
///
/// It appears only if standard error is a terminal and the output goes elsewhere.
pub(super) struct Progress {
    wanted: bool,
    last: Option<Instant>,
    /// Columns of the line on the screen.
    width: usize,
}

impl Progress {
    pub fn new() -> Progress {
        let wanted = io::stderr().is_terminal() && !io::stdout().is_terminal();
        Progress { wanted, last: None, width: 0 }
    }

    /// Shows the progress; `text` is called only if the line is shown.
    pub fn tell(&mut self, text: impl FnOnce() -> Message) {
        if !self.wanted || self.last.is_some_and(|last| last.elapsed() < EVERY) {
            return;
        }
        self.clear();
        let text = output::told(text());
        self.width = text.chars().count();
        self.last = Some(Instant::now());
        output::print_inline(&text);
    }

    /// Clears the line, so other output can take its place.
    pub fn clear(&mut self) {
        if self.width > 0 {
            output::clear_inline(self.width);
            self.width = 0;
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}
