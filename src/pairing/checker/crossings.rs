//! Checks whether fewer pairs could cross a boundary between groups, top boundary first.

use super::max_cardinality_matching;
use super::min_cost_matching::{LEVELS, min_cost_matching};
use super::record::{Count, Record, Rematches};

/// Up to this many players, crossings are proven least by a minimum-cost matching.
///
/// Above that, they are compared with lower bounds for single boundaries, which nearly always
/// decide. Then only exchanges of two tables are tried. A matching took up to half a second among
/// 512 players.
pub const MOST_WEIGHED: usize = 320;

/// Deficiencies of more players than this take too long.
const MOST_BOUNDED: usize = 1500;

/// The crossings of a better round with no more than `rematches`; `None` if there is none.
///
/// They reach from the top boundary down to the last one where `had` may have too many. Among more
/// than [`MOST_WEIGHED`] players, `None` can also mean that no better round was found.
pub(super) fn fewest_crossings(
    record: &Record,
    pairs: &[(usize, usize)],
    had: &Count,
    rematches: Rematches,
) -> Option<Vec<usize>> {
    let suspects: Vec<usize> = (0..had.1.len())
        .filter(|&boundary| had.1[boundary] > bound(record, had, rematches, boundary))
        .collect();
    if suspects.is_empty() {
        return None;
    }
    if record.size() > MOST_WEIGHED {
        // An exchange keeps the rematches of a round.
        let mut suspects = suspects.into_iter().filter(|_| had.0 == rematches);
        return suspects.find_map(|boundary| exchange(record, pairs, had, boundary));
    }
    let digits = digits_of(rematches);
    let level = levels(&suspects, had.1.len(), digits);
    let price = |one: usize, two: usize| {
        let mut price = record.first_digits(one, two, digits);
        let (one, two) = (record.group[one], record.group[two]);
        for level in level[one.min(two)..one.max(two)].iter().flatten() {
            price.add_at(*level, 1);
        }
        price
    };
    let best = record.judge(&min_cost_matching(record.size(), price, pairs));
    let seen = |count: &Count| {
        let last = level.iter().rposition(Option::is_some).unwrap_or(0);
        (count.0, count.1[..=last].to_vec())
    };
    let best = seen(&best);
    (best < seen(had)).then_some(best.1)
}

/// The digits that the rematches of a round take in a price.
pub(super) fn digits_of(rematches: Rematches) -> usize {
    if rematches.tables > 0 { 3 } else { 1 }
}

/// A lower bound for the pairs across a boundary in every round with this many rematches.
pub(super) fn bound(record: &Record, had: &Count, rematches: Rematches, boundary: usize) -> usize {
    let above = record.group.partition_point(|&group| group <= boundary);
    let parity = above % 2;
    // Once rematches are unavoidable, unmatched players need not cross the boundary.
    if had.1[boundary] <= parity || rematches.tables > 0 {
        return parity;
    }
    let mut bound = parity;
    for side in [0..above, above..record.size()] {
        if bound < had.1[boundary] && side.len() <= MOST_BOUNDED {
            bound = bound.max(max_cardinality_matching::deficiency(record, side));
        }
    }
    bound
}

/// For each boundary, the digit of the price that counts its crossings.
///
/// A boundary that is no suspect has its least number already. So a run of such boundaries shares
/// one digit, and those below the last suspect do not matter. `first` is the first free digit.
pub(super) fn levels(suspects: &[usize], boundaries: usize, first: usize) -> Vec<Option<usize>> {
    let mut levels = vec![None; boundaries];
    let (mut next, mut from) = (first, 0);
    for &suspect in suspects {
        if next + 1 >= LEVELS {
            break;
        }
        if from < suspect {
            levels[from..suspect].fill(Some(next));
            next += 1;
        }
        levels[suspect] = Some(next);
        (next, from) = (next + 1, suspect + 1);
    }
    levels
}

/// Looks for two pairs across a boundary that could exchange opponents.
fn exchange(
    record: &Record,
    pairs: &[(usize, usize)],
    had: &Count,
    boundary: usize,
) -> Option<Vec<usize>> {
    let ordered = |&(one, two): &(usize, usize)| (one.min(two), one.max(two));
    let crosses =
        |pair: &(usize, usize)| record.group[pair.0] <= boundary && record.group[pair.1] > boundary;
    let crossing: Vec<_> = pairs.iter().map(ordered).filter(crosses).take(400).collect();
    for (at, one) in crossing.iter().enumerate() {
        for two in &crossing[..at] {
            if record.barred(one.0, two.0) || record.barred(one.1, two.1) {
                continue;
            }
            let others = pairs.iter().map(ordered).filter(|pair| pair != one && pair != two);
            let changed: Vec<_> = others.chain([(one.0, two.0), (one.1, two.1)]).collect();
            let count = record.judge(&changed);
            if count < *had {
                return Some(count.1);
            }
        }
    }
    None
}
