use crate::event::name::{is_hostile, with_few_marks};

/// What is shown to people, before it has a format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    pub title: String,
    /// One fact a line, below the title.
    pub facts: Vec<String>,
    pub sections: Vec<Section>,
}

/// A table with the words above it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    pub heading: Option<String>,
    pub table: Table,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub columns: Vec<Column>,
    /// Each as long as `columns`.
    pub rows: Vec<Vec<String>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column {
    pub name: &'static str,
    pub kind: Kind,
    /// Left away for people where every cell is empty.
    pub optional: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Starts at the left.
    Words,
    /// The same, as the last of its table; plain text goes on below where the line is full.
    Sentence,
    /// Ends at the right.
    Number,
}

impl Column {
    pub const fn words(name: &'static str) -> Column {
        Column { name, kind: Kind::Words, optional: false }
    }

    pub const fn sentence(name: &'static str) -> Column {
        Column { name, kind: Kind::Sentence, optional: false }
    }

    pub const fn number(name: &'static str) -> Column {
        Column { name, kind: Kind::Number, optional: false }
    }

    pub const fn optional(self) -> Column {
        Column { optional: true, ..self }
    }
}

impl Section {
    pub fn new(heading: impl Into<String>, table: Table) -> Section {
        Section { heading: Some(heading.into()), table }
    }

    pub fn plain(table: Table) -> Section {
        Section { heading: None, table }
    }
}

/// Names are clean since they came in by the door; in a file that something
/// else has written they may be anything, ends of lines included.
fn harmless(text: String) -> String {
    let text = if text.contains(is_hostile) { text.replace(is_hostile, "\u{fffd}") } else { text };
    with_few_marks(text)
}

/// The same of a text whose lines are its own.
pub(super) fn harmless_lines(text: String) -> String {
    let bad = |c: char| c != '\n' && is_hostile(c);
    with_few_marks(if text.contains(bad) { text.replace(bad, "\u{fffd}") } else { text })
}

impl Page {
    /// The page with nothing in it that a terminal or a reader's eye would obey.
    pub(super) fn harmless(self) -> Page {
        let section = |section: Section| Section {
            heading: section.heading.map(harmless),
            table: section.table.harmless(),
        };
        Page {
            title: harmless(self.title),
            facts: self.facts.into_iter().map(harmless).collect(),
            sections: self.sections.into_iter().map(section).collect(),
        }
    }
}

impl Table {
    /// See [`Page::harmless`].
    pub(super) fn harmless(self) -> Table {
        let row = |row: Vec<String>| row.into_iter().map(harmless).collect();
        Table { rows: self.rows.into_iter().map(row).collect(), ..self }
    }

    /// As people see it: without columns that are optional and empty.
    pub fn for_people(&self) -> Table {
        let kept: Vec<usize> = (0..self.columns.len())
            .filter(|at| {
                !self.columns[*at].optional || self.rows.iter().any(|row| !row[*at].is_empty())
            })
            .collect();
        Table {
            columns: kept.iter().map(|at| self.columns[*at]).collect(),
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
        let page = Page {
            title: "T\r\nX".to_owned(),
            facts: vec!["a\tb".to_owned(), format!("E{}va", "\u{301}".repeat(300))],
            sections: vec![Section::new("H\u{200b}", table)],
        };
        let clean = page.harmless();
        assert_eq!((clean.title.as_str(), clean.facts[0].as_str()), ("T��X", "a�b"));
        assert_eq!(clean.facts[1], format!("E{}va", "\u{301}".repeat(4)));
        let section = &clean.sections[0];
        assert_eq!(section.heading.as_deref(), Some("H�"));
        assert_eq!(section.table.rows, [["Jan�1  Ewa", "�[2J�"]]);
    }
}
