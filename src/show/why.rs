//! The reasons for a round: one sentence for each table and for the bye.

use super::page::{Column, Page, Rows, Section, Table};
use super::pairings::table_number;
use super::rounds::{Chosen, facts};
use crate::event::{Action, Event, Pairing, Round, Stage, reason};
use crate::msg;
use crate::words::{Arg, Message};

pub(super) fn page(event: &Event, chosen: &Chosen) -> Page {
    let mut told = facts(event, chosen);
    told.extend(drawn_again(event, chosen.stage, chosen.round).map(Arg::from));
    Page {
        title: msg!("page.why", event = event.name(), round = chosen.name()).into(),
        facts: told,
        sections: vec![Section::plain(table(event, chosen))],
    }
}

pub(super) fn table(event: &Event, chosen: &Chosen) -> Table {
    Rows::of(&chosen.round.pairings)
        .column(Column::number(msg!("column.table")), |p: &&Pairing| table_number(p))
        .column(Column::words(msg!("column.player-a")), |p| event.label(p.a))
        .column(Column::words(msg!("column.player-b")), |p| {
            p.b.map_or(String::new(), |b| event.label(b))
        })
        .column(Column::sentence(msg!("column.why")), |p| {
            reason(event, chosen.stage, chosen.round, p)
        })
        .table()
}

/// The sentence that a round was drawn again, with the reason given for it.
pub fn drawn_again(event: &Event, stage: &Stage, round: &Round) -> Option<Message> {
    let (number, again) = (round.number, round.redrawn);
    if again == 0 || !stage.kind.is_preliminary() {
        return None;
    }
    let line = event.log.iter().rev().find(|line| {
        let same = matches!(&line.action, Action::Pair(paired)
            if paired.stage == 1 && paired.round == number && paired.redrawn == again);
        same && !event.undone.contains(&line.n)
    });
    let times = msg!("page.drawn-again", n = again);
    Some(match line.and_then(|line| line.reason.clone()) {
        Some(why) => msg!("page.drawn-again-for", times, why),
        None => times,
    })
}
