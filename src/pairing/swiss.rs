//! Swiss pairing: at random inside score groups, or top half against bottom half.

mod chain;
mod field;
mod halves;
mod min_cost_matching;
mod pair_table;
mod problem;
mod repair;
mod slide;
mod solve;

pub use halves::{halves_by_start, tables_by_halves};
pub use repair::{LeastRepair, Underway, least_repair};

use super::contender::{bye_at, bye_reason};
use super::explanation::Down;
use super::impossible::impossible;
use super::{Contender, Draw, Explanation, Id};
use chain::Chain;
use field::{Field, PossibleOpponents};

/// Draws a Swiss round at random inside score groups (Swiss pairing, steps 1 to 4 of the rules).
///
/// The bye comes first. Then these count, the most important first:
///
/// 1. no pair that must not meet, whatever it costs;
/// 2. as few rematches as possible, and none unless every possible round has one; then the fewest
///    meetings of these players before, and then the most matches since;
/// 3. as few pairs as possible across the lower boundary of the top group, then across the next
///    boundary, and so on: the fewest floaters, top groups first;
/// 4. as few groups as possible skipped by a pair: an opponent comes from the *next* lower group;
/// 5. as few pairs as possible that should be kept apart;
/// 6. chance.
///
/// Nothing is drawn if no round satisfies the first: see [`crate::pairing::impossible()`].
///
/// Chance is exactly uniform among all such rounds in three cases:
///
/// * The groups can be drawn by rejection: a draw with a forbidden pair is thrown away.
/// * The groups for which rejection fails have at most fourteen players when put together.
/// * These groups have so few rounds left that all of them are counted.
///
/// Nearly every round is one of these. A larger problem is drawn by many random exchanges, which
/// are not proven to be uniform.
///
/// In round 1 all players are one group, whatever their points. The result depends on the
/// contenders and the draw, not on the order of the list. Ids must be unique.
pub fn random_in_groups(contenders: &[Contender], first_round: bool, draw: &mut Draw) -> Drawn {
    if impossible(contenders).is_some() {
        return Drawn::default();
    }
    let bye = bye_at(contenders, first_round, draw);
    let field = Field::new(contenders, bye, first_round);
    let chain = Chain::draw(&field, draw);
    let pairs = by_group(&field, chain.pairs());
    let possible = if first_round {
        PossibleOpponents::default()
    } else {
        PossibleOpponents::new(&field, &chain)
    };
    let crossings = crossings(&field, &pairs);
    let met = have_met(&field, &pairs);
    let why_bye = bye.and_then(|at| bye_reason(contenders, at, first_round));
    build_drawn(&field, &pairs, &met, why_bye, |upper, lower| {
        let (a, b) = (field.seats[upper].id, field.seats[lower].id);
        let (from, to) = (field.group(upper), field.group(lower));
        let (group, lower_group) = (field.positions(from..from + 1), field.positions(to..to + 1));
        let size = group.len() as u32;
        let points = field.points[from];
        if first_round {
            return Explanation::FirstRound { a, b, among: size };
        }
        if from == to {
            let fixed = size > 2 && possible.fixed(upper, lower);
            return if fixed {
                Explanation::Fixed { a, b, points, size }
            } else {
                Explanation::InGroup { a, b, points, size }
            };
        }
        let how = Down {
            could_go: possible.could_go(group),
            could_meet: possible.could_meet(upper, lower_group.clone()).filter(|&n| {
                let free =
                    lower_group.filter(|&other| field.free(upper as u32, other as u32)).count();
                n == 1 || n as usize != free
            }),
            hosts: crossings[from].0,
            going: crossings[from].1,
            skipped: (to - from - 1) as u32,
        };
        Explanation::PairedDown { a, b, points, size, below: field.points[to], how }
    })
}

/// The tables and the bye of the same draw as [`random_in_groups`], without the reasons.
///
/// There are no tables if no round keeps apart all who must not meet.
pub fn tables_in_groups(
    contenders: &[Contender],
    first_round: bool,
    draw: &mut Draw,
) -> (Vec<(Id, Id)>, Option<Id>) {
    if impossible(contenders).is_some() {
        return (Vec::new(), None);
    }
    let bye = bye_at(contenders, first_round, draw);
    let field = Field::new(contenders, bye, first_round);
    let chain = Chain::draw(&field, draw);
    (tables(&field, by_group(&field, chain.pairs())), bye.map(|at| contenders[at].id))
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

/// The result of drawing one round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Drawn {
    /// The tables, highest score group first.
    ///
    /// At each table the player with more points comes first, or on equal points the player with
    /// the lower start number.
    pub tables: Vec<(Id, Id)>,
    /// The player who sits out and gets a win, if the number of players is odd.
    pub bye: Option<Id>,
    /// The tables whose players have met before.
    ///
    /// Empty unless every possible round has a rematch; then there are as few as possible.
    pub rematches: Vec<(Id, Id)>,
    /// One reason for each table, in the order of `tables`, then one for the bye.
    pub explanations: Vec<Explanation>,
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

fn tables(field: &Field, pairs: Vec<(usize, usize)>) -> Vec<(Id, Id)> {
    let id = |at: usize| field.seats[at].id;
    pairs.into_iter().map(|(upper, lower)| (id(upper), id(lower))).collect()
}

/// Builds the result, with a reason for each table. `met` holds the rematches among the pairs, in
/// the same order.
fn build_drawn(
    field: &Field,
    pairs: &[(usize, usize)],
    met: &[(usize, usize)],
    bye: Option<Explanation>,
    reason: impl Fn(usize, usize) -> Explanation,
) -> Drawn {
    let mut drawn = Drawn { bye: bye.map(|why| why.of().0), ..Drawn::default() };
    drawn.tables.reserve(pairs.len());
    drawn.explanations.reserve(pairs.len() + 1);
    let mut met = met.iter().peekable();
    for &(upper, lower) in pairs {
        let (a, b) = (field.seats[upper].id, field.seats[lower].id);
        drawn.tables.push((a, b));
        if met.next_if_eq(&&(upper, lower)).is_some() {
            drawn.rematches.push((a, b));
            drawn.explanations.push(Explanation::Rematch { a, b });
        } else {
            drawn.explanations.push(reason(upper, lower));
        }
    }
    drawn.explanations.extend(bye);
    drawn
}

#[cfg(test)]
mod tests;
