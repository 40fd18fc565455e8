//! Byes awarded before the event: how they count, who has one, and who should.

use super::facts::Facts;
use super::judge::Judge;
use super::tally::Tally;
use crate::event::action::Paired;
use crate::event::{Id, StageKind};
use crate::msg;
use crate::ruleset::{MatchShape, PointsPer};
use crate::words::Message;

impl Facts {
    /// The points of a match, if every game brings this many.
    pub(super) fn whole_match(&self, game: u32) -> u32 {
        let rules = &self.ruleset.preliminary;
        match (rules.points.per, rules.shape) {
            (PointsPer::Match, _) | (PointsPer::Game, MatchShape::OneGame) => game,
            (PointsPer::Game, MatchShape::TwoGames | MatchShape::FirstToTwo) => 2 * game,
        }
    }

    /// Counts an awarded bye, which is a match won.
    pub(super) fn tally_awarded(&self, tally: &mut Tally) {
        let preliminary = &self.ruleset.preliminary;
        tally.rounds += 1;
        tally.byes += 1;
        tally.given += 1;
        tally.free_wins += 1;
        tally.points += self.whole_match(preliminary.points.win);
        tally.margin += preliminary.margin.as_ref().map_or(0, |rule| i64::from(rule.bye));
    }
}

impl Judge {
    /// Checks that everybody with an awarded bye has it in this round, and nobody else.
    pub(super) fn awarded_byes(&mut self, place: &Message, paired: &Paired, kind: StageKind) {
        let has = |id: &Id| {
            let person = self.facts.person(*id);
            kind == StageKind::Swiss && person.is_some_and(|person| person.byes >= paired.round)
        };
        let due: Vec<Id> = self.facts.all_here().filter(has).collect();
        if paired.awarded != due {
            let (said, due) = (self.names(&paired.awarded), self.names(&due));
            self.breach_at(place, "awarded", msg!("byes.verify-awarded", said, due));
        }
    }
}
