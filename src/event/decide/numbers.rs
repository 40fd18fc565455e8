//! Table numbers and start numbers of a round.

use crate::event::actions::tables::Occupancy;
use crate::event::standings::standings;
use crate::event::{Entrant, Event, Id, Round, Stage};
use crate::msg;
use crate::ruleset::PairingKind;
use crate::words::Message;
use std::collections::{BTreeMap, BTreeSet};

/// The tables of a round, with warnings about them.
pub struct Numbered {
    /// A number for each pair; empty for 1, 2, 3 and so on.
    pub at: Vec<u32>,
    /// The feature tables of the round.
    pub featured: Vec<u32>,
    pub warnings: Vec<Message>,
}

/// Gives each pair its table. `bracket` is the stage of an elimination round.
///
/// Entrants with a fixed table sit there, and their table stays empty if they do not play. The
/// highest pairs go to the feature tables. The others fill the tables of the hall in order, then
/// numbers after the last.
pub fn assign(event: &Event, bracket: Option<&Stage>, pairs: &[[Id; 2]]) -> Numbered {
    let kept = Occupancy::of(event, bracket);
    let mut taken = BTreeSet::new();
    let mut seats: Vec<Option<u32>> = Vec::with_capacity(pairs.len());
    for pair in pairs {
        let wanted = pair.iter().filter_map(|id| kept.of_entrant(*id));
        seats.push(wanted.into_iter().find(|table| taken.insert(*table)));
    }
    let mut warnings = moved_holders(event, &kept, pairs, &seats);
    let featured: Vec<u32> = (event.setup.feature.iter())
        .flat_map(|feature| feature.numbers())
        .filter(|table| !kept.keeps(*table))
        .collect();
    if !featured.is_empty() {
        let open = (0..pairs.len()).filter(|at| seats[*at].is_none());
        let highest = by_feature(event, bracket, pairs, open.collect());
        for (table, at) in featured.iter().zip(highest) {
            seats[at] = Some(*table);
            taken.insert(*table);
        }
    }
    let hall = event.setup.tables.as_ref().filter(|hall| !hall.is_empty());
    let largest = hall.map_or(0, |hall| hall.largest());
    let beyond = largest + 1..;
    let mut free = (hall.iter().flat_map(|hall| hall.numbers()))
        .chain(beyond)
        .filter(|table| !kept.keeps(*table) && !taken.contains(table));
    let mut more = Vec::new();
    let numbers: Vec<u32> = (seats.into_iter())
        .map(|seat| {
            seat.unwrap_or_else(|| {
                let table = free.next().unwrap_or(0);
                more.extend((table > largest).then_some(table));
                table
            })
        })
        .collect();
    if let (Some(hall), [first, ..]) = (hall, more.as_slice()) {
        let (all, n) = (hall.count(), more.len());
        warnings.push(msg!("tables.too-few", all, n, first = *first));
    }
    let plain = numbers.iter().copied().eq(1..=pairs.len() as u32);
    let featured = featured.into_iter().filter(|table| numbers.contains(table)).collect();
    Numbered { at: if plain { Vec::new() } else { numbers }, featured, warnings }
}

/// The table for one more pair in this round.
///
/// The fixed table of one of the two if it is empty, else the first empty one of the hall, else a
/// number after the last.
pub(in crate::event) fn for_one_more(event: &Event, round: &Round, pair: [Id; 2]) -> u32 {
    let kept = Occupancy::of(event, None);
    let taken = |table: &u32| round.at_table(*table).is_some();
    let own = pair.into_iter().filter_map(|id| kept.of_entrant(id));
    if let Some(table) = own.into_iter().find(|table| !taken(table)) {
        return table;
    }
    let hall = event.setup.tables.as_ref().filter(|hall| !hall.is_empty());
    let beyond = hall.map_or(0, |hall| hall.largest()) + 1..;
    let mut free = hall.iter().flat_map(|hall| hall.numbers()).chain(beyond);
    free.find(|table| !kept.keeps(*table) && !taken(table)).unwrap_or_default()
}

/// A warning for each entrant who does not get their fixed table, with the reason.
fn moved_holders(
    event: &Event,
    kept: &Occupancy,
    pairs: &[[Id; 2]],
    seats: &[Option<u32>],
) -> Vec<Message> {
    let mut sentences = Vec::new();
    for ([a, b], seat) in pairs.iter().zip(seats) {
        for (id, other) in [(*a, *b), (*b, *a)] {
            let Some(table) = kept.of_entrant(id).filter(|table| Some(*table) != *seat) else {
                continue;
            };
            let name = event.label(id);
            sentences.push(match seat {
                Some(seat) => {
                    let (seat, other) = (*seat, event.label(other));
                    msg!("tables.at-the-opponents", name, table, seat, other)
                }
                None => msg!("pairing.table-taken", name, table),
            });
        }
    }
    sentences
}

/// These pairs in the order in which they go to feature tables.
///
/// Pairs whose players sat there less often come first, then by the place of the better player,
/// then of the other.
fn by_feature(
    event: &Event,
    bracket: Option<&Stage>,
    pairs: &[[Id; 2]],
    mut open: Vec<usize>,
) -> Vec<usize> {
    let mut before: BTreeMap<Id, u32> = BTreeMap::new();
    for round in event.stages.iter().flat_map(|stage| &stage.rounds) {
        for pairing in round.pairings.iter().filter(|pairing| round.is_featured(pairing)) {
            for id in std::iter::once(pairing.a).chain(pairing.b) {
                *before.entry(id).or_default() += 1;
            }
        }
    }
    let order: Vec<Id> = match bracket.filter(|stage| !stage.seeds.is_empty()) {
        Some(stage) => stage.seeds.clone(),
        None => standings(event).iter().map(|standing| standing.entrant).collect(),
    };
    let places: BTreeMap<Id, usize> = order.into_iter().zip(0..).collect();
    open.sort_by_cached_key(|at| {
        let pair = pairs[*at];
        let times: u32 = pair.iter().filter_map(|id| before.get(id)).sum();
        let mut of = pair.map(|id| places.get(&id).copied().unwrap_or(usize::MAX));
        of.sort_unstable();
        (times, of, *at)
    });
    open
}

/// The start numbers of all entrants without a requested one, as `[id, number]`. Active entrants
/// get the lowest free numbers; those who have dropped get one too, because no two may share one. A
/// redraw of the round keeps the numbers.
pub fn starts(event: &Event, redrawn: u32) -> Vec<[u32; 2]> {
    if event.ruleset.preliminary.pairing != PairingKind::HalvesByStart {
        return Vec::new();
    }
    let unasked: Vec<&Entrant> = event.registered().filter(|e| !e.start_given).collect();
    if redrawn > 0 {
        return unasked.iter().map(|entrant| [entrant.id, entrant.start]).collect();
    }
    let is_given = |start: &u32| event.registered().any(|e| e.start_given && e.start == *start);
    let mut free = (1..).filter(|start| !is_given(start));
    let (here, gone): (Vec<&Entrant>, Vec<&Entrant>) =
        unasked.into_iter().partition(|entrant| entrant.is_active());
    let mut numbers: Vec<u32> = free.by_ref().take(here.len()).collect();
    event.head.seed.draw("start numbers").shuffle(&mut numbers);
    let all = here.into_iter().zip(numbers).chain(gone.into_iter().zip(free));
    let mut drawn: Vec<[u32; 2]> = all.map(|(entrant, start)| [entrant.id, start]).collect();
    drawn.sort_unstable();
    drawn
}
