//! The checks of every Swiss round.

use super::breach::{self, Breach};
use super::record::{Count, Record, Rematches, Round};
use super::{brute, crossings, skipped};
use crate::pairing::Contender;

/// All breaches of the rules by a Swiss round, given the contenders before it.
///
/// The checks follow Swiss pairing, steps 1 to 4 of the rules:
///
/// * Each player is at exactly one table or has the bye.
/// * There is a bye exactly if the number of players is odd.
/// * Nobody meets a player they must not meet. If the round has such a pair, the other checks
///   take it as it is.
/// * As few pairs as possible meet that should be kept apart. In round 1 this comes first, and
///   later after all other checks.
/// * After round 1, the bye goes to the lowest placed player among those with the fewest byes,
///   unless without them every round has a pair that must not meet.
/// * There are as few rematches as possible, given that bye.
/// * With that many rematches, their players have met as few times as possible, and then as long ago
///   as possible.
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
    let met_though = Record::new(field, first_round, *bye);
    let forbidden = met_though.those(tables, |one, two| met_though.must_not_meet(one, two));
    if !forbidden.is_empty() {
        breaches.push(Breach::Forbidden { tables: forbidden });
    }
    let record = Record::of_round(field, first_round, drawn);
    if first_round {
        breaches.extend(together(field, drawn));
    }
    let pairs = record.pairs(tables);
    let had = record.judge(&pairs);
    let (rematches, crossings) = least(&record, &pairs, &had);
    if had.0.tables > rematches.tables {
        let least = rematches.tables as u32;
        breaches.push(Breach::Rematches { tables: record.rematches(tables), least });
    } else if had.0 > rematches {
        breaches.push(Breach::MetTooOften { tables: record.rematches(tables) });
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
        && let Some(least) = skipped::fewest(&record, &pairs)
    {
        let skips = |one: usize, two: usize| skipped::skipped(&record, &[(one, two)]) > 0;
        if skipped::skipped(&record, &pairs) > least.skipped {
            let tables = record.those(tables, skips);
            breaches.push(Breach::Skipped { tables, least: least.skipped as u32 });
        } else if !first_round {
            let tables = record.those(tables, |one, two| record.should_not_meet(one, two));
            let least = least.together as u32;
            breaches.push(Breach::Together { tables, least, first_round });
        }
    }
    breaches
}

/// Too many tables in round 1 with players who should be kept apart.
///
/// Nobody has met before round 1. So `apart` takes the place of `met`, and these tables are counted
/// as rematches.
fn together(field: &[Contender], round: &Round) -> Option<Breach> {
    let apart =
        |one: &Contender| Contender { met: one.apart.clone(), apart: Vec::new(), ..one.clone() };
    let apart: Vec<Contender> = field.iter().map(apart).collect();
    let record = Record::of_round(&apart, true, round);
    let met = record.rematches(&round.0);
    if met.is_empty() {
        return None;
    }
    let least = record.least_rematches(&record.pairs(&round.0));
    let (tables, first_round) = (met, true);
    let too_many = tables.len() > least;
    too_many.then_some(Breach::Together { tables, least: least as u32, first_round })
}

/// The fewest rematches and, with them, the fewest crossings.
///
/// Crossings are listed from the top boundary down, as far as `had` has more.
fn least(record: &Record, pairs: &[(usize, usize)], had: &Count) -> Count {
    if record.size() <= brute::MOST {
        return brute::least(record).unwrap_or_default();
    }
    let rematches = match had.0.tables {
        0 => Rematches::default(),
        _ => record.fewest_meetings(pairs, had.0),
    };
    (rematches, crossings::fewest_crossings(record, pairs, had, rematches).unwrap_or_default())
}
