//! An editable line of text.

use super::text;
use crate::event::name::is_hostile;
use crate::tui::keys::Key;
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

    /// The text up to the end of the word that holds the cursor, and the rest.
    pub fn at_word(&self) -> (&str, &str) {
        let before = self.before().len();
        let (text, behind) = self.value().split_at(before);
        let more = behind.find(' ').unwrap_or(behind.len());
        self.value().split_at(text.len() + more)
    }

    /// The part of the text that fits into this number of columns, and the cursor's column. `…`
    /// stands at an edge beyond which there is more.
    pub fn seen(&self, columns: usize) -> (String, usize) {
        let letters: Vec<char> = self.value().chars().collect();
        let cursor = self.input.cursor().min(letters.len());
        let wide = |letters: &[char]| text::width(&letters.iter().collect::<String>());
        let at = wide(&letters[..cursor]);
        if at < columns && wide(&letters) <= columns {
            return (text::sanitise(self.value()), at);
        }
        let sign = usize::from(columns >= LEAST_WITH_SIGNS);
        let under = wide(&letters[cursor..letters.len().min(cursor + 1)]);
        let after = |from: usize| wide(&letters[from.min(letters.len())..]);
        // The letter under the cursor stays in sight, and so does the sign behind it.
        let behind = if after(cursor + 1) > 0 { sign } else { 0 };
        let mut first = 0;
        let before = |first: usize| if first > 0 { sign } else { 0 };
        while first < cursor
            && before(first) + wide(&letters[first..cursor]) + under.max(1) + behind > columns
        {
            first += 1;
        }
        let room = columns.saturating_sub(before(first));
        let all = wide(&letters[first..]) <= room;
        let room = if all { room } else { room.saturating_sub(sign) };
        let rest: String = letters[first..].iter().collect();
        let edge = |shown: bool| if shown && sign > 0 { "…" } else { "" };
        let seen = format!("{}{}{}", edge(first > 0), text::cut_plain(&rest, room), edge(!all));
        (seen, before(first) + wide(&letters[first..cursor]))
    }
}

/// A narrower field shows letters only.
const LEAST_WITH_SIGNS: usize = 6;

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(text: &str, cursor: usize) -> (String, usize) {
        TextField::new(text).with_cursor(cursor).seen(8)
    }

    #[test]
    fn each_edge_beyond_which_there_is_more_has_a_sign() {
        let owned = |(text, at): (&str, usize)| (text.to_owned(), at);
        assert_eq!(seen("abcdefgh", 0), owned(("abcdefgh", 0)));
        assert_eq!(seen("abcdefg", 7), owned(("abcdefg", 7)));
        assert_eq!(seen("abcdefghijkl", 0), owned(("abcdefg…", 0)));
        assert_eq!(seen("abcdefghijkl", 6), owned(("abcdefg…", 6)));
        assert_eq!(seen("abcdefghijkl", 7), owned(("…cdefgh…", 6)));
        assert_eq!(seen("abcdefghijkl", 11), owned(("…fghijkl", 7)));
        assert_eq!(seen("abcdefghijkl", 12), owned(("…ghijkl", 7)));
    }

    #[test]
    fn the_letter_under_the_cursor_is_always_in_sight() {
        for text in ["zażółć gęślą jaźń", "漢字漢字漢字漢字漢字", "ab漢cd字ef漢gh字"]
        {
            let letters: Vec<char> = text.chars().collect();
            for columns in 0..20 {
                for at in 0..=letters.len() {
                    let (seen, column) = TextField::new(text).with_cursor(at).seen(columns);
                    assert!(text::width(&seen) <= columns, "{seen:?} in {columns}");
                    let under = letters.get(at).copied();
                    let Some(under) = under.filter(|_| columns >= LEAST_WITH_SIGNS) else {
                        continue;
                    };
                    let mut before = 0;
                    let found = seen.chars().find(|sign| {
                        let here = before == column;
                        before += text::width(sign.encode_utf8(&mut [0; 4]));
                        here
                    });
                    assert_eq!(found, Some(under), "{seen:?} {column} of {text} in {columns}");
                }
            }
        }
    }
}
