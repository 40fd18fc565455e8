use crate::msg;
use crate::words::{Arg, Message, Words};
use unicode_width::UnicodeWidthStr;

/// A width that fits every terminal.
const WIDTH: usize = 80;

/// A text built from sections, fields, items and tables, in the language of its reader.
pub(super) struct Page<'a> {
    words: &'a Words,
    text: String,
}

impl<'a> Page<'a> {
    pub fn new(words: &'a Words) -> Page<'a> {
        Page { words, text: String::new() }
    }

    pub fn finish(self) -> String {
        self.text
    }

    fn line(&mut self, text: &str) {
        self.text.push_str(text.trim_end());
        self.text.push('\n');
    }

    /// Adds a section heading with a blank line above.
    pub fn heading(&mut self, text: impl Into<Arg>) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.line(&self.words.arg(&text.into()));
    }

    /// Adds a wrapped text that begins with `first`; later lines are indented as far.
    pub fn item(&mut self, first: &str, text: impl Into<Arg>) {
        self.wrapped(first, &self.words.arg(&text.into()));
    }

    fn wrapped(&mut self, first: &str, text: &str) {
        let indent = " ".repeat(first.width());
        let mut line = first.to_owned();
        let mut empty = true;
        for word in text.split_whitespace() {
            if !empty && line.width() + 1 + word.width() > WIDTH {
                self.line(&line);
                line.clone_from(&indent);
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line.push_str(word);
            empty = false;
        }
        self.line(&line);
    }

    /// Adds labels in one column and their wrapped values in another.
    pub fn fields(&mut self, fields: Vec<(Message, Arg)>) {
        let told = |(label, value)| (self.words.text(&label), self.words.arg(&value));
        let fields: Vec<(String, String)> = fields.into_iter().map(told).collect();
        let widest = fields.iter().map(|(label, _)| label.width()).max().unwrap_or_default();
        for (label, value) in fields {
            self.wrapped(&format!("  {}  ", padded(&label, widest)), &value);
        }
    }

    /// Adds rows with aligned columns; the last column is wrapped.
    pub fn table(&mut self, indent: usize, rows: Vec<Vec<Arg>>) {
        let told = |row: Vec<Arg>| row.iter().map(|cell| self.words.arg(cell)).collect();
        let rows: Vec<Vec<String>> = rows.into_iter().map(told).collect();
        let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
        let width = |column: usize| {
            rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max()
        };
        let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
        for row in &rows {
            let Some((last, cells)) = row.split_last() else { continue };
            let mut first = " ".repeat(indent);
            for (cell, width) in cells.iter().zip(&widths) {
                first.push_str(&padded(cell, *width));
                first.push_str("  ");
            }
            self.wrapped(&first, last);
        }
    }
}

fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// The items in a row, with commas between them.
pub(super) fn series<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
    Arg::Series(items.into_iter().map(Into::into).collect())
}

/// A numbered list for parts that contain commas: `(1) …; (2) …`.
pub(super) fn numbered(items: impl IntoIterator<Item = Message>) -> Arg {
    let mut items: Vec<Message> = items.into_iter().collect();
    match items.len() {
        1 => items.remove(0).into(),
        _ => {
            let item = |(n, item)| Arg::from(msg!("describe.numbered", n, item));
            Arg::Clauses((1_usize..).zip(items).map(item).collect())
        }
    }
}
