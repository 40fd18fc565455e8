//! Wins on time: a win that is worth less, and its loss that may be worth more.

use super::{How, Outcome, Side, Stage};
use crate::event::refuse_if::refuse_if;
use crate::msg;
use crate::ruleset::{PointsPer, Ruleset, Scoring};
use crate::words::Message;

impl Stage {
    /// Whether a win may be one on time here. In a bracket every win is worth the same.
    pub fn has_timed_wins(&self, ruleset: &Ruleset) -> bool {
        self.kind.is_preliminary() && ruleset.preliminary.points.timed_win.is_some()
    }

    /// The outcome with the points of a win on time.
    ///
    /// It is a win of the match, or of its last game if every game brings points.
    ///
    /// # Errors
    /// A clause says why this is no win on time.
    pub fn with_timed_win(
        &self,
        ruleset: &Ruleset,
        scoring: &Scoring,
        outcome: Outcome,
    ) -> Result<Outcome, Message> {
        let Some(worth) = scoring.timed_win else { return Err(msg!("time-call.none-here")) };
        refuse_if(!self.has_timed_wins(ruleset), || msg!("time-call.none-here"))?;
        refuse_if(outcome.how != How::Played, || msg!("time-call.none-here"))?;
        let loss = scoring.timed_loss.unwrap_or(scoring.loss);
        let last = outcome.games.chars().last();
        let last = match last {
            Some('W') => Some(Side::A),
            Some('L') => Some(Side::B),
            _ => None,
        };
        let (winner, before) = match scoring.per {
            PointsPer::Match => (outcome.winner, [0; 2]),
            // The points of the games before the last one.
            PointsPer::Game => (last, outcome.points),
        };
        let winner = winner.ok_or_else(|| msg!("time-call.none-here"))?;
        let mut points = before;
        for (side, full, timed) in
            [(winner, scoring.win, worth), (winner.other(), scoring.loss, loss)]
        {
            let own = &mut points[side as usize];
            *own = match scoring.per {
                PointsPer::Match => timed,
                PointsPer::Game => *own - full + timed,
            };
        }
        Ok(Outcome { points, timed: true, ..outcome })
    }
}
