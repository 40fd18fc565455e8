//! Checks sides that are balanced over the matches of the day.

use super::facts::Facts;
use super::judge::{Judge, round_name};
use super::tables::{End, Table};
use crate::event::action::{LateSeat, Seat, Swapped};
use crate::event::{Id, Side, SideCall};
use crate::msg;
use crate::ruleset::FirstSides;
use crate::words::Message;
use std::rc::Rc;

impl Facts {
    fn balances_sides(&self) -> bool {
        self.ruleset.preliminary.sides == Some(FirstSides::Balanced)
    }

    /// The sides of the earlier games of this player, the newest first.
    ///
    /// 1 is the first-named side, -1 the other.
    fn sides_before(&self, id: Id, round: u32) -> Vec<i32> {
        let rounds = self.stages.first().map_or(&[][..], |stage| &stage.rounds);
        let earlier = rounds.iter().take(round as usize - 1).rev();
        earlier
            .filter_map(|tables| {
                let table = tables.iter().find(|table| table.seat_of(id).is_some())?;
                let took_place = matches!(table.end, Some(End::Letters(_) | End::Conceded(_)));
                let first = table.on_first_side().filter(|_| took_place)?;
                table.seats[1].map(|_| if first == id { 1 } else { -1 })
            })
            .collect()
    }

    /// The player who is due on the first-named side; None if it may be either.
    fn due_on_first_side(&self, round: u32, [a, b]: [Id; 2]) -> Option<Id> {
        let (of_a, of_b) = (self.sides_before(a, round), self.sides_before(b, round));
        let [sum_a, sum_b] = [&of_a, &of_b].map(|sides| sides.iter().sum::<i32>());
        if sum_a != sum_b {
            return Some(if sum_a < sum_b { a } else { b });
        }
        // At the newest table of the two, the one who had the other side.
        let rounds = self.stages.first().map_or(&[][..], |stage| &stage.rounds);
        let earlier = rounds.iter().take(round as usize - 1).rev().flat_map(|tables| tables.iter());
        let mut met = earlier.filter(|table| {
            let took_place = matches!(table.end, Some(End::Letters(_) | End::Conceded(_)));
            took_place && table.seat_of(a).is_some() && table.seat_of(b).is_some()
        });
        if let Some(first) = met.find_map(Table::on_first_side) {
            return Some(if first == a { b } else { a });
        }
        let last = (0..of_a.len().min(of_b.len())).find(|at| of_a[*at] != of_b[*at])?;
        Some(if of_a[last] > of_b[last] { b } else { a })
    }

    /// The tables of the newest round where these two sit after they changed places.
    ///
    /// They are in the order of the two.
    fn tables_of_swap(&self, [x, y]: [Id; 2]) -> Vec<[Id; 2]> {
        let newest = self.stages.last().and_then(|stage| stage.rounds.last());
        let tables = newest.map_or(&[][..], |tables| tables.as_slice());
        let moved = [(x, y), (y, x)].into_iter().filter_map(|(comes, goes)| {
            let table = tables.iter().find(|table| table.seat_of(goes).is_some())?;
            let [one, two] = table.seats;
            let place = |id: Id| if id == goes { comes } else { id };
            Some([place(one?), place(two?)])
        });
        moved.collect()
    }

    /// Writes down the sides of a swap, once the two have changed places.
    pub(super) fn sides_after_swap(&mut self, swapped: &Swapped) {
        let newest = self.stages.last_mut().and_then(|stage| stage.rounds.last_mut());
        let Some(tables) = newest.map(Rc::make_mut) else { return };
        let mut calls = swapped.sides.iter();
        for id in swapped.swap {
            let of = |table: &&mut Table| table.seat_of(id).is_some() && table.seats[1].is_some();
            if let Some(table) = tables.iter_mut().find(of) {
                table.call = calls.next().copied().or(table.call);
            }
        }
    }
}

impl Judge {
    /// Checks the sides of a table, if the game balances them.
    pub(super) fn balanced(
        &mut self,
        place: &Message,
        round: u32,
        (pair, table): ([Id; 2], u32),
        call: Option<&SideCall>,
    ) {
        if !self.facts.balances_sides() {
            return;
        }
        let due = self.facts.due_on_first_side(round, pair);
        let given = match call {
            Some(SideCall::First(Side::A)) => Some(pair[0]),
            Some(SideCall::First(Side::B)) => Some(pair[1]),
            Some(SideCall::Chooses(_)) | None => None,
        };
        match (given, due) {
            (None, _) => self.breach(place, msg!("verify.sides-wrong", table)),
            (Some(given), Some(due)) if given != due => {
                let side = self.facts.ruleset.sides.first().cloned().unwrap_or_default();
                let name = self.facts.name(due);
                self.breach(place, msg!("balanced.verify", table, name, side));
            }
            (Some(_), _) => {}
        }
    }

    /// Checks the sides of the two tables of a swap.
    pub(super) fn sides_of_swap(&mut self, swapped: &Swapped) {
        let place = round_name(false, swapped.round);
        let pairs = match self.facts.balances_sides() {
            true => self.facts.tables_of_swap(swapped.swap),
            false => Vec::new(),
        };
        let (given, due) = (swapped.sides.len(), pairs.len());
        if given != due {
            return self.breach(&place, msg!("verify.sides-of-tables", n = given, due));
        }
        for (pair, call) in pairs.into_iter().zip(&swapped.sides) {
            let number = self.facts.seating.at.iter().find(|(_, seats)| {
                seats.iter().filter(|id| pair.contains(id)).count() == 1
                    && !seats.iter().all(|id| swapped.swap.contains(id))
                    && pair.iter().any(|id| seats.contains(id) && !swapped.swap.contains(id))
            });
            let number = number.map_or(0, |(number, _)| *number);
            self.balanced(&place, swapped.round, (pair, number), Some(call));
        }
    }

    /// Checks the sides of a table with a late player.
    pub(super) fn sides_of_late(&mut self, place: &Message, late: &LateSeat) {
        let Some(with) = late.with.filter(|_| late.to == Seat::Opponent) else { return };
        let tables = self.facts.stages.last().and_then(|stage| stage.rounds.last());
        let seats = late.instead.and_then(|gone| {
            let table = tables?.iter().find(|table| table.seat_of(gone).is_some())?;
            let place = |id: Id| if id == gone { late.id } else { id };
            Some([place(table.seats[0]?), place(table.seats[1]?)])
        });
        let pair = seats.unwrap_or([with, late.id]);
        let number = late.table.unwrap_or_default();
        self.balanced(place, late.round, (pair, number), late.sides.as_ref());
    }
}
