//! One score group, drawn by shuffling.

use super::field::Field;
use crate::pairing::Draw;

/// Groups up to this size are counted instead of repaired.
const MOST_COUNTED: usize = 24;

/// With more forbidden pairs than this, repair gives up once a pass has mended none.
const MANY: usize = 16;

/// Arranges the positions of a group at random; returns whether it found a legal arrangement.
///
/// First come the opponents of floaters from above, then the floaters of this group, then its
/// pairs, two by two.
///
/// The draw is rejected at the first forbidden pair, so all legal arrangements are equally likely.
/// In a larger group rejection may take too long. Then exchanges repair the forbidden pairs, and
/// more random exchanges stir the whole, which comes close to uniform. Small groups are left to
/// enumeration.
pub(super) fn shuffle(
    field: &Field,
    slots: &mut [u32],
    floaters_in: usize,
    floaters_out: usize,
    draw: &mut Draw,
) -> bool {
    let single = floaters_in + floaters_out;
    let mut budget = 64 + 24 * slots.len();
    while budget > 0 {
        // Each try costs one, so that a group without pairs uses up the budget as well.
        budget = budget.saturating_sub(1);
        for at in 0..single {
            let other = at + draw.index(slots.len() - at);
            slots.swap(at, other);
        }
        if (single..slots.len()).step_by(2).all(|at| {
            budget = budget.saturating_sub(1);
            let other = at + 1 + draw.index(slots.len() - at - 1);
            slots.swap(at + 1, other);
            field.free(slots[at], slots[at + 1])
        }) {
            return true;
        }
    }
    slots.len() > MOST_COUNTED && repair(field, slots, single, draw)
}

/// Removes forbidden pairs by exchanging two positions, then stirs.
fn repair(field: &Field, slots: &mut [u32], single: usize, draw: &mut Draw) -> bool {
    let len = slots.len();
    let mut before = len;
    for _ in 0..8 {
        let bad: Vec<usize> =
            (single..len).step_by(2).filter(|&at| !legal(field, slots, single, at)).collect();
        // If this many tries have mended nothing, a few more will not mend everything.
        if bad.is_empty() || bad.len() == before && before > MANY {
            break;
        }
        before = bad.len();
        for at in bad {
            for _ in 0..32 {
                if legal(field, slots, single, at) {
                    break;
                }
                exchange(field, slots, single, (at, draw.index(len)));
            }
        }
    }
    if !(single..len).step_by(2).all(|at| legal(field, slots, single, at)) {
        return false;
    }
    for _ in 0..6 * len {
        let two = (draw.index(len), draw.index(len));
        exchange(field, slots, single, two);
    }
    true
}

/// Exchanges two positions, unless that makes a forbidden pair.
fn exchange(field: &Field, slots: &mut [u32], single: usize, (one, two): (usize, usize)) {
    slots.swap(one, two);
    if !legal(field, slots, single, one) || !legal(field, slots, single, two) {
        slots.swap(one, two);
    }
}

/// Whether the pair at a slot is allowed; true for a slot without a pair.
fn legal(field: &Field, slots: &[u32], single: usize, at: usize) -> bool {
    if at < single {
        return true;
    }
    let first = at - (at - single) % 2;
    field.free(slots[first], slots[first + 1])
}
