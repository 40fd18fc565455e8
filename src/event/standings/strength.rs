//! Strength of schedule as whole numbers. Every mean is kept as a multiple of
//! one over `common`, a number that all numbers of rounds and opponents
//! divide, so that adding and comparing are exact.

use super::super::{Fraction, Id};
use super::Record;
use super::percentages::{Column, columns};
use crate::ruleset::{Preliminary, TieBreak};

/// What the game does not compare is left empty.
pub(super) struct Strength {
    /// Divided by every number of rounds and opponents there is.
    common: u128,
    /// Mean of the opponents' averages, times `common` squared.
    sos: Vec<u128>,
    /// Mean of the opponents' sos, times `common` cubed.
    esos: Vec<u128>,
    /// Sum of the opponents' points.
    sum: Vec<u128>,
    /// Sum of the opponents' sums.
    extended_sum: Vec<u128>,
    /// What compares shares of matches and games won.
    percentages: Vec<Column>,
}

impl Strength {
    pub(super) fn of(records: &[Record], preliminary: &Preliminary) -> Strength {
        let most = records.iter().map(|r| r.rounds.max(r.opponents.len() as u32)).max();
        let common = (1..=u128::from(most.unwrap_or(1))).fold(1, least_common_multiple);
        let share = |part: u32, whole: u32| match whole {
            0 => 0,
            _ => u128::from(part) * (common / u128::from(whole)),
        };
        let average: Vec<u128> = records.iter().map(|r| share(r.points, r.rounds)).collect();
        let mean = |values: &[u128]| -> Vec<u128> {
            let of = |record: &Record| match record.opponents.len() as u128 {
                0 => 0,
                met => total(record, values).saturating_mul(common / met),
            };
            records.iter().map(of).collect()
        };
        let summed = |values: &[u128]| -> Vec<u128> {
            records.iter().map(|record| total(record, values)).collect()
        };
        let compared = |any: &[TieBreak]| {
            preliminary.tie_breaks.iter().any(|tie_break| any.contains(tie_break))
        };
        let (mut sos, mut esos, mut sum, mut extended_sum) = Default::default();
        if compared(&[TieBreak::SosMean, TieBreak::EsosMean]) {
            sos = mean(&average);
        }
        if compared(&[TieBreak::EsosMean]) {
            esos = mean(&sos);
        }
        if compared(&[TieBreak::SosSum, TieBreak::EsosSum]) {
            let points: Vec<u128> = records.iter().map(|r| u128::from(r.points)).collect();
            sum = summed(&points);
        }
        if compared(&[TieBreak::EsosSum]) {
            extended_sum = summed(&sum);
        }
        let percentages = columns(records, preliminary);
        Strength { common, sos, esos, sum, extended_sum, percentages }
    }

    /// A number that orders entrants as this tie-break does, higher first.
    pub(super) fn key(&self, tie_break: TieBreak, at: usize, record: &Record) -> u128 {
        match tie_break {
            TieBreak::SosMean => self.sos[at],
            TieBreak::EsosMean => self.esos[at],
            TieBreak::SosSum => self.sum[at],
            TieBreak::EsosSum => self.extended_sum[at],
            TieBreak::GameWins => u128::from(record.game_wins),
            // Sums may be negative: lifted above 0 they order as before.
            TieBreak::Margin => {
                u128::from(record.margin.saturating_add(i64::MAX / 2).max(0).unsigned_abs())
            }
            TieBreak::HeadToHeadSweep | TieBreak::Random => 0,
            _ => self.column(tie_break).map_or(0, |column| column.order[at]),
        }
    }

    /// The tie-break's exact value.
    pub(super) fn shown(&self, tie_break: TieBreak, at: usize, record: &Record) -> Fraction {
        let key = self.key(tie_break, at, record);
        let one = self.common;
        match tie_break {
            TieBreak::SosMean => Fraction::new(key, one * one),
            TieBreak::EsosMean => Fraction::new(key, one.saturating_pow(3)),
            _ => match self.column(tie_break) {
                Some(column) => column.values[at],
                None => Fraction::new(key, 1),
            },
        }
    }

    fn column(&self, tie_break: TieBreak) -> Option<&Column> {
        self.percentages.iter().find(|column| column.tie_break == tie_break)
    }
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
