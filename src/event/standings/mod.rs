//! Points, tie-breaks and places of the preliminary rounds, all in whole
//! numbers over a common denominator: nothing is ever rounded before it is
//! compared.

mod order;
mod percentages;
mod record;
mod strength;

pub use record::{Record, records};

use super::{Event, Fraction, Id};
use crate::ruleset::TieBreak;
use strength::{Column, columns};

/// These entrants by the same rules, with ties broken among themselves only.
pub fn order_of(event: &Event, ids: &[Id]) -> Vec<Id> {
    let records = records(event);
    let columns = columns(&records, &event.ruleset.preliminary);
    let known = ids.iter().filter_map(|id| (*id as usize).checked_sub(1));
    let some = known.filter(|at| *at < records.len()).collect();
    let order = order::order(event, &records, &columns, some);
    order.into_iter().map(|at| at as Id + 1).collect()
}

/// Everybody's place, by id from 1, where the records are at hand and nobody
/// reads the tie-breaks.
pub fn places(event: &Event, records: &[Record]) -> Vec<u32> {
    let columns = columns(records, &event.ruleset.preliminary);
    let order = order::order(event, records, &columns, (0..records.len()).collect());
    let mut places = vec![0; records.len()];
    for (place, at) in (1..).zip(order) {
        places[at] = place;
    }
    places
}

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// From 1; no two entrants share one.
    pub rank: u32,
    pub entrant: Id,
    pub points: u32,
    /// Rounds played, byes, and missed rounds charged as losses.
    pub rounds: u32,
    pub opponents: Vec<Id>,
    /// The game's tie-breaks in its order, the random number last.
    pub tie_breaks: Vec<(TieBreak, Value)>,
}

/// What a tie-break came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    Exact(Fraction),
    /// The number drawn at registration.
    Drawn(u32),
    /// Opponents on the same points beaten.
    Beaten(u32),
    /// The sum of margins, which may be negative.
    Margin(i64),
}

/// The standings as the results known so far make them, best first;
/// disqualified entrants come last.
///
/// Worked out once for each state of the event.
pub fn standings(event: &Event) -> &[Standing] {
    event.standings.get_or_init(|| work_out(event))
}

fn work_out(event: &Event) -> Vec<Standing> {
    let mut records = records(event);
    let columns = columns(&records, &event.ruleset.preliminary);
    order::order(event, &records, &columns, (0..records.len()).collect())
        .into_iter()
        .zip(1..)
        .map(|(at, rank)| {
            let value = |column: &Column| match column.tie_break {
                TieBreak::Random => Value::Drawn(event.entrants[at].tie),
                TieBreak::Margin => Value::Margin(records[at].margin),
                TieBreak::HeadToHeadSweep => {
                    let own = &records[at];
                    let level = |id: &&Id| records[**id as usize - 1].points == own.points;
                    Value::Beaten(own.beaten.iter().filter(level).count() as u32)
                }
                _ => Value::Exact(column.shown(at)),
            };
            let tie_breaks = columns.iter().map(|column| (column.tie_break, value(column)));
            let tie_breaks = tie_breaks.collect();
            let record = &mut records[at];
            Standing {
                rank,
                entrant: at as Id + 1,
                points: record.points,
                rounds: record.rounds,
                opponents: std::mem::take(&mut record.opponents),
                tie_breaks,
            }
        })
        .collect()
}
