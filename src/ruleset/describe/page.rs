use unicode_width::UnicodeWidthStr;

/// A width that fits every terminal.
const WIDTH: usize = 80;

/// A text built from sections, fields, items and tables.
#[derive(Default)]
pub(super) struct Page {
    text: String,
}

impl Page {
    pub fn finish(self) -> String {
        self.text
    }

    pub fn line(&mut self, text: &str) {
        self.text.push_str(text.trim_end());
        self.text.push('\n');
    }

    /// Adds a section heading with a blank line above.
    pub fn heading(&mut self, text: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.line(text);
    }

    /// Adds a wrapped text that begins with `first`; later lines are indented as far.
    pub fn item(&mut self, first: &str, text: &str) {
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
    pub fn fields(&mut self, fields: &[(&str, String)]) {
        let widest = fields.iter().map(|(label, _)| label.width()).max().unwrap_or_default();
        for (label, value) in fields {
            self.item(&format!("  {}  ", padded(label, widest)), value);
        }
    }

    /// Adds rows with aligned columns; the last column is wrapped.
    pub fn table(&mut self, indent: usize, rows: &[Vec<String>]) {
        let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
        let width = |column: usize| {
            rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max()
        };
        let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
        for row in rows {
            let Some((last, cells)) = row.split_last() else { continue };
            let mut first = " ".repeat(indent);
            for (cell, width) in cells.iter().zip(&widths) {
                first.push_str(&padded(cell, *width));
                first.push_str("  ");
            }
            self.item(&first, last);
        }
    }
}

fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// The words of these items, with commas between them.
pub(super) fn joined<T>(items: impl IntoIterator<Item = T>, word: impl Fn(T) -> String) -> String {
    items.into_iter().map(word).collect::<Vec<_>>().join(", ")
}

/// A numbered list for parts that contain commas: `(1) …; (2) …`.
pub(super) fn numbered<T>(items: &[T], word: impl Fn(&T) -> String) -> String {
    match items {
        [only] => word(only),
        _ => {
            let items = items.iter().enumerate();
            let parts = items.map(|(n, item)| format!("({}) {}", n + 1, word(item)));
            parts.collect::<Vec<_>>().join("; ")
        }
    }
}
