//! What each tie-break of the game compares, worked out once for everybody.
//!
//! Strength of schedule is kept in whole numbers. Every mean is a multiple of
//! one over `common`, a number that all numbers of rounds and opponents
//! divide, so that adding and comparing are exact.

use super::super::{Fraction, Id};
use super::{Record, percentages};
use crate::ruleset::{Preliminary, TieBreak};
use std::cell::LazyCell;

/// One tie-break of the game, for every entrant.
pub(super) struct Column {
    pub tie_break: TieBreak,
    /// Numbers that order entrants as this tie-break does, higher first; none
    /// where it compares something else.
    pub order: Vec<u128>,
    values: Values,
}

/// The exact values that the order stands for.
enum Values {
    /// The order's numbers, divided by this.
    Over(u128),
    Each(Vec<Fraction>),
}

impl Column {
    /// The tie-break's exact value.
    pub(super) fn shown(&self, at: usize) -> Fraction {
        match &self.values {
            Values::Over(one) => Fraction::new(self.order[at], *one),
            Values::Each(values) => values[at],
        }
    }
}

/// A column for each tie-break of the game, in its order.
pub(super) fn columns(records: &[Record], preliminary: &Preliminary) -> Vec<Column> {
    let means = LazyCell::new(|| Means::of(records));
    let points = || records.iter().map(|r| u128::from(r.points)).collect::<Vec<_>>();
    let column = |tie_break: &TieBreak| {
        let (order, values) = match tie_break {
            TieBreak::SosMean => (means.sos.clone(), Values::Over(means.common.saturating_pow(2))),
            TieBreak::EsosMean => {
                (means.over(records, &means.sos), Values::Over(means.common.saturating_pow(3)))
            }
            TieBreak::SosSum => (sums(records, &points()), Values::Over(1)),
            TieBreak::EsosSum => (sums(records, &sums(records, &points())), Values::Over(1)),
            TieBreak::GameWins => {
                (records.iter().map(|r| u128::from(r.game_wins)).collect(), Values::Over(1))
            }
            TieBreak::Margin => (records.iter().map(lifted).collect(), Values::Over(1)),
            TieBreak::HeadToHeadSweep | TieBreak::Random => (Vec::new(), Values::Over(1)),
            TieBreak::OpponentsMatchWins
            | TieBreak::OpponentsOpponentsMatchWins
            | TieBreak::GameWinPercentage
            | TieBreak::OpponentsGameWins => {
                let values = percentages::values(*tie_break, records, preliminary);
                (percentages::order(&values), Values::Each(values))
            }
        };
        Column { tie_break: *tie_break, order, values }
    };
    preliminary.tie_breaks.iter().map(column).collect()
}

/// Sums may be negative: lifted above 0 they order as before.
fn lifted(record: &Record) -> u128 {
    u128::from(record.margin.saturating_add(i64::MAX / 2).max(0).unsigned_abs())
}

struct Means {
    /// Divided by every number of rounds and opponents there is.
    common: u128,
    /// Mean of the opponents' averages, times `common` squared.
    sos: Vec<u128>,
}

impl Means {
    fn of(records: &[Record]) -> Means {
        let most = records.iter().map(|r| r.rounds.max(r.opponents.len() as u32)).max();
        let common = (1..=u128::from(most.unwrap_or(1))).fold(1, least_common_multiple);
        let average = |record: &Record| match record.rounds {
            0 => 0,
            rounds => u128::from(record.points) * (common / u128::from(rounds)),
        };
        let averages: Vec<u128> = records.iter().map(average).collect();
        let mut means = Means { common, sos: Vec::new() };
        means.sos = means.over(records, &averages);
        means
    }

    /// The mean of the opponents' values, times `common`.
    fn over(&self, records: &[Record], values: &[u128]) -> Vec<u128> {
        let of = |record: &Record| match record.opponents.len() as u128 {
            0 => 0,
            met => total(record, values).saturating_mul(self.common / met),
        };
        records.iter().map(of).collect()
    }
}

/// The sum of the opponents' values.
fn sums(records: &[Record], values: &[u128]) -> Vec<u128> {
    records.iter().map(|record| total(record, values)).collect()
}

fn total(record: &Record, values: &[u128]) -> u128 {
    let value = |id: &Id| values.get(*id as usize - 1).copied().unwrap_or(0);
    // So many opponents that this is full are only met where it decides nothing.
    record.opponents.iter().map(value).fold(0, u128::saturating_add)
}

fn least_common_multiple(a: u128, b: u128) -> u128 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).saturating_mul(b)
}
