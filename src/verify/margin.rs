//! Margins of victory: how much each match counts.

use super::facts::Facts;
use super::score::Score;
use super::tables::{End, Table};
use crate::ruleset::MarginLoser;

impl Facts {
    /// The margin that a match adds for each seat.
    ///
    /// A player without an opponent gets the worth of a bye.
    pub fn margins(&self, table: &Table, score: &Score) -> [i64; 2] {
        let Some(rule) = &self.ruleset.preliminary.margin else { return [0; 2] };
        let by = match table.end {
            Some(End::Letters(_)) => match self.margin_from_scores(table, score.winner) {
                Some(margin) => margin.min(rule.most),
                None => table.margin.unwrap_or(0),
            },
            _ => rule.walkover,
        };
        let (base, by) = (i64::from(rule.base), i64::from(by));
        let lost = if rule.loser == MarginLoser::Nothing { base } else { base - by };
        match score.winner {
            Some(0) => [base + by, lost],
            Some(_) => [lost, base + by],
            None if score.drawn => [base, base],
            None => [self.walkover(); 2],
        }
    }

    /// The margin of a match that was lost without being played.
    pub fn walkover(&self) -> i64 {
        let rule = self.ruleset.preliminary.margin.as_ref();
        rule.map_or(0, |rule| match rule.loser {
            MarginLoser::Loses => i64::from(rule.base) - i64::from(rule.walkover),
            MarginLoser::Nothing => i64::from(rule.base),
        })
    }
}
