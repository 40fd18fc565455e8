//! The field of a Swiss round as the algorithms need it, and the faults that the checker finds.

use crate::event::standings::{order_of, standings};
use crate::event::{Event, Id};
use crate::pairing::{Breach, Contender, check_halves, check_swiss};
use crate::ruleset::PairingKind;

/// The entrants to be paired in this Swiss round, as the Swiss algorithms need them.
pub fn contenders(event: &Event, round: u32) -> Vec<Contender> {
    let standings = standings(event);
    let mut places = vec![0; event.entrants.len()];
    for standing in standings.iter() {
        places[standing.entrant as usize - 1] = standing.rank;
    }
    // Entrants who were never paired come after those who were.
    let new: Vec<Id> =
        event.active().map(|e| e.id).filter(|id| places[*id as usize - 1] == 0).collect();
    let behind = (standings.len() as u32 + 1)..;
    for (id, place) in order_of(event, &new).into_iter().zip(behind) {
        places[id as usize - 1] = place;
    }
    let field = event.apart_in(round).into_iter();
    field
        .filter_map(|(entrant, apart)| {
            let record = standings.record(entrant.id)?;
            let mut met = Vec::with_capacity(record.rounds as usize);
            met.extend(standings.opponents(entrant.id));
            Some(Contender {
                id: entrant.id,
                points: record.points,
                byes: record.byes_of_the_draw() + record.house,
                place: places[entrant.id as usize - 1],
                start: entrant.start,
                met,
                apart: apart.should,
                never: apart.must,
            })
        })
        .collect()
}

/// The faults that the checker finds in a Swiss round of this ruleset. A player who meets a house
/// player has the bye.
pub fn breaches(
    event: &Event,
    field: &[Contender],
    first: bool,
    (tables, bye): &(Vec<(Id, Id)>, Option<Id>),
) -> Vec<Breach> {
    let round = &event.with_the_bye(tables.iter().map(|(a, b)| [*a, *b]), *bye);
    match event.ruleset.preliminary.pairing {
        PairingKind::HalvesByStart => check_halves(field, first, round),
        PairingKind::RandomInGroups | PairingKind::RoundRobin => check_swiss(field, first, round),
    }
}
