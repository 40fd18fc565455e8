//! The pairing order: more points first, then the lower start number.

use crate::pairing::Contender;

/// Below this many players, comparing is as fast as counting.
const FEW: usize = 100;

/// All of `field` except the player at `bye`, in pairing order; in round 1 points do not count.
///
/// The order depends only on the players, never on how they were listed, so the same state gives
/// the same draw. Sorting is half of the work of drawing a large round. Points and start numbers
/// are small, so they are sorted digit by digit.
pub(super) fn pairing_order(
    field: &[Contender],
    bye: Option<usize>,
    first_round: bool,
) -> Vec<&Contender> {
    let points = |one: &Contender| if first_round { 0 } else { one.points };
    let most = field.iter().map(points).max().unwrap_or(0);
    let width = field.iter().map(|one| one.start).max().unwrap_or(0).max(1).ilog2() + 1;
    let key = |one: &Contender| u64::from(most - points(one)) << width | u64::from(one.start);
    let mut keys: Vec<(u64, u32)> = Vec::with_capacity(field.len());
    let (mut top, mut sorted) = (0, true);
    for (at, one) in (0..).zip(field).filter(|(at, _)| Some(*at as usize) != bye) {
        let key = key(one);
        sorted &= keys.last().is_none_or(|last| last.0 < key);
        top = top.max(key);
        keys.push((key, at));
    }
    if !sorted {
        sort(&mut keys, top);
    }
    let mut order: Vec<&Contender> = keys.iter().map(|&(_, at)| &field[at as usize]).collect();
    // Two players should not share a start number. If they do, their ids decide.
    if keys.windows(2).any(|two| two[0].0 == two[1].0) {
        order.sort_by_key(|one| (key(one), one.id));
    }
    order
}

fn sort(keys: &mut Vec<(u64, u32)>, top: u64) {
    let digit = if keys.len() < 2000 { 8 } else { 11 };
    let digits = (u64::BITS - top.leading_zeros()).div_ceil(digit);
    if keys.len() < FEW || digits > 4 {
        keys.sort_unstable();
        return;
    }
    let mut other = vec![(0, 0); keys.len()];
    let mut ends = vec![0_usize; 1 << digit];
    for shift in (0..digits).map(|at| at * digit) {
        let value = |key: u64| (key >> shift) as usize & ((1 << digit) - 1);
        ends.fill(0);
        keys.iter().for_each(|key| ends[value(key.0)] += 1);
        let mut before = 0;
        for end in &mut ends {
            before += std::mem::replace(end, before);
        }
        for key in keys.iter() {
            let place = &mut ends[value(key.0)];
            other[*place] = *key;
            *place += 1;
        }
        std::mem::swap(keys, &mut other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::Draw;
    use std::cmp::Reverse;

    #[test]
    fn as_by_comparing() {
        let mut chance = Draw::new(2, "order");
        for (n, points, starts) in [
            (0, 1, 1),
            (5, 3, 9),
            (300, 9, 300),
            (300, 9, 50),
            (2500, 60, 2500),
            (150, u32::MAX, u32::MAX),
        ] {
            let field: Vec<Contender> = (0..n)
                .map(|id| Contender {
                    start: chance.below(starts),
                    ..Contender::new(id, chance.below(points), id)
                })
                .collect();
            let mut expected: Vec<&Contender> = field.iter().collect();
            expected.sort_by_key(|one| (Reverse(one.points), one.start, one.id));
            assert_eq!(pairing_order(&field, None, false), expected);
            expected.sort_by_key(|one| (one.start, one.id));
            expected.retain(|one| one.id != 3);
            assert_eq!(pairing_order(&field, (n > 3).then_some(3), true), expected);
        }
    }
}
