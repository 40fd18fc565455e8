//! Could fewer pairs cross some edge, top edge first?

use super::cheapest::{LEVELS, Price, cheapest};
use super::record::{Count, Record};
use super::{MOST_WEIGHED, largest};

/// Deficiencies of more players than this are not worth their time.
const MOST_BOUNDED: usize = 1500;

/// The crossings of a round with no more than `rematches`, from the top edge down to the last
/// that `had` may have more of than need be; nothing if `had` has as few rematches and no round
/// is better, or if none is found among more than [`MOST_WEIGHED`] players.
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
        // An exchange leaves its rematches to a round.
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

/// A number of pairs that every round with so few rematches must have across an edge.
pub(super) fn bound(record: &Record, had: &Count, rematches: usize, edge: usize) -> usize {
    let above = record.group.partition_point(|&group| group <= edge);
    let parity = above % 2;
    // Once rematches are unavoidable, those left over need not cross the edge.
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

/// For each edge the digit of the price that counts its crossings. An edge above suspicion has
/// its least number already, so a run of such edges can be counted in one sum; those below the
/// last suspect do not matter.
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

/// Two pairs across an edge whose upper players, and whose lower players, could meet instead.
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
