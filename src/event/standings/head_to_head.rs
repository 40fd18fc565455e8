//! The order of tied entrants by the matches that they played against each other.

use super::super::Fraction;
use super::Column;
use super::record::Records;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The points of one of the tied players in matches against the others.
struct Taken {
    at: usize,
    /// The points. Against somebody met more than once, the mean counts.
    points: Fraction,
    /// The number of the others they have not met.
    unmet: usize,
}

/// The tied players in order, as groups that are still level. If all have met, their points against
/// each other decide. Otherwise only those are placed who would lead whatever the results of the
/// missing matches. The rest is compared again, among itself, until nothing separates it.
pub(super) fn groups(records: &Records, tied: Vec<usize>) -> Vec<Vec<usize>> {
    if tied.len() < 2 {
        return vec![tied];
    }
    let mut taken = taken(records, &tied);
    if taken.iter().any(|one| one.unmet > 0) {
        let sure = sure_of_place(records, &mut taken);
        if sure.is_empty() {
            return vec![tied];
        }
        let rest = groups(records, taken.iter().map(|one| one.at).collect());
        return sure.into_iter().map(|at| vec![at]).chain(rest).collect();
    }
    taken.sort_by_key(|one| Reverse(one.points));
    let parts = taken.chunk_by(|one, other| one.points == other.points);
    let parts: Vec<Vec<usize>> =
        parts.map(|part| part.iter().map(|one| one.at).collect()).collect();
    match parts.len() {
        1 => parts,
        _ => parts.into_iter().flat_map(|part| groups(records, part)).collect(),
    }
}

/// Removes and returns those who lead all others whatever the results of the missing matches, best
/// first.
fn sure_of_place(records: &Records, taken: &mut Vec<Taken>) -> Vec<usize> {
    let [least, most] = records.points_of_a_match;
    let with = |one: &Taken, each: u32| {
        one.points.plus(Fraction::new(one.unmet as u128 * u128::from(each), records.units.into()))
    };
    let mut sure = Vec::new();
    while taken.len() > 1 {
        let worst = |at: &usize| with(&taken[*at], least);
        let Some(first) = (0..taken.len()).max_by_key(worst) else { break };
        let (own, others) = (with(&taken[first], least), taken.iter().enumerate());
        let mut others = others.filter(|(at, _)| *at != first);
        if !others.all(|(_, other)| with(other, most) < own) {
            break;
        }
        sure.push(taken.remove(first).at);
    }
    sure
}

fn taken(records: &Records, tied: &[usize]) -> Vec<Taken> {
    let mut known = tied.to_vec();
    known.sort_unstable();
    let of = |at: usize| {
        let mut met: BTreeMap<usize, Vec<Fraction>> = BTreeMap::new();
        for one in records.meetings.encounters(at) {
            let other = (one.opponent as usize).wrapping_sub(1);
            if known.binary_search(&other).is_ok() {
                met.entry(other)
                    .or_default()
                    .push(Fraction::new(one.points.into(), records.units.into()));
            }
        }
        let means = met.values().map(|all| Fraction::mean(all.iter().copied()));
        let points = means.fold(Fraction::new(0, 1), Fraction::plus);
        Taken { at, points, unmet: tied.len() - 1 - met.len() }
    };
    tied.iter().copied().map(of).collect()
}

/// For each entrant, the points against those level on points and on the tie-breaks before.
pub(super) fn values(records: &Records, before: &[Column]) -> Vec<Fraction> {
    let mut ranked: Vec<usize> =
        (0..records.all.len()).filter(|at| records.all[*at].is_ranked).collect();
    ranked.sort_by_cached_key(|at| level(records, before, *at));
    let mut values = vec![Fraction::new(0, 1); records.all.len()];
    let is_level =
        |one: &usize, other: &usize| level(records, before, *one) == level(records, before, *other);
    for tied in ranked.chunk_by(is_level).filter(|tied| tied.len() > 1) {
        for one in taken(records, tied) {
            values[one.at] = one.points;
        }
    }
    values
}

/// The values by which entrants are compared before this tie-break.
pub(super) fn level(records: &Records, before: &[Column], at: usize) -> (bool, Vec<u64>) {
    let record = &records.all[at];
    let compared = before.iter().filter(|column| column.is_compared());
    let values = compared.map(|column| column.order[at]);
    let values = std::iter::once(record.points.into()).chain(values).collect();
    (record.is_out, values)
}
