//! The checks of every Swiss round.

use super::breach::{self, Breach};
use super::record::{Count, Record};
use super::{brute, crossings, skipped};
use crate::pairing::{Contender, Id};

/// A round to be judged: its tables, and the player with the bye.
pub type Round = (Vec<(Id, Id)>, Option<Id>);

/// All breaches of the rules by a Swiss round, given the contenders before it.
///
/// The checks follow Swiss pairing, steps 1 to 4 of the rules:
///
/// * Each player is at exactly one table or has the bye.
/// * There is a bye exactly if the number of players is odd.
/// * In round 1, as few pairs as possible meet that should be kept apart.
/// * After round 1, the bye goes to the lowest placed player among those with the fewest byes.
/// * There are as few rematches as possible, given that bye.
/// * After round 1 and without a rematch, the pairs across the lower boundary of each score group
///   are as few as possible, compared from the top down.
/// * No pair skips a group without need, because an opponent comes from the next lower group.
///
/// The result is empty if nothing is wrong.
pub fn check_swiss(field: &[Contender], first_round: bool, drawn: &Round) -> Vec<Breach> {
    let (tables, bye) = drawn;
    let mut breaches = breach::attendance(field, tables, *bye);
    breaches.extend(breach::bye(field, first_round, *bye));
    if breaches.iter().any(|breach| !matches!(breach, Breach::ByeWrong { .. })) {
        // A player who is missing or paired twice makes further counts meaningless. A bye for the
        // wrong player does not.
        return breaches;
    }
    let record = Record::new(field, first_round, *bye);
    if first_round {
        breaches.extend(together(field, drawn));
    }
    let pairs = record.pairs(tables);
    let had = record.judge(&pairs);
    let (rematches, crossings) = least(&record, &pairs, &had);
    if had.0 > rematches {
        breaches
            .push(Breach::Rematches { tables: record.rematches(tables), least: rematches as u32 });
    }
    // A round with too many rematches may have fewer crossings; that is no fault.
    let boundary = (0..crossings.len()).find(|&boundary| crossings[boundary] != had.1[boundary]);
    if let Some(boundary) = boundary.filter(|&boundary| had.1[boundary] > crossings[boundary]) {
        breaches.push(Breach::PairedDown {
            points: record.points[boundary],
            tables: record.crossing(tables, boundary),
            least: crossings[boundary] as u32,
        });
    }
    if had.0 <= rematches
        && boundary.is_none()
        && let Some(least) = skipped::fewest_skipped(&record, &pairs)
    {
        let tables = record.those(tables, |one, two| skipped::skipped(&record, &[(one, two)]) > 0);
        breaches.push(Breach::Skipped { tables, least: least as u32 });
    }
    breaches
}

/// Too many tables in round 1 with players who should be kept apart.
///
/// Nobody has met before round 1. So `apart` takes the place of `met`, and these tables are counted
/// as rematches.
fn together(field: &[Contender], (tables, bye): &Round) -> Option<Breach> {
    let apart = |one: &Contender| Contender { met: one.apart.clone(), apart: Vec::new(), ..*one };
    let apart: Vec<Contender> = field.iter().map(apart).collect();
    let record = Record::new(&apart, true, *bye);
    let tables = record.rematches(tables);
    if tables.is_empty() {
        return None;
    }
    let least = record.least_rematches();
    (tables.len() > least).then_some(Breach::Together { tables, least: least as u32 })
}

/// The fewest rematches and, with them, the fewest crossings.
///
/// Crossings are listed from the top boundary down, as far as `had` has more.
fn least(record: &Record, pairs: &[(usize, usize)], had: &Count) -> Count {
    if record.size() <= brute::MOST {
        return brute::least(record).unwrap_or_default();
    }
    let rematches = if had.0 == 0 { 0 } else { record.least_rematches() };
    (rematches, crossings::fewest_crossings(record, pairs, had, rematches).unwrap_or_default())
}
