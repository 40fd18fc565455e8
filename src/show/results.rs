//! Every match of every round, for another program or a website.

use super::page::{Column, Page, Rows, Table};
use super::{outcome, pairings, sheet, standings};
use crate::event::{Event, Game, How, Id, Pairing, Round, Side, Stage, StageKind, double};
use crate::msg;
use crate::words::Arg;

/// A match with where it was played.
#[derive(Clone, Copy)]
pub(super) struct Match<'e> {
    /// Counted from 1.
    pub(super) stage: usize,
    pub(super) of: &'e Stage,
    pub(super) round: &'e Round,
    pub(super) pairing: &'e Pairing,
}

/// Every match in the order of play, byes among them.
pub(super) fn matches(event: &Event) -> impl Iterator<Item = Match<'_>> {
    (1..).zip(&event.stages).flat_map(|(stage, of)| {
        of.rounds.iter().flat_map(move |round| {
            round.pairings.iter().map(move |pairing| Match { stage, of, round, pairing })
        })
    })
}

impl Match<'_> {
    /// How the result came about, as a word for scripts.
    pub(super) fn how(&self) -> &'static str {
        let Some(outcome) = &self.pairing.outcome else { return "missing" };
        let played = if self.pairing.is_bye() { "bye" } else { "played" };
        how_word(outcome.how).unwrap_or(played)
    }

    /// The games that A and B won, and the drawn ones; None without an opponent or a result.
    pub(super) fn games(&self) -> Option<[usize; 3]> {
        let outcome = self.pairing.outcome.as_ref().filter(|_| !self.pairing.is_bye())?;
        let count = |game: Game| outcome.games.count(game);
        Some([count(Game::Won), count(Game::Lost), count(Game::Drawn)])
    }
}

/// How a result came about, as a word for scripts; None: the match was played.
pub(super) fn how_word(how: How) -> Option<&'static str> {
    match how {
        How::Played => None,
        How::Concession(_) => Some("concession"),
        How::NoShow(_) => Some("no_show"),
        How::Removed(_) => Some("removed"),
        How::Vacant => Some("vacant"),
        How::Rested => Some("rested"),
        How::Unplayed => Some("unplayed"),
        How::SatOut => Some("sat_out"),
        How::AwardedBye => Some("awarded_bye"),
    }
}

/// The kind of a stage, as the JSON writes it.
fn kind(stage: &Stage) -> &'static str {
    match stage.kind {
        StageKind::Swiss => "swiss",
        StageKind::RoundRobin => "round_robin",
        StageKind::SingleElimination => "single_elimination",
        StageKind::DoubleElimination => "double_elimination",
        StageKind::DecidingMatch => "deciding_match",
    }
}

pub(super) fn page(event: &Event) -> Page {
    let title = msg!("page.of-event", event = event.name(), page = msg!("ways.results"));
    let facts = vec![standings::where_it_stands(event).into()];
    let sections = event.stages.iter().flat_map(|stage| sheet::rounds(event, stage)).collect();
    Page { title: title.into(), facts, sections }
}

/// One row for each match, with the ids of the players.
pub(super) fn table(event: &Event) -> Table {
    let id = |id: Option<Id>| id.map_or(String::new(), |id| id.to_string());
    let name = |id: Option<Id>| id.map_or(String::new(), |id| event.label(id));
    let games =
        |of: &Match, at: usize| of.games().map_or(String::new(), |games| games[at].to_string());
    let points = |of: &Match, side: Side| {
        let outcome = of.pairing.outcome.as_ref().filter(|_| of.pairing.at(side).is_some());
        let at = usize::from(side == Side::B);
        Arg::or_empty(outcome.map(|outcome| event.points_figure(outcome.points[at])))
    };
    let letters = |of: &Match| {
        let outcome = of.pairing.outcome.as_ref();
        outcome.map_or(String::new(), |outcome| outcome.games.to_string())
    };
    let bracket = |of: &Match| double::bracket_of(of.of, of.pairing).map(|bracket| bracket.word());
    Rows::of(matches(event))
        .column(Column::number(msg!("column.stage")), |of| of.stage.to_string())
        .column(Column::words(msg!("ways.column-kind")), |of| Arg::from(kind(of.of)))
        .column(Column::number(msg!("column.round")), |of| of.round.number.to_string())
        .column(Column::number(msg!("column.table")), |of| pairings::table_number(of.pairing))
        .column(Column::number(msg!("ways.column-match")), |of| id(of.pairing.number))
        .column(Column::words(msg!("column.bracket")), |of| {
            Arg::from(bracket(of).unwrap_or_default())
        })
        .column(Column::number(msg!("ways.column-id-a")), |of| id(Some(of.pairing.a)))
        .column(Column::words(msg!("column.player-a")), |of| name(Some(of.pairing.a)))
        .column(Column::number(msg!("ways.column-id-b")), |of| id(of.pairing.b))
        .column(Column::words(msg!("column.player-b")), |of| name(of.pairing.b))
        .column(Column::words(msg!("column.games")), letters)
        .column(Column::number(msg!("ways.column-won-a")), |of| games(of, 0))
        .column(Column::number(msg!("ways.column-won-b")), |of| games(of, 1))
        .column(Column::number(msg!("ways.column-drawn")), |of| games(of, 2))
        .column(Column::number(msg!("column.points-a")), |of| points(of, Side::A))
        .column(Column::number(msg!("column.points-b")), |of| points(of, Side::B))
        .column(Column::number(msg!("ways.column-winner")), |of| id(of.pairing.winner()))
        .column(Column::words(msg!("ways.column-how")), |of| Arg::from(of.how()))
        .column(Column::words(msg!("column.result")), |of| outcome::words(event, of.pairing))
        .table()
}
