//! Shares of matches and games won, and their means, as exact fractions.

use super::super::{Fraction, Id};
use super::record::{Record, Records, Tally};
use crate::ruleset::{ByeShare, MatchShape, Percentages, PointsPer, Preliminary, Share, TieBreak};

/// The values of a tie-break that compares percentages.
pub(super) fn values(
    tie_break: TieBreak,
    records: &Records,
    preliminary: &Preliminary,
) -> Vec<Fraction> {
    let counted = preliminary.percentages.clone().unwrap_or_default();
    let matches = || -> Vec<Fraction> {
        records.all.iter().map(|record| match_share(record, preliminary, &counted)).collect()
    };
    let games = || -> Vec<Fraction> {
        let all = records.all.iter().zip(&records.tallies);
        all.map(|(record, tally)| game_share(record, tally, preliminary, &counted)).collect()
    };
    match tie_break {
        TieBreak::GameWinPercentage => games(),
        TieBreak::OpponentsGameWins => means(records, &games()),
        TieBreak::OpponentsOpponentsMatchWins => means(records, &means(records, &matches())),
        _ => means(records, &matches()),
    }
}

/// Of the matches: a draw is worth what it is of a win, and half of one where
/// points are given for each game.
fn match_share(record: &Record, preliminary: &Preliminary, counted: &Percentages) -> Fraction {
    let points = &preliminary.points;
    let (win, draw) = match points.per {
        PointsPer::Match => (points.win, points.draw.unwrap_or(0)),
        PointsPer::Game => (2, 1),
    };
    let (mut won, mut played) = (record.wins, record.rounds - record.byes);
    if counted.byes == ByeShare::Won {
        (won, played) = (won + record.byes, record.rounds);
    }
    share(won * win + record.draws * draw, played * win, counted.match_floor)
}

/// Of the games, a drawn one worth what it is of a win.
fn game_share(
    record: &Record,
    tally: &Tally,
    preliminary: &Preliminary,
    counted: &Percentages,
) -> Fraction {
    let (win, draw) = (preliminary.points.win, preliminary.points.draw.unwrap_or(0));
    let (mut won, mut played) = (tally.won, tally.played);
    if counted.byes == ByeShare::Won {
        let games = if preliminary.shape == MatchShape::OneGame { 1 } else { 2 };
        (won, played) = (won + games * record.byes, played + games * record.byes);
    }
    share(won * win + tally.drawn * draw, played * win, counted.game_floor)
}

fn share(part: u32, of: u32, floor: Share) -> Fraction {
    Fraction::new(part.into(), of.into()).max(Fraction::new(floor.part.into(), floor.of.into()))
}

fn means(records: &Records, values: &[Fraction]) -> Vec<Fraction> {
    let of = |id: Id| values.get(id as usize - 1).copied();
    let mean = |at| Fraction::mean(records.meetings.opponents(at).filter_map(of));
    (0..values.len()).map(mean).collect()
}

/// The values' places among each other, from the smallest.
pub(super) fn order(values: &[Fraction]) -> Vec<u64> {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let place = |value| sorted.binary_search(value).unwrap_or_default() as u64;
    values.iter().map(place).collect()
}
