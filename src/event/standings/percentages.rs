//! Shares of matches and games won, and their means, as exact fractions.

use super::super::{Fraction, Id};
use super::record::{Record, Records, Tally};
use crate::msg;
use crate::ruleset::{ByeShare, DrawShare, Percentages, PointsPer, Preliminary, Share, TieBreak};
use crate::words::Arg;

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

/// A share as counted, such as `4/6`, or the floor or the ceiling of shares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    part: u32,
    of: u32,
    minimum: Share,
    maximum: Share,
}

impl Term {
    pub fn value(self) -> Fraction {
        self.counted().max(exact(self.minimum)).min(exact(self.maximum))
    }

    fn counted(self) -> Fraction {
        Fraction::new(self.part.into(), self.of.into())
    }
}

fn exact(share: Share) -> Fraction {
    Fraction::new(share.part.into(), share.of.into())
}

impl From<Term> for Arg {
    fn from(term: Term) -> Arg {
        let share = |part: u32, of: u32| format!("{part}/{of}");
        let Term { minimum, maximum, .. } = term;
        match term.counted() {
            counted if counted < exact(minimum) => {
                msg!("decklist.at-least", n = share(minimum.part, minimum.of)).into()
            }
            counted if counted > exact(maximum) => {
                msg!("standings.at-most", share = share(maximum.part, maximum.of)).into()
            }
            _ if term.of == 0 => "0".into(),
            _ => share(term.part, term.of).into(),
        }
    }
}

/// Wins and draws of matches or games, the input of a share.
struct Results {
    won: u32,
    drawn: u32,
    played: u32,
}

impl Results {
    /// Numerator and denominator of the share. `worth` is the points of a win and of a draw.
    fn share(&self, worth: [u32; 2], draws: DrawShare) -> (u32, u32) {
        let Results { won, drawn, played } = *self;
        let [win, draw] = match draws {
            DrawShare::ByPoints => worth,
            DrawShare::Lost => [1, 0],
        };
        (won * win + drawn * draw, played * win)
    }
}

/// The share of matches. By points, a draw counts as its points divided by those of a win. If
/// points are given for each game, it then counts half a win.
pub(super) fn match_term(record: &Record, rules: &Preliminary, counted: &Percentages) -> Term {
    let points = &rules.points;
    let worth = match points.per {
        PointsPer::Match => [points.win, points.draw.unwrap_or(0)],
        PointsPer::Game => [2, 1],
    };
    let (mut won, mut played) = (record.wins, record.rounds - record.byes);
    if counted.byes == ByeShare::Won {
        (won, played) = (won + record.byes, record.rounds);
    }
    let results = Results { won, drawn: record.draws, played };
    let (part, of) = results.share(worth, counted.draws);
    let maximum = if record.has_left { counted.max_match_share_of_leavers } else { Share::WHOLE };
    Term { part, of, minimum: counted.min_match_share, maximum }
}

/// The share of games. By points, a drawn game counts as its points divided by those of a win.
pub(super) fn game_term(
    record: &Record,
    tally: &Tally,
    preliminary: &Preliminary,
    counted: &Percentages,
) -> Term {
    let worth = [preliminary.points.win, preliminary.points.draw.unwrap_or(0)];
    let (mut won, mut played) = (tally.won, tally.played);
    if counted.byes == ByeShare::Won {
        let games = preliminary.shape.games_of_a_clean_win() as u32;
        (won, played) = (won + games * record.byes, played + games * record.byes);
    }
    let results = Results { won, drawn: tally.drawn, played };
    let (part, of) = results.share(worth, counted.draws);
    Term { part, of, minimum: counted.min_game_share, maximum: Share::WHOLE }
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

#[cfg(test)]
mod tests;
