//! Scores of games, and what they are worth.

use super::facts::Facts;
use super::tables::{End, Stage, Table};
use crate::ruleset::{MatchShape, Scores};

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
        let by = Facts::lead(scores, seat);
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
        u32::try_from(Facts::lead(table.scores?, winner?)).ok()
    }

    /// By how much this seat's score is better, and 0 if it is worse.
    fn lead(scores: [u32; 2], seat: usize) -> i64 {
        let [own, other] = [scores[seat], scores[1 - seat]].map(i64::from);
        (own - other).max(0)
    }
}
