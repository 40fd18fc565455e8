//! A line of text being typed.

use super::keys::Key;
use super::text;
use crate::event::name::is_hostile;
use crossterm::event::{Event as Input, KeyCode};
use tui_input::InputRequest;
use tui_input::backend::crossterm::EventHandler;

#[derive(Debug, Clone, Default)]
pub struct Field {
    input: tui_input::Input,
    /// The text was put there as a suggestion: the first letter replaces it.
    suggested: bool,
}

impl Field {
    pub fn new(text: impl Into<String>) -> Field {
        Field { input: tui_input::Input::new(text.into()), suggested: false }
    }

    /// The same with the cursor behind so many letters.
    pub fn with_cursor(mut self, letters: usize) -> Field {
        self.input = self.input.with_cursor(letters);
        self
    }

    /// A text that the first letter typed replaces.
    pub fn suggested(text: impl Into<String>) -> Field {
        Field { suggested: true, ..Field::new(text) }
    }

    pub fn is_suggested(&self) -> bool {
        self.suggested
    }

    pub fn value(&self) -> &str {
        self.input.value()
    }

    pub fn is_empty(&self) -> bool {
        self.input.value().is_empty()
    }

    pub fn clear(&mut self) {
        *self = Field::default();
    }

    pub fn set(&mut self, text: impl Into<String>) {
        *self = Field::new(text);
    }

    /// Takes a key; false: it means nothing to a line of text.
    pub fn key(&mut self, key: Key) -> bool {
        if let KeyCode::Char(c) = key.code
            && is_hostile(c)
        {
            return false;
        }
        self.settle(key.sign().is_some());
        self.input.handle_event(&Input::Key(key.event())).is_some()
    }

    /// Takes a pasted text, letter by letter; line ends become spaces.
    pub fn paste(&mut self, pasted: &str) {
        self.settle(true);
        for c in pasted.chars() {
            let c = if c.is_whitespace() { ' ' } else { c };
            if !is_hostile(c) {
                self.input.handle(InputRequest::InsertChar(c));
            }
        }
    }

    /// A suggestion is replaced by text, and kept by any other key.
    fn settle(&mut self, replace: bool) {
        if std::mem::take(&mut self.suggested) && replace {
            self.input.reset();
        }
    }

    /// What stands before the cursor.
    pub fn before(&self) -> String {
        self.value().chars().take(self.input.cursor()).collect()
    }

    /// What of it is seen in so many columns, and the cursor's column.
    pub fn seen(&self, columns: usize) -> (String, usize) {
        let at = text::width(&self.before());
        if at < columns {
            return (text::cut_plain(self.value(), columns), at);
        }
        // The end of what is typed is what matters.
        let mut skipped = 0;
        let mut rest = self.value().chars();
        while at - skipped >= columns.max(1) {
            let Some(c) = rest.next() else { break };
            skipped += text::width(c.encode_utf8(&mut [0; 4]));
        }
        (text::cut_plain(rest.as_str(), columns), at - skipped)
    }
}
