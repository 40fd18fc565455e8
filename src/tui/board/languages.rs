//! The languages of a board, which come in turn.

use crate::words::Words;

/// Seconds for which a language stays while there is no page to turn.
pub const ALTERNATE: i64 = 15;

/// One language, or several that change with each page.
#[derive(Debug, Clone)]
pub struct Languages {
    /// Never empty.
    all: Vec<Words>,
    at: usize,
    /// The language of the first page, since it was last turned to.
    first: usize,
    /// The second at which the language changes by itself.
    until: i64,
}

impl Languages {
    pub fn english(now: i64) -> Languages {
        Languages { all: vec![Words::english().clone()], at: 0, first: 0, until: now + ALTERNATE }
    }

    /// Shows these languages from now on; none are English.
    pub fn set(&mut self, all: Vec<Words>, now: i64) {
        *self = Languages::english(now);
        if !all.is_empty() {
            self.all = all;
        }
    }

    pub fn words(&self) -> &Words {
        &self.all[self.at]
    }

    pub fn are_several(&self) -> bool {
        self.all.len() > 1
    }

    /// Changes the language with the page. Each tour of the pages begins with another language,
    /// so that every page is shown in each of them, however many pages there are.
    pub fn turn(&mut self, to_first_page: bool, now: i64) {
        if to_first_page {
            self.first = (self.first + 1) % self.all.len();
            self.at = self.first;
        } else {
            self.at = (self.at + 1) % self.all.len();
        }
        self.until = now + ALTERNATE;
    }

    /// Whether the language changes now, while there is no page to turn.
    pub fn are_due(&self, now: i64) -> bool {
        // A wall clock that was set back must not hold a language for longer.
        now >= self.until || self.until - now > ALTERNATE
    }

    /// The seconds until the language changes by itself.
    pub fn wait(&self, now: i64) -> i64 {
        (self.until - now).clamp(1, ALTERNATE)
    }
}
