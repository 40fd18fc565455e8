//! Outcomes of matches.

use super::games::{Game, Games};
use crate::ruleset::{Absence, MatchShape, PointsPer, Preliminary, Scoring};
use serde::{Deserialize, Serialize};

/// One of the two sides of a pairing; the first-named entrant is A.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    A,
    B,
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }
}

/// How a result came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    Played,
    /// This side conceded the match.
    Concession(Side),
    /// This side did not appear.
    NoShow(Side),
    /// This side was removed, and the other goes on.
    Removed(Side),
    /// Neither side is left.
    Vacant,
    /// The entrant had nobody to play in this round of a round robin, so there is no
    /// result.
    Rested,
    /// The opponent has left, and the organizer counts the game as won.
    Unplayed,
    /// The entrant has a bye awarded before the event, for one of the first rounds.
    AwardedBye,
    /// The entrant sits the round out, so there is no result.
    SatOut,
}

/// A match's result.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// One letter for each game, as A saw it: W, L, D or X.
    pub games: Games,
    pub how: How,
    pub winner: Option<Side>,
    /// Tournament points of A and B.
    pub points: [u32; 2],
    /// The winner's margin, in games that record one.
    pub margin: Option<u32>,
    /// The scores of A and of B, in games that record them.
    pub scores: Option<[u32; 2]>,
    /// The win is one on time, which is worth less.
    pub timed: bool,
}

impl Outcome {
    /// Works out the winner and the points of a match that was played.
    pub fn played(games: Games, shape: MatchShape, scoring: &Scoring) -> Outcome {
        let winner = match games.count(Game::Won).cmp(&games.count(Game::Lost)) {
            std::cmp::Ordering::Greater => Some(Side::A),
            std::cmp::Ordering::Less => Some(Side::B),
            std::cmp::Ordering::Equal => None,
        };
        let points = match scoring.per {
            PointsPer::Game => game_points(games, shape, scoring),
            PointsPer::Match => match (winner, games.count(Game::BothLost) > 0) {
                (Some(Side::A), _) => [scoring.win, scoring.loss],
                (Some(Side::B), _) => [scoring.loss, scoring.win],
                (None, true) => [scoring.loss; 2],
                (None, false) => [scoring.draw.unwrap_or(scoring.loss); 2],
            },
        };
        Outcome {
            games,
            how: How::Played,
            winner,
            points,
            margin: None,
            scores: None,
            timed: false,
        }
    }

    /// A round without an opponent, worth this many points.
    pub fn bye(how: How, points: u32) -> Outcome {
        Outcome {
            games: Games::default(),
            how,
            winner: Some(Side::A),
            points: [points, 0],
            margin: None,
            scores: None,
            timed: false,
        }
    }

    /// A bye awarded before the event: a match won.
    pub fn awarded_bye(preliminary: &Preliminary) -> Outcome {
        Outcome::bye(How::AwardedBye, preliminary.match_won())
    }

    /// The outcome of a match that was not played to its end; `side` lost all of it.
    pub fn forfeit(how: How, side: Side, shape: MatchShape, scoring: &Scoring) -> Outcome {
        let game = if side == Side::A { Game::Lost } else { Game::Won };
        let games = std::iter::repeat_n(game, shape.games_of_a_clean_win()).collect();
        let played = Outcome::played(games, shape, scoring);
        Outcome { how, ..played }
    }

    /// The outcome of a no-show, with the points of the game's own rule.
    pub fn no_show(side: Side, shape: MatchShape, scoring: &Scoring, absence: Absence) -> Outcome {
        let mut outcome = Outcome::forfeit(How::NoShow(side), side, shape, scoring);
        if absence == Absence::Bye {
            outcome.points = match side {
                Side::A => [0, scoring.bye],
                Side::B => [scoring.bye, 0],
            };
        }
        outcome
    }
}

fn game_points(games: Games, shape: MatchShape, scoring: &Scoring) -> [u32; 2] {
    let draw = scoring.draw.unwrap_or(scoring.loss);
    // In a match of two games, a game is drawn only if it ran out of time.
    let drawn =
        if shape == MatchShape::TwoGames { scoring.timed_draw.unwrap_or(draw) } else { draw };
    games.chars().fold([0, 0], |[a, b], game| match game {
        'W' => [a + scoring.win, b + scoring.loss],
        'L' => [a + scoring.loss, b + scoring.win],
        'D' => [a + drawn, b + drawn],
        _ => [a + scoring.loss, b + scoring.loss],
    })
}
