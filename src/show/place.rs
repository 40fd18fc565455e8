//! One place with its whole arithmetic, on paper.

use super::arithmetic::Arithmetic;
use super::page::{Column, Page, Section, Table};
use super::standings::{by_head_to_head, exactly, short, shown, where_it_stands};
use crate::event::{Event, Id, Refusal};
use crate::ruleset::TieBreak;

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
    let mut columns =
        vec![Column::words("Opponent"), Column::number("Points"), Column::number("Rounds")];
    columns.extend(averages.then(|| Column::number("Average")));
    columns.push(Column::number("Strength").optional());
    let rows = arithmetic.opponents().into_iter().map(|opponent| {
        let mut row = vec![
            event.label(opponent.id),
            opponent.points.to_string(),
            opponent.rounds.to_string(),
        ];
        row.extend(averages.then(|| opponent.share.to_string()));
        row.push(opponent.strength.map_or(String::new(), |strength| strength.to_string()));
        row
    });
    Table { rows: rows.collect(), columns }
}

fn tie_breaks(arithmetic: &Arithmetic) -> Table {
    let columns = vec![
        Column::words("Tie-break"),
        Column::number("Exactly"),
        Column::number("Shown"),
        Column::sentence("Made of").optional(),
    ];
    let values = arithmetic.tie_breaks();
    let rows = values.iter().map(|(by, value)| {
        let [exact, shown] = match by {
            TieBreak::HeadToHeadSweep => {
                [String::new(), by_head_to_head(arithmetic.is_put_ahead()).to_owned()]
            }
            _ => [exactly(*value), shown(*by, *value)],
        };
        vec![short(*by).to_owned(), exact, shown, arithmetic.made_of(*by)]
    });
    Table { rows: rows.collect(), columns }
}
