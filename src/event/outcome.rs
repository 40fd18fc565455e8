//! Outcomes of matches, and their figures, the same wherever they are shown or told.

use super::games::{Game, Games};
use super::{Event, MatchState, Pairing, Stage};
use crate::msg;
use crate::ruleset::{Absence, MatchShape, PointsPer, Preliminary, Scoring};
use crate::words::Message;
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
    pub(super) fn forfeit(how: How, side: Side, shape: MatchShape, scoring: &Scoring) -> Outcome {
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

impl Event {
    /// The score of a table, A's figure first: `4` and `1`.
    pub fn score(&self, pairing: &Pairing, outcome: &Outcome) -> [String; 2] {
        self.score_figures(outcome, pairing.number.is_none())
    }

    /// The score of these games, which may be only some of a match of this stage.
    pub fn score_of(&self, stage: &Stage, games: Games) -> [String; 2] {
        let outcome = Outcome::played(games, stage.shape, &self.scoring());
        self.score_figures(&outcome, stage.kind.is_preliminary())
    }

    /// The score, for a caller who knows whether the round collects points.
    ///
    /// If both scores are entered, it is those. If every game brings points, it is the points of
    /// the match. Otherwise it is the games won, and a drawn game counts half.
    pub(super) fn score_figures(&self, outcome: &Outcome, preliminary: bool) -> [String; 2] {
        if let Some(scores) = outcome.scores {
            return scores.map(|score| score.to_string());
        }
        if self.counts_game_points(preliminary) {
            return outcome.points.map(|points| self.points_text(points));
        }
        // Nothing was played, and one of them goes on.
        if outcome.games.is_empty() {
            return [Side::A, Side::B]
                .map(|side| u8::from(outcome.winner == Some(side)).to_string());
        }
        let drawn = outcome.games.count(Game::Drawn);
        [Game::Won, Game::Lost].map(|won| halves(2 * outcome.games.count(won) + drawn))
    }

    /// The outcome of this table with these scores, and with the winner that was told.
    ///
    /// # Errors
    /// A clause says why they are no result.
    pub(super) fn outcome_of_scores(
        &self,
        stage: &Stage,
        shape: MatchShape,
        scores: [u32; 2],
        told: Option<&str>,
    ) -> Result<Outcome, Message> {
        let reported = stage.read_scores(&self.ruleset, shape, scores, told)?;
        match stage.read(&self.ruleset, &self.scoring(), &reported)? {
            MatchState::Over(outcome) => Ok(outcome),
            MatchState::Open(_) => Err(msg!("result.empty")),
        }
    }

    /// The tournament points of A and B, in a game where they follow from the scores. There are
    /// none in a bracket.
    pub fn points_by_scores(&self, outcome: &Outcome, preliminary: bool) -> Option<[u32; 2]> {
        let rule = self.ruleset.preliminary.scores.as_ref().filter(|_| preliminary)?;
        let counted = !rule.tournament_points.is_empty() && outcome.scores.is_some();
        counted.then_some(outcome.points)
    }

    /// The figures of one game in that score, for A and for B.
    pub fn figures_of_game(&self, game: Game, preliminary: bool) -> [String; 2] {
        if !self.counts_game_points(preliminary) {
            return match game {
                Game::Won => [2, 0],
                Game::Lost => [0, 2],
                Game::Drawn => [1, 1],
                Game::BothLost => [0, 0],
            }
            .map(halves);
        }
        let scoring = self.scoring();
        let drawn = scoring.timed_draw.or(scoring.draw).unwrap_or(scoring.loss);
        match game {
            Game::Won => [scoring.win, scoring.loss],
            Game::Lost => [scoring.loss, scoring.win],
            Game::Drawn => [drawn; 2],
            Game::BothLost => [scoring.loss; 2],
        }
        .map(|points| self.points_text(points))
    }

    /// Points as a text without a language: `4½`.
    fn points_text(&self, points: u32) -> String {
        match self.ruleset.preliminary.points.units {
            2 => halves(points as usize),
            _ => points.to_string(),
        }
    }

    /// Returns whether a score is made of points, which every game brings. In a bracket it
    /// never is, because no points are collected there.
    pub fn counts_game_points(&self, preliminary: bool) -> bool {
        preliminary && self.ruleset.preliminary.points.per == PointsPer::Game
    }

    /// Returns whether a sentence about this result needs its score; one game says who won
    /// it.
    pub(super) fn needs_score(&self, outcome: &Outcome, preliminary: bool) -> bool {
        let several = self.counts_game_points(preliminary) || outcome.games.played() > 1;
        several || outcome.scores.is_some()
    }

    /// Returns whether both players lost this match. If every game counts by itself,
    /// another game may have been drawn, or won by each. Then they have the points of that
    /// game.
    pub fn lost_by_both(&self, outcome: &Outcome, preliminary: bool) -> bool {
        let lost = outcome.games.count(Game::BothLost);
        let all = lost == outcome.games.played();
        outcome.winner.is_none() && lost > 0 && (all || !self.counts_game_points(preliminary))
    }
}

/// A number of halves as text: `2`, `1½`, `½`.
fn halves(halves: usize) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}
