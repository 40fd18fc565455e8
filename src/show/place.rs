//! One place with its whole arithmetic, on paper.

use super::arithmetic::{Arithmetic, Opponent};
use super::page::{Column, Page, Rows, Section, Table};
use super::standings::where_it_stands;
use super::tie_break::{exactly, tie_break_cell};
use crate::event::standings::Value;
use crate::event::{Event, Id, Refusal};
use crate::msg;
use crate::ruleset::{TieBreak, Unit};
use crate::words::{Arg, Message};

/// The arithmetic of an entrant's place.
pub(super) fn of(event: &Event, who: Option<Id>) -> Result<Arithmetic<'_>, Refusal> {
    let who = who.ok_or_else(|| Refusal(msg!("show.whose-place")))?;
    Arithmetic::of(event, who).ok_or_else(|| Refusal(why_no_place(event, who)))
}

/// Why an entrant is not in the standings: a place comes with the first round that is not sat out.
fn why_no_place(event: &Event, who: Id) -> Message {
    let name = event.label(who);
    let rounds = event.stages.iter().flat_map(|stage| &stage.rounds);
    let sat_out = rounds.filter(|round| round.of(who).is_some()).count();
    match (event.is_house(who), event.is_here(who)) {
        (true, _) => msg!("show.no-place-house", name),
        (false, true) if sat_out > 0 => msg!("show.no-place-sat-out", name, n = sat_out),
        (false, true) => msg!("show.no-place-yet", name),
        (false, false) => msg!("show.no-place", name),
    }
}

pub(super) fn page(event: &Event, arithmetic: &Arithmetic) -> Page {
    let standing = arithmetic.standing;
    let neighbours = arithmetic.neighbours().into_iter().map(|neighbour| {
        let (name, why) = (event.label(neighbour.id), neighbour.sentence);
        match neighbour.is_ahead {
            true => msg!("page.behind", name, why).into(),
            false => msg!("page.ahead-of", name, why).into(),
        }
    });
    let facts = [where_it_stands(event).into(), arithmetic.points()];
    let name = event.label(standing.entrant);
    let who = match arithmetic.place() {
        Some(place) => msg!("page.place-of", place, name).into(),
        None => Arg::Text(name),
    };
    let sections = match arithmetic.has_points() {
        true => vec![
            Section::new(msg!("page.opponents"), opponents(event, arithmetic)),
            Section::new(msg!("page.tie-breaks"), tie_breaks(arithmetic)),
        ],
        false => Vec::new(),
    };
    Page {
        title: msg!("page.of-event", event = event.name(), page = who).into(),
        facts: facts.into_iter().chain(neighbours).collect(),
        sections,
    }
}

/// The opponents behind the sums, for a spreadsheet.
pub(super) fn opponents(event: &Event, arithmetic: &Arithmetic) -> Table {
    let averages = arithmetic.uses_averages();
    let strength = |o: &Opponent| o.strength.map_or(String::new(), |strength| strength.to_string());
    Rows::of(arithmetic.opponents())
        .column(Column::words(msg!("column.opponent")), |o: &Opponent| event.label(o.id))
        .column(Column::number(msg!("column.points")), |o| event.points_figure(o.points))
        .column(Column::number(msg!("column.rounds")), |o| o.rounds.to_string())
        .column_if(averages, Column::number(msg!("column.average")), |o| o.share.to_string())
        .column(Column::number(msg!("column.strength")).optional(), strength)
        .table()
}

fn tie_breaks(arithmetic: &Arithmetic) -> Table {
    let ahead = arithmetic.is_put_ahead();
    let exact = |(by, value): &(TieBreak, Value)| match by.about().unit {
        Unit::Ahead => String::new(),
        Unit::Count | Unit::Sum | Unit::Mean | Unit::Share => exactly(*value),
    };
    Rows::of(arithmetic.tie_breaks())
        .column(Column::words(msg!("column.tie-break")), |(by, _): &(TieBreak, Value)| {
            by.about().heading
        })
        .column(Column::number(msg!("column.exactly")), exact)
        .column(Column::number(msg!("column.shown")), |(by, value)| {
            tie_break_cell(*by, Some(*value), ahead)
        })
        .column(Column::sentence(msg!("column.made-of")).optional(), |(by, _)| {
            arithmetic.made_of(*by)
        })
        .table()
}
