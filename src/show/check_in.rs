//! The check-in: who has come, who is missing, who paid the entry fee and who owes it.

use super::page::{Column, Page, Rows, Section, Table};
use crate::desk::list_state;
use crate::event::{Entrant, Event, Fee};
use crate::msg;
use crate::show::list_state_words;
use crate::words::{Arg, Message};

pub(super) fn page(event: &Event) -> Page {
    Page {
        title: msg!("page.of-event", event = event.name(), page = msg!("check-in.item")).into(),
        facts: counts(event).into_iter().map(Arg::from).collect(),
        sections: vec![Section::plain(table(event))],
    }
}

/// How many have come and paid: `31 of 37 here`, `29 paid: 580 zł`, `8 owe: 160 zł`.
pub fn counts(event: &Event) -> Vec<Message> {
    let mut said = Vec::new();
    if event.checks_in() {
        let (n, all) = event.come();
        said.push(msg!("check-in.so-many-here", n, all));
    }
    let out = event.sits_out_next().len();
    said.extend((out > 0).then(|| msg!("check-in.so-many-out", n = out)));
    if let Some(text) = event.setup.fee() {
        let (paid, owe) = event.payers();
        let fee = Fee::of(text);
        said.extend(match fee {
            Some(fee) => [
                msg!("check-in.so-many-paid-sum", n = paid, sum = fee.times(paid)),
                msg!("check-in.so-many-owe-sum", n = owe, sum = fee.times(owe)),
            ],
            None => {
                [msg!("check-in.so-many-paid", n = paid), msg!("check-in.so-many-owe", n = owe)]
            }
        });
    }
    said
}

pub(super) fn table(event: &Event) -> Table {
    let known = |entrant: &&Entrant| event.attendance(entrant.id);
    let here = |entrant: &&Entrant| {
        let known = known(entrant);
        if !entrant.is_active() {
            return msg!("check-in.state-left").into();
        }
        Arg::or_empty(match (known.out, known.here, event.checks_in()) {
            (true, ..) => Some(msg!("check-in.state-out")),
            (false, true, true) => Some(msg!("check-in.state-here")),
            (false, false, true) => Some(msg!("check-in.state-missing")),
            (false, _, false) => None,
        })
    };
    let fee = |entrant: &&Entrant| match known(entrant).paid {
        true => msg!("check-in.state-paid"),
        false => msg!("check-in.state-owes"),
    };
    Rows::of(event.check_in_sheet().collect::<Vec<_>>())
        .column(Column::number(msg!("column.id")), |entrant: &&Entrant| entrant.id.to_string())
        .column(Column::names(msg!("column.player")), |entrant| entrant.label().into_owned())
        .column(Column::words(msg!("column.club")).optional(), |entrant| {
            Arg::or_empty(entrant.club.clone())
        })
        .column(Column::words(msg!("check-in.item")).optional(), here)
        .column_if(event.setup.fee().is_some(), Column::words(msg!("check-in.item-fee")), fee)
        .column_if(event.lists_required(), Column::words(msg!("hand-in.column-list")), |entrant| {
            list_state_words(list_state(event, entrant.id))
        })
        .table()
}

#[cfg(test)]
mod tests;
