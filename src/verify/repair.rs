//! The repair of a round, judged against the round before it.

use super::facts::{Facts, Presence};
use super::judge::{Judge, round_name};
use super::tables::{Table, Unopposed};
use crate::event::action::{Begun, Repaired};
use crate::event::{Id, StageKind};
use crate::msg;
use crate::pairing::{Breach, check_halves, check_swiss};
use crate::ruleset::PairingKind;
use crate::words::Message;
use std::collections::BTreeSet;
use std::rc::Rc;

impl Facts {
    pub(super) fn repair(&mut self, repaired: &Repaired) {
        let concerned: BTreeSet<Id> = repaired.concerned().collect();
        let stage = self.stages.get_mut(repaired.stage.wrapping_sub(1));
        let at = (repaired.round as usize).wrapping_sub(1);
        if let Some(round) = stage.and_then(|stage| stage.rounds.get_mut(at)) {
            let tables = Rc::make_mut(round);
            tables.retain(|table| !table.seats.iter().flatten().any(|id| concerned.contains(id)));
            let table = |seats, call| Table {
                seats,
                game: None,
                end: None,
                call,
                recorded: None,
                margin: None,
                scores: None,
                timed: false,
                begun: false,
                free: Unopposed::Bye,
            };
            for (at, pair) in repaired.tables.iter().enumerate() {
                tables.push(table(pair.map(Some), repaired.sides.get(at).copied()));
            }
            tables.extend(repaired.bye.map(|id| table([Some(id), None], None)));
        }
        for id in &repaired.seated {
            if let Some(person) = self.person_mut(*id) {
                person.charged.retain(|round| *round != repaired.round);
            }
        }
        let before = repaired.round.saturating_sub(1);
        for id in &repaired.left {
            if let Some(person) = self.person_mut(*id) {
                person.left.1 = person.left.1.min(before);
            }
        }
    }

    pub(super) fn begin(&mut self, begun: &Begun) {
        let pairs: Vec<[Id; 2]> =
            begun.tables.iter().filter_map(|n| self.seating.at.get(n).copied()).collect();
        let newest = self.stages.last_mut().and_then(|stage| stage.rounds.last_mut());
        for table in newest.into_iter().flat_map(Rc::make_mut) {
            if pairs.iter().flatten().any(|id| table.seat_of(*id).is_some()) {
                table.begun = !begun.not_yet;
            }
        }
    }

    /// The tables of the round that is repaired, if it is the newest of the Swiss rounds.
    fn under_way(&self, stage: usize, round: u32) -> Option<&[Table]> {
        let newest = self.stages.last().filter(|_| self.stages.len() == stage)?;
        let swiss = newest.kind == StageKind::Swiss && newest.rounds.len() == round as usize;
        newest.rounds.last().filter(|_| swiss).map(|tables| tables.as_slice())
    }
}

impl Judge {
    pub(super) fn repaired(&mut self, repaired: &Repaired) {
        let place = round_name(false, repaired.round);
        let Some(tables) = self.facts.under_way(repaired.stage, repaired.round) else {
            return self.nonsense(&place, "round", msg!("repair.verify-not-newest"));
        };
        let concerned: BTreeSet<Id> = repaired.concerned().collect();
        let (mut over, mut lost) = (false, BTreeSet::new());
        for table in tables {
            let seats: Vec<Id> = table.seats.iter().flatten().copied().collect();
            if seats.iter().any(|id| concerned.contains(id)) {
                over |= table.end.is_some();
                lost.extend(seats);
            }
        }
        let had: BTreeSet<Id> = tables.iter().flat_map(|table| table.seats).flatten().collect();
        if over {
            self.nonsense(&place, "tables", msg!("repair.verify-has-result"));
        }
        let mut placed = BTreeSet::new();
        for id in repaired.tables.iter().flatten().chain(&repaired.bye) {
            if !placed.insert(*id) {
                let name = self.facts.name(*id);
                self.nonsense(&place, "tables", msg!("checker.twice", name));
            }
        }
        for id in lost.iter().filter(|id| !placed.contains(id) && !repaired.left.contains(id)) {
            // The house player plays only where somebody would have the bye.
            if !self.facts.is_house(*id) {
                let name = self.facts.name(*id);
                self.nonsense(&place, "tables", msg!("checker.left-out", name));
            }
        }
        let house = |id: &&Id| !self.facts.is_house(**id);
        let new: BTreeSet<Id> = placed.difference(&had).filter(house).copied().collect();
        let seated = repaired.seated.iter().copied().collect();
        let here = |id: &Id| self.facts.is_here(*id);
        let strange = new != seated
            || !placed.iter().all(here)
            || repaired.left.iter().any(|id| here(id) || !had.contains(id));
        if strange {
            self.nonsense(&place, "seated", msg!("repair.verify-others"));
        }
        let mut numbers = self.facts.seating.clone();
        numbers.at.retain(|_, pair| !pair.iter().any(|id| concerned.contains(id)));
        for number in &repaired.at {
            if numbers.at.insert(*number, [0, 0]).is_some() {
                self.nonsense(&place, "at", msg!("verify.two-tables", n = *number));
            }
        }
        if repaired.at.len() != repaired.tables.len() {
            self.nonsense(&place, "at", msg!("repair.verify-numbers"));
        }
        for (at, pair) in repaired.tables.iter().enumerate() {
            let number = repaired.at.get(at).copied().unwrap_or_default();
            self.balanced(&place, repaired.round, (*pair, number), repaired.sides.get(at));
        }
        let n = repaired.tables.len();
        self.remark(&place, msg!("repair.verify", n));
        self.round_as_repaired(&place, repaired);
    }

