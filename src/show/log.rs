//! The log of everything that happened, undone lines included.

use super::page::{Column, Page, Rows, Section, Table};
use crate::event::{Entry, Event};

pub(super) fn page(event: &Event) -> Page {
    Page {
        title: format!("{} · log", event.name()),
        facts: vec![format!("{} · {} actions", event.head.date, event.log.len())],
        sections: vec![Section::plain(table(event))],
    }
}

pub(super) fn table(event: &Event) -> Table {
    let note = |e: &&Entry| if event.undone.contains(&e.n) { "undone" } else { "" }.to_owned();
    Rows::of(&event.log)
        .column(Column::number("No."), |e: &&Entry| e.n.to_string())
        .column(Column::words("Time"), |e| format!("{} {}", e.at.day(), e.at.clock()))
        .column(Column::words("By"), |e| e.by.clone())
        .column(Column::words("What"), |e| event.tell(e))
        .column(Column::words("Why").optional(), |e| e.reason.clone().unwrap_or_default())
        .column(Column::words("Note").optional(), note)
        .table()
}
