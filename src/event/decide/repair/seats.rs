//! The table numbers of the pairs of a repaired round.

use crate::event::actions::tables::Occupancy;
use crate::event::{Event, Id, Round};
use std::collections::BTreeSet;

/// A number for each new pair. `free` are the numbers of the tables that change.
///
/// A player with a fixed table sits there if it is free. Then as many players as possible stay at
/// the table they have.
pub(super) fn numbers(event: &Event, round: &Round, pairs: &[[Id; 2]], free: &[u32]) -> Vec<u32> {
    let kept = Occupancy::of(event, None);
    let used: BTreeSet<u32> = round.pairings.iter().filter_map(|pairing| pairing.table).collect();
    let fixed = |pair: &[Id; 2]| -> Vec<u32> {
        pair.iter().filter_map(|id| kept.of_entrant(*id)).collect()
    };
    let mut seats = Seats { wants: Vec::new(), of: vec![None; pairs.len()] };
    seats.wants = pairs.iter().map(fixed).collect();
    for wants in &mut seats.wants {
        wants.retain(|table| free.contains(table) || !used.contains(table));
    }
    (0..pairs.len()).for_each(|at| _ = seats.place(at, &mut BTreeSet::new()));
    let held: Vec<u32> = seats.of.iter().flatten().copied().collect();
    let own = |id: &Id| round.of(*id).and_then(|pairing| pairing.table);
    for (at, pair) in pairs.iter().enumerate() {
        if seats.of[at].is_none() {
            let had = pair.iter().filter_map(own);
            let stays = |table: &u32| free.contains(table) && !held.contains(table);
            seats.wants[at] = had.filter(stays).collect();
        }
    }
    (0..pairs.len()).for_each(|at| _ = seats.place(at, &mut BTreeSet::new()));
    let taken: BTreeSet<u32> = seats.of.iter().flatten().copied().collect();
    let hall = event.setup.tables.as_ref().filter(|hall| !hall.is_empty());
    let beyond = hall.map_or(0, |hall| hall.largest()) + 1..;
    let more = hall.into_iter().flat_map(|hall| hall.numbers()).chain(beyond);
    let more = more.filter(|table| !used.contains(table) && !kept.keeps(*table));
    let mut rest = free.iter().copied().chain(more).filter(|table| !taken.contains(table));
    seats.of.iter().map(|seat| seat.or_else(|| rest.next()).unwrap_or_default()).collect()
}

/// Pairs that want one of a few tables each.
struct Seats {
    wants: Vec<Vec<u32>>,
    of: Vec<Option<u32>>,
}

impl Seats {
    /// Gives a pair one of its tables, moving others to another of theirs if needed.
    fn place(&mut self, at: usize, tried: &mut BTreeSet<u32>) -> bool {
        if self.of[at].is_some() && tried.is_empty() {
            return true;
        }
        for table in self.wants[at].clone() {
            if !tried.insert(table) {
                continue;
            }
            let holder = self.of.iter().position(|seat| *seat == Some(table));
            if holder.is_none_or(|holder| self.place(holder, tried)) {
                self.of[at] = Some(table);
                return true;
            }
        }
        false
    }
}
