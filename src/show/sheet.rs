//! The whole event: the announcement, the players, every round, the outcome.

use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::{Chosen, time_columns, times, with_times};
use super::{bracket, mission, outcome, pairings, standings};
use crate::event::{Entrant, Event, Id, Pairing, Role, Round, Stage};
use crate::msg;
use crate::ruleset::{RoundKind, StructureKind, TierKind};
use crate::words::Arg;

pub(super) fn page(event: &Event) -> Page {
    let mut sections = vec![
        Section::new(msg!("page.standings").capitalised(), standings::table(event)),
        Section::new(msg!("page.players"), entrants(event)),
    ];
    for stage in &event.stages {
        sections.extend(rounds(event, stage));
    }
    Page { title: event.name().into(), facts: facts(event), sections }
}

fn facts(event: &Event) -> Vec<Arg> {
    let game = &event.ruleset;
    let structure = event.setup.structure.unwrap_or(StructureKind::Basic).word();
    let first = game.tiers.first().map(|tier| tier.tier);
    let tier = event.setup.tier.or(first).map(TierKind::word);
    let mut facts: Vec<Arg> = vec![
        msg!("page.game", game = &game.name, format = &game.format).into(),
        standings::where_it_stands(event).into(),
        match tier {
            Some(tier) => msg!("page.structure-tier", structure, tier).into(),
            None => msg!("page.structure", structure).into(),
        },
    ];
    if let Some(plan) = event.plan {
        let cut = match plan.cut {
            0 if event.may_have_a_deciding_match() => msg!("page.deciding-match-if-level"),
            _ => plan.cut_phrase(),
        };
        let mut announced = vec![msg!("count.rounds", n = plan.rounds).into(), cut.into()];
        announced.extend(minutes(event, plan.cut));
        facts.push(msg!("page.announced", plan = Arg::Series(announced)).into());
    }
    if event.timed_draws().is_some()
        && let Some(points) = event.scoring().timed_draw
    {
        facts.push(msg!("page.drawn-on-time", points = msg!("count.points", n = points)).into());
    }
    let officials = event.officials.iter();
    facts.extend(officials.map(|official| {
        let name = official.name.as_str();
        match official.role {
            Role::Organizer => msg!("page.organizer", name).into(),
            Role::Marshal => {
                let role = official.role.phrase(&event.ruleset).capitalised();
                msg!("page.marshal", role, name).into()
            }
            Role::Judge => msg!("page.judge", name).into(),
        }
    }));
    facts.extend(standings::champion_fact(event).map(Arg::from));
    facts
}

/// `65 minutes a round, 35 minutes a round of the finals`, if the organizer had a choice.
///
/// The final is named where its clock is another than that of the rounds before it.
fn minutes(event: &Event, cut: u32) -> Vec<Arg> {
    let game = &event.ruleset;
    let choice =
        |kind: RoundKind| game.minutes.iter().any(|row| row.round == kind && row.from.is_some());
    let mut said = Vec::new();
    if event.setup.minutes.is_some() || choice(RoundKind::Preliminary) {
        let printed = || game.minutes(RoundKind::Preliminary, game.preliminary.shape);
        let minutes = event.setup.minutes.unwrap_or_else(printed);
        said.push(msg!("page.minutes-a-round", n = minutes).into());
    }
    let (finals, last) = (event.setup.finals_minutes, event.setup.final_minutes);
    let chosen = finals.is_some() || last.is_some() || choice(RoundKind::Elimination);
    if cut > 0 && chosen {
        let shape = event.plan.map(|plan| plan.finals_match).unwrap_or_default();
        let minutes = finals.unwrap_or_else(|| game.minutes(RoundKind::Elimination, shape));
        let last = last.unwrap_or_else(|| game.minutes(RoundKind::Final, shape));
        said.push(match minutes {
            0 => msg!("page.no-clock-in-finals").into(),
            minutes => msg!("page.minutes-a-round-of-finals", n = minutes).into(),
        });
        match last {
            last if last == minutes => {}
            0 => said.push(msg!("page.no-clock-in-the-final").into()),
            last => said.push(msg!("page.minutes-in-the-final", n = last).into()),
        }
    }
    said
}

