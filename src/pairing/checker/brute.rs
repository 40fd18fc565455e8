//! All possible rounds, one after the other: the definition itself.

use super::record::{Count, Record};

/// The most players for whom all rounds are tried: twelve have 10,395 rounds.
pub(super) const MOST: usize = 12;

/// The best count of any round in which nobody meets whom they must not; `None` without a round.
pub(super) fn least(record: &Record) -> Option<Count> {
    let mut free: Vec<usize> = (0..record.size()).collect();
    let mut best = None;
    all(record, &mut free, &mut Vec::new(), &mut best);
    best
}

fn all(
    record: &Record,
    free: &mut Vec<usize>,
    pairs: &mut Vec<(usize, usize)>,
    best: &mut Option<Count>,
) {
    let Some(one) = free.pop() else {
        let count = record.judge(pairs);
        if best.as_ref().is_none_or(|best| count < *best) {
            *best = Some(count);
        }
        return;
    };
    for at in 0..free.len() {
        let two = free[at];
        if record.must_not_meet(one, two) {
            continue;
        }
        free.remove(at);
        pairs.push((one, two));
        all(record, free, pairs, best);
        pairs.pop();
        free.insert(at, two);
    }
    free.push(one);
}
