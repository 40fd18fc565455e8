//! Byes that are not the odd player's: what they are worth, who has one, and who should.

use super::facts::Facts;
use super::judge::Judge;
use super::tables::Unopposed;
use super::tally::Tally;
use crate::event::action::Paired;
use crate::event::{Id, StageKind};
use crate::msg;
use crate::ruleset::{ByeWorth, MatchShape, PointsPer};
use crate::words::Message;

/// The worth of a seat without an opponent.
struct Worth {
    points: u32,
    /// Whether the rule of the odd player's bye counts it.
    is_counted: bool,
}

impl Facts {
    fn worth(&self, free: Unopposed) -> Worth {
        let rules = &self.ruleset.preliminary;
        let byes = rules.byes.as_ref();
        let (worth, is_counted) = match free {
            Unopposed::Awarded => {
                let rule = byes.and_then(|byes| byes.awarded.as_ref());
                rule.map_or((ByeWorth::Points(0), false), |rule| (rule.points, rule.counts_as_bye))
            }
            Unopposed::Requested => {
                let rule = byes.and_then(|byes| byes.requested.as_ref());
                rule.map_or((ByeWorth::Points(0), false), |rule| (rule.points, rule.counts_as_bye))
            }
            Unopposed::Bye | Unopposed::Late | Unopposed::Rest | Unopposed::Win => {
                (ByeWorth::Bye, true)
            }
        };
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

    /// Counts a bye that is not the odd player's. It is a match won, drawn or lost, by its points.
    pub(super) fn tally_given(&self, free: Unopposed, tally: &mut Tally) {
        let worth = self.worth(free);
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

    /// Those who have such a bye in this round: awarded, and asked for.
    fn due(&self, round: u32) -> [Vec<Id>; 2] {
        let has = |id: &Id| self.person(*id).is_some_and(|person| person.byes >= round);
        let (awarded, others): (Vec<Id>, Vec<Id>) = self.all_here().partition(has);
        let asked =
            |id: &Id| self.event.byes_asked.get(id).is_some_and(|rounds| rounds.contains(&round));
        [awarded, others.into_iter().filter(asked).collect()]
    }
}

impl Judge {
    /// Checks that everybody with a bye of their own has it in this round, and nobody else.
    pub(super) fn given_byes(&mut self, place: &Message, paired: &Paired, kind: StageKind) {
        let [awarded, requested] = match kind {
            StageKind::Swiss => self.facts.due(paired.round),
            _ => [Vec::new(), Vec::new()],
        };
        let rows =
            [("awarded", &paired.awarded, awarded), ("requested", &paired.requested, requested)];
        for (key, said, due) in rows {
            if *said == due {
                continue;
            }
            let (said, due) = (self.names(said), self.names(&due));
            let sentence = match key {
                "awarded" => msg!("byes.verify-awarded", said, due),
                _ => msg!("byes.verify-requested", said, due),
            };
            self.breach_at(place, key, sentence);
        }
    }
}
