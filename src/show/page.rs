//! A page without a format: first as facts, then as text in one language.

use crate::event::name::{collation_key, in_a_list, is_hostile, with_few_marks};
use crate::msg;
use crate::words::{Arg, Words};

/// A page for people: facts ([`Arg`]), or text in the language of its readers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T = Arg> {
    pub title: T,
    /// One fact per line, below the title.
    pub facts: Vec<T>,
    pub sections: Vec<Section<T>>,
}

/// A table with its heading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section<T = Arg> {
    pub heading: Option<T>,
    pub table: Table<T>,
    /// What is torn off and kept, each part by one player.
    pub strips: Vec<Strip<T>>,
}

/// The part of a match slip that a player tears off and keeps: their code stands on no other part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Strip<T = Arg> {
    pub name: T,
    pub code: T,
    /// Printed as a code to scan, where a format has pictures.
    pub address: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table<T = Arg> {
    pub columns: Vec<Column<T>>,
    /// Each row has as many cells as there are columns.
    pub rows: Vec<Vec<T>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column<T = Arg> {
    pub name: T,
    pub kind: Kind,
    /// Left out for people if every cell is empty.
    pub optional: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Aligned to the left.
    Words,
    /// As `Words`; the rows are sorted by this column.
    Names,
    /// Aligned to the left, in the last column; plain text wraps it onto more lines.
    Sentence,
    /// Aligned to the right.
    Number,
}

impl<T> Column<T> {
    pub fn words(name: impl Into<T>) -> Column<T> {
        Column { name: name.into(), kind: Kind::Words, optional: false }
    }

    pub fn names(name: impl Into<T>) -> Column<T> {
        Column { kind: Kind::Names, ..Column::words(name) }
    }

    pub fn sentence(name: impl Into<T>) -> Column<T> {
        Column { kind: Kind::Sentence, ..Column::words(name) }
    }

    pub fn number(name: impl Into<T>) -> Column<T> {
        Column { kind: Kind::Number, ..Column::words(name) }
    }

    pub fn optional(self) -> Column<T> {
        Column { optional: true, ..self }
    }

    /// Whether its cells are figures, which stand at the right.
    pub fn is_number(&self) -> bool {
        self.kind == Kind::Number
    }
}

/// A table under construction: a row for each item, with the columns so far.
pub(super) struct Rows<I> {
    items: Vec<I>,
    table: Table,
}

impl<I> Rows<I> {
    pub fn of(items: impl IntoIterator<Item = I>) -> Self {
        let items: Vec<I> = items.into_iter().collect();
        let rows = vec![Vec::new(); items.len()];
        Rows { items, table: Table { columns: Vec::new(), rows } }
    }

    /// Adds a column: its heading, and its cell in the row of an item.
    pub fn column<C: Into<Arg>>(mut self, column: Column, cell: impl Fn(&I) -> C) -> Self {
        self.table.columns.push(column);
        for (row, item) in self.table.rows.iter_mut().zip(&self.items) {
            row.push(cell(item).into());
        }
        self
    }

    pub fn words<C: Into<Arg>>(self, name: impl Into<Arg>, cell: impl Fn(&I) -> C) -> Self {
        self.column(Column::words(name), cell)
    }

    pub fn names<C: Into<Arg>>(self, name: impl Into<Arg>, cell: impl Fn(&I) -> C) -> Self {
        self.column(Column::names(name), cell)
    }

    pub fn number<C: Into<Arg>>(self, name: impl Into<Arg>, cell: impl Fn(&I) -> C) -> Self {
        self.column(Column::number(name), cell)
    }

    pub fn sentence<C: Into<Arg>>(self, name: impl Into<Arg>, cell: impl Fn(&I) -> C) -> Self {
        self.column(Column::sentence(name), cell)
    }

    /// As `words`, but people see the column only if it is not empty.
    pub fn words_if_any<C: Into<Arg>>(self, name: impl Into<Arg>, cell: impl Fn(&I) -> C) -> Self {
        self.column(Column::words(name).optional(), cell)
    }

    pub fn number_if_any<C: Into<Arg>>(self, name: impl Into<Arg>, cell: impl Fn(&I) -> C) -> Self {
        self.column(Column::number(name).optional(), cell)
    }

    pub fn sentence_if_any<C: Into<Arg>>(
        self,
        name: impl Into<Arg>,
        cell: impl Fn(&I) -> C,
    ) -> Self {
        self.column(Column::sentence(name).optional(), cell)
    }

    /// Adds a column that some events do not have in any format.
    pub fn column_if<C: Into<Arg>>(
        self,
        wanted: bool,
        column: Column,
        cell: impl Fn(&I) -> C,
    ) -> Self {
        if wanted { self.column(column, cell) } else { self }
    }

    pub fn table(self) -> Table {
        self.table
    }
}

impl Section {
    pub fn new(heading: impl Into<Arg>, table: Table) -> Section {
        Section { heading: Some(heading.into()), table, strips: Vec::new() }
    }

    pub fn plain(table: Table) -> Section {
        Section { heading: None, table, strips: Vec::new() }
    }

    /// None if the table has no rows.
    pub(super) fn if_filled(self) -> Option<Section> {
        (!self.table.rows.is_empty()).then_some(self)
    }
}

/// Replaces harmful characters in a single line.
///
/// Names are cleaned when they are entered. A file that another program has written may contain
/// anything, line ends included.
pub(super) fn harmless(text: String) -> String {
    let text = if text.contains(is_hostile) { text.replace(is_hostile, "\u{fffd}") } else { text };
    with_few_marks(text)
}

/// Like `harmless`, for a text with line ends of its own.
pub(super) fn harmless_lines(text: String) -> String {
    let bad = |c: char| c != '\n' && is_hostile(c);
    with_few_marks(if text.contains(bad) { text.replace(bad, "\u{fffd}") } else { text })
}

impl Page {
    /// A page with one table.
    pub(super) fn of(title: impl Into<Arg>, facts: Vec<Arg>, table: Table) -> Page {
        Page { title: title.into(), facts, sections: vec![Section::plain(table)] }
    }

    /// The page with the surname first wherever a column lists players, as people look for them.
    pub(super) fn with_surnames_first(mut self) -> Page {
        let first =
            |section: Section| Section { table: section.table.with_surnames_first(), ..section };
        self.sections = self.sections.into_iter().map(first).collect();
        self
    }

    /// The page in the language of its readers.
    pub fn in_words(&self, words: &Words) -> Page<String> {
        let strip = |Strip { name, code, address }: &Strip| Strip {
            name: words.arg(name),
            code: words.arg(code),
            address: address.clone(),
        };
        let section = |section: &Section| Section {
            heading: section.heading.as_ref().map(|heading| words.arg(heading)),
            table: section.table.in_words(words),
            strips: section.strips.iter().map(strip).collect(),
        };
        Page {
            title: words.arg(&self.title),
            facts: self.facts.iter().map(|fact| words.arg(fact)).collect(),
            sections: self.sections.iter().map(section).collect(),
        }
    }
}

impl Page<String> {
    /// The page without control characters and characters that mislead readers.
    pub(super) fn harmless(self) -> Page<String> {
        let strip = |strip: Strip<String>| Strip { name: harmless(strip.name), ..strip };
        let section = |section: Section<String>| Section {
            heading: section.heading.map(harmless),
            table: section.table.harmless(),
            strips: section.strips.into_iter().map(strip).collect(),
        };
        Page {
            title: harmless(self.title),
            facts: self.facts.into_iter().map(harmless).collect(),
            sections: self.sections.into_iter().map(section).collect(),
        }
    }
}

impl Table {
    /// Writes names with the surname first; a spreadsheet has names as registered.
    fn with_surnames_first(mut self) -> Table {
        let headings = [
            msg!("keys.player").capitalised(),
            msg!("standings.player", side = "A"),
            msg!("standings.player", side = "B"),
            msg!("screen.opponent").capitalised(),
        ];
        let headings = headings.map(Arg::from);
        let is_name: Vec<bool> =
            self.columns.iter().map(|column| headings.contains(&column.name)).collect();
        for row in &mut self.rows {
            for (cell, _) in row.iter_mut().zip(&is_name).filter(|(_, is_name)| **is_name) {
                if let Arg::Text(name) = cell {
                    *cell = in_a_list(name).into();
                }
            }
        }
        self
    }

    /// See [`Page::in_words`].
    pub fn in_words(&self, words: &Words) -> Table<String> {
        let column = |column: &Column| Column {
            name: words.arg(&column.name),
            kind: column.kind,
            optional: column.optional,
        };
        let row = |row: &Vec<Arg>| row.iter().map(|cell| words.arg(cell)).collect();
        let mut rows: Vec<Vec<String>> = self.rows.iter().map(row).collect();
        if let Some(at) = self.columns.iter().position(|column| column.kind == Kind::Names) {
            rows.sort_by_cached_key(|row| (collation_key(&row[at]), row[at].clone()));
        }
        Table { columns: self.columns.iter().map(column).collect(), rows }
    }
}

impl Table<String> {
    /// See [`Page::harmless`].
    pub(super) fn harmless(self) -> Table<String> {
        let row = |row: Vec<String>| row.into_iter().map(harmless).collect();
        Table { rows: self.rows.into_iter().map(row).collect(), ..self }
    }

    /// The table as people see it: without optional columns that are empty.
    pub fn for_people(&self) -> Table<String> {
        let kept: Vec<usize> = (0..self.columns.len())
            .filter(|at| {
                !self.columns[*at].optional || self.rows.iter().any(|row| !row[*at].is_empty())
            })
            .collect();
        Table {
            columns: kept.iter().map(|at| self.columns[*at].clone()).collect(),
            rows: (self.rows.iter())
                .map(|row| kept.iter().map(|at| row[*at].clone()).collect())
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_cell_of_a_foreign_file_makes_lines_or_orders_of_its_own() {
        let rows = vec![vec!["Jan\n1  Ewa".to_owned(), "\u{1b}[2J\u{202e}".to_owned()]];
        let table = Table { columns: vec![Column::words("A"), Column::words("B")], rows };
        let section = Section { heading: Some("H\u{200b}".to_owned()), table, strips: Vec::new() };
        let page: Page<String> = Page {
            title: "T\r\nX".to_owned(),
            facts: vec!["a\tb".to_owned(), format!("E{}va", "\u{301}".repeat(300))],
            sections: vec![section],
        };
        let clean = page.harmless();
        assert_eq!((clean.title.as_str(), clean.facts[0].as_str()), ("T��X", "a�b"));
        assert_eq!(clean.facts[1], format!("E{}va", "\u{301}".repeat(4)));
        let section = &clean.sections[0];
        assert_eq!(section.heading.as_deref(), Some("H�"));
        assert_eq!(section.table.rows, [["Jan�1  Ewa", "�[2J�"]]);
    }
}
