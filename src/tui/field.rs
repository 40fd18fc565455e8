//! A line of text being typed.

use super::keys::Key;
use super::text;
use crate::event::name::is_hostile;
use crossterm::event::{Event as Input, KeyCode};
use tui_input::InputRequest;
use tui_input::backend::crossterm::EventHandler;

#[derive(Debug, Clone, Default)]
pub struct Field(tui_input::Input);

impl Field {
    pub fn new(text: impl Into<String>) -> Field {
        Field(tui_input::Input::new(text.into()))
    }

    pub fn value(&self) -> &str {
        self.0.value()
    }

    pub fn is_empty(&self) -> bool {
        self.0.value().is_empty()
    }

    pub fn clear(&mut self) {
        self.0.reset();
    }

    pub fn set(&mut self, text: impl Into<String>) {
        self.0 = tui_input::Input::new(text.into());
    }

    /// Takes a key; false: it means nothing to a line of text.
    pub fn key(&mut self, key: Key) -> bool {
        if let KeyCode::Char(c) = key.code
            && is_hostile(c)
        {
            return false;
        }
        self.0.handle_event(&Input::Key(key.event())).is_some()
    }

    /// Takes a pasted text, letter by letter; line ends become spaces.
    pub fn paste(&mut self, pasted: &str) {
        for c in pasted.chars() {
            let c = if c.is_whitespace() { ' ' } else { c };
            if !is_hostile(c) {
                self.0.handle(InputRequest::InsertChar(c));
            }
        }
    }

    /// What of it is seen in so many columns, and the cursor's column.
    pub fn seen(&self, columns: usize) -> (String, usize) {
        let before: String = self.value().chars().take(self.0.cursor()).collect();
        let at = text::width(&before);
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
