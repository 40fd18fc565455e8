//! The pairings of a round, by table and by name.

use super::outcome;
use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::{Chosen, facts};
use crate::event::{Event, Id, Pairing, Stage, StageKind, double, procedure_for, time_clause};
use crate::msg;
use crate::words::Arg;

pub(super) fn page(event: &Event, chosen: &Chosen) -> Page {
    Page {
        title: msg!("page.pairings", event = event.name(), round = chosen.name()).into(),
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
        .column_if(pods, Column::number(msg!("column.pod")), pod)
        .column(Column::number(msg!("column.table")), |p| table_number(p))
        .column(Column::words(msg!("column.player-a")), |p| event.label(p.a))
        .column(Column::words(msg!("column.player-b")), |p| {
            p.b.map_or(String::new(), |b| event.label(b))
        })
        .column(Column::words(msg!("column.result")).optional(), |p| outcome::words(event, p))
        .column(Column::words(msg!("column.note")).optional(), |p| note(event, chosen, p));
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
    let sides = |row: &T| Arg::or_empty(event.side_words(pairing(row)));
    let bracket = |row: &T| {
        let bracket = double::bracket_of(stage, pairing(row));
        Arg::or_empty(bracket.map(|bracket| bracket.phrase()))
    };
    rows.column_if(has_sides, Column::words(msg!("column.sides")).optional(), sides).column_if(
        has_brackets,
        Column::words(msg!("column.bracket")).optional(),
        bracket,
    )
}

/// The pod of this pairing, from 1, if there are several pods.
fn pod(event: &Event, pairing: &Pairing) -> Option<usize> {
    let several = event.pods.len() > 1 && pairing.number.is_none();
    event.pod_of(pairing.a).filter(|_| several).map(|pod| pod + 1)
}

/// Remarks about a table.
pub(super) fn note(event: &Event, chosen: &Chosen, pairing: &Pairing) -> Arg {
    let stage = chosen.stage;
    let marks = event.table_mark(chosen.round, pairing);
    let by_hand = pairing.by_hand.then(|| msg!("page.by-hand"));
    let extra = pairing.extra_minutes;
    let extra = (extra > 0).then(|| msg!("page.extra-minutes", n = extra));
    let so_far = (pairing.so_far.played() > 0).then(|| {
        let [a, b] = event.score_of(stage, pairing.so_far);
        msg!("result.so-far", score = msg!("result.score", a, b))
    });
    let time = pairing.time.as_ref().map(|time| {
        let procedure = procedure_for(&event.ruleset, chosen.round.kind, stage.shape);
        time_clause(procedure, time)
    });
    let house = event.house_game(pairing).map(|_| msg!("house-player.note"));
    Arg::Series(
        [marks, house, by_hand, so_far, time, extra]
            .into_iter()
            .flatten()
            .map(Into::into)
            .collect(),
    )
}

pub(super) fn by_name_page(event: &Event, chosen: &Chosen) -> Page {
    Page {
        title: msg!("page.by-name", event = event.name(), round = chosen.name()).into(),
        facts: facts(event, chosen),
        sections: vec![Section::plain(by_name_table(event, chosen))],
    }
}

pub(super) fn by_name_table(event: &Event, chosen: &Chosen) -> Table {
    let columns = vec![
        Column::names(msg!("column.player")),
        Column::words(msg!("column.table")),
        Column::words(msg!("column.opponent")).optional(),
    ];
    let mut rows: Vec<(String, [Arg; 2])> = Vec::new();
    // Each partner of a team looks for their own name.
    let own = |id: Id| {
        let entrant = event.entrant(id);
        entrant.into_iter().flat_map(|e| std::iter::once(&e.name).chain(&e.partner)).cloned()
    };
    for pairing in &chosen.round.pairings {
        let free = || pairing.free_word();
        let table: Arg = pairing.table.map_or_else(|| free().into(), Arg::from);
        let a = event.label(pairing.a);
        match pairing.b.map(|b| (b, event.label(b))) {
            None => rows.extend(own(pairing.a).map(|name| (name, [table.clone(), "".into()]))),
            Some((other, b)) => {
                let beside = |name: &str| [table.clone(), name.into()];
                rows.extend(own(pairing.a).map(|name| (name, beside(&b))));
                rows.extend(own(other).map(|name| (name, beside(&a))));
            }
        }
    }
    let row = |(name, [table, opponent]): (String, [Arg; 2])| vec![name.into(), table, opponent];
    Table { columns, rows: rows.into_iter().map(row).collect() }
}
