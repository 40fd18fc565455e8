//! Both scores of a game, entered with its result: the higher one wins.

use super::Text;
use crate::msg;
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};

/// The rules for the two scores of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scores {
    /// The players' word for a score.
    pub name: Text,
    /// The largest score of one player.
    pub most: u32,
    /// The meaning of level scores. Absent: a draw in a game with draws, else refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<LevelScores>,
    /// The own score that a bye counts, for the tie-breaks that add up scores.
    pub bye: u32,
    pub walkover: WalkoverScores,
    /// Tournament points by the difference of the scores, instead of those for a win and a loss.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tournament_points: Vec<ScoreRow>,
    /// Whether the difference of the scores is the margin of victory.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub margin: bool,
}

/// The meaning of level scores in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LevelScores {
    Draw,
    /// Level scores are no result.
    Refused,
    /// The winner is entered with the scores.
    Told,
}

impl LevelScores {
    pub fn phrase(self) -> Message {
        match self {
            LevelScores::Draw => msg!("scores.value-draw"),
            LevelScores::Refused => msg!("scores.value-refused"),
            LevelScores::Told => msg!("scores.value-told"),
        }
    }
}

/// The scores of a game that was conceded or not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WalkoverScores {
    pub winner: u32,
    pub loser: u32,
}

/// The tournament points of a won game from this difference of the scores on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreRow {
    pub from: u32,
    pub winner: u32,
    pub loser: u32,
}

impl Scores {
    /// Two scores that a game here can end with, for an example.
    pub fn example(&self) -> [u32; 2] {
        let best = self.most.min(24);
        [best, best.checked_sub(7).unwrap_or(best.saturating_sub(1))]
    }

    /// The tournament points of winner and loser; None if the difference does not matter.
    pub fn points(&self, winner: u32, loser: u32) -> Option<[u32; 2]> {
        let difference = winner.saturating_sub(loser);
        let row = self.tournament_points.iter().rfind(|row| row.from <= difference)?;
        Some([row.winner, row.loser])
    }

    /// The points of a match, if they follow from the difference of the scores.
    pub fn worth(&self, draw: Option<u32>, bye: u32) -> Option<Message> {
        let rows = self.rows();
        let worth = match draw {
            Some(draw) => {
                msg!("scores.points-by-difference-or-draw", rows, draw, bye)
            }
            None => msg!("scores.points-by-difference", rows, bye),
        };
        (!self.tournament_points.is_empty()).then_some(worth)
    }

    /// The tournament points of a won game: `from 0 6–5, from 30 7–4`.
    fn rows(&self) -> Arg {
        let row = |row: &ScoreRow| {
            msg!("scores.row", from = row.from, winner = row.winner, loser = row.loser).into()
        };
        Arg::Series(self.tournament_points.iter().map(row).collect())
    }

    /// The meaning of level scores, in a game with or without draws.
    pub fn level(&self, draws: bool) -> LevelScores {
        self.level.unwrap_or(if draws { LevelScores::Draw } else { LevelScores::Refused })
    }
}
