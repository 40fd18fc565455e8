//! The tables of a round without a result, for the official who goes to ask there.

use super::page::{Column, Page, Rows, Section, Table};
use super::pairings::table_number;
use super::rounds::{Chosen, facts};
use crate::event::Event;
use crate::msg;
use crate::words::Arg;

pub(super) fn page(event: &Event, chosen: &Chosen) -> Page {
    Page {
        title: msg!("export.missing", event = event.name(), round = chosen.name()).into(),
        facts: facts(event, chosen),
        sections: vec![Section::plain(table(event, chosen))],
    }
}

pub(super) fn table(event: &Event, chosen: &Chosen) -> Table {
    let extra = |minutes: u32| match minutes {
        0 => Arg::or_empty(None::<String>),
        minutes => msg!("page.extra-minutes", n = minutes).into(),
    };
    Rows::of(chosen.round.missing())
        .column(Column::number(msg!("column.table")), |p| table_number(p))
        .column(Column::words(msg!("column.player-a")), |p| event.label(p.a))
        .column(Column::words(msg!("column.player-b")), |p| {
            p.b.map_or(String::new(), |b| event.label(b))
        })
        .column(Column::words(msg!("column.note")).optional(), |p| extra(p.extra_minutes))
        .table()
}
