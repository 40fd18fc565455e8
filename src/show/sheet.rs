//! The whole event: the announcement, the players, every round, the outcome.

use super::page::{Column, Page, Section, Table};
use super::rounds::Chosen;
use super::{bracket, mission, outcome, pairings, standings, words};
use crate::event::decide::counted;
use crate::event::{Event, Stage, capitalised, champion};
use crate::ruleset::{RoundKind, StructureKind};

pub(super) fn page(event: &Event) -> Page {
    let mut sections = vec![
        Section::new("Standings", standings::table(event)),
        Section::new("Players", entrants(event)),
    ];
    for stage in &event.stages {
        sections.extend(rounds(event, stage));
    }
    Page { title: event.name().to_owned(), facts: facts(event), sections }
}

fn facts(event: &Event) -> Vec<String> {
    let game = &event.ruleset;
    let structure = words::structure(event.setup.structure.unwrap_or(StructureKind::Basic));
    let first = game.tiers.first().map(|tier| tier.tier);
    let tier = event.setup.tier.or(first).map(words::tier);
    let mut facts = vec![
        format!("{}, {}", game.name.en, game.format.en),
        standings::where_it_stands(event),
        match tier {
            Some(tier) => format!("Structure {structure}, tier {tier}"),
            None => format!("Structure {structure}"),
        },
        format!("Seed of the draws: {}", event.head.seed),
    ];
    if let Some(plan) = event.plan {
        let cut = match plan.cut {
            0 if event.may_have_a_deciding_match() => {
                "a deciding match if the first are level".to_owned()
            }
            _ => plan.cut_phrase(),
        };
        facts.push(format!("Announced: {} rounds, {cut}{}", plan.rounds, minutes(event, plan.cut)));
    }
    if event.timed_draws().is_some()
        && let Some(points) = event.scoring().timed_draw
    {
        facts.push(format!("A game drawn on time: {}", counted(points as usize, "point")));
    }
    let officials = event.officials.iter();
    facts.extend(officials.map(|o| format!("{}: {}", capitalised(o.role.word()), o.name)));
    facts.extend(champion(event).map(|id| format!("Champion: {}", event.label(id))));
    facts
}

/// `, 65 minutes a round, 35 in the finals`, if the organizer had a choice.
fn minutes(event: &Event, cut: u32) -> String {
    let game = &event.ruleset;
    let choice =
        |kind: RoundKind| game.minutes.iter().any(|row| row.round == kind && row.from.is_some());
    let mut words = String::new();
    if event.setup.minutes.is_some() || choice(RoundKind::Preliminary) {
        let printed = || game.minutes(RoundKind::Preliminary, game.preliminary.shape);
        let minutes = event.setup.minutes.unwrap_or_else(printed);
        words.push_str(&format!(", {minutes} minutes a round"));
    }
    let finals = event.setup.finals_minutes;
    if cut > 0 && (finals.is_some() || choice(RoundKind::Elimination)) {
        let shape = event.plan.map(|plan| plan.finals_match).unwrap_or_default();
        let minutes = finals.unwrap_or_else(|| game.minutes(RoundKind::Elimination, shape));
        words.push_str(&format!(", {minutes} minutes a round of the finals"));
    }
    words
}

fn entrants(event: &Event) -> Table {
    let columns = vec![
        Column::number("Id"),
        Column::words("Player"),
        Column::words("Club").optional(),
        Column::number("Start"),
        Column::words("Note").optional(),
    ];
    let rows = (event.registered())
        .map(|entrant| {
            vec![
                entrant.id.to_string(),
                entrant.label().into_owned(),
                entrant.club.clone().unwrap_or_default(),
                entrant.start.to_string(),
                standings::status(entrant.status).to_owned(),
            ]
        })
        .collect();
    Table { columns, rows }
}

fn rounds(event: &Event, stage: &Stage) -> Vec<Section> {
    if !stage.kind.is_preliminary() {
        return bracket::sections(event, stage);
    }
    let rounds = stage.rounds.iter().map(|round| {
        let table = pairings::table(event, &Chosen { stage, round });
        Section::new(capitalised(&stage.round_name(round.number)) + &mission::behind(round), table)
    });
    rounds.collect()
}

/// Every pairing of the event, in the order of play.
pub(super) fn table(event: &Event) -> Table {
    let mut columns = vec![
        Column::number("Stage"),
        Column::number("Round"),
        Column::number("Table"),
        Column::words("Player A"),
        Column::words("Player B"),
        Column::words("Games"),
        Column::number("Points A"),
        Column::number("Points B"),
        Column::words("Result"),
        Column::words("Note"),
    ];
    // The map and the mission are columns only if the game has missions.
    let missions = event.ruleset.missions.is_some();
    if missions {
        columns.extend(mission::COLUMNS);
    }
    let mut rows = Vec::new();
    for (index, stage) in event.stages.iter().enumerate() {
        for round in &stage.rounds {
            rows.extend(round.pairings.iter().map(|pairing| {
                let outcome = pairing.outcome.as_ref();
                let points =
                    |side: usize| outcome.map_or(String::new(), |o| o.points[side].to_string());
                let mut row = vec![
                    (index + 1).to_string(),
                    round.number.to_string(),
                    pairing.table.map_or(String::new(), |table| table.to_string()),
                    event.label(pairing.a),
                    pairing.b.map_or(String::new(), |b| event.label(b)),
                    outcome.map_or(String::new(), |o| o.games.to_string()),
                    points(0),
                    pairing.b.map_or(String::new(), |_| points(1)),
                    outcome::words(event, pairing),
                    pairings::note(event, stage, pairing),
                ];
                if missions {
                    row.extend(mission::cells(round));
                }
                row
            }));
        }
    }
    Table { columns, rows }
}
