//! The worth of a match's end, by the table of points.

use super::facts::Facts;
use super::tables::{End, Stage, Table};
use crate::event::{Id, Side};
use crate::ruleset::{Absence, MatchShape, PointsPer};

/// The score of a match for the two players at the table.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Score {
    pub points: [u32; 2],
    pub wins: [u32; 2],
    pub games: u32,
    /// How many of these games were drawn.
    pub drawn_games: u32,
    /// The seat that won.
    pub winner: Option<usize>,
    /// Whether nobody won and nobody lost.
    pub drawn: bool,
}

impl Facts {
    /// The score of a match; `None` if it is not over, or if it is a bye.
    pub fn score(&self, stage: &Stage, table: &Table) -> Option<Score> {
        let letters = match table.end.as_ref()? {
            End::Letters(letters) => letters.clone(),
            End::Conceded(side) | End::Absent(side) | End::Removed(side) => {
                let lost = if *side == Side::A { "L" } else { "W" };
                lost.repeat(match stage.shape {
                    MatchShape::OneGame => 1,
                    MatchShape::TwoGames | MatchShape::FirstToTwo => 2,
                })
            }
        };
        let count = |letter: char| letters.chars().filter(|c| *c == letter).count() as u32;
        let (won, lost, both_lost) = (count('W'), count('L'), count('X'));
        let winner = match won.cmp(&lost) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        };
        let drawn = winner.is_none() && both_lost == 0;
        let mut points = self.points([won, lost], count('D'), both_lost, winner, stage.shape);
        if let Some(End::Absent(side)) = table.end
            && self.ruleset.preliminary.absence == Absence::Bye
        {
            points[side as usize] = 0;
            points[1 - side as usize] = self.ruleset.preliminary.points.bye;
        } else if table.timed && matches!(table.end, Some(End::Letters(_))) {
            self.win_worth_less(&letters, winner, &mut points);
        } else if let Some(by_difference) = self.points_by_difference(stage, table, winner) {
            points = by_difference;
        }
        let drawn_games = count('D');
        let games = won + lost + both_lost + drawn_games;
        Some(Score { points, wins: [won, lost], games, drawn_games, winner, drawn })
    }

    fn points(
        &self,
        wins: [u32; 2],
        draws: u32,
        both_lost: u32,
        winner: Option<usize>,
        shape: MatchShape,
    ) -> [u32; 2] {
        let table = &self.ruleset.preliminary.points;
        let draw = table.draw.unwrap_or(table.loss);
        if table.per == PointsPer::Match {
            return match winner {
                Some(0) => [table.win, table.loss],
                Some(_) => [table.loss, table.win],
                None if both_lost > 0 => [table.loss, table.loss],
                None => [draw, draw],
            };
        }
        let draw = match self.event.setup.timed_draw.or(table.timed_draw) {
            Some(timed) if shape == MatchShape::TwoGames => timed,
            _ => draw,
        };
        let of = |own: usize| {
            wins[own] * table.win + (wins[1 - own] + both_lost) * table.loss + draws * draw
        };
        [of(0), of(1)]
    }

    /// The player who advances from this game of a bracket.
    ///
    /// This is the winner, or the player without an opponent.
    pub fn advances(&self, stage: &Stage, table: &Table) -> Option<Id> {
        if table.seats[1].is_none() {
            return table.seats[0];
        }
        self.score(stage, table)?.winner.and_then(|seat| table.seats[seat])
    }
}