/// Everybody who was registered.
pub(super) fn players_page(event: &Event) -> Page {
    let title = msg!("page.of-event", event = event.name(), page = msg!("export.players"));
    let sections = vec![Section::plain(entrants(event))];
    Page { title: title.into(), facts: vec![standings::where_it_stands(event).into()], sections }
}

pub(super) fn entrants(event: &Event) -> Table {
    entrant_rows(event).table()
}

/// Everybody who was registered, with the member numbers, for the roster of another event. A sheet
/// that others may see has none.
pub(super) fn entrants_with_members(event: &Event) -> Table {
    let has_numbers = event.registered().any(|one| one.member.is_some());
    entrant_rows(event)
        .column_if(has_numbers, Column::words("member"), |e| Arg::or_empty(e.member.clone()))
        .table()
}

fn entrant_rows(event: &Event) -> Rows<&Entrant> {
    Rows::of(event.registered())
        .column(Column::number(msg!("column.id")), |e: &&Entrant| e.id.to_string())
        .column(Column::words(msg!("column.player")), |e| e.label().into_owned())
        .column(Column::words(msg!("column.club")).optional(), |e| Arg::or_empty(e.club.clone()))
        .column(Column::number(msg!("column.start")), |e| e.start.to_string())
        .column(Column::words(msg!("column.note")).optional(), |e| {
            Arg::or_empty(standings::status(e.status))
        })
}

/// A section for each round of the stage.
pub(super) fn rounds(event: &Event, stage: &Stage) -> Vec<Section> {
    if !stage.kind.is_preliminary() {
        return bracket::sections(event, stage);
    }
    let rounds = stage.rounds.iter().map(|round| {
        let table = pairings::table(event, &Chosen { stage, round });
        let title = stage.round_name(round.number).capitalised();
        Section::new(mission::heading(with_times(title, round), round), table)
    });
    rounds.collect()
}

/// Every pairing of the event, in the order of play.
pub(super) fn table<'e>(event: &'e Event) -> Table {
    let label = |id: Option<Id>| id.map_or(String::new(), |id| event.label(id));
    let points = |pairing: &Pairing, side: usize| {
        let outcome = pairing.outcome.as_ref();
        Arg::or_empty(outcome.map(|outcome| event.points_figure(outcome.points[side])))
    };
    let points_b = |p: &Pairing| Arg::or_empty(p.b.map(|_| points(p, 1)));
    let games = |p: &Pairing| p.outcome.as_ref().map_or(String::new(), |o| o.games.to_string());
    let missions = event.ruleset.missions.is_some();
    let mut all = event.stages.iter().flat_map(|stage| &stage.rounds);
    let posted = all.any(|round| round.posted.is_some());
    let [when, changed] = time_columns();
    let of_stage = |(number, stage): (usize, &'e Stage)| {
        let of_round = move |round: &'e Round| {
            round.pairings.iter().map(move |pairing| (number, stage, round, pairing))
        };
        stage.rounds.iter().flat_map(move |round| of_round(round))
    };
    Rows::of((1..).zip(&event.stages).flat_map(of_stage))
        .column(Column::number(msg!("column.stage")), |(number, ..)| number.to_string())
        .column(Column::number(msg!("column.round")), |(_, _, round, _)| round.number.to_string())
        .column(Column::number(msg!("column.table")), |(.., p)| pairings::table_number(p))
        .column(Column::words(msg!("column.player-a")), |(.., p)| event.label(p.a))
        .column(Column::words(msg!("column.player-b")), |(.., p)| label(p.b))
        .column(Column::words(msg!("column.games")), |(.., p)| games(p))
        .column(Column::number(msg!("column.points-a")), |(.., p)| points(p, 0))
        .column(Column::number(msg!("column.points-b")), |(.., p)| points_b(p))
        .column(Column::words(msg!("column.result")), |(.., p)| outcome::words(event, p))
        .column(Column::words(msg!("column.note")), |(_, stage, round, p)| {
            pairings::note(event, &Chosen { stage, round }, p)
        })
        .column_if(posted, when, |(_, _, round, _)| times(round)[0].clone())
        .column_if(posted, changed, |(_, _, round, _)| times(round)[1].clone())
        .column_if(missions, mission::map_column(), |(_, _, round, _)| mission::map(round))
        .column_if(missions, mission::mission_column(), |(_, _, round, _)| mission::name(round))
        .table()
}
