//! The seats of everybody, replayed from the log.

use crate::event::action::Paired;
use crate::event::{Action, Id};
use std::collections::BTreeMap;

/// The seats in the newest round, and the players featured in each round.
#[derive(Debug, Clone, Default)]
pub(super) struct Seating {
    pub(super) fixed: BTreeMap<Id, u32>,
    pub(super) newest: (usize, u32),
    /// Whether the newest round waits to be posted.
    pub(super) held: bool,
    pub(super) at: BTreeMap<u32, [Id; 2]>,
    features: Vec<u32>,
    /// The players featured in the rounds before the newest.
    before: BTreeMap<(usize, u32), Vec<Id>>,
}

/// The number of each pair of a round.
pub(super) fn numbers(paired: &Paired) -> impl Iterator<Item = (u32, [Id; 2])> + '_ {
    let number = |at: usize| paired.at.get(at).copied().unwrap_or(at as u32 + 1);
    paired.tables.iter().enumerate().map(move |(at, pair)| (number(at), *pair))
}

impl Seating {
    pub(super) fn apply(&mut self, action: &Action) {
        match action {
            Action::Add(added) => self.needs(added.id, added.table),
            Action::Import(all) => all.iter().for_each(|added| self.needs(added.id, added.table)),
            Action::Edit(edited) => self.needs(edited.id, edited.table),
            Action::Pair(paired) => {
                let round = (paired.stage, paired.round);
                let shown = self.features.iter().filter_map(|table| self.at.get(table));
                let shown = shown.flatten().copied().collect();
                self.before.insert(self.newest, shown);
                self.before.retain(|known, _| *known < round);
                (self.newest, self.held) = (round, paired.held);
                self.at = numbers(paired).collect();
                self.features.clone_from(&paired.featured);
            }
            Action::Swap(swapped) => {
                let [x, y] = swapped.swap;
                for id in self.at.values_mut().flatten() {
                    *id = if *id == x {
                        y
                    } else if *id == y {
                        x
                    } else {
                        *id
                    };
                }
            }
            Action::Seat(late) => match (late.table, late.with, late.instead) {
                (Some(table), Some(with), None) => _ = self.at.insert(table, [with, late.id]),
                (_, _, Some(gone)) => {
                    let seats = self.at.values_mut().flatten();
                    seats.filter(|id| **id == gone).for_each(|id| *id = late.id);
                }
                _ => {}
            },
            Action::Repair(repaired) => {
                let concerned: Vec<Id> = repaired.concerned().collect();
                self.at.retain(|_, pair| !pair.iter().any(|id| concerned.contains(id)));
                self.at.extend(repaired.at.iter().copied().zip(repaired.tables.iter().copied()));
            }
            Action::Table(moved) => {
                self.at.remove(&moved.from);
                self.at.insert(moved.to, moved.of);
                if let Some(with) = moved.with {
                    self.at.insert(moved.from, with);
                }
            }
            Action::Post(_) => self.held = false,
            _ => {}
        }
    }

    fn needs(&mut self, id: Id, table: Option<u32>) {
        match table {
            None => {}
            // An edit takes a fixed table away with a 0.
            Some(0) => _ = self.fixed.remove(&id),
            Some(table) => _ = self.fixed.insert(id, table),
        }
    }

    pub(super) fn times_featured(&self, pair: [Id; 2], round: (usize, u32)) -> usize {
        let newest = self.features.iter().filter_map(|table| self.at.get(table)).flatten();
        let newest = newest.filter(|_| self.newest < round);
        let earlier = self.before.iter().filter(|(known, _)| **known < round);
        earlier.flat_map(|(_, ids)| ids).chain(newest).filter(|id| pair.contains(id)).count()
    }
}
