//! The announcement before the start, to put on a wall or to read out.

use super::page::{Column, Page, Section, Table};
use crate::event::announcement::Item;
use crate::event::{Event, Moment, announcement_at, start_blockers};
use crate::msg;
use crate::words::{Arg, Message};

pub(super) fn page(event: &Event, now: Option<Moment>) -> Page {
    let items = announcement_at(event, now);
    let odd = items
        .iter()
        .flat_map(|item| &item.odd)
        .map(|odd| msg!("page.note", note = odd.clone()).into());
    let reasons = if event.stages.is_empty() { start_blockers(event) } else { Vec::new() };
    let missing = reasons.into_iter().map(|why| msg!("page.before-the-start", why).into());
    let columns = vec![Column::words(msg!("column.what")), Column::words(msg!("column.announced"))];
    let rows = items.iter().flat_map(|item| {
        let label = |n: usize| Arg::or_empty((n == 0).then(|| item.label.clone()));
        item.says.iter().enumerate().map(move |(n, said)| vec![label(n), said.clone()])
    });
    let table = Table { columns, rows: rows.collect() };
    Page {
        title: event.name().into(),
        facts: missing.chain(odd).collect(),
        sections: vec![Section::plain(table)],
    }
}

/// A row for every line: `says`, `odd` or `missing` of the item with this key.
pub(super) fn table(event: &Event, now: Option<Moment>) -> Table {
    let columns = vec![
        Column::words(msg!("column.key")),
        Column::words(msg!("column.label")),
        Column::words(msg!("column.kind")),
        Column::words(msg!("column.text")),
    ];
    let mut rows = Vec::new();
    for item in announcement_at(event, now) {
        let Item { key, label, says, odd, missing } = item;
        let args = |messages: Vec<Message>| messages.into_iter().map(Arg::from).collect();
        for (kind, lines) in [("says", says), ("odd", args(odd)), ("missing", args(missing))] {
            rows.extend(
                lines
                    .into_iter()
                    .map(|line| vec![key.into(), label.clone().into(), kind.into(), line]),
            );
        }
    }
    Table { columns, rows }
}
