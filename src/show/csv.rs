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

/// A spreadsheet would run a cell that starts like a formula. Where the comma
/// is the sign of decimals, it takes a semicolon for the end of a cell.
fn disarmed(text: &str) -> String {
    let cells: Vec<String> = text.split(';').map(disarmed_cell).collect();
    cells.join(";")
}

fn disarmed_cell(text: &str) -> String {
    let runs = text
        .trim_start_matches([' ', '"'])
        .starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']);
    if runs { format!("'{text}") } else { text.to_owned() }
}
