//! One place with its whole arithmetic, on paper.

use super::arithmetic::{Arithmetic, Opponent};
use super::page::{Column, Page, Rows, Section, Table};
use super::standings::where_it_stands;
use super::tie_break::{exactly, tie_break_cell};
use crate::event::standings::Value;
use crate::event::{Event, Id, Refusal};
use crate::ruleset::{TieBreak, Unit};

/// The arithmetic of an entrant's place.
pub(super) fn of(event: &Event, who: Option<Id>) -> Result<Arithmetic<'_>, Refusal> {
    let who = who.ok_or("Whose place? Write a name, or # and the id, after place.")?;
    Arithmetic::of(event, who).ok_or_else(|| Refusal(format!("{} has no place.", event.label(who))))
}

pub(super) fn page(event: &Event, arithmetic: &Arithmetic) -> Page {
    let standing = arithmetic.standing;
    let neighbours = arithmetic.neighbours().into_iter().map(|neighbour| {
        let side = if neighbour.is_ahead { "Behind" } else { "Ahead of" };
        format!("{side} {}: {}", event.label(neighbour.id), neighbour.sentence)
    });
    let facts = [where_it_stands(event), arithmetic.points()].into_iter().chain(neighbours);
    let place = arithmetic.place().map_or(String::new(), |place| format!("place {place}, "));
    let sections = match arithmetic.has_points() {
        true => vec![
            Section::new("Opponents", opponents(event, arithmetic)),
            Section::new("Tie-breaks", tie_breaks(arithmetic)),
        ],
        false => Vec::new(),
    };
    Page {
        title: format!("{} · {place}{}", event.name(), event.label(standing.entrant)),
        facts: facts.collect(),
        sections,
    }
}

/// The opponents behind the sums, for a spreadsheet.
pub(super) fn opponents(event: &Event, arithmetic: &Arithmetic) -> Table {
    let averages = arithmetic.uses_averages();
    let strength = |o: &Opponent| o.strength.map_or(String::new(), |strength| strength.to_string());
    Rows::of(arithmetic.opponents())
        .column(Column::words("Opponent"), |o: &Opponent| event.label(o.id))
        .column(Column::number("Points"), |o| o.points.to_string())
        .column(Column::number("Rounds"), |o| o.rounds.to_string())
        .column_if(averages, Column::number("Average"), |o| o.share.to_string())
        .column(Column::number("Strength").optional(), strength)
        .table()
}

fn tie_breaks(arithmetic: &Arithmetic) -> Table {
    let ahead = arithmetic.is_put_ahead();
    let exact = |(by, value): &(TieBreak, Value)| match by.about().unit {
        Unit::Ahead => String::new(),
        Unit::Count | Unit::Mean | Unit::Share => exactly(*value),
    };
    Rows::of(arithmetic.tie_breaks())
        .column(Column::words("Tie-break"), |(by, _): &(TieBreak, Value)| {
            by.about().heading.to_owned()
        })
        .column(Column::number("Exactly"), exact)
        .column(Column::number("Shown"), |(by, value)| tie_break_cell(*by, Some(*value), ahead))
        .column(Column::sentence("Made of").optional(), |(by, _)| arithmetic.made_of(*by))
        .table()
}
