//! The pairings of a round, by table and by name.

use super::outcome;
use super::page::{Column, Page, Section, Table};
use super::rounds::{Chosen, facts};
use crate::event::name::fold;
use crate::event::{Event, Id, Pairing, Stage, StageKind, double};

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
    // These columns appear only if the game has sides or the stage has two brackets.
    let sides = !event.ruleset.sides.is_empty();
    let brackets = chosen.stage.kind == StageKind::DoubleElimination;
    columns.extend(sides.then(|| Column::words("Sides").optional()));
    columns.extend(brackets.then(|| Column::words("Bracket").optional()));
    // The players of a pod stand together, if there are several pods.
    let mut pairings: Vec<&Pairing> = chosen.round.pairings.iter().collect();
    pairings.sort_by_key(|pairing| pod(event, pairing));
    let rows = (pairings.iter().copied())
        .map(|pairing| {
            let mut row = vec![
                pairing.table.map_or(String::new(), |table| table.to_string()),
                event.label(pairing.a),
                pairing.b.map_or(String::new(), |b| event.label(b)),
                outcome::words(event, pairing),
                note(event, chosen.stage, pairing),
            ];
            row.extend(sides.then(|| event.side_words(pairing).unwrap_or_default()));
            row.extend(brackets.then(|| bracket(chosen, pairing)));
            row
        })
        .collect();
    let whole = Table { columns, rows };
    match event.pods.len() > 1 && pairings.iter().any(|p| pod(event, p).is_some()) {
        true => with_pods(whole, pairings.iter().map(|pairing| pod(event, pairing))),
        false => whole,
    }
}

/// Adds the pod as first column.
fn with_pods(mut table: Table, pods: impl Iterator<Item = Option<usize>>) -> Table {
    table.columns.insert(0, Column::number("Pod"));
    for (row, pod) in table.rows.iter_mut().zip(pods) {
        row.insert(0, pod.map_or(String::new(), |pod| pod.to_string()));
    }
    table
}

/// The pod of this pairing, from 1, if there are several pods.
fn pod(event: &Event, pairing: &Pairing) -> Option<usize> {
    let several = event.pods.len() > 1 && pairing.number.is_none();
    event.pod_of(pairing.a).filter(|_| several).map(|pod| pod + 1)
}

/// The name of the bracket, such as `upper bracket`.
fn bracket(chosen: &Chosen, pairing: &Pairing) -> String {
    let bracket = double::bracket_of(chosen.stage, pairing);
    bracket.map_or_else(String::new, |bracket| bracket.phrase().to_owned())
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
        let free = pairing.outcome.as_ref().map_or("bye", |outcome| outcome.free_word());
        let table = pairing.table.map_or(free.to_owned(), |table| table.to_string());
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
