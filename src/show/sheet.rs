//! The whole event: the announcement, the players, every round, the outcome.

use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::Chosen;
use super::{bracket, mission, outcome, pairings, standings};
use crate::event::decide::counted;
use crate::event::{Entrant, Event, Id, Pairing, Round, Stage, capitalised, champion};
use crate::ruleset::{RoundKind, StructureKind, TierKind};

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
    let structure = event.setup.structure.unwrap_or(StructureKind::Basic).word();
    let first = game.tiers.first().map(|tier| tier.tier);
    let tier = event.setup.tier.or(first).map(TierKind::word);
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
    Rows::of(event.registered())
        .column(Column::number("Id"), |e: &&Entrant| e.id.to_string())
        .column(Column::words("Player"), |e| e.label().into_owned())
        .column(Column::words("Club").optional(), |e| e.club.clone().unwrap_or_default())
        .column(Column::number("Start"), |e| e.start.to_string())
        .column(Column::words("Note").optional(), |e| standings::status(e.status).to_owned())
        .table()
}

fn rounds(event: &Event, stage: &Stage) -> Vec<Section> {
    if !stage.kind.is_preliminary() {
        return bracket::sections(event, stage);
    }
    let rounds = stage.rounds.iter().map(|round| {
        let table = pairings::table(event, &Chosen { stage, round });
        Section::new(capitalised(&stage.round_name(round.number)) + &mission::suffix(round), table)
    });
    rounds.collect()
}

/// Every pairing of the event, in the order of play.
pub(super) fn table<'e>(event: &'e Event) -> Table {
    let label = |id: Option<Id>| id.map_or(String::new(), |id| event.label(id));
    let points = |pairing: &Pairing, side: usize| {
        let outcome = pairing.outcome.as_ref();
        outcome.map_or(String::new(), |outcome| outcome.points[side].to_string())
    };
    let points_b = |p: &Pairing| p.b.map_or(String::new(), |_| points(p, 1));
    let games = |p: &Pairing| p.outcome.as_ref().map_or(String::new(), |o| o.games.to_string());
    let missions = event.ruleset.missions.is_some();
    let of_stage = |(number, stage): (usize, &'e Stage)| {
        let of_round = move |round: &'e Round| {
            round.pairings.iter().map(move |pairing| (number, stage, round, pairing))
        };
        stage.rounds.iter().flat_map(move |round| of_round(round))
    };
    Rows::of((1..).zip(&event.stages).flat_map(of_stage))
        .column(Column::number("Stage"), |(number, ..)| number.to_string())
        .column(Column::number("Round"), |(_, _, round, _)| round.number.to_string())
        .column(Column::number("Table"), |(.., p)| pairings::table_number(p))
        .column(Column::words("Player A"), |(.., p)| event.label(p.a))
        .column(Column::words("Player B"), |(.., p)| label(p.b))
        .column(Column::words("Games"), |(.., p)| games(p))
        .column(Column::number("Points A"), |(.., p)| points(p, 0))
        .column(Column::number("Points B"), |(.., p)| points_b(p))
        .column(Column::words("Result"), |(.., p)| outcome::words(event, p))
        .column(Column::words("Note"), |(_, stage, _, p)| pairings::note(event, stage, p))
        .column_if(missions, mission::MAP, |(_, _, round, _)| mission::map(round))
        .column_if(missions, mission::MISSION, |(_, _, round, _)| mission::name(round))
        .table()
}
