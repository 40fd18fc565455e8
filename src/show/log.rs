//! The log of everything that happened, undone lines included.

use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::date;
use crate::event::{Entry, Event};
use crate::msg;
use crate::words::{Arg, Message};

pub(super) fn page(event: &Event) -> Page {
    Page {
        title: msg!("page.log", event = event.name()).into(),
        facts: vec![msg!("page.actions", date = date(event), n = event.log.len()).into()],
        sections: vec![Section::plain(table(event))],
    }
}

pub(super) fn table(event: &Event) -> Table {
    let lines: Vec<(&Entry, Message)> = event.log.iter().zip(event.tell_log()).collect();
    let note = |n: &u64| Arg::or_empty(event.undone.contains(n).then(|| msg!("page.undone")));
    Rows::of(lines)
        .column(Column::number(msg!("column.number")), |(e, _): &(&Entry, Message)| e.n.to_string())
        .column(Column::words(msg!("column.time")), |(e, _)| {
            msg!("number.moment", day = Arg::Date(e.at.day()), time = e.at.clock())
        })
        .column(Column::words(msg!("column.by")), |(e, _)| e.by.clone())
        .column(Column::words(msg!("column.what")), |(_, told)| told.clone())
        .column(Column::words(msg!("column.why")).optional(), |(e, _)| {
            e.reason.clone().unwrap_or_default()
        })
        .column(Column::words(msg!("column.note")).optional(), |(e, _)| note(&e.n))
        .table()
}
