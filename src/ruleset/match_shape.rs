//! The games of a match, and the length of its round.

use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};

/// The number of games of a match.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchShape {
    /// One game decides.
    #[default]
    OneGame,
    /// Always two games, usually with sides swapped.
    TwoGames,
    /// The first to win two games wins; two or three are played.
    FirstToTwo,
}

impl MatchShape {
    pub const ALL: [MatchShape; 3] =
        [MatchShape::OneGame, MatchShape::TwoGames, MatchShape::FirstToTwo];

    /// The word that settings take.
    pub fn word(self) -> &'static str {
        match self {
            MatchShape::OneGame => "one-game",
            MatchShape::TwoGames => "two-games",
            MatchShape::FirstToTwo => "first-to-two",
        }
    }

    /// The games that win a match; None: a fixed number of games is played.
    pub fn wins_needed(self) -> Option<usize> {
        match self {
            MatchShape::OneGame | MatchShape::TwoGames => None,
            MatchShape::FirstToTwo => Some(2),
        }
    }

    /// The games that a player wins in a match won without losing one.
    ///
    /// This many are counted for a match that one player gave up or did not appear for.
    pub fn games_of_a_clean_win(self) -> usize {
        match self {
            MatchShape::OneGame => 1,
            MatchShape::TwoGames | MatchShape::FirstToTwo => 2,
        }
    }

    /// The most games of a match of this shape.
    pub fn most_games(self) -> usize {
        match self {
            MatchShape::OneGame => 1,
            MatchShape::TwoGames => 2,
            MatchShape::FirstToTwo => 3,
        }
    }

    /// Whether a match is over after `played` games, with `won` games for each side.
    pub fn is_over(self, won: [usize; 2], played: usize) -> bool {
        let decided = self.wins_needed().is_some_and(|needed| won.contains(&needed));
        decided || played >= self.most_games()
    }

    /// The shape as people say it.
    pub fn phrase(self) -> Message {
        match self {
            MatchShape::OneGame => msg!("stage.one-game"),
            MatchShape::TwoGames => msg!("stage.two-games"),
            MatchShape::FirstToTwo => msg!("stage.first-to-two"),
        }
    }
}

/// How long a kind of round lasts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minutes {
    pub round: RoundKind,
    /// Only for matches of this shape. Absent: for any shape.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub shape: Option<MatchShape>,
    /// 0 means no clock.
    pub minutes: u32,
    /// The range from which the organizer may choose. Absent: no choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundKind {
    Preliminary,
    Elimination,
    Final,
}

impl RoundKind {
    pub fn phrase(self) -> Message {
        match self {
            RoundKind::Preliminary => msg!("value.round-preliminary"),
            RoundKind::Elimination => msg!("value.round-elimination"),
            RoundKind::Final => msg!("value.round-final"),
        }
    }
}
