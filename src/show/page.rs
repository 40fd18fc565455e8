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
    /// Ends at the right.
    Number,
}

impl Column {
    pub const fn words(name: &'static str) -> Column {
        Column { name, kind: Kind::Words, optional: false }
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

impl Table {
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
