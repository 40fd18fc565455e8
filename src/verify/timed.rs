//! Wins on time: where one may stand, and what it is worth.

use super::facts::Facts;
use super::judge::{Judge, round_name};
use crate::event::action::Reported;
use crate::msg;
use crate::ruleset::PointsPer;

impl Facts {
    /// Gives the points of a win on time: for the match, or for its last game.
    pub fn win_worth_less(&self, letters: &str, winner: Option<usize>, points: &mut [u32; 2]) {
        let table = &self.ruleset.preliminary.points;
        let Some(win) = table.timed_win else { return };
        let loss = table.timed_loss.unwrap_or(table.loss);
        match table.per {
            PointsPer::Match => {
                let Some(seat) = winner else { return };
                *points = [loss; 2];
                points[seat] = win;
            }
            PointsPer::Game => {
                let seat = if letters.ends_with('W') { 0 } else { 1 };
                points[seat] = points[seat] + win - table.win;
                points[1 - seat] = points[1 - seat] + loss - table.loss;
            }
        }
    }
}

impl Judge {
    /// Checks that a win on time was played, won, before the finals, in a game that has such wins.
    pub fn win_on_time(&mut self, reported: &Reported) {
        if !reported.timed {
            return;
        }
        let stage = self.facts.stages.get(reported.stage.wrapping_sub(1));
        let finals = stage.is_some_and(|stage| !stage.kind.is_preliminary());
        let points = &self.facts.ruleset.preliminary.points;
        let letters = reported.games.to_ascii_uppercase();
        let won = match points.per {
            PointsPer::Match => letters.matches('W').count() != letters.matches('L').count(),
            PointsPer::Game => letters.ends_with(['W', 'L']),
        };
        let played = reported.concede.is_none() && reported.noshow.is_none() && !reported.open;
        if points.timed_win.is_none() || finals || !won || !played {
            let wrong = msg!("verify-scores.no-win-on-time", table = reported.table);
            self.breach(&round_name(finals, reported.round), wrong);
        }
    }
}
