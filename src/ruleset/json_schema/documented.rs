//! The descriptions of the fields, taken from `config/README.md`.

use std::collections::{BTreeMap, BTreeSet};

const DOCUMENT: &str = include_str!("../../../config/README.md");
/// The heading of the part with the tables.
const PART: &str = "\n## Every field\n";

/// The tables of the document.
#[derive(Debug, Default)]
pub(super) struct Documented {
    /// The rows by group and field.
    rows: BTreeMap<String, BTreeMap<&'static str, Row>>,
    /// The headings of the columns.
    columns: [&'static str; 2],
}

/// The row of a field.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row {
    pub value: &'static str,
    pub left_out: &'static str,
    pub meaning: &'static str,
}

pub(super) fn read() -> Documented {
    let mut document = Documented::default();
    let part = DOCUMENT.split_once(PART).map_or("", |(_, part)| part);
    let part = part.split("\n## ").next().unwrap_or_default();
    for group in part.split("\n### ").skip(1) {
        let (heading, body) = group.split_once('\n').unwrap_or((group, ""));
        let mut rows = BTreeMap::new();
        for line in body.lines() {
            let mut cells = line.trim_matches('|').split(" | ").map(str::trim);
            let mut cell = || cells.next().unwrap_or_default();
            let (field, value, left_out, meaning) = (cell(), cell(), cell(), cell());
            if field == "field" {
                document.columns = [value, left_out];
            }
            if let Some(field) = field.strip_prefix('`').and_then(|name| name.strip_suffix('`')) {
                rows.insert(field, Row { value, left_out, meaning });
            }
        }
        for name in heading.split(", ").map(|name| name.trim_matches('`')) {
            // Only the group that is the whole file has no path for a heading.
            let name = if heading.starts_with('`') { name } else { "" };
            document.rows.insert(name.to_owned(), rows.clone());
        }
    }
    document
}

impl Row {
    pub fn is_required(&self) -> bool {
        self.left_out == "required"
    }
}

impl Documented {
    /// The row of a field of a group, which may stand in several places of a file.
    pub fn row(&self, groups: &BTreeSet<String>, field: &str) -> Option<&Row> {
        groups.iter().find_map(|group| self.rows.get(group)?.get(field))
    }

    /// The text that an editor shows for the field.
    pub fn description(&self, row: &Row) -> String {
        let [value, left_out] = self.columns;
        format!("{}\n\n{value}: {}\n\n{left_out}: {}", row.meaning, row.value, row.left_out)
    }
}
