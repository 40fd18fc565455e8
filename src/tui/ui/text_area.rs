//! An editable text of several lines.

use super::scroll::CursorMove;
use super::text;
use crate::event::name::is_hostile;
use crate::tui::keys::Key;
use crossterm::event::KeyCode;

/// The lines that a page key goes.
const PAGE: isize = 10;

/// A text with a cursor in it. There is always at least one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextArea {
    lines: Vec<String>,
    /// The line with the cursor, from 0.
    row: usize,
    /// The letters before the cursor in its line.
    column: usize,
}

impl TextArea {
    /// The text with the cursor at its end.
    pub fn new(text: &str) -> TextArea {
        let mut area = TextArea { lines: vec![String::new()], row: 0, column: 0 };
        area.insert(text);
        area
    }

    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The line with the cursor, from 0.
    pub fn row(&self) -> usize {
        self.row
    }

    pub fn line(&self) -> &str {
        &self.lines[self.row]
    }

    pub fn text(&self) -> String {
        self.lines.join("\n")
    }

    /// Whether there are only spaces and line ends.
    pub fn is_empty(&self) -> bool {
        self.lines.iter().all(|line| line.trim().is_empty())
    }

    /// The columns before the cursor in its line.
    pub fn columns_before(&self) -> usize {
        text::width(&self.line()[..self.byte()])
    }

    /// Moves the cursor up or down. The line keeps the column as far as it is long enough.
    pub fn step(&mut self, step: CursorMove) {
        self.row = step.from(self.row, self.lines.len());
        self.column = self.column.min(letters(self.line()));
    }

    /// Handles a key; false if the key means nothing in a text.
    pub fn key(&mut self, key: Key) -> bool {
        let end = letters(self.line());
        match key.code {
            KeyCode::Char(c) if !key.ctrl && !is_hostile(c) => self.put(c),
            KeyCode::Enter => self.split(),
            KeyCode::Backspace if self.column > 0 => {
                self.column -= 1;
                self.remove();
            }
            KeyCode::Backspace if self.row > 0 => {
                self.row -= 1;
                self.column = letters(self.line());
                self.join();
            }
            KeyCode::Delete if self.column < end => self.remove(),
            KeyCode::Delete if self.row + 1 < self.lines.len() => self.join(),
            KeyCode::Left if self.column > 0 => self.column -= 1,
            KeyCode::Left if self.row > 0 => {
                self.row -= 1;
                self.column = letters(self.line());
            }
            KeyCode::Right if self.column < end => self.column += 1,
            KeyCode::Right if self.row + 1 < self.lines.len() => {
                (self.row, self.column) = (self.row + 1, 0);
            }
            KeyCode::Up => self.step(CursorMove::By(-1)),
            KeyCode::Down => self.step(CursorMove::By(1)),
            KeyCode::PageUp => self.step(CursorMove::By(-PAGE)),
            KeyCode::PageDown => self.step(CursorMove::By(PAGE)),
            KeyCode::Home => self.column = 0,
            KeyCode::End => self.column = end,
            KeyCode::Backspace | KeyCode::Delete | KeyCode::Left | KeyCode::Right => {}
            _ => return false,
        }
        true
    }

    /// Inserts a text with line ends at the cursor. Returns the number of characters left out,
    /// because they cannot be seen or act on a terminal.
    pub fn insert(&mut self, text: &str) -> usize {
        // Word processors put this mark at the start of a text.
        let text = text.replace("\r\n", "\n").replace('\u{feff}', "");
        let mut dropped = 0;
        for (n, line) in text.split(['\n', '\r']).enumerate() {
            if n > 0 {
                self.split();
            }
            let line = line.replace('\t', " ");
            let kept: String = line.chars().filter(|c| !is_hostile(*c)).collect();
            dropped += letters(&line) - letters(&kept);
            let at = self.byte();
            self.lines[self.row].insert_str(at, &kept);
            self.column += letters(&kept);
        }
        dropped
    }

    /// Replaces the line with the cursor, which then stands at its end.
    pub fn set_line(&mut self, text: &str) {
        self.lines[self.row] = text.to_owned();
        self.column = letters(text);
    }

    /// Goes to the end of the line with the cursor.
    pub fn go_to_line_end(&mut self) {
        self.column = letters(self.line());
    }

    fn put(&mut self, c: char) {
        let at = self.byte();
        self.lines[self.row].insert(at, c);
        self.column += 1;
    }

    fn split(&mut self) {
        let at = self.byte();
        let rest = self.lines[self.row].split_off(at);
        self.lines.insert(self.row + 1, rest);
        (self.row, self.column) = (self.row + 1, 0);
    }

    /// Removes the letter behind the cursor.
    fn remove(&mut self) {
        let at = self.byte();
        if at < self.line().len() {
            self.lines[self.row].remove(at);
        }
    }

    /// Puts the next line behind the line with the cursor.
    fn join(&mut self) {
        let next = self.lines.remove(self.row + 1);
        self.lines[self.row].push_str(&next);
    }

    /// The cursor's place in its line, in bytes.
    fn byte(&self) -> usize {
        let line = self.line();
        line.char_indices().nth(self.column).map_or(line.len(), |(at, _)| at)
    }
}

fn letters(line: &str) -> usize {
    line.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::keys::{BACKSPACE, END, ENTER, HOME, LEFT, RIGHT, ch};

    fn typed(area: &mut TextArea, keys: &[Key]) -> String {
        for key in keys {
            assert!(area.key(*key), "{key}");
        }
        area.text()
    }

    #[test]
    fn lines_are_split_joined_and_crossed() {
        let mut area = TextArea::new("Żuk\nLis");
        assert_eq!(typed(&mut area, &[HOME, BACKSPACE]), "ŻukLis");
        assert_eq!(typed(&mut area, &[ENTER, LEFT, ch('!')]), "Żuk!\nLis");
        assert_eq!(typed(&mut area, &[RIGHT, END, BACKSPACE]), "Żuk!\nLi");
        let delete = Key { code: KeyCode::Delete, ctrl: false };
        area.step(CursorMove::First);
        assert_eq!(typed(&mut area, &[END, delete, delete, delete, delete]), "Żuk!");
        assert_eq!(typed(&mut area, &[HOME, LEFT, BACKSPACE, END, RIGHT]), "Żuk!");
    }

    #[test]
    fn a_pasted_text_has_no_harmful_characters() {
        let mut area = TextArea::new("");
        assert_eq!(area.insert("\u{feff}a\tb\r\nc\rd\u{202e}\u{7}e"), 2);
        assert_eq!(area.text(), "a b\nc\nde");
        assert!(TextArea::new(" \n \n").is_empty());
    }
}
