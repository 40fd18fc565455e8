//! The worth of a match's end: by the table of points, by scores, by margin, on time.

use super::judge::{End, Facts, Stage, Table};
use crate::event::{Id, Side};
use crate::ruleset::{Absence, MarginLoser, MatchShape, PointsPer, Scores};

/// The score of a match for the two players at the table.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Score {
    pub points: [u32; 2],
    pub wins: [u32; 2],
    pub games: u32,
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
        } else if let Some(seat) = winner {
            points = self.points_by_difference(stage, table, seat).unwrap_or(points);
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

    /// The player who advances from this game of a bracket. This is the winner, or the player
    /// without an opponent.
    pub fn advances(&self, stage: &Stage, table: &Table) -> Option<Id> {
        if table.seats[1].is_none() {
            return table.seats[0];
        }
        self.score(stage, table)?.winner.and_then(|seat| table.seats[seat])
    }

    fn score_rule(&self) -> Option<&Scores> {
        self.ruleset.preliminary.scores.as_ref()
    }

    /// The scores of A and of B at this table: those entered, or those of a match not played.
    /// None if both lost without any.
    fn scores(&self, stage: &Stage, table: &Table, winner: Option<usize>) -> Option<[u32; 2]> {
        let rule = self.score_rule().filter(|_| stage.shape == MatchShape::OneGame)?;
        if matches!(table.end, Some(End::Letters(_))) {
            return table.scores;
        }
        let mut scores = [rule.walkover.loser; 2];
        scores[winner?] = rule.walkover.winner;
        Some(scores)
    }

    /// The scores of one seat: its own, and the one against it.
    pub fn scores_at(&self, stage: &Stage, table: &Table, score: &Score, seat: usize) -> [u32; 2] {
        match self.scores(stage, table, score.winner) {
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

    /// The points of both seats if this one won, in a game with a table of differences.
    fn points_by_difference(&self, stage: &Stage, table: &Table, seat: usize) -> Option<[u32; 2]> {
        let by = Facts::lead(self.scores(stage, table, Some(seat))?, seat);
        let rows = self.score_rule()?.tournament_points.iter();
        let row = rows.rev().find(|row| i64::from(row.from) <= by)?;
        Some(if seat == 0 { [row.winner, row.loser] } else { [row.loser, row.winner] })
    }

    /// The margin of a match that was won, if it follows from the scores.
    fn margin_from_scores(&self, table: &Table, winner: Option<usize>) -> Option<u32> {
        self.score_rule().filter(|rule| rule.margin)?;
        u32::try_from(Facts::lead(table.scores?, winner?)).ok()
    }

    /// By how much this seat's score is better, and 0 if it is worse.
    fn lead(scores: [u32; 2], seat: usize) -> i64 {
        let [own, other] = [scores[seat], scores[1 - seat]].map(i64::from);
        (own - other).max(0)
    }

    /// The margin that a match adds for each seat. A player without an opponent gets the worth of a
    /// bye.
    pub fn margins(&self, table: &Table, score: &Score) -> [i64; 2] {
        let Some(rule) = &self.ruleset.preliminary.margin else { return [0; 2] };
        let by = match table.end {
            Some(End::Letters(_)) => match self.margin_from_scores(table, score.winner) {
                Some(margin) => margin.min(rule.most),
                None => table.margin.unwrap_or(0),
            },
            _ => rule.walkover,
        };
        let (base, by) = (i64::from(rule.base), i64::from(by));
        let lost = if rule.loser == MarginLoser::Nothing { base } else { base - by };
        match score.winner {
            Some(0) => [base + by, lost],
            Some(_) => [lost, base + by],
            None if score.drawn => [base, base],
            None => [self.walkover(); 2],
        }
    }

    /// The margin of a match that was lost without being played.
    pub fn walkover(&self) -> i64 {
        let rule = self.ruleset.preliminary.margin.as_ref();
        rule.map_or(0, |rule| match rule.loser {
            MarginLoser::Loses => i64::from(rule.base) - i64::from(rule.walkover),
            MarginLoser::Nothing => i64::from(rule.base),
        })
    }

    /// Gives the points of a win on time: for the match, or for its last game.
    fn win_worth_less(&self, letters: &str, winner: Option<usize>, points: &mut [u32; 2]) {
        let table = &self.ruleset.preliminary.points;
        let Some(win) = table.timed_win else { return };
        let loss = table.timed_loss.unwrap_or(table.loss);
        match table.per {
            PointsPer::Match => {
                let Some(seat) = winner else { return };
                *points = [loss; 2];
                points[seat] = win;
            }
            PointsPer::Game => {
                let seat = if letters.ends_with('W') { 0 } else { 1 };
                points[seat] = points[seat] + win - table.win;
                points[1 - seat] = points[1 - seat] + loss - table.loss;
            }
        }
    }
}
