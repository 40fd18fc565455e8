//! The worth of a bye by the points of the game, and how it counts.

use super::byes::{AwardedByes, ByeCounts, ByeWorth};
use super::{MatchShape, PairingKind, PointsPer, Preliminary};

impl Preliminary {
    /// Whether rounds are drawn by points, so that somebody may be left out of one.
    pub fn is_swiss(&self) -> bool {
        match self.pairing {
            PairingKind::RandomInGroups | PairingKind::HalvesByStart => true,
            PairingKind::RoundRobin | PairingKind::None => false,
        }
    }

    /// The byes awarded before the event, if the rules know them.
    pub fn awarded_byes(&self) -> Option<&AwardedByes> {
        self.byes.as_ref().map(|byes| &byes.awarded).filter(|_| self.is_swiss())
    }

    /// The points of an awarded bye.
    pub fn points_of_awarded(&self) -> u32 {
        self.worth_of(self.awarded_byes().map(|rule| rule.points).unwrap_or_default())
    }

    /// The points of a bye of this worth.
    pub fn worth_of(&self, worth: ByeWorth) -> u32 {
        let points = &self.points;
        match worth {
            ByeWorth::Bye => points.bye,
            ByeWorth::Win => self.match_won(),
            ByeWorth::Draw => match points.per {
                PointsPer::Match => points.draw.unwrap_or(points.loss),
                // One game won, one lost.
                PointsPer::Game => points.win.saturating_add(points.loss),
            },
            ByeWorth::Points(whole) => whole.saturating_mul(points.units),
        }
    }

    /// How a bye of this many points counts among matches won and lost.
    pub fn bye_counts_as(&self, points: u32) -> ByeCounts {
        let (won, lost) =
            (self.match_won(), self.points.loss.saturating_mul(self.games_of_match()));
        match points {
            _ if points >= won || points >= self.points.bye && points > lost => ByeCounts::Won,
            _ if points > lost => ByeCounts::Drawn,
            _ => ByeCounts::Lost,
        }
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
            (PointsPer::Game, MatchShape::FirstToThree) => 3,
        }
    }
}
