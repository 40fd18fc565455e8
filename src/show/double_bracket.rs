//! The parts of a double elimination besides its matches.
//!
//! These are the matches to come, with the players who wait, and the places already decided.

use super::page::{Column, Section, Table};
use crate::event::double::{self, Double};
use crate::event::{Event, Id, Stage};
use crate::msg;

/// The matches to come and the decided places, if there are any.
pub(super) fn sections(event: &Event, stage: &Stage) -> Vec<Section> {
    let Some(double) = double::state(event) else { return Vec::new() };
    let coming = coming(event, stage, &double);
    let places = places(event, &double);
    [(msg!("page.to-come"), coming), (msg!("page.places-decided"), places)]
        .into_iter()
        .filter(|(_, table)| !table.rows.is_empty())
        .map(|(heading, table)| Section::new(heading, table))
        .collect()
}

fn coming(event: &Event, stage: &Stage, double: &Double) -> Table {
    let paired = |number: u32| {
        let mut pairings = stage.rounds.iter().flat_map(|round| &round.pairings);
        pairings.any(|pairing| pairing.number == Some(number))
    };
    let rows = double
        .standings()
        .into_iter()
        .filter(|match_| match_.decided.is_none() && !paired(match_.of.number));
    let rows = rows.map(|match_| {
        let [a, b] = [0, 1].map(|at| match match_.players[at] {
            None => match_.of.from[at].words().into(),
            Some(None) => msg!("result.bye").into(),
            Some(Some(id)) => event.label(id).into(),
        });
        vec![match_.of.number.into(), a, b, match_.of.bracket.phrase().into()]
    });
    let columns = vec![
        Column::number(msg!("column.match")),
        Column::words(msg!("column.player-a")),
        Column::words(msg!("column.player-b")),
        Column::words(msg!("column.bracket")),
    ];
    Table { columns, rows: rows.collect() }
}

fn places(event: &Event, double: &Double) -> Table {
    let name = |id: Id| event.label(id);
    let rows =
        double.places().into_iter().map(|place| vec![place.words().into(), name(place.id).into()]);
    Table {
        columns: vec![Column::words(msg!("column.place")), Column::words(msg!("column.player"))],
        rows: rows.collect(),
    }
}
