//! The finals: the seeds, and every match; and the parts of a double elimination besides its matches.

use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::{self, Chosen, note, shown_since, with_sides_and_bracket, with_times};
use super::standings::{champion_fact, where_it_stands};
use crate::event::double::Double;
use crate::event::{Event, Id, Pairing, Refusal, Round, Stage, double};
use crate::msg;
use crate::words::Arg;
use std::sync::Arc;

pub(super) fn finals(event: &Event) -> Result<&Stage, Refusal> {
    event.finals().ok_or_else(|| {
        let verb = Arg::Verb("cut".into());
        Refusal(match event.may_have_a_deciding_match() {
            true => msg!("cli.no-deciding-match", verb),
            false => msg!("cli.no-bracket", verb),
        })
    })
}

pub(super) fn page(event: &Event) -> Result<Page, Refusal> {
    let stage = finals(event)?;
    let mut facts = vec![where_it_stands(event).into()];
    let newest = stage.rounds.last().map(|round| Chosen { stage, round });
    facts.extend(newest.and_then(|newest| shown_since(&newest)));
    facts.extend(champion_fact(event).map(Arg::from));
    Ok(Page {
        title: msg!("pages.sheet", sheet = "bracket", event = event.name()).into(),
        facts,
        sections: sections(event, stage),
    })
}

/// The seeds until the first round is paired, then a table for each round.
pub(super) fn sections(event: &Event, stage: &Stage) -> Vec<Section> {
    let rounds = stage.rounds.iter().map(|round| {
        let title = with_times(stage.round_title(round.number), round);
        Section::new(rounds::with_mission(title, round), games(event, stage, Some(round.number)))
    });
    let seeds = || Section::new(msg!("pages.seeds"), seeds(event, stage));
    let seeds = stage.rounds.is_empty().then(seeds);
    seeds.into_iter().chain(rounds).chain(double_sections(event, stage)).collect()
}

fn seeds(event: &Event, stage: &Stage) -> Table {
    let columns = vec![
        Column::number(msg!("standings.seed")),
        Column::words(msg!("keys.player").capitalised()),
    ];
    let rows = (stage.seeds.iter().enumerate())
        .map(|(index, id)| vec![(index + 1).into(), event.label(*id).into()])
        .collect();
    Table { columns, rows }
}

pub(super) fn table(event: &Event) -> Result<Table, Refusal> {
    Ok(games(event, finals(event)?, None))
}

/// The matches of one round. Without a round they are those of all rounds, with the round as first
/// column.
fn games(event: &Event, stage: &Stage, only: Option<u32>) -> Table {
    let seed = |id: Option<Id>| {
        let at = id.and_then(|id| stage.seeds.iter().position(|seed| *seed == id));
        Arg::or_empty(at.map(|at| at + 1))
    };
    let rounds = stage.rounds.iter().filter(|round| only.is_none_or(|n| n == round.number));
    let games = rounds.flat_map(|round| {
        let mut games: Vec<&Pairing> = round.pairings.iter().collect();
        games.sort_by_key(|pairing| pairing.number);
        games.into_iter().map(move |pairing| (round, pairing))
    });
    let rows = Rows::of(games)
        .column_if(only.is_none(), Column::words(msg!("keys.round").capitalised()), |(round, _)| {
            stage.round_name(round.number)
        })
        .number_if_any(msg!("standings.match"), |(_, p)| Arg::or_empty(p.number))
        .number_if_any(msg!("keys.table").capitalised(), |(_, p)| Arg::or_empty(p.table))
        .number_if_any(msg!("standings.seed-of", side = "A"), |(_, p)| seed(Some(p.a)))
        .words(msg!("standings.player", side = "A"), |(_, p)| event.label(p.a))
        .number_if_any(msg!("standings.seed-of", side = "B"), |(_, p)| seed(p.b))
        .words(msg!("standings.player", side = "B"), |(_, p)| {
            Arg::or_empty(p.b.map(|b| event.label(b)))
        })
        .words_if_any(msg!("keys.result").capitalised(), |(_, p)| rounds::result_words(event, p));
    let rows = with_sides_and_bracket(rows, event, stage, |(_, pairing)| pairing);
    let note =
        |(round, pairing): &(&Arc<Round>, &Pairing)| note(event, &Chosen { stage, round }, pairing);
    rows.words_if_any(msg!("standings.note"), note).table()
}

/// The matches to come and the decided places, if there are any.
fn double_sections(event: &Event, stage: &Stage) -> Vec<Section> {
    let Some(double) = double::state(event) else { return Vec::new() };
    let coming = Section::new(msg!("pages.to-come"), coming(event, stage, &double));
    let places = Section::new(msg!("pages.places-decided"), places(event, &double));
    [coming, places].into_iter().filter_map(Section::if_filled).collect()
}

fn coming(event: &Event, stage: &Stage, double: &Double) -> Table {
    let paired = |number: u32| {
        let mut pairings = stage.rounds.iter().flat_map(|round| &round.pairings);
        pairings.any(|pairing| pairing.number == Some(number))
    };
    let open = double.standings().into_iter();
    let open = open.filter(|match_| match_.decided.is_none() && !paired(match_.of.number));
    let rows = open.map(|match_| {
        let [a, b] = [0, 1].map(|at| match match_.players[at] {
            None => match_.of.from[at].words().into(),
            Some(None) => msg!("result.bye").into(),
            Some(Some(id)) => event.label(id).into(),
        });
        vec![match_.of.number.into(), a, b, match_.of.bracket.phrase().into()]
    });
    let columns = vec![
        Column::number(msg!("standings.match")),
        Column::words(msg!("standings.player", side = "A")),
        Column::words(msg!("standings.player", side = "B")),
        Column::words(msg!("keys.bracket").capitalised()),
    ];
    Table { columns, rows: rows.collect() }
}

fn places(event: &Event, double: &Double) -> Table {
    let places = double.places().into_iter();
    Table {
        columns: vec![
            Column::words(msg!("keys.place").capitalised()),
            Column::words(msg!("keys.player").capitalised()),
        ],
        rows: places.map(|one| vec![one.words().into(), event.label(one.id).into()]).collect(),
    }
}
