//! Checks whether fewer pairs could cross a boundary between groups, top boundary first.

use super::cheapest::{LEVELS, Price, cheapest};
use super::record::{Count, Record};
use super::{MOST_WEIGHED, largest};

/// Deficiencies of more players than this take too long.
const MOST_BOUNDED: usize = 1500;

/// The crossings of a better round with no more than `rematches`; `None` if there is none.
///
/// They reach from the top boundary down to the last one where `had` may have too many. Among more
/// than [`MOST_WEIGHED`] players, `None` can also mean that no better round was found.
pub(super) fn better(
    record: &Record,
    pairs: &[(usize, usize)],
    had: &Count,
    rematches: usize,
) -> Option<Vec<usize>> {
    let suspects: Vec<usize> = (0..had.1.len())
        .filter(|&edge| had.1[edge] > bound(record, had, rematches, edge))
        .collect();
    if suspects.is_empty() {
        return None;
    }
    if record.size() > MOST_WEIGHED {
        // An exchange keeps the rematches of a round.
        let mut suspects = suspects.into_iter().filter(|_| had.0 == rematches);
        return suspects.find_map(|edge| exchange(record, pairs, had, edge));
    }
    let level = levels(&suspects, had.1.len());
    let price = |one: usize, two: usize| {
        let mut price = Price::default();
        price.add_at(0, i32::from(record.have_met(one, two)));
        let (one, two) = (record.group[one], record.group[two]);
        for level in level[one.min(two)..one.max(two)].iter().flatten() {
            price.add_at(*level, 1);
        }
        price
    };
    let best = record.judge(&cheapest(record.size(), price, pairs));
    let seen = |count: &Count| {
        let last = level.iter().rposition(Option::is_some).unwrap_or(0);
        (count.0, count.1[..=last].to_vec())
    };
    let best = seen(&best);
    (best < seen(had)).then_some(best.1)
}

/// A lower bound for the pairs across a boundary in every round with this many rematches.
pub(super) fn bound(record: &Record, had: &Count, rematches: usize, edge: usize) -> usize {
    let above = record.group.partition_point(|&group| group <= edge);
    let parity = above % 2;
    // Once rematches are unavoidable, unmatched players need not cross the boundary.
    if had.1[edge] <= parity || rematches > 0 {
        return parity;
    }
    let mut bound = parity;
    for side in [0..above, above..record.size()] {
        if bound < had.1[edge] && side.len() <= MOST_BOUNDED {
            bound = bound.max(largest::left_over(record, side));
        }
    }
    bound
}

/// For each boundary, the digit of the price that counts its crossings.
///
/// A boundary that is no suspect has its least number already. So a run of such boundaries shares
/// one digit, and those below the last suspect do not matter.
pub(super) fn levels(suspects: &[usize], edges: usize) -> Vec<Option<usize>> {
    let mut levels = vec![None; edges];
    let (mut next, mut from) = (1, 0);
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
    edge: usize,
) -> Option<Vec<usize>> {
    let ordered = |&(one, two): &(usize, usize)| (one.min(two), one.max(two));
    let crosses =
        |pair: &(usize, usize)| record.group[pair.0] <= edge && record.group[pair.1] > edge;
    let crossing: Vec<_> = pairs.iter().map(ordered).filter(crosses).take(400).collect();
    for (at, one) in crossing.iter().enumerate() {
        for two in &crossing[..at] {
            if record.have_met(one.0, two.0) || record.have_met(one.1, two.1) {
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
