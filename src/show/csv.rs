//! Comma-separated values, for a spreadsheet.

use super::page::Table;

pub(super) fn write(table: &Table) -> String {
    let mut out = line(table.columns.iter().map(|column| column.name));
    for row in &table.rows {
        out.push_str(&line(row.iter().map(String::as_str)));
    }
    out
}

fn line<'a>(cells: impl Iterator<Item = &'a str>) -> String {
    format!("{}\n", cells.map(cell).collect::<Vec<_>>().join(","))
}

fn cell(text: &str) -> String {
    let text = disarmed(text);
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

/// A spreadsheet would run a cell that starts like a formula.
fn disarmed(text: &str) -> String {
    match text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        true => format!("'{text}"),
        false => text.to_owned(),
    }
}
