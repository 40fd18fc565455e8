//! The byes of a game, and what a match won is worth.

use super::byes::AwardedByes;
use super::{MatchShape, PairingKind, PointsPer, Preliminary};

impl Preliminary {
    /// Whether rounds are drawn by points, so that somebody may be left out of one.
    pub fn is_swiss(&self) -> bool {
        match self.pairing {
            PairingKind::RandomInGroups | PairingKind::HalvesByStart => true,
            PairingKind::RoundRobin => false,
        }
    }

    /// The byes awarded before the event, if the rules know them.
    pub fn awarded_byes(&self) -> Option<&AwardedByes> {
        self.byes.as_ref().map(|byes| &byes.awarded).filter(|_| self.is_swiss())
    }

    /// The points of a match in which every game was won.
    pub fn match_won(&self) -> u32 {
        self.points.win.saturating_mul(self.games_of_match())
    }

    /// The games for which a match gives points to its winner.
    fn games_of_match(&self) -> u32 {
        match (self.points.per, self.shape) {
            (PointsPer::Match, _) | (PointsPer::Game, MatchShape::OneGame) => 1,
            (PointsPer::Game, MatchShape::TwoGames | MatchShape::FirstToTwo) => 2,
        }
    }
}
