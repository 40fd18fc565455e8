//! The finals: the seeds, and every match.

use super::page::{Column, Page, Section, Table};
use super::standings::where_it_stands;
use super::{double as around, mission, outcome};
use crate::event::{Event, Id, Refusal, Stage, StageKind, champion, double};

pub(super) fn finals(event: &Event) -> Result<&Stage, Refusal> {
    event.finals().ok_or_else(|| {
        Refusal::from(match event.may_have_a_deciding_match() {
            true => "There is no deciding match: cut seeds it, if the first are level after the last round.",
            false => "There is no bracket before the cut: cut makes it.",
        })
    })
}

pub(super) fn page(event: &Event) -> Result<Page, Refusal> {
    let stage = finals(event)?;
    let mut facts = vec![where_it_stands(event)];
    facts.extend(champion(event).map(|id| format!("Champion: {}", event.label(id))));
    Ok(Page {
        title: format!("{} · bracket", event.name()),
        facts,
        sections: sections(event, stage),
    })
}

/// The seeds until the first round is paired, then a table for each round.
pub(super) fn sections(event: &Event, stage: &Stage) -> Vec<Section> {
    let mut sections = rounds(event, stage);
    sections.extend(around::sections(event, stage));
    sections
}

fn rounds(event: &Event, stage: &Stage) -> Vec<Section> {
    if stage.rounds.is_empty() {
        return vec![Section::new("Seeds", seeds(event, stage))];
    }
    let rounds = stage.rounds.iter().map(|round| {
        let all = games(event, stage, Some(round.number));
        Section::new(stage.round_title(round.number) + &mission::behind(round), all)
    });
    rounds.collect()
}

fn seeds(event: &Event, stage: &Stage) -> Table {
    let columns = vec![Column::number("Seed"), Column::words("Player")];
    let rows = (stage.seeds.iter().enumerate())
        .map(|(index, id)| vec![(index + 1).to_string(), event.label(*id)])
        .collect();
    Table { columns, rows }
}

pub(super) fn table(event: &Event) -> Result<Table, Refusal> {
    Ok(games(event, finals(event)?, None))
}

/// The matches of one round, or of all rounds with the round as first column.
fn games(event: &Event, stage: &Stage, only: Option<u32>) -> Table {
    let mut columns = vec![
        Column::number("Match"),
        Column::number("Table").optional(),
        Column::number("Seed A").optional(),
        Column::words("Player A"),
        Column::number("Seed B").optional(),
        Column::words("Player B"),
        Column::words("Result").optional(),
    ];
    let sides = !event.ruleset.sides.is_empty();
    let brackets = stage.kind == StageKind::DoubleElimination;
    columns.extend(sides.then(|| Column::words("Sides").optional()));
    columns.extend(brackets.then(|| Column::words("Bracket").optional()));
    let number = |n: Option<u32>| n.map_or(String::new(), |n| n.to_string());
    let seed = |id: Id| stage.seeds.iter().position(|s| *s == id).map(|at| at as u32 + 1);
    let mut rows = Vec::new();
    for round in stage.rounds.iter().filter(|round| only.is_none_or(|n| n == round.number)) {
        let mut games: Vec<_> = round.pairings.iter().collect();
        games.sort_by_key(|pairing| pairing.number);
        rows.extend(games.into_iter().map(|pairing| {
            let mut row = vec![
                number(pairing.number),
                number(pairing.table),
                number(seed(pairing.a)),
                event.label(pairing.a),
                number(pairing.b.and_then(seed)),
                pairing.b.map_or(String::new(), |b| event.label(b)),
                outcome::words(event, pairing),
            ];
            row.extend(sides.then(|| event.side_words(pairing).unwrap_or_default()));
            let bracket = double::bracket_of(stage, pairing).map(|bracket| bracket.phrase());
            row.extend(brackets.then(|| bracket.unwrap_or_default().to_owned()));
            match only {
                Some(_) => row,
                None => [vec![stage.round_name(round.number)], row].concat(),
            }
        }));
    }
    if only.is_none() {
        columns.insert(0, Column::words("Round"));
    }
    Table { columns, rows }
}
