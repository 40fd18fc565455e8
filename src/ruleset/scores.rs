//! Both scores of a game, entered with its result: who won, and the tournament points.

use super::Text;
use crate::msg;
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// The rules for the two scores of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scores {
    /// The players' word for a score.
    pub name: Text,
    /// The largest score of one player.
    pub most: u32,
    pub winner: ScoreWinner,
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

/// The winner by the scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoreWinner {
    /// The player with the higher score.
    Higher,
    /// The player with the lower score.
    Lower,
    /// The scores do not say it; the winner is entered with them.
    Told,
}

impl ScoreWinner {
    pub fn phrase(self) -> Message {
        match self {
            ScoreWinner::Higher => msg!("scores.value-higher"),
            ScoreWinner::Lower => msg!("scores.value-lower"),
            ScoreWinner::Told => msg!("scores.value-told"),
        }
    }
}

/// The meaning of level scores in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LevelScores {
    Draw,
    /// Level scores are no result.
    Refused,
    BothLose,
    /// The winner is entered with the scores.
    Told,
}

impl LevelScores {
    pub fn phrase(self) -> Message {
        match self {
            LevelScores::Draw => msg!("scores.value-draw"),
            LevelScores::Refused => msg!("scores.value-refused"),
            LevelScores::BothLose => msg!("scores.value-both-lose"),
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

    /// How the first score compares with the second, greater if the first wins. None: the
    /// scores do not say who wins.
    pub fn compare(&self, [one, other]: [u32; 2]) -> Option<Ordering> {
        match self.winner {
            ScoreWinner::Higher => Some(one.cmp(&other)),
            ScoreWinner::Lower => Some(other.cmp(&one)),
            ScoreWinner::Told => None,
        }
    }

    /// By how much the winner's score is better; 0 if it is not.
    pub fn difference(&self, winner: u32, loser: u32) -> u32 {
        match self.winner {
            ScoreWinner::Higher | ScoreWinner::Told => winner.saturating_sub(loser),
            ScoreWinner::Lower => loser.saturating_sub(winner),
        }
    }

    /// The tournament points of winner and loser; None if the difference does not matter.
    pub fn points(&self, winner: u32, loser: u32) -> Option<[u32; 2]> {
        let difference = self.difference(winner, loser);
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
