//! Shares of matches and games won, by their definition.

use super::facts::Facts;
use super::ratio::Ratio;
use super::tally::Tally;
use crate::ruleset::{ByeShare, MatchShape, PointsPer, Share};

impl Facts {
    /// The points from matches, divided by the most they could have been worth.
    pub fn match_share(&self, tally: &Tally) -> Ratio {
        let table = &self.ruleset.preliminary.points;
        let counted = self.ruleset.preliminary.percentages.clone().unwrap_or_default();
        let (win, draw) = match table.per {
            PointsPer::Match => (table.win, table.draw.unwrap_or_default()),
            // A drawn match counts half for each player.
            PointsPer::Game => (2, 1),
        };
        let free = counted.byes == ByeShare::Won;
        let [won, drawn, all] = if free { tally.byes_by_worth() } else { [0; 3] };
        let earned = (tally.wins + won) * win + (tally.draws + drawn) * draw;
        let most = (tally.rounds - tally.byes + all) * win;
        not_below(earned, most, counted.min_match_share)
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
        let free = if free { tally.byes_by_worth().map(|n| n * needed) } else { [0; 3] };
        let [won, drawn, all] = free;
        let draw = table.draw.unwrap_or_default();
        let earned = (tally.game_wins + won) * table.win + (tally.drawn_games + drawn) * draw;
        not_below(earned, (tally.games + all) * table.win, counted.min_game_share)
    }
}

fn not_below(earned: u32, most: u32, least: Share) -> Ratio {
    let least = Ratio::new(least.part.into(), least.of.into());
    Ratio::new(earned.into(), most.into()).max(least)
}
