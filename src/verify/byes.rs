//! Byes that are not the odd player's: what they are worth, who has one, and who should.

use super::facts::Facts;
use super::judge::{Judge, REGISTRATION, round_name};
use super::tables::{Table, Unopposed};
use super::tally::Tally;
use crate::event::action::{Added, ByeAsked, Edited, Paired};
use crate::event::{Id, StageKind};
use crate::msg;
use crate::ruleset::{ByeWorth, LateEntry, MatchShape, PairingKind, PointsPer};
use crate::words::Message;
use std::collections::BTreeSet;
use std::rc::Rc;

/// The worth of a seat without an opponent.
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

    /// Those of the rounds before a late entry that the ruleset does not count as losses.
    pub(super) fn enter_late(&mut self, added: &Added) {
        let as_bye = match self.ruleset.preliminary.late_entry {
            LateEntry::Loss => return,
            LateEntry::Nothing => false,
            LateEntry::Bye => true,
        };
        let Some(stage) = self.stages.first_mut() else { return };
        for (number, tables) in (1..).zip(&mut stage.rounds) {
            if !added.late.contains(&number) {
                continue;
            }
            if as_bye {
                Rc::make_mut(tables).push(Table::beside(added.id, Unopposed::Late));
            } else {
                self.sat_out.entry(number).or_default().push(added.id);
            }
        }
    }

    pub(super) fn ask_for_bye(&mut self, asked: ByeAsked) {
        match asked.off {
            true => self.byes_asked.remove(&(asked.id, asked.round)),
            false => self.byes_asked.insert((asked.id, asked.round)),
        };
    }

    /// Those who have such a bye in this round: awarded, and asked for.
    fn due(&self, round: u32) -> [Vec<Id>; 2] {
        let has = |id: &Id| self.person(*id).is_some_and(|person| person.byes >= round);
        let (awarded, others): (Vec<Id>, Vec<Id>) = self.all_here().partition(has);
        let asked = |id: &Id| self.byes_asked.contains(&(*id, round));
        [awarded, others.into_iter().filter(asked).collect()]
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
            shape: None,
            is_for_third: false,
        }
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
        let mut seats: BTreeSet<Id> = paired.tables.iter().flatten().copied().collect();
        seats.extend(paired.bye.iter().chain(&paired.out));
        for id in paired.given_byes().filter(|id| seats.contains(id)).collect::<Vec<_>>() {
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
        let rule = rules.and_then(|byes| byes.awarded.as_ref());
        let most = rule.filter(|_| self.facts.is_swiss() && !house).map_or(0, |rule| rule.most);
        if byes > most {
            let sentence = msg!("byes.verify-too-many", name, n = byes, most);
            self.breach_at(&REGISTRATION, "byes", sentence);
        }
    }

    /// Checks that a bye may be asked for, and that only one that was asked for is taken back.
    pub(super) fn bye_asked(&mut self, asked: ByeAsked) {
        let place = round_name(false, asked.round);
        let name = self.facts.name(asked.id);
        let paired = self.facts.preliminary().map_or(0, |swiss| swiss.rounds.len() as u32);
        let stands = self.facts.byes_asked.contains(&(asked.id, asked.round));
        if asked.round <= paired || self.facts.finals().is_some() {
            return self.breach(&place, msg!("byes.verify-too-late", name));
        }
        if asked.off || stands {
            if asked.off != stands {
                self.breach(&place, msg!("byes.verify-again", name));
            }
            return;
        }
        let rules = self.facts.ruleset.preliminary.byes.as_ref();
        let rule = rules.and_then(|byes| byes.requested.clone());
        let Some(rule) = rule.filter(|_| self.facts.is_swiss()) else {
            return self.breach(&place, msg!("byes.verify-unknown", name));
        };
        if !self.facts.is_here(asked.id) || self.facts.is_house(asked.id) {
            self.breach(&place, msg!("check-in.verify-not-here", name = &name));
        }
        let had = self.facts.preliminary().map_or(0, |swiss| {
            let own = |table: &&Table| {
                table.free == Unopposed::Requested && table.seats == [Some(asked.id), None]
            };
            swiss.tables().filter(own).count()
        });
        let waits = self.facts.byes_asked.iter();
        let waits = waits.filter(|(id, round)| *id == asked.id && *round > paired).count();
        let all = (had + waits) as u32 + 1;
        if all > rule.most {
            let sentence = msg!("byes.verify-too-many", name = &name, n = all, most = rule.most);
            self.breach(&place, sentence);
        }
        let rounds = self.facts.rounds;
        if self.facts.preliminary().is_some() && asked.round + rule.not_in_last > rounds {
            self.breach(&place, msg!("byes.verify-last-rounds", name));
        }
    }
}
