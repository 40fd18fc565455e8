//! The announcement before the start, to put on a wall or to read out.

use super::page::{Column, Page, Section, Table};
use crate::event::announcement::announcement;
use crate::event::{Event, start_blockers};
use crate::msg;

pub(super) fn page(event: &Event) -> Page {
    let items = announcement(event);
    let odd = items
        .iter()
        .flat_map(|item| &item.odd)
        .map(|odd| msg!("page.note", note = odd.as_str()).into());
    let reasons = if event.stages.is_empty() { start_blockers(event) } else { Vec::new() };
    let missing = reasons.into_iter().map(|why| msg!("page.before-the-start", why = why).into());
    let columns = vec![Column::words(msg!("column.what")), Column::words(msg!("column.announced"))];
    let rows = items.iter().flat_map(|item| {
        let label = |n: usize| if n == 0 { item.label } else { "" };
        item.says
            .iter()
            .enumerate()
            .map(move |(n, said)| vec![label(n).into(), said.as_str().into()])
    });
    let table = Table { columns, rows: rows.collect() };
    Page {
        title: event.name().into(),
        facts: missing.chain(odd).collect(),
        sections: vec![Section::plain(table)],
    }
}

/// A row for every line: `says`, `odd` or `missing` of the item with this key.
pub(super) fn table(event: &Event) -> Table {
    let columns = vec![
        Column::words(msg!("column.key")),
        Column::words(msg!("column.label")),
        Column::words(msg!("column.kind")),
        Column::words(msg!("column.text")),
    ];
    let mut rows = Vec::new();
    for item in announcement(event) {
        let kinds = [("says", &item.says), ("odd", &item.odd), ("missing", &item.missing)];
        for (kind, lines) in kinds {
            rows.extend(lines.iter().map(|line| {
                vec![item.key.into(), item.label.into(), kind.into(), line.as_str().into()]
            }));
        }
    }
    Table { columns, rows }
}
