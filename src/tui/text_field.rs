//! An editable line of text.

use super::keys::Key;
use super::text;
use crate::event::name::is_hostile;
use crossterm::event::{Event as Input, KeyCode};
use tui_input::InputRequest;
use tui_input::backend::crossterm::EventHandler;

#[derive(Debug, Clone, Default)]
pub struct TextField {
    input: tui_input::Input,
    /// Whether the text is a suggestion, which the first typed letter replaces.
    suggested: bool,
}

impl TextField {
    pub fn new(text: impl Into<String>) -> TextField {
        TextField { input: tui_input::Input::new(text.into()), suggested: false }
    }

    /// The same field with the cursor behind this number of letters.
    pub fn with_cursor(mut self, letters: usize) -> TextField {
        self.input = self.input.with_cursor(letters);
        self
    }

    /// A text that the first typed letter replaces.
    pub fn suggested(text: impl Into<String>) -> TextField {
        TextField { suggested: true, ..TextField::new(text) }
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
        *self = TextField::default();
    }

    pub fn set(&mut self, text: impl Into<String>) {
        *self = TextField::new(text);
    }

    /// Handles a key; false if the key means nothing in a line of text.
    pub fn key(&mut self, key: Key) -> bool {
        if let KeyCode::Char(c) = key.code
            && is_hostile(c)
        {
            return false;
        }
        self.resolve_suggestion(key.sign().is_some());
        self.input.handle_event(&Input::Key(key.event())).is_some()
    }

    /// Inserts a pasted text, letter by letter; line ends become spaces.
    pub fn paste(&mut self, pasted: &str) {
        self.resolve_suggestion(true);
        for c in pasted.chars() {
            let c = if c.is_whitespace() { ' ' } else { c };
            if !is_hostile(c) {
                self.input.handle(InputRequest::InsertChar(c));
            }
        }
    }

    /// A letter replaces a suggestion, any other key keeps it.
    fn resolve_suggestion(&mut self, replace: bool) {
        if std::mem::take(&mut self.suggested) && replace {
            self.input.reset();
        }
    }

    /// The text before the cursor.
    pub fn before(&self) -> String {
        self.value().chars().take(self.input.cursor()).collect()
    }

    /// The part of the text that fits into this number of columns, and the cursor's column.
    pub fn seen(&self, columns: usize) -> (String, usize) {
        let at = text::width(&self.before());
        if at < columns {
            return (text::cut_plain(self.value(), columns), at);
        }
        // If the text is too long, the part before the cursor is shown, where typing goes on.
        let mut skipped = 0;
        let mut rest = self.value().chars();
        while at - skipped >= columns.max(1) {
            let Some(c) = rest.next() else { break };
            skipped += text::width(c.encode_utf8(&mut [0; 4]));
        }
        (text::cut_plain(rest.as_str(), columns), at - skipped)
    }
}
