//! Plain text for a terminal or a printer: columns aligned by the width that
//! letters take on the screen.

use super::page::{Column, Kind, Page, Table};
use unicode_width::UnicodeWidthStr;

pub(super) fn write(page: &Page) -> String {
    let mut out = format!("{}\n", page.title);
    for fact in &page.facts {
        out.push_str(fact);
        out.push('\n');
    }
    for section in &page.sections {
        out.push('\n');
        if let Some(heading) = &section.heading {
            out.push_str(heading);
            out.push('\n');
        }
        out.push_str(&aligned(&section.table.for_people()));
    }
    out
}

/// A table with its columns aligned, a line for each row.
pub fn aligned(table: &Table) -> String {
    let widths: Vec<usize> = (table.columns.iter().enumerate())
        .map(|(at, column)| {
            let cells = table.rows.iter().map(|row| row[at].width());
            cells.chain([column.name.width()]).max().unwrap_or(0)
        })
        .collect();
    let names: Vec<&str> = table.columns.iter().map(|column| column.name).collect();
    let mut out = line(&names, &table.columns, &widths);
    for row in &table.rows {
        let cells: Vec<&str> = row.iter().map(String::as_str).collect();
        out.push_str(&line(&cells, &table.columns, &widths));
    }
    out
}

fn line(cells: &[&str], columns: &[Column], widths: &[usize]) -> String {
    let padded: Vec<String> = (cells.iter().zip(columns).zip(widths))
        .map(|((cell, column), width)| {
            let space = " ".repeat(width - cell.width());
            match column.kind {
                Kind::Words => format!("{cell}{space}"),
                Kind::Number => format!("{space}{cell}"),
            }
        })
        .collect();
    format!("{}\n", padded.join("  ").trim_end())
}
