//! Table numbers: none twice, fixed tables held, the hall filled in its order, features.

use super::judge::{CLOCK, Judge, round_name};
use super::seated::numbers;
use crate::event::Id;
use crate::event::action::{Moved, Paired, Posted};
use crate::msg;
use crate::words::Message;
use std::collections::{BTreeMap, BTreeSet};

impl Judge {
    /// Judges the table numbers of a round against the state before it.
    pub(super) fn seats(&mut self, place: &Message, paired: &Paired) {
        let seats: Vec<(u32, [Id; 2])> = numbers(paired).collect();
        let bracket = paired.stage > 1 || !paired.numbers.is_empty();
        let plays: BTreeSet<Id> =
            seats.iter().flat_map(|(_, pair)| pair).chain(&paired.byes).copied().collect();
        // In a bracket, only the tables of those who are in this round are sure to be kept.
        let counts = |id: &Id| self.facts.is_here(*id) && (!bracket || plays.contains(id));
        let fixed: BTreeMap<Id, u32> = (self.facts.seating.fixed.iter())
            .filter(|(id, _)| counts(id))
            .map(|(id, table)| (*id, *table))
            .collect();
        let of_table = |table: u32| fixed.iter().filter(move |(_, own)| **own == table);
        let mut wrong = Vec::new();
        for (number, pair) in &seats {
            let holders: Vec<Id> = of_table(*number).map(|(id, _)| *id).collect();
            if !holders.is_empty() && !holders.iter().any(|id| pair.contains(id)) {
                let name = self.facts.name(holders[0]);
                wrong.push(msg!("seating.verify-kept", n = *number, name));
            }
            for id in pair.iter().filter(|id| fixed.get(id).is_some_and(|own| own != number)) {
                let own = fixed[id];
                let shared = of_table(own).any(|(other, _)| other != id) || !holders.is_empty();
                if !shared {
                    let name = self.facts.name(*id);
                    wrong.push(msg!("seating.verify-needs", name, n = own, at = *number));
                }
            }
        }
        let kept: BTreeSet<u32> = fixed.values().copied().collect();
        wrong.extend(self.outside_the_hall(&seats, &kept));
        wrong.extend(self.features(paired, &seats, &kept));
        for sentence in wrong {
            self.breach_at(place, "at", sentence);
        }
    }

    /// The tables that are numbered beyond the hall while it has empty ones.
    fn outside_the_hall(&self, seats: &[(u32, [Id; 2])], kept: &BTreeSet<u32>) -> Vec<Message> {
        let setup = &self.judged().setup;
        let hall = setup.tables.as_ref().filter(|hall| !hall.is_empty());
        let Some(hall) = hall.map(|hall| hall.numbers().collect::<BTreeSet<u32>>()) else {
            return Vec::new();
        };
        let taken: BTreeSet<u32> = seats.iter().map(|(number, _)| *number).collect();
        let empty = |table: &&u32| !taken.contains(table) && !kept.contains(table);
        let feature = setup.feature.as_ref();
        let listed = |table: u32| feature.is_some_and(|feature| feature.contains(table));
        let strange = |table: &&u32| !hall.contains(table) && !kept.contains(table);
        let beyond = taken.iter().filter(strange).filter(|table| !listed(**table));
        let Some(empty) = hall.iter().find(empty) else { return Vec::new() };
        beyond.map(|table| msg!("seating.verify-outside", n = *table, empty = *empty)).collect()
    }

    /// The feature tables with a pair that was not the next to be featured.
    fn features(
        &self,
        paired: &Paired,
        seats: &[(u32, [Id; 2])],
        kept: &BTreeSet<u32>,
    ) -> Vec<Message> {
        let setup = &self.judged().setup;
        let listed = |table: u32| setup.feature.as_ref().is_some_and(|all| all.contains(table));
        let mut wrong: Vec<Message> = (paired.featured.iter())
            .filter(|table| !listed(**table) || kept.contains(table))
            .map(|table| msg!("seating.verify-no-feature", n = *table))
            .collect();
        if paired.featured.is_empty() {
            return wrong;
        }
        let order = self.order_for_features(paired);
        let rank = |id: &Id| order.get(id).copied().unwrap_or(usize::MAX);
        let key = |pair: [Id; 2]| {
            let times = self.facts.seating.times_featured(pair, (paired.stage, paired.round));
            let mut ranks = pair.map(|id| rank(&id));
            ranks.sort_unstable();
            (times, ranks)
        };
        let shown = |table: &u32| paired.featured.contains(table);
        let free = |table: &u32| !shown(table) && !kept.contains(table);
        let next = seats.iter().filter(|(table, _)| free(table)).map(|(_, pair)| key(*pair)).min();
        for (table, pair) in seats.iter().filter(|(table, _)| shown(table)) {
            if next.is_some_and(|next| next < key(*pair)) {
                wrong.push(msg!("seating.verify-not-the-highest", n = *table));
            }
        }
        wrong
    }

