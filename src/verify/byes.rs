//! Byes awarded before the event: what they are worth, who has one, and who should.

use super::facts::Facts;
use super::judge::{Judge, REGISTRATION};
use super::tables::{Table, Unopposed};
use super::tally::Tally;
use crate::event::action::{Added, Edited, Paired};
use crate::event::{Id, StageKind};
use crate::msg;
use crate::ruleset::{ByeWorth, MatchShape, PairingKind, PointsPer};
use crate::words::Message;
use std::collections::BTreeSet;

/// The worth of an awarded bye.
struct Worth {
    points: u32,
    /// Whether the rule of the odd player's bye counts it.
    is_counted: bool,
}

impl Facts {
    fn is_swiss(&self) -> bool {
        let pairing = self.ruleset.preliminary.pairing;
        matches!(pairing, PairingKind::RandomInGroups | PairingKind::HalvesByStart)
    }

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

impl Table {
    /// One player who takes no part in the draw.
    pub(super) fn beside(id: Id, free: Unopposed) -> Table {
        Table {
            seats: [Some(id), None],
            game: None,
            end: None,
            call: None,
            recorded: None,
            margin: None,
            begun: false,
            free,
            timed: false,
            scores: None,
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
        let mut seats: BTreeSet<Id> = paired.tables.iter().flatten().copied().collect();
        seats.extend(paired.bye.iter().chain(&paired.out));
        for id in paired.awarded.iter().filter(|id| seats.contains(id)) {
            let name = self.facts.name(*id);
            self.nonsense(place, "awarded", msg!("checker.twice", name));
        }
    }

    pub(super) fn byes_of(&mut self, added: &Added) {
        self.number_of_byes(&added.name, added.byes, added.house);
    }

    pub(super) fn byes_changed(&mut self, edited: &Edited) {
        let person = self.facts.person(edited.id);
        let house = edited.house.unwrap_or(person.is_some_and(|person| person.house));
        let byes = edited.byes.unwrap_or(person.map_or(0, |person| person.byes));
        if edited.byes.is_some() || edited.house.is_some() {
            let name = self.facts.name(edited.id);
            self.number_of_byes(&name, byes, house);
        }
    }

    fn number_of_byes(&mut self, name: &str, byes: u32, house: bool) {
        let rules = self.facts.ruleset.preliminary.byes.as_ref();
        let rules = rules.filter(|_| self.facts.is_swiss() && !house);
        let most = rules.map_or(0, |byes| byes.awarded.most);
        if byes > most {
            let sentence = msg!("byes.verify-too-many", name, n = byes, most);
            self.breach_at(&REGISTRATION, "byes", sentence);
        }
    }
}
