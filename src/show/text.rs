//! Writes plain text for a terminal or a printer.
//!
//! Columns are aligned by the width of letters on the screen.

use super::page::{Column, Kind, Page, Table};
use unicode_width::UnicodeWidthStr;

pub(super) fn write(page: &Page<String>) -> String {
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

/// A width that fits every terminal.
const WIDTH: usize = 80;
/// The least width for a sentence, however long the names before it are.
const LEAST: usize = 30;
/// The gap between columns.
const GAP: &str = "  ";

/// A table with aligned columns, one line per row.
///
/// Only a sentence that does not fit takes more lines.
pub fn aligned(table: &Table<String>) -> String {
    let widths: Vec<usize> = (table.columns.iter().enumerate())
        .map(|(at, column)| {
            let cells = table.rows.iter().map(|row| row[at].width());
            cells.chain([column.name.width()]).max().unwrap_or(0)
        })
        .collect();
    let names: Vec<&str> = table.columns.iter().map(|column| column.name.as_str()).collect();
    let mut out = line(&names, &table.columns, &widths);
    for row in &table.rows {
        let cells: Vec<&str> = row.iter().map(String::as_str).collect();
        out.push_str(&row_of(&cells, &table.columns, &widths));
    }
    out
}

fn row_of(cells: &[&str], columns: &[Column<String>], widths: &[usize]) -> String {
    let sentence = columns.last().filter(|column| column.kind == Kind::Sentence);
    let Some((said, others)) = cells.split_last().filter(|_| sentence.is_some()) else {
        return line(cells, columns, widths);
    };
    let before: usize = widths[..others.len()].iter().map(|width| width + GAP.len()).sum();
    let lines = wrapped(said.split(' '), WIDTH.saturating_sub(before).max(LEAST));
    let mut lines = lines.iter().map(String::as_str);
    let first = [others, &[lines.next().unwrap_or_default()]].concat();
    let mut out = line(&first, columns, widths);
    for more in lines {
        out.push_str(&format!("{}{more}\n", " ".repeat(before)));
    }
    out
}

/// Wraps words into lines of at most `columns`; a longer word gets a line of its own.
pub fn wrapped(words: impl Iterator<Item = impl AsRef<str>>, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        let word = word.as_ref();
        match lines.last_mut().filter(|line| line.width() + 1 + word.width() <= columns) {
            Some(line) => {
                line.push(' ');
                line.push_str(word);
            }
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

fn line(cells: &[&str], columns: &[Column<String>], widths: &[usize]) -> String {
    let padded: Vec<String> = (cells.iter().zip(columns).zip(widths))
        .map(|((cell, column), width)| {
            let space = " ".repeat(width - cell.width());
            match column.kind {
                Kind::Words | Kind::Names | Kind::Sentence => format!("{cell}{space}"),
                Kind::Number => format!("{space}{cell}"),
            }
        })
        .collect();
    format!("{}\n", padded.join(GAP).trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_goes_on_below_itself_where_the_line_is_full() {
        let columns = vec![Column::number("Table"), Column::words("A"), Column::sentence("Why")];
        let why = "drawn among the four players at 2 points, one of whom meets a player from above";
        let rows = vec![
            vec!["1".to_owned(), "Ewa".to_owned(), why.to_owned()],
            vec![String::new(), "Jan".to_owned(), "bye".to_owned()],
        ];
        let told = aligned(&Table { columns, rows });
        assert_eq!(
            told.lines().collect::<Vec<_>>(),
            [
                "Table  A    Why",
                "    1  Ewa  drawn among the four players at 2 points, one of whom meets a player",
                "            from above",
                "       Jan  bye",
            ]
        );
        // Even after a very long name, the sentence has space for some words.
        let columns = vec![Column::words("Team"), Column::sentence("Why")];
        let team = "x".repeat(90);
        let told = aligned(&Table { columns, rows: vec![vec![team.clone(), why.to_owned()]] });
        assert_eq!(told.lines().nth(1).unwrap(), format!("{team}  drawn among the four players"));
        assert_eq!(told.lines().nth(3).unwrap().trim(), "a player from above");
    }
}
