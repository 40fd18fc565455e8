//! Writes comma-separated values for a spreadsheet.
//!
//! A cell of a column of figures can be added up: half a point is `.5` there, and `½` for people.
//! The fraction of the JSON would be read as a date: `3/2` as the second of March. Like every other
//! value with decimals it has a point, and it is exact.

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

/// The most decimals of a sum of halves of half points, and what they are counted in.
const DECIMALS: usize = 3;
const PARTS: u64 = 1000;

/// A figure as a spreadsheet reads it: `1.5` for `1½`, and for the `3/2` of an exact sum. Every
/// other text stays as it is.
fn figure(text: &str) -> Cow<'_, str> {
    let halves = |whole: u64| Some((whole.checked_mul(2)?.checked_add(1)?, 2));
    let fraction = match (text.strip_suffix('½'), text.split_once('/')) {
        (Some(""), _) => Some((1, 2)),
        (Some(whole), _) => number(whole).and_then(halves),
        (None, Some((part, of))) => number(part).zip(number(of)),
        (None, None) => None,
    };
    fraction.and_then(decimals).map_or(text.into(), Cow::from)
}

fn number(digits: &str) -> Option<u64> {
    digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The fraction in decimals, if these are exact.
fn decimals((part, of): (u64, u64)) -> Option<String> {
    let parts = part.checked_mul(PARTS)?;
    let exact = parts.checked_rem(of)? == 0;
    let (whole, rest) = (parts / of / PARTS, parts / of % PARTS);
    let rest = format!("{rest:0DECIMALS$}");
    let told = format!("{whole}.{rest}");
    exact.then(|| told.trim_end_matches('0').trim_end_matches('.').to_owned())
}

fn line<'a>(cells: impl Iterator<Item = Cow<'a, str>>) -> String {
    format!("{}\n", cells.map(|text| cell(&text)).collect::<Vec<_>>().join(","))
}

fn cell(text: &str) -> String {
    let text = if is_below_zero(text) { text.to_owned() } else { disarmed(text) };
    if text.contains([',', ';', '\t', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

/// Whether the whole cell is a number below zero, such as a difference. A spreadsheet reads it as
/// that number and runs nothing.
fn is_below_zero(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
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
        for (text, written) in [
            ("½", "0.5"),
            ("1½", "1.5"),
            ("20½", "20.5"),
            ("3", "3"),
            ("", ""),
            ("1½–½", "1½–½"),
            ("3/2", "1.5"),
            ("1/8", "0.125"),
            ("4/2", "2"),
            ("21/4", "5.25"),
            ("5/9", "5/9"),
            ("1/0", "1/0"),
            ("–", "–"),
            ("x½", "x½"),
            ("99999999999999999999½", "99999999999999999999½"),
        ] {
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
            ("-3", "-3"),
            ("-", "'-"),
            ("-3+1", "'-3+1"),
            ("-3;=1", "\"'-3;'=1\""),
        ] {
            assert_eq!(cell(text), written);
        }
    }
}
