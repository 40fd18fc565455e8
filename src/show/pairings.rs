//! A round, by table and by name.

use super::outcome;
use super::page::{Column, Page, Section, Table};
use super::rounds::{Chosen, facts};
use crate::event::name::fold;
use crate::event::{Event, Id, Pairing, StageKind, double};

pub(super) fn page(event: &Event, chosen: &Chosen) -> Page {
    Page {
        title: format!("{} · pairings, {}", event.name(), chosen.name()),
        facts: facts(event, chosen),
        sections: vec![Section::plain(table(event, chosen))],
    }
}

pub(super) fn table(event: &Event, chosen: &Chosen) -> Table {
    let mut columns = vec![
        Column::number("Table"),
        Column::words("Player A"),
        Column::words("Player B"),
        Column::words("Result").optional(),
        Column::words("Note").optional(),
    ];
    // Only where the game has sides, or the stage two brackets, are there such columns.
    let sides = !event.ruleset.sides.is_empty();
    let brackets = chosen.stage.kind == StageKind::DoubleElimination;
    columns.extend(sides.then(|| Column::words("Sides").optional()));
    columns.extend(brackets.then(|| Column::words("Bracket").optional()));
    let rows = (chosen.round.pairings.iter())
        .map(|pairing| {
            let mut row = vec![
                pairing.table.map_or(String::new(), |table| table.to_string()),
                event.label(pairing.a),
                pairing.b.map_or(String::new(), |b| event.label(b)),
                outcome::words(event, pairing),
                note(pairing),
            ];
            row.extend(sides.then(|| event.side_words(pairing).unwrap_or_default()));
            row.extend(brackets.then(|| bracket(chosen, pairing)));
            row
        })
        .collect();
    Table { columns, rows }
}

/// `upper bracket`.
fn bracket(chosen: &Chosen, pairing: &Pairing) -> String {
    let bracket = double::bracket_of(chosen.stage, pairing);
    bracket.map_or_else(String::new, |bracket| bracket.phrase().to_owned())
}

/// What is special about a table.
pub(super) fn note(pairing: &Pairing) -> String {
    let by_hand = pairing.by_hand.then(|| "by hand".to_owned());
    let extra = pairing.extra_minutes;
    let extra = (extra > 0).then(|| format!("{extra} extra minutes"));
    by_hand.into_iter().chain(extra).collect::<Vec<_>>().join(", ")
}

pub(super) fn by_name_page(event: &Event, chosen: &Chosen) -> Page {
    Page {
        title: format!("{} · {} by name", event.name(), chosen.name()),
        facts: facts(event, chosen),
        sections: vec![Section::plain(by_name_table(event, chosen))],
    }
}

pub(super) fn by_name_table(event: &Event, chosen: &Chosen) -> Table {
    let columns =
        vec![Column::words("Player"), Column::words("Table"), Column::words("Opponent").optional()];
    let mut rows: Vec<Vec<String>> = Vec::new();
    // Both of a team look for their own name.
    let own = |id: Id| {
        let entrant = event.entrant(id);
        entrant.into_iter().flat_map(|e| std::iter::once(&e.name).chain(&e.partner)).cloned()
    };
    for pairing in &chosen.round.pairings {
        let table = pairing.table.map_or("bye".to_owned(), |table| table.to_string());
        let a = event.label(pairing.a);
        match pairing.b.map(|b| (b, event.label(b))) {
            None => {
                rows.extend(own(pairing.a).map(|name| vec![name, table.clone(), String::new()]))
            }
            Some((other, b)) => {
                rows.extend(own(pairing.a).map(|name| vec![name, table.clone(), b.clone()]));
                rows.extend(own(other).map(|name| vec![name, table.clone(), a.clone()]));
            }
        }
    }
    rows.sort_by_cached_key(|row| (fold(&row[0]), row[0].clone()));
    Table { columns, rows }
}
