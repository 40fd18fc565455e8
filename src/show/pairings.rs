//! The pairings of a round, by table and by name.

use super::outcome;
use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::{Chosen, facts};
use crate::event::name::normalise;
use crate::event::{Event, Id, Pairing, Stage, StageKind, double};

pub(super) fn page(event: &Event, chosen: &Chosen) -> Page {
    Page {
        title: format!("{} · pairings, {}", event.name(), chosen.name()),
        facts: facts(event, chosen),
        sections: vec![Section::plain(table(event, chosen))],
    }
}

pub(super) fn table(event: &Event, chosen: &Chosen) -> Table {
    // The players of a pod stand together, if there are several pods.
    let mut pairings: Vec<&Pairing> = chosen.round.pairings.iter().collect();
    pairings.sort_by_key(|pairing| pod(event, pairing));
    let pods = pairings.iter().any(|pairing| pod(event, pairing).is_some());
    let pod = |p: &&Pairing| pod(event, p).map_or(String::new(), |pod| pod.to_string());
    let rows = Rows::of(pairings)
        .column_if(pods, Column::number("Pod"), pod)
        .column(Column::number("Table"), |p| table_number(p))
        .column(Column::words("Player A"), |p| event.label(p.a))
        .column(Column::words("Player B"), |p| p.b.map_or(String::new(), |b| event.label(b)))
        .column(Column::words("Result").optional(), |p| outcome::words(event, p))
        .column(Column::words("Note").optional(), |p| note(event, chosen.stage, p));
    with_sides_and_bracket(rows, event, chosen.stage, |p| p).table()
}

pub(super) fn table_number(pairing: &Pairing) -> String {
    pairing.table.map_or(String::new(), |table| table.to_string())
}

/// Adds the columns that only some games and stages have: the sides, and the bracket.
pub(super) fn with_sides_and_bracket<'p, T>(
    rows: Rows<T>,
    event: &Event,
    stage: &Stage,
    pairing: impl Fn(&T) -> &'p Pairing,
) -> Rows<T> {
    let has_sides = !event.ruleset.sides.is_empty();
    let has_brackets = stage.kind == StageKind::DoubleElimination;
    let sides = |row: &T| event.side_words(pairing(row)).unwrap_or_default();
    let bracket = |row: &T| {
        let bracket = double::bracket_of(stage, pairing(row));
        bracket.map_or("", |bracket| bracket.phrase()).to_owned()
    };
    rows.column_if(has_sides, Column::words("Sides").optional(), sides).column_if(
        has_brackets,
        Column::words("Bracket").optional(),
        bracket,
    )
}

/// The pod of this pairing, from 1, if there are several pods.
fn pod(event: &Event, pairing: &Pairing) -> Option<usize> {
    let several = event.pods.len() > 1 && pairing.number.is_none();
    event.pod_of(pairing.a).filter(|_| several).map(|pod| pod + 1)
}

/// Remarks about a table.
pub(super) fn note(event: &Event, stage: &Stage, pairing: &Pairing) -> String {
    let by_hand = pairing.by_hand.then(|| "by hand".to_owned());
    let extra = pairing.extra_minutes;
    let extra = (extra > 0).then(|| format!("{extra} extra minutes"));
    let so_far = (pairing.so_far.played() > 0).then(|| {
        let [a, b] = event.score_of(stage, pairing.so_far);
        format!("{a}–{b} so far")
    });
    by_hand.into_iter().chain(so_far).chain(extra).collect::<Vec<_>>().join(", ")
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
    // Each partner of a team looks for their own name.
    let own = |id: Id| {
        let entrant = event.entrant(id);
        entrant.into_iter().flat_map(|e| std::iter::once(&e.name).chain(&e.partner)).cloned()
    };
    for pairing in &chosen.round.pairings {
        let table = pairing.table.map_or(pairing.free_word().to_owned(), |n| n.to_string());
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
    rows.sort_by_cached_key(|row| (normalise(&row[0]), row[0].clone()));
    Table { columns, rows }
}
