//! Swiss pairing: at random inside score groups, or top half against bottom half.

mod bits;
mod chain;
mod chances;
mod cheapest;
mod counted;
mod edges;
mod exact;
mod field;
mod flower;
mod fold;
mod halves;
mod index;
mod mixed;
mod order;
mod ordered;
mod plain;
mod problem;
mod segment;
mod table;

use super::bye::bye_at;
use super::why::Down;
use super::{Contender, Draw, Drawn, Why};
use chain::Chain;
use chances::Chances;
use field::Field;
pub use halves::halves_by_start;

/// Draws a Swiss round at random inside score groups (Swiss pairing, steps 1 to 4 of the rules).
///
/// The bye comes first (see [`super::choose_bye`]). Then these count, the most important first:
///
/// 1. as few rematches as possible, and none unless every possible round has one;
/// 2. in round 1, as few pairs as possible that should be kept apart;
/// 3. as few pairs as possible across the lower boundary of the top group, then across the next
///    boundary, and so on: the fewest floaters, top groups first;
/// 4. as few groups as possible skipped by a pair: an opponent comes from the *next* lower group;
/// 5. chance.
///
/// Chance is exactly uniform among all such rounds in three cases:
///
/// * The groups can be drawn by rejection: a draw with a forbidden pair is thrown away.
/// * The groups for which rejection fails have at most fourteen players when put together.
/// * These groups have so few rounds left that all of them are counted (see `counted`).
///
/// Nearly every round is one of these. A larger problem is drawn by many random exchanges, which
/// are not proven to be uniform.
///
/// In round 1 all players are one group, whatever their points. The result depends on the
/// contenders and the draw, not on the order of the list. Ids must be unique.
pub fn random_in_groups(contenders: &[Contender], first_round: bool, draw: &mut Draw) -> Drawn {
    let bye = bye_at(contenders, first_round, draw);
    let field = Field::new(contenders, bye, first_round);
    let chain = Chain::draw(&field, draw);
    let pairs = by_group(&field, chain.pairs());
    let chances = if first_round { Chances::default() } else { Chances::new(&field, &chain) };
    let crossings = crossings(&field, &pairs);
    let met = have_met(&field, &pairs);
    told(&field, &pairs, &met, bye_reason(contenders, bye, first_round), |upper, lower| {
        let (a, b) = (field.seats[upper].id, field.seats[lower].id);
        let (from, to) = (field.group(upper), field.group(lower));
        let (group, lower_group) = (field.positions(from..from + 1), field.positions(to..to + 1));
        let size = group.len() as u32;
        let points = field.points[from];
        if first_round {
            return Why::FirstRound { a, b, among: size };
        }
        if from == to {
            let fixed = size > 2 && chances.fixed(upper, lower);
            return if fixed {
                Why::Fixed { a, b, points, size }
            } else {
                Why::InGroup { a, b, points, size }
            };
        }
        let how = Down {
            could_go: chances.could_go(group),
            could_meet: chances.could_meet(upper, lower_group.clone()).filter(|&n| {
                let free = lower_group.filter(|&other| !field.met(upper, other)).count();
                n == 1 || n as usize != free
            }),
            guests: crossings[from].0,
            going: crossings[from].1,
            skipped: (to - from - 1) as u32,
        };
        Why::PairedDown { a, b, points, size, below: field.points[to], how }
    })
}

/// For each group, how many players meet somebody from above, and how many somebody from below.
fn crossings(field: &Field, pairs: &[(usize, usize)]) -> Vec<(u32, u32)> {
    let mut crossings = vec![(0, 0); field.groups()];
    for (from, to) in pairs.iter().map(|pair| (field.group(pair.0), field.group(pair.1))) {
        if from != to {
            crossings[from].1 += 1;
            crossings[to].0 += 1;
        }
    }
    crossings
}

/// Puts the better placed player of each pair first, and pairs of higher groups first.
fn by_group(field: &Field, pairs: impl Iterator<Item = (u32, u32)>) -> Vec<(usize, usize)> {
    let mut ordered: Vec<(usize, usize)> = Vec::with_capacity(field.seats.len() / 2);
    pairs.for_each(|(a, b)| ordered.push((a.min(b) as usize, a.max(b) as usize)));
    let key = |pair: &(usize, usize)| (field.group(pair.0), field.group(pair.1));
    if !ordered.is_sorted_by_key(key) {
        ordered.sort_by_key(key);
    }
    ordered
}

/// The pairs that are rematches; nearly always there are none.
fn have_met(field: &Field, pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    pairs.iter().copied().filter(|pair| field.met(pair.0, pair.1)).collect()
}

/// Builds the result, with a reason for each table.
///
/// `met` holds the rematches among the pairs, in the same order.
fn told(
    field: &Field,
    pairs: &[(usize, usize)],
    met: &[(usize, usize)],
    bye: Option<Why>,
    reason: impl Fn(usize, usize) -> Why,
) -> Drawn {
    let mut drawn = Drawn { bye: bye.map(|why| why.of().0), ..Drawn::default() };
    drawn.tables.reserve(pairs.len());
    drawn.why.reserve(pairs.len() + 1);
    let mut met = met.iter().peekable();
    for &(upper, lower) in pairs {
        let (a, b) = (field.seats[upper].id, field.seats[lower].id);
        drawn.tables.push((a, b));
        if met.next_if_eq(&&(upper, lower)).is_some() {
            drawn.rematches.push((a, b));
            drawn.why.push(Why::Rematch { a, b });
        } else {
            drawn.why.push(reason(upper, lower));
        }
    }
    drawn.why.extend(bye);
    drawn
}

fn bye_reason(contenders: &[Contender], bye: Option<usize>, first_round: bool) -> Option<Why> {
    let one = &contenders[bye?];
    Some(if first_round {
        Why::ByeDrawn { id: one.id, among: contenders.len() as u32 }
    } else {
        Why::ByeLowest { id: one.id, byes: one.byes, place: one.place }
    })
}

#[cfg(test)]
mod tests;
