//! Scores of games: whether the winner follows from them, and what they are worth.

use super::facts::Facts;
use super::judge::{Judge, round_name};
use super::tables::{End, Stage, Table};
use crate::event::action::Reported;
use crate::msg;
use crate::ruleset::{LevelScores, MatchShape, ScoreWinner, Scores};

impl Facts {
    fn score_rule(&self) -> Option<&Scores> {
        self.ruleset.preliminary.scores.as_ref()
    }

    /// The scores of A and of B at this table: those entered, or those of a match not played.
    /// None if both lost without any.
    fn scores_of_table(
        &self,
        stage: &Stage,
        table: &Table,
        winner: Option<usize>,
    ) -> Option<[u32; 2]> {
        let rule = self.score_rule().filter(|_| stage.shape == MatchShape::OneGame)?;
        if matches!(table.end, Some(End::Letters(_))) {
            return table.scores;
        }
        let mut scores = [rule.walkover.loser; 2];
        scores[winner?] = rule.walkover.winner;
        Some(scores)
    }

    /// The scores of one seat: its own, and the one against it.
    pub fn scores_at(
        &self,
        stage: &Stage,
        table: &Table,
        winner: Option<usize>,
        seat: usize,
    ) -> [u32; 2] {
        match self.scores_of_table(stage, table, winner) {
            Some(scores) => [scores[seat], scores[1 - seat]],
            None => self.scores_of_missed(),
        }
    }

    pub fn scores_of_bye(&self) -> [u32; 2] {
        self.score_rule().map_or([0; 2], |rule| [rule.bye, 0])
    }

    /// A round that was missed is lost like a match that was not played.
    pub fn scores_of_missed(&self) -> [u32; 2] {
        self.score_rule().map_or([0; 2], |rule| [rule.walkover.loser, rule.walkover.winner])
    }

    /// The points of both seats, if the game has a table of differences and somebody won.
    pub fn points_by_difference(
        &self,
        stage: &Stage,
        table: &Table,
        winner: Option<usize>,
    ) -> Option<[u32; 2]> {
        let seat = winner?;
        let scores = self.scores_of_table(stage, table, winner)?;
        let by = self.lead(scores, seat);
        let mut points = None;
        for row in &self.score_rule()?.tournament_points {
            if i64::from(row.from) <= by {
                points = Some((row.winner, row.loser));
            }
        }
        let (won, lost) = points?;
        Some(if seat == 0 { [won, lost] } else { [lost, won] })
    }

    /// The margin of a match that was won, if it follows from the scores.
    pub fn margin_from_scores(&self, table: &Table, winner: Option<usize>) -> Option<u32> {
        self.score_rule().filter(|rule| rule.margin)?;
        u32::try_from(self.lead(table.scores?, winner?)).ok()
    }

    /// By how much this seat's score is better, and 0 if it is worse.
    fn lead(&self, scores: [u32; 2], seat: usize) -> i64 {
        let [own, other] = [scores[seat], scores[1 - seat]].map(i64::from);
        let lower = self.score_rule().is_some_and(|rule| rule.winner == ScoreWinner::Lower);
        (if lower { other - own } else { own - other }).max(0)
    }
}

impl Judge {
    /// Checks that both scores stand where they belong, and that the winner follows from them.
    ///
    /// A match that both lost, and one that was not played, need none.
    pub fn scores_of(&mut self, reported: &Reported) {
        let stage = self.facts.stages.get(reported.stage.wrapping_sub(1));
        let Some(stage) = stage else { return };
        let finals = !stage.kind.is_preliminary();
        let one_game = stage.shape == MatchShape::OneGame;
        let ruleset = &self.facts.ruleset;
        let rule = ruleset.preliminary.scores.as_ref().filter(|_| one_game);
        let played = reported.concede.is_none() && reported.noshow.is_none() && !reported.open;
        let letter = reported.games.to_ascii_uppercase();
        let table = reported.table;
        let wrong = match (rule.filter(|_| played), reported.scores) {
            (None, None) => return,
            (None, Some(_)) => msg!("verify-scores.of-none", table),
            (Some(_), None) if letter == "X" => return,
            (Some(_), None) => msg!("verify-scores.missing", table),
            (Some(rule), Some([a, b])) if a.max(b) > rule.most => {
                msg!("verify-scores.too-large", table, n = a.max(b), most = rule.most)
            }
            (Some(rule), Some([a, b])) => {
                let draws = ruleset.preliminary.points.draw.is_some();
                let told = match (rule.winner, rule.level) {
                    (ScoreWinner::Told, _) if draws && !finals => "WLD",
                    (ScoreWinner::Told, _) => "WL",
                    (ScoreWinner::Higher, _) if a > b => "W",
                    (ScoreWinner::Higher, _) if a < b => "L",
                    (ScoreWinner::Lower, _) if a < b => "W",
                    (ScoreWinner::Lower, _) if a > b => "L",
                    (_, Some(LevelScores::Told)) => "WL",
                    (_, Some(LevelScores::BothLose)) => "X",
                    (_, Some(LevelScores::Refused)) => "",
                    (_, None) if !draws => "",
                    (_, Some(LevelScores::Draw) | None) if finals => "WL",
                    (_, Some(LevelScores::Draw) | None) => "D",
                };
                if letter.len() == 1 && told.contains(&letter) {
                    return;
                }
                msg!("verify-scores.other-winner", table, a, b, letter)
            }
        };
        self.breach(&round_name(finals, reported.round), wrong);
    }
}

#[cfg(test)]
mod tests;
