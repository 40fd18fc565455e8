//! How far a long command is, for whoever sits before it.

use super::output;
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// Not more often than anybody can read.
const EVERY: Duration = Duration::from_millis(200);

/// One line on standard error that is written over and over, and gone in the end. Only where
/// nothing else tells: standard error is a terminal, and the output goes elsewhere.
pub(super) struct Progress {
    wanted: bool,
    last: Option<Instant>,
    /// Columns of the line that stands there.
    width: usize,
}

impl Progress {
    pub fn new() -> Progress {
        let wanted = io::stderr().is_terminal() && !io::stdout().is_terminal();
        Progress { wanted, last: None, width: 0 }
    }

    /// Says how far it is; the text is made only if it is shown.
    pub fn tell(&mut self, text: impl FnOnce() -> String) {
        if self.last.is_none_or(|last| last.elapsed() >= EVERY) {
            self.tell_at_once(text);
        }
    }

    /// The same before something that takes long, however little time has passed since.
    pub fn tell_at_once(&mut self, text: impl FnOnce() -> String) {
        if !self.wanted {
            return;
        }
        self.clear();
        let text = text();
        self.width = text.chars().count();
        self.last = Some(Instant::now());
        output::murmur(&text);
    }

    /// Takes the line away, so that another can stand there.
    pub fn clear(&mut self) {
        if self.width > 0 {
            output::take_away(self.width);
            self.width = 0;
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}