    fn order_for_features(&self, paired: &Paired) -> BTreeMap<Id, usize> {
        let seeds = self.facts.finals().map_or(&[][..], |finals| &finals.seeds);
        let ids: Vec<Id> = match paired.stage > 1 && !seeds.is_empty() {
            true => seeds.to_vec(),
            false => self.facts.places(&self.facts.tallies()).iter().map(|one| one.id).collect(),
        };
        ids.into_iter().zip(0..).collect()
    }

    /// Remarks on a pairing that was moved, and judges the move.
    pub(super) fn moved(&mut self, moved: &Moved) {
        let place = round_name(moved.stage > 1, moved.round);
        let at = &self.facts.seating.at;
        let sits =
            at.get(&moved.from) == Some(&moved.of) && at.get(&moved.to).copied() == moved.with;
        if !sits || moved.from == moved.to || moved.to == 0 {
            let sentence = msg!("seating.verify-nobody-there", from = moved.from, n = moved.to);
            self.nonsense(&place, "from", sentence);
        }
        let names = self.names(&moved.of);
        self.remark(&place, msg!("seating.verify-moved", names, n = moved.to));
    }

    /// Judges the posting of a round: it must be the newest, and held.
    pub(super) fn posted(&mut self, posted: Posted) {
        let place = round_name(posted.stage > 1, posted.round);
        let newest = self.facts.seating.newest == (posted.stage, posted.round);
        if !newest || !self.facts.seating.held {
            self.nonsense(&place, "round", msg!("held.verify-not-held"));
        }
        if let Some(minutes) = posted.clock {
            self.minutes(&CLOCK, "clock", minutes, false);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::event::Event;
    use crate::event::action::Action;
    use crate::event::fixture::{Desk, borrowed, letters};
    use crate::verify::verify;

    /// A held round in a hall with a fixed and a feature table.
    fn played() -> Desk {
        let mut desk = Desk::custom(2, 4, &borrowed(&letters(9)));
        desk.told("setup tables=11-13,21-30 feature=12 hold=yes");
        desk.told("edit P03 table=22");
        for _ in 0..2 {
            desk.told("pair");
            desk.told("post");
            desk.play(|_, a, b| a < b);
        }
        desk.told("cut");
        desk.told("pair");
        desk
    }

    /// The findings if the first pairing of the log is changed in this way.
    fn found(change: impl Fn(&mut Vec<u32>, &mut Vec<u32>)) -> Vec<String> {
        let Event { head, ruleset, log, .. } = played().event;
        let mut log = log.to_vec();
        log.retain(|entry| !matches!(entry.action, Action::Cut(_)));
        let first = log.iter_mut().find_map(|entry| match &mut entry.action {
            Action::Pair(paired) => Some(paired),
            _ => None,
        });
        let first = first.unwrap();
        change(&mut first.at, &mut first.featured);
        let end = log.iter().position(|entry| matches!(entry.action, Action::Post(_))).unwrap();
        log.truncate(end);
        let event = Event::replay(head, ruleset, log).unwrap();
        verify(&event).breaches.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn an_event_with_a_hall_is_clean() {
        assert_eq!(verify(&played().event).breaches, []);
        assert_eq!(found(|_, _| {}), [""; 0]);
    }

    #[test]
    fn a_table_outside_the_hall_and_a_feature_of_ones_own_are_found() {
        let outside = found(|at, _| {
            let last = at.iter().position(|table| ![12, 22].contains(table)).unwrap();
            at[last] = 99;
        });
        assert_eq!(outside.len(), 1, "{outside:?}");
        assert!(outside[0].contains("table 99 is not in the hall"), "{outside:?}");
        let feature = found(|at, featured| featured.push(*at.iter().max().unwrap()));
        assert!(feature.iter().any(|one| one.contains("is no feature table")), "{feature:?}");
    }
}
