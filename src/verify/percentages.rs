//! Shares of matches and games won, by their definition.

use super::facts::Facts;
use super::ratio::Ratio;
use super::tally::Tally;
use crate::event::Status;
use crate::ruleset::{ByeShare, DrawShare, MatchShape, Percentages, PointsPer, Share};

impl Facts {
    /// The points from matches, divided by the most they could have been worth.
    pub fn match_share(&self, tally: &Tally, left_early: bool) -> Ratio {
        let table = &self.ruleset.preliminary.points;
        let counted = self.ruleset.preliminary.percentages.clone().unwrap_or_default();
        let (win, draw) = match table.per {
            PointsPer::Match => (table.win, table.draw.unwrap_or_default()),
            // A drawn match counts half for each player.
            PointsPer::Game => (2, 1),
        };
        let free = counted.byes == ByeShare::Won;
        let won = if free { tally.byes } else { 0 };
        let of = [tally.wins + won, tally.draws, tally.rounds - tally.byes + won];
        let share = of_whole(&counted, of, [win, draw]);
        let share = share.max(ratio(counted.min_match_share));
        if left_early { share.min(ratio(counted.max_match_share_of_leavers)) } else { share }
    }

    /// The same for games; a bye is won without losing one.
    pub fn game_share(&self, tally: &Tally) -> Ratio {
        let table = &self.ruleset.preliminary.points;
        let counted = self.ruleset.preliminary.percentages.clone().unwrap_or_default();
        let needed = match self.ruleset.preliminary.shape {
            MatchShape::OneGame => 1,
            MatchShape::TwoGames | MatchShape::FirstToTwo => 2,
        };
        let free = counted.byes == ByeShare::Won;
        let won = if free { tally.byes * needed } else { 0 };
        let draw = table.draw.unwrap_or_default();
        let of = [tally.game_wins + won, tally.drawn_games, tally.games + won];
        let share = of_whole(&counted, of, [table.win, draw]);
        share.max(ratio(counted.min_game_share))
    }

    /// Whether the player left while preliminary rounds were still to be paired.
    pub fn left_early(&self, at: usize) -> bool {
        match self.people()[at].status {
            Status::Dropped { stage, after } | Status::Disqualified { stage, after } => {
                stage == 1 && after < self.rounds
            }
            _ => false,
        }
    }
}

/// Wins and draws as a part of all. The worth is that of a win and of a draw, by points.
fn of_whole(counted: &Percentages, [won, drawn, all]: [u32; 3], [win, draw]: [u32; 2]) -> Ratio {
    let (numerator, denominator) = match counted.draws {
        DrawShare::ByPoints => (won * win + drawn * draw, all * win),
        DrawShare::Lost => (won, all),
    };
    Ratio::new(numerator.into(), denominator.into())
}

fn ratio(share: Share) -> Ratio {
    Ratio::new(share.part.into(), share.of.into())
}
