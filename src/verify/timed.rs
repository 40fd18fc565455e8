//! Wins on time, and what they are worth.

use super::facts::Facts;
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
