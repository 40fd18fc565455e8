//! Shares of matches and games won, and their means, as exact fractions.

use super::super::{Fraction, Id};
use super::record::{Record, Records, Tally};
use crate::msg;
use crate::ruleset::{ByeShare, MatchShape, Percentages, PointsPer, Preliminary, Share, TieBreak};
use crate::words::Arg;

/// The values of a tie-break that compares percentages.
pub(super) fn values(
    tie_break: TieBreak,
    records: &Records,
    preliminary: &Preliminary,
) -> Vec<Fraction> {
    let counted = preliminary.percentages.clone().unwrap_or_default();
    let matches = || -> Vec<Fraction> {
        let all = records.all.iter();
        all.map(|record| match_term(record, preliminary, &counted).value()).collect()
    };
    let games = || -> Vec<Fraction> {
        let all = records.all.iter().zip(&records.tallies);
        all.map(|(record, tally)| game_term(record, tally, preliminary, &counted).value()).collect()
    };
    match tie_break {
        TieBreak::GameWinPercentage => games(),
        TieBreak::OpponentsGameWins => means(records, &games()),
        TieBreak::OpponentsOpponentsMatchWins => means(records, &means(records, &matches())),
        _ => means(records, &matches()),
    }
}

/// A share as it is counted, as in `4/6`, or the least that any share may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    part: u32,
    of: u32,
    minimum: Share,
}

impl Term {
    pub fn value(self) -> Fraction {
        self.counted().max(self.least())
    }

    fn counted(self) -> Fraction {
        Fraction::new(self.part.into(), self.of.into())
    }

    fn least(self) -> Fraction {
        Fraction::new(self.minimum.part.into(), self.minimum.of.into())
    }
}

impl From<Term> for Arg {
    fn from(term: Term) -> Arg {
        let share = |part: u32, of: u32| format!("{part}/{of}");
        match term.counted() < term.least() {
            true => {
                let least = share(term.minimum.part, term.minimum.of);
                msg!("place.at-least", share = least).into()
            }
            false if term.of == 0 => "0".into(),
            false => share(term.part, term.of).into(),
        }
    }
}

/// The share of matches. A draw counts as its points divided by those of a win. If points
/// are given for each game, a draw counts half a win.
pub(super) fn match_term(
    record: &Record,
    preliminary: &Preliminary,
    counted: &Percentages,
) -> Term {
    let points = &preliminary.points;
    let (win, draw) = match points.per {
        PointsPer::Match => (points.win, points.draw.unwrap_or(0)),
        PointsPer::Game => (2, 1),
    };
    let (mut won, mut played) = (record.wins, record.rounds - record.byes);
    let mut drawn = record.draws;
    if counted.byes == ByeShare::Won {
        (won, played) = (won + record.byes_won(), record.rounds);
        drawn += record.byes_drawn;
    }
    Term { part: won * win + drawn * draw, of: played * win, minimum: counted.min_match_share }
}

/// The share of games. A drawn game counts as its points divided by those of a win.
pub(super) fn game_term(
    record: &Record,
    tally: &Tally,
    preliminary: &Preliminary,
    counted: &Percentages,
) -> Term {
    let (win, draw) = (preliminary.points.win, preliminary.points.draw.unwrap_or(0));
    let (mut won, mut played, mut drawn) = (tally.won, tally.played, tally.drawn);
    if counted.byes == ByeShare::Won {
        let games = if preliminary.shape == MatchShape::OneGame { 1 } else { 2 };
        (won, played) = (won + games * record.byes_won(), played + games * record.byes);
        drawn += games * record.byes_drawn;
    }
    Term { part: won * win + drawn * draw, of: played * win, minimum: counted.min_game_share }
}

fn means(records: &Records, values: &[Fraction]) -> Vec<Fraction> {
    let of = |id: Id| values.get(id as usize - 1).copied();
    let mean = |at| Fraction::mean(records.meetings.opponents(at).filter_map(of));
    (0..values.len()).map(mean).collect()
}

/// The rank of each value among all, from the smallest.
pub(super) fn order<T: Ord + Clone>(values: &[T]) -> Vec<u64> {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let place = |value| sorted.binary_search(value).unwrap_or_default() as u64;
    values.iter().map(place).collect()
}