    /// Remarks on every rule that the round breaks once it is repaired.
    ///
    /// Tables that had begun may leave no better round.
    fn round_as_repaired(&mut self, place: &Message, repaired: &Repaired) {
        let mut after = self.facts.clone();
        after.repair(repaired);
        let mut before = after.clone();
        let round = before.stages.last_mut().and_then(|stage| stage.rounds.pop());
        let round = round.unwrap_or_default();
        let (mut tables, mut byes) = (Vec::new(), Vec::new());
        for table in round.iter().filter(|table| !table.is_beside_the_draw()) {
            match table.seats {
                [Some(a), Some(b)] if after.is_house(b) => byes.push((a, table.is_under_way())),
                [Some(a), Some(b)] if after.is_house(a) => byes.push((b, table.is_under_way())),
                [Some(a), Some(b)] => tables.push((a, b)),
                [Some(a), None] => byes.push((a, !after.is_here(a))),
                _ => {}
            }
        }
        let mut members: BTreeSet<Id> = tables.iter().flat_map(|&(a, b)| [a, b]).collect();
        members.extend(byes.iter().map(|(id, _)| *id));
        if byes.len() > 1 {
            // A bye that stays is no question of this repair.
            let stays: Vec<Id> = byes.iter().filter(|bye| bye.1).map(|bye| bye.0).collect();
            byes.retain(|bye| !bye.1);
            members.retain(|id| !stays.contains(id));
        }
        for id in &members {
            if let Some(person) = before.person_mut(*id) {
                person.presence = Presence::Here;
            }
        }
        for person in Rc::make_mut(&mut before.people) {
            person.charged.retain(|charged| *charged != repaired.round);
        }
        let facts = std::mem::replace(&mut self.facts, before);
        let mut field = self.contenders(repaired.round);
        self.facts = facts;
        field.retain(|one| members.contains(&one.id));
        let halves = self.facts.ruleset.preliminary.pairing == PairingKind::HalvesByStart;
        let check = if halves { check_halves } else { check_swiss };
        let first = repaired.round == 1;
        for breach in check(&field, first, &(tables, byes.first().map(|bye| bye.0))) {
            let sentence = breach.sentence(&|id| self.facts.name(id));
            let attends = matches!(breach, Breach::LeftOut { .. } | Breach::Twice { .. });
            match attends {
                true => self.nonsense(place, "tables", sentence),
                false => self.remark(place, msg!("repair.verify-breach", sentence)),
            }
        }
    }

    /// Tables that are marked as begun stand in the newest round and have no result.
    pub(super) fn begun(&mut self, begun: &Begun) {
        let place = round_name(begun.stage > 1, begun.round);
        let newest = self.facts.stages.last().map_or(0, |stage| stage.rounds.len());
        if (self.facts.stages.len(), newest) != (begun.stage, begun.round as usize) {
            return self.nonsense(&place, "round", msg!("repair.verify-not-newest"));
        }
        for table in &begun.tables {
            if !self.facts.seating.at.contains_key(table) {
                self.nonsense(&place, "tables", msg!("misread.no-table", n = *table));
            }
        }
    }
}
