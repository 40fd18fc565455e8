//! The calls for an official, with table and minute.

use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::date;
use crate::event::{Call, Event};
use crate::msg;
use crate::words::{Arg, Message};

pub(super) fn page(event: &Event) -> Page {
    let count = event.calls().count();
    let facts = match count {
        0 => msg!("call.none"),
        n => msg!("call.count", date = date(event), n),
    };
    let sections = if count == 0 { Vec::new() } else { vec![Section::plain(table(event))] };
    Page {
        title: msg!("call.title", event = event.name()).into(),
        facts: vec![facts.into()],
        sections,
    }
}

pub(super) fn table(event: &Event) -> Table {
    let several = event.stages.len() > 1;
    let round = |call: &Call| -> Message {
        let stage = call.called.stage.checked_sub(1).and_then(|at| event.stages.get(at));
        let named = stage.filter(|stage| several || !stage.kind.is_preliminary());
        match named {
            Some(stage) => stage.round_name(call.called.round),
            None => Message::verbatim(call.called.round.to_string()),
        }
    };
    let players = |call: &Call| {
        let [a, b] = call.called.of.map(|id| event.label(id));
        msg!("pair.two", a, b)
    };
    let extra = |call: &Call| Arg::or_empty((call.called.extra > 0).then_some(call.called.extra));
    Rows::of(event.calls())
        .column(Column::number(msg!("column.number")), |call: &Call| call.entry.n.to_string())
        .column(Column::words(msg!("column.round")), round)
        .column(Column::number(msg!("column.table")), |call| call.called.table)
        .column(Column::number(msg!("call.column-minute")), |call| {
            Arg::or_empty(call.called.minute)
        })
        .column(Column::words(msg!("call.column-players")), players)
        .column(Column::words(msg!("call.column-came")).optional(), |call| {
            Arg::or_empty(call.called.by.clone())
        })
        .column(Column::number(msg!("call.column-extra")).optional(), extra)
        .column(Column::sentence(msg!("call.column-about")).optional(), |call| {
            Arg::or_empty(call.called.what.clone())
        })
        .table()
}
