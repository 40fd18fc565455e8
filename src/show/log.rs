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
    let lines: Vec<(&Entry, String)> = event.log.iter().zip(event.tell_log()).collect();
    let note = |n: &u64| if event.undone.contains(n) { "undone" } else { "" }.to_owned();
    Rows::of(lines)
        .column(Column::number("No."), |(e, _): &(&Entry, String)| e.n.to_string())
        .column(Column::words("Time"), |(e, _)| format!("{} {}", e.at.day(), e.at.clock()))
        .column(Column::words("By"), |(e, _)| e.by.clone())
        .column(Column::words("What"), |(_, told)| told.clone())
        .column(Column::words("Why").optional(), |(e, _)| e.reason.clone().unwrap_or_default())
        .column(Column::words("Note").optional(), |(e, _)| note(&e.n))
        .table()
}
