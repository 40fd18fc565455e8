//! The results that players entered and that wait for a scorekeeper.

use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::date;
use crate::event::{Claim, Event};
use crate::msg;
use crate::words::{Arg, Message};

pub(super) fn page(event: &Event) -> Page {
    let count = event.inbox().count();
    let facts = match count {
        0 => msg!("station.page-none"),
        n => msg!("station.page-count", date = date(event), n),
    };
    let sections = if count == 0 { Vec::new() } else { vec![Section::plain(table(event))] };
    let title = msg!("station.page-title", event = event.name()).into();
    Page { title, facts: vec![facts.into()], sections }
}

pub(super) fn table(event: &Event) -> Table {
    let several = event.stages.len() > 1;
    let round = |claim: &&Claim| -> Message {
        let (stage, round) = (claim.reported.stage, claim.reported.round);
        let stage = stage.checked_sub(1).and_then(|at| event.stages.get(at));
        match stage.filter(|stage| several || !stage.kind.is_preliminary()) {
            Some(stage) => stage.round_name(round),
            None => Message::verbatim(round.to_string()),
        }
    };
    let results = |claim: &Claim| event.claim_in_words(claim);
    Rows::of(event.inbox())
        .column(Column::number(msg!("column.number")), |claim: &&Claim| claim.n.to_string())
        .column(Column::words(msg!("column.round")), round)
        .column(Column::number(msg!("column.table")), |claim| claim.reported.table)
        .column(Column::sentence(msg!("station.column-there")), |claim| {
            Arg::or_empty(results(claim).and_then(|(there, _)| there))
        })
        .column(Column::sentence(msg!("station.column-claimed")), |claim| {
            Arg::or_empty(results(claim).map(|(_, claimed)| claimed))
        })
        .column(Column::words(msg!("column.by")), |claim| claim.sender())
        .table()
}
