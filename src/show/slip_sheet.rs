//! Writes result slips as plain text, to be cut apart: as many to a sheet as fit whole.

use super::page::{Page, Section};
use super::text::wrapped;
use unicode_width::UnicodeWidthStr;

/// The columns of every printer.
const COLUMNS: usize = 80;

/// The lines that a sheet of A4 or Letter has at six lines to an inch, without the usual margins.
const LINES: usize = 60;

const GAP: &str = "  ";

/// The columns for a signature: at most, and at least.
const SIGNATURE: [usize; 2] = [24, 12];

pub(super) fn write(page: &Page<String>) -> String {
    sheets(page).concat()
}

/// The text of each sheet. No slip stands on two of them.
pub(super) fn sheets(page: &Page<String>) -> Vec<String> {
    let mut sheets: Vec<String> = Vec::new();
    let mut sheet = head(page);
    let mut empty = true;
    let names = page.sections.iter().flat_map(|section| &section.table.rows);
    let widest = names.map(|row| row[0].width()).max().unwrap_or(0);
    for slip in page.sections.iter().map(|section| slip(section, widest)) {
        let lines = sheet.lines().count() + slip.lines().count();
        if lines > LINES && !empty {
            sheets.push(std::mem::take(&mut sheet));
        }
        sheet.push_str(&slip);
        empty = false;
    }
    sheets.push(sheet);
    sheets
}

/// The text above the first slip, with a line below to cut it off.
fn head(page: &Page<String>) -> String {
    let lines = std::iter::once(&page.title).chain(&page.facts);
    let mut head: String = lines.map(|line| broken(line)).collect();
    head.push_str(&cut());
    head
}

fn broken(line: &str) -> String {
    wrapped(line.split(' '), COLUMNS).iter().map(|line| format!("{line}\n")).collect()
}

fn cut() -> String {
    format!("\n{}-\n\n", "- ".repeat(COLUMNS / 2 - 1))
}

/// A slip with a free line above each player, so that there is room to write. The boxes stand at
/// the same columns on every slip, behind the widest name.
fn slip(section: &Section<String>, widest: usize) -> String {
    let mut out = section.heading.as_deref().map(broken).unwrap_or_default();
    let table = section.table.for_people();
    let last = table.columns.len().saturating_sub(1);
    let cells = |at: usize| {
        let cells = table.rows.iter().map(move |row| row[at].width());
        cells.chain([table.columns[at].name.width()]).max().unwrap_or(0)
    };
    // The boxes keep their width, and the signature has what the names leave to it.
    let boxes: usize = (1..last).map(|at| cells(at) + GAP.len()).sum();
    let room = COLUMNS - (boxes + GAP.len()).min(COLUMNS);
    let [most, least] = SIGNATURE;
    let name = widest.max(cells(0)).min(room.saturating_sub(least)).max(1);
    let signature = room.saturating_sub(name).min(most);
    let line = |row: &[String], name_part: &str, signed: &str| {
        let mut line = padded(name_part, name);
        for (at, cell) in row.iter().enumerate().take(last).skip(1) {
            line = line + GAP + &padded(cell, cells(at));
        }
        format!("{}\n", (line + GAP + signed).trim_end())
    };
    let names: Vec<String> = table.columns.iter().map(|column| column.name.clone()).collect();
    out.push('\n');
    out.push_str(&line(&names, &names[0], &names[last]));
    for row in &table.rows {
        out.push('\n');
        let mut parts = wrapped(row[0].split(' '), name).into_iter();
        let first = parts.next().unwrap_or_default();
        out.push_str(&line(row, &first, &"_".repeat(signature)));
        parts.for_each(|part| out.push_str(&format!("{part}\n")));
    }
    out + &cut()
}

fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(text.width())))
}
