//! Byes awarded before the event: what they are worth, who has one, and who should.

use super::facts::Facts;
use super::judge::Judge;
use super::tally::Tally;
use crate::event::action::Paired;
use crate::event::{Id, StageKind};
use crate::msg;
use crate::ruleset::{ByeWorth, MatchShape, PointsPer};
use crate::words::Message;

/// The worth of an awarded bye.
struct Worth {
    points: u32,
    /// Whether the rule of the odd player's bye counts it.
    is_counted: bool,
}

impl Facts {
    fn worth_of_awarded(&self) -> Worth {
        let rules = &self.ruleset.preliminary;
        let rule = rules.byes.as_ref().map(|byes| &byes.awarded);
        let (worth, is_counted) =
            rule.map_or((ByeWorth::Points(0), false), |rule| (rule.points, rule.counts_as_bye));
        let table = &rules.points;
        let points = match worth {
            ByeWorth::Bye => table.bye,
            ByeWorth::Points(whole) => whole * table.units,
            ByeWorth::Win => self.whole_match(table.win),
            ByeWorth::Draw if table.per == PointsPer::Game => table.win + table.loss,
            ByeWorth::Draw => table.draw.unwrap_or(table.loss),
        };
        Worth { points, is_counted }
    }

    /// The points of a match, if every game brings this many.
    pub(super) fn whole_match(&self, game: u32) -> u32 {
        let rules = &self.ruleset.preliminary;
        match (rules.points.per, rules.shape) {
            (PointsPer::Match, _) | (PointsPer::Game, MatchShape::OneGame) => game,
            (PointsPer::Game, MatchShape::TwoGames | MatchShape::FirstToTwo) => 2 * game,
            (PointsPer::Game, MatchShape::FirstToThree) => 3 * game,
        }
    }

    /// Counts an awarded bye. It is a match won, drawn or lost, by its points.
    pub(super) fn tally_awarded(&self, tally: &mut Tally) {
        let worth = self.worth_of_awarded();
        let table = &self.ruleset.preliminary.points;
        let (win, loss) = (self.whole_match(table.win), self.whole_match(table.loss));
        let margin = self.ruleset.preliminary.margin.as_ref();
        tally.rounds += 1;
        tally.byes += 1;
        tally.points += worth.points;
        tally.given += u32::from(!worth.is_counted);
        tally.free_wins += u32::from(worth.points >= win);
        let as_a_win = worth.points >= win || worth.points >= table.bye && worth.points > loss;
        if as_a_win {
            tally.margin += margin.map_or(0, |rule| i64::from(rule.bye));
        } else if worth.points > loss {
            tally.byes_drawn += 1;
            tally.margin += margin.map_or(0, |rule| i64::from(rule.base));
        } else {
            tally.byes_lost += 1;
            tally.margin += self.walkover();
        }
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
