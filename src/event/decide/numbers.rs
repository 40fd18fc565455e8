//! Table numbers and start numbers of a round.

use crate::event::{Entrant, Event, Id};
use crate::msg;
use crate::pairing::Draw;
use crate::ruleset::PairingKind;
use crate::words::Message;
use std::collections::BTreeSet;

/// Gives each pair its table. An entrant with a fixed table stays there; the other pairs
/// fill the rest from table 1, in the order given. The numbers are empty if they are simply
/// 1, 2, 3 …
pub(super) fn assign(event: &Event, pairs: Vec<[Id; 2]>) -> (Vec<[Id; 2]>, Vec<u32>, Vec<Message>) {
    let fixed = |pair: &[Id; 2]| pair.iter().find_map(|id| Some((*id, event.entrant(*id)?.table?)));
    let mut taken = BTreeSet::new();
    let mut warnings = Vec::new();
    let mut seats: Vec<Option<u32>> = Vec::with_capacity(pairs.len());
    for pair in &pairs {
        let seat = fixed(pair).filter(|(id, table)| {
            let free = taken.insert(*table);
            if !free {
                let name = event.label(*id);
                warnings.push(msg!("pair.table-taken", name = name, table = *table));
            }
            free
        });
        seats.push(seat.map(|(_, table)| table));
    }
    let mut free = (1..).filter(|table| !taken.contains(table));
    let numbers: Vec<u32> =
        seats.iter().map(|seat| seat.or_else(|| free.next()).unwrap_or(0)).collect();
    let plain = numbers.iter().copied().eq(1..=pairs.len() as u32);
    (pairs, if plain { Vec::new() } else { numbers }, warnings)
}

/// The numbers of all who did not ask for one, as `[id, number]`. Active entrants get the
/// lowest free numbers. Entrants who have left get one too, because no two may share one. A
/// redraw of the round keeps the numbers.
pub(super) fn starts(event: &Event, redrawn: u32) -> Vec<[u32; 2]> {
    if event.ruleset.preliminary.pairing != PairingKind::HalvesByStart {
        return Vec::new();
    }
    let unasked: Vec<&Entrant> = event.registered().filter(|e| !e.start_given).collect();
    if redrawn > 0 {
        return unasked.iter().map(|entrant| [entrant.id, entrant.start]).collect();
    }
    let given = |start: &u32| event.registered().any(|e| e.start_given && e.start == *start);
    let mut free = (1..).filter(|start| !given(start));
    let (here, gone): (Vec<&Entrant>, Vec<&Entrant>) =
        unasked.into_iter().partition(|entrant| entrant.is_active());
    let mut numbers: Vec<u32> = free.by_ref().take(here.len()).collect();
    Draw::new(event.head.seed, "start numbers").shuffle(&mut numbers);
    let all = here.into_iter().zip(numbers).chain(gone.into_iter().zip(free));
    let mut drawn: Vec<[u32; 2]> = all.map(|(entrant, start)| [entrant.id, start]).collect();
    drawn.sort_unstable();
    drawn
}
