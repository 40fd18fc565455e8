//! Margins of victory: the entered ones, and how much each match counts.

use super::facts::Facts;
use super::judge::{Judge, round_name};
use super::score::Score;
use super::tables::{End, Table, letters};
use crate::event::action::Reported;
use crate::msg;
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

impl Judge {
    /// Checks that a margin was entered exactly where one belongs.
    ///
    /// It belongs to a match that was played and won before the finals, in a game with margins.
    pub fn margin(&mut self, reported: &Reported) {
        if reported.open {
            return;
        }
        let stage = self.facts.stages.get(reported.stage.wrapping_sub(1));
        let finals = stage.is_some_and(|stage| !stage.kind.is_preliminary());
        let games = letters(&reported.games);
        let won = games.matches('W').count() != games.matches('L').count();
        let preliminary = &self.facts.ruleset.preliminary;
        let follows = preliminary.scores.as_ref().is_some_and(|rule| rule.margin);
        let rule = preliminary.margin.as_ref().filter(|_| won && !finals && !follows);
        let table = reported.table;
        let wrong = match (rule, reported.margin) {
            (Some(_), None) => msg!("verify.margin-missing", table),
            (Some(rule), Some(by)) if by > rule.most => {
                msg!("verify.margin-too-large", table, n = by, most = rule.most)
            }
            (None, Some(by)) => msg!("verify.margin-of-none", table, n = by),
            _ => return,
        };
        self.breach(&round_name(finals, reported.round), wrong);
    }
}
