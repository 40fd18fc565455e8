//! Writes comma-separated values for a spreadsheet.
//!
//! A cell of a column of figures can be added up: half a point is `.5` there, and `½` for people.
//! The fraction of the JSON would be read as a date: `3/2` as the second of March.

use super::page::Table;
use std::borrow::Cow;

pub(super) fn write(table: &Table<String>) -> String {
    let mut out = line(table.columns.iter().map(|column| column.name.as_str().into()));
    for row in &table.rows {
        let cells = row.iter().zip(&table.columns);
        out.push_str(&line(cells.map(|(cell, column)| match column.is_number() {
            true => figure(cell),
            false => cell.as_str().into(),
        })));
    }
    out
}

/// A figure as a spreadsheet reads it: `1.5` for `1½`. Every other text stays as it is.
fn figure(text: &str) -> Cow<'_, str> {
    let Some(whole) = text.strip_suffix('½') else { return text.into() };
    match whole {
        "" => "0.5".into(),
        _ if whole.bytes().all(|byte| byte.is_ascii_digit()) => format!("{whole}.5").into(),
        _ => text.into(),
    }
}

fn line<'a>(cells: impl Iterator<Item = Cow<'a, str>>) -> String {
    format!("{}\n", cells.map(|text| cell(&text)).collect::<Vec<_>>().join(","))
}

fn cell(text: &str) -> String {
    let text = disarmed(text);
    if text.contains([',', ';', '\t', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

/// Disarms cells that a spreadsheet would run as a formula.
///
/// With some settings, such as Polish ones, semicolons and tabs separate cells. A cell then starts
/// after each of them, even inside quotation marks.
fn disarmed(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 1);
    let mut rest = text;
    loop {
        let cell = rest.trim_start_matches(['"', ' ']);
        if cell.starts_with(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']) {
            out.push('\'');
        }
        let Some(end) = rest.find([';', '\t', '\n', '\r']) else { break };
        let (before, after) = rest.split_at(end + 1);
        out.push_str(before);
        rest = after;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::super::page::{Column, Table};
    use super::{cell, figure, write};

    #[test]
    fn halves_are_decimals_in_columns_of_figures_alone() {
        for (text, written) in
            [("½", "0.5"), ("1½", "1.5"), ("20½", "20.5"), ("3", "3"), ("", ""), ("1½–½", "1½–½")]
        {
            assert_eq!(figure(text), written);
        }
        let rows = vec![vec!["½".to_owned(), "1½".to_owned()]];
        let table = Table { columns: vec![Column::words("Club"), Column::number("Points")], rows };
        assert_eq!(write(&table), "Club,Points\n½,1.5\n");
    }

    #[test]
    fn no_cell_is_run_whichever_sign_ends_it() {
        for (text, written) in [
            ("Bard", "Bard"),
            ("=1+1", "'=1+1"),
            ("x;=1+1", "\"x;'=1+1\""),
            ("x; \"=1+1\"", "\"x;' \"\"=1+1\"\"\""),
            ("x\t@a", "\"x\t'@a\""),
            ("Bard; Cube", "\"Bard; Cube\""),
            ("a, -b", "\"a, -b\""),
            ("1-0", "1-0"),
        ] {
            assert_eq!(cell(text), written);
        }
    }
}
