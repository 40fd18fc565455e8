//! A result in figures, the same wherever it is shown or told.

use super::{Event, Game, Games, MatchState, Outcome, Pairing, Side, Stage};
use crate::msg;
use crate::ruleset::{MatchShape, PointsPer};
use crate::words::Message;

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
    pub fn outcome_of_scores(
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
