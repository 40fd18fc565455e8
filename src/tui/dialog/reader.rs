//! A sheet that is read full-screen, and searched.

use crate::event::Event;
use crate::event::name::normalise;
use crate::show::show;
use crate::tui::cursor_move::CursorMove;
use crate::tui::effect::Handout;
use crate::tui::keys::Key;
use crate::tui::scroll::Scroll;
use crate::tui::text_field::TextField;
use crate::words::Words;

/// The columns that one key moves a wide sheet.
const ASIDE: usize = 10;

#[derive(Debug)]
pub struct Reader {
    pub handout: Handout,
    pub lines: Vec<String>,
    pub scroll: Scroll,
    /// The columns hidden on the left.
    pub left: usize,
    /// The text that is looked for.
    pub wanted: TextField,
    /// Whether it is being typed.
    pub finding: bool,
    /// The language of the sheet.
    words: Words,
}

impl Reader {
    pub fn new(event: &Event, handout: Handout, words: Words) -> Reader {
        let mut reader = Reader {
            handout,
            lines: Vec::new(),
            scroll: Scroll::default(),
            left: 0,
            wanted: TextField::default(),
            finding: false,
            words,
        };
        reader.follow(event);
        reader
    }

    /// Shows the sheet as it is now. If there is none any more, the last one stays.
    pub fn follow(&mut self, event: &Event) {
        if let Ok(text) = show(event, self.handout.request, &self.words) {
            self.lines = text.lines().map(str::to_owned).collect();
        }
    }

    pub fn step(&mut self, step: CursorMove) {
        self.scroll.step(step);
    }

    /// Moves the sheet to the left or to the right.
    pub fn aside(&mut self, right: bool) {
        self.left = match right {
            true => self.left + ASIDE,
            false => self.left.saturating_sub(ASIDE),
        };
    }

    /// Whether a line holds the text, in any case and without diacritics.
    pub fn holds(&self, line: &str) -> bool {
        let wanted = normalise(self.wanted.value().trim());
        !wanted.is_empty() && normalise(line).contains(&wanted)
    }

    fn find_from(&mut self, from: usize) {
        let count = self.lines.len();
        let mut places = (0..count).map(|step| (from + step) % count);
        if let Some(found) = places.find(|at| self.holds(&self.lines[*at])) {
            self.scroll.go_to(found);
        }
    }

    /// Goes to the next line with the text, and after the last one to the first.
    pub fn find_next(&mut self) {
        let at = self.scroll.at();
        let below = (at + 1..self.lines.len()).find(|line| self.holds(&self.lines[*line]));
        match below {
            // The end of the text is in sight, so the top line cannot go on.
            Some(line) => {
                self.scroll.go_to(line);
                if self.scroll.at() == at {
                    self.find_from(0);
                }
            }
            None => self.find_from(0),
        }
    }

    /// Whether any line holds the text.
    pub fn has_found(&self) -> bool {
        self.lines.iter().any(|line| self.holds(line))
    }

    pub fn handle_text_key(&mut self, key: Key) {
        if self.finding && self.wanted.key(key) {
            self.find_from(self.scroll.at());
        }
    }

    pub fn paste(&mut self, text: &str) {
        if self.finding {
            self.wanted.paste(text.trim());
            self.find_from(self.scroll.at());
        }
    }
}
