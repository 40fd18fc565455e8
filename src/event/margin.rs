//! Margin of victory: the margin entered with a result, and its share in the sums of both
//! players.

use super::{How, Outcome, Side, Stage};
use crate::msg;
use crate::ruleset::{Absence, Margin, MatchShape, Preliminary, Ruleset};
use crate::words::Message;

impl Stage {
    /// The rule for the margins of this stage, if they are entered.
    pub fn margin<'a>(&self, ruleset: &'a Ruleset) -> Option<&'a Margin> {
        ruleset.preliminary.margin.as_ref().filter(|_| self.kind.is_preliminary())
    }

    /// The rule for margins, if both scores of a match of this shape may be entered instead, also
    /// in the finals, where only the winner is kept.
    pub fn margin_of_scores<'a>(
        &self,
        ruleset: &'a Ruleset,
        shape: MatchShape,
    ) -> Option<&'a Margin> {
        let rule = ruleset.preliminary.margin.as_ref().filter(|rule| rule.of_scores);
        rule.filter(|_| shape == MatchShape::OneGame)
    }

    /// The outcome with the margin entered for it, or with the fixed margin of its kind.
    ///
    /// # Errors
    /// Says why this margin is impossible, or that it is missing.
    pub fn with_margin(
        &self,
        ruleset: &Ruleset,
        outcome: Outcome,
        entered: Option<u32>,
    ) -> Result<Outcome, Message> {
        let entered = match self.margin_by_scores(ruleset, &outcome) {
            None => entered,
            Some(_) if entered.is_some() => return Err(msg!("result.margin-follows")),
            Some(margin) => margin,
        };
        let margin = match (self.margin(ruleset), entered, outcome.winner) {
            (None, None, _) => None,
            (None, Some(_), _) => return Err(msg!("result.no-margins")),
            (Some(rule), entered, Some(_)) if outcome.how != How::Played => match entered {
                None => Some(rule.walkover),
                Some(_) => return Err(msg!("result.margin-of-forfeit", margin = rule.walkover)),
            },
            (Some(rule), Some(entered), Some(_)) if entered > rule.most => {
                return Err(msg!("result.margin-too-large", margin = entered, most = rule.most));
            }
            (Some(rule), None, Some(_)) => {
                return Err(msg!("result.margin-missing", most = rule.most));
            }
            (Some(_), Some(_), None) => return Err(msg!("result.no-margins")),
            (Some(_), entered, _) => entered,
        };
        Ok(Outcome { margin, ..outcome })
    }

    /// The margin that follows from the scores, none if nobody won by playing. None: margins
    /// are entered here, if there are any.
    fn margin_by_scores(&self, ruleset: &Ruleset, outcome: &Outcome) -> Option<Option<u32>> {
        let (rule, scores) = (self.margin(ruleset)?, self.scores(ruleset, self.shape)?);
        if !scores.margin {
            return None;
        }
        let by = |winner| {
            let [a, b] = outcome.scores?;
            let (best, other) = if winner == Side::A { (a, b) } else { (b, a) };
            Some(best.saturating_sub(other).min(rule.most))
        };
        let winner = outcome.winner.filter(|_| outcome.how == How::Played);
        Some(winner.and_then(by))
    }
}

/// The share of this result in the margin sum of the player on `side`. A bye has no opponent.
pub fn margin_of(outcome: &Outcome, is_bye: bool, side: Side, preliminary: &Preliminary) -> i64 {
    let Some(rule) = &preliminary.margin else { return 0 };
    let absent = preliminary.absence == Absence::Bye && outcome.how == How::NoShow(side.other());
    if is_bye || absent {
        return rule.bye.into();
    }
    let margin = outcome.margin.unwrap_or(0);
    match outcome.winner {
        Some(winner) if winner == side => i64::from(rule.base) + i64::from(margin),
        Some(_) => rule.lost_by(margin),
        None if outcome.games.contains('X') => lost_by_walkover(rule),
        None => rule.base.into(),
    }
}

/// The share of a match lost without being played; a missed round is one.
pub fn lost_by_walkover(rule: &Margin) -> i64 {
    rule.lost_by(rule.walkover)
}
