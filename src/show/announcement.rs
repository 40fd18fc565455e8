//! The announcement before the start, to put on a wall or to read out.

use super::page::{Column, Page, Section, Table};
use crate::event::announcement::announcement;
use crate::event::{Event, start_blockers};

pub(super) fn page(event: &Event) -> Page {
    let items = announcement(event);
    let odd = items.iter().flat_map(|item| &item.odd).map(|odd| format!("Note: {odd}"));
    let reasons = if event.stages.is_empty() { start_blockers(event) } else { Vec::new() };
    let missing = reasons.into_iter().map(|why| format!("Before the start: {why}"));
    let columns = vec![Column::words("What"), Column::words("Announced")];
    let rows = items.iter().flat_map(|item| {
        let label = |n: usize| if n == 0 { item.label } else { "" };
        item.says.iter().enumerate().map(move |(n, said)| vec![label(n).to_owned(), said.clone()])
    });
    let table = Table { columns, rows: rows.collect() };
    Page {
        title: event.name().to_owned(),
        facts: missing.chain(odd).collect(),
        sections: vec![Section::plain(table)],
    }
}

/// A row for every line: `says`, `odd` or `missing` of the item with this key.
pub(super) fn table(event: &Event) -> Table {
    let columns = vec![
        Column::words("Key"),
        Column::words("Label"),
        Column::words("Kind"),
        Column::words("Text"),
    ];
    let mut rows = Vec::new();
    for item in announcement(event) {
        let kinds = [("says", &item.says), ("odd", &item.odd), ("missing", &item.missing)];
        for (kind, lines) in kinds {
            rows.extend(lines.iter().map(|line| {
                vec![item.key.to_owned(), item.label.to_owned(), kind.to_owned(), line.clone()]
            }));
        }
    }
    Table { columns, rows }
}
