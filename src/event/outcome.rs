//! What a match ended with.

use crate::ruleset::{Absence, MatchShape, PointsPer, Scoring};
use serde::{Deserialize, Serialize};

/// One of the two sides of a pairing: the first-named entrant is A.
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

/// A game as the first-named entrant saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Game {
    Won,
    Lost,
    Drawn,
    /// Lost by both.
    BothLost,
}

/// How a result came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    Played,
    /// This side gave the match up.
    Concession(Side),
    /// This side did not appear.
    NoShow(Side),
    /// This side was removed; the other goes on.
    Removed(Side),
    /// Neither side is left.
    Vacant,
    /// Nobody to play in this round of a round robin: no result.
    Rested,
    /// The other has left, and the organizer counts the game as won.
    Unplayed,
}

/// A match's result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// One letter a game, as A saw it: W, L, D or X.
    pub games: String,
    pub how: How,
    pub winner: Option<Side>,
    /// Tournament points of A and B.
    pub points: [u32; 2],
    /// By how much the winner won, where the game enters that.
    pub margin: Option<u32>,
}

/// A match to two wins of which not even the first game was finished. It is
/// drawn, where matches can be.
pub const NO_GAME: &str = "0-0";

/// Reads the letters of a result.
///
/// # Errors
/// One sentence: which letter is wrong, or why the sequence cannot be.
pub fn read_games(letters: &str, shape: MatchShape, draws: bool) -> Result<Vec<Game>, String> {
    if shape == MatchShape::FirstToTwo && draws && letters == NO_GAME {
        return Ok(Vec::new());
    }
    let games = letters
        .chars()
        .map(|letter| match letter.to_ascii_uppercase() {
            'W' => Ok(Game::Won),
            'L' => Ok(Game::Lost),
            'X' => Ok(Game::BothLost),
            'D' if draws => Ok(Game::Drawn),
            'D' => Err("this game has no draws: write W or L, or X if both lost".to_owned()),
            other => Err(format!(
                "\"{other}\" is no result: write one letter per game, W won, L lost, X lost by both{}",
                if draws { ", D drawn" } else { "" }
            )),
        })
        .collect::<Result<Vec<_>, _>>()?;
    if games.is_empty() {
        return Err("the result is empty: write one letter per game, W or L".to_owned());
    }
    if games.len() > shape.most_games() {
        return Err(format!(
            "{} letters for a match of {}: write at most {}",
            games.len(),
            shape.phrase(),
            shape.most_games()
        ));
    }
    if let (MatchShape::TwoGames, [Game::Won | Game::Lost]) = (shape, games.as_slice()) {
        // Only a first game that ran out of time leaves none for the second.
        let draw = if draws { ", D if time ran out" } else { "" };
        return Err(format!("game 2 is missing: add its letter{draw}"));
    }
    if shape == MatchShape::FirstToTwo {
        check_first_to_two(&games, draws)?;
    }
    Ok(games)
}

/// A match to two wins is over at the second win. A level one is drawn where
/// there are draws, its time being over; elsewhere it has no winner yet.
fn check_first_to_two(games: &[Game], draws: bool) -> Result<(), String> {
    let mut wins = [0, 0];
    for (played, game) in games.iter().enumerate() {
        if wins.contains(&2) {
            return Err(format!("the match was over after game {played}: leave the rest out"));
        }
        match game {
            Game::Won => wins[0] += 1,
            Game::Lost => wins[1] += 1,
            Game::Drawn | Game::BothLost => {}
        }
    }
    if wins[0] == wins[1] && !draws && !games.contains(&Game::BothLost) {
        return Err("one game each: the third game decides, add its letter".to_owned());
    }
    Ok(())
}

impl Outcome {
    /// Works out winner and points of a match that was played.
    pub fn played(games: &[Game], shape: MatchShape, scoring: &Scoring) -> Outcome {
        let won = games.iter().filter(|g| **g == Game::Won).count();
        let lost = games.iter().filter(|g| **g == Game::Lost).count();
        let winner = match won.cmp(&lost) {
            std::cmp::Ordering::Greater => Some(Side::A),
            std::cmp::Ordering::Less => Some(Side::B),
            std::cmp::Ordering::Equal => None,
        };
        let points = match scoring.per {
            PointsPer::Game => game_points(games, shape, scoring),
            PointsPer::Match => match (winner, games.contains(&Game::BothLost)) {
                (Some(Side::A), _) => [scoring.win, scoring.loss],
                (Some(Side::B), _) => [scoring.loss, scoring.win],
                (None, true) => [scoring.loss; 2],
                (None, false) => [scoring.draw.unwrap_or(scoring.loss); 2],
            },
        };
        Outcome { games: letters(games), how: How::Played, winner, points, margin: None }
    }

    /// What it is called to have no opponent.
    pub fn free_word(&self) -> &'static str {
        match self.how {
            How::Rested => "rests",
            How::Unplayed => "wins unplayed",
            _ => "bye",
        }
    }

    /// A match that was not played to its end: `side` lost all of it.
    pub fn forfeit(how: How, side: Side, shape: MatchShape, scoring: &Scoring) -> Outcome {
        let game = if side == Side::A { Game::Lost } else { Game::Won };
        let needed = if shape == MatchShape::OneGame { 1 } else { 2 };
        let played = Outcome::played(&vec![game; needed], shape, scoring);
        Outcome { how, ..played }
    }

    /// Points and meaning of a no-show by the game's own rule.
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

fn game_points(games: &[Game], shape: MatchShape, scoring: &Scoring) -> [u32; 2] {
    let draw = scoring.draw.unwrap_or(scoring.loss);
    // In a match of two games only a game that ran out of time is drawn.
    let drawn =
        if shape == MatchShape::TwoGames { scoring.timed_draw.unwrap_or(draw) } else { draw };
    games.iter().fold([0, 0], |[a, b], game| match game {
        Game::Won => [a + scoring.win, b + scoring.loss],
        Game::Lost => [a + scoring.loss, b + scoring.win],
        Game::Drawn => [a + drawn, b + drawn],
        Game::BothLost => [a + scoring.loss, b + scoring.loss],
    })
}

/// As a result is written: the letters of these games, or that none was finished.
pub fn written(games: &[Game]) -> String {
    if games.is_empty() { NO_GAME.to_owned() } else { letters(games) }
}

/// The letters of these games.
pub fn letters(games: &[Game]) -> String {
    games
        .iter()
        .map(|game| match game {
            Game::Won => 'W',
            Game::Lost => 'L',
            Game::Drawn => 'D',
            Game::BothLost => 'X',
        })
        .collect()
}
