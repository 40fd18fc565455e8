//! A Swiss round at random inside score groups.

use super::chain::Chain;
use super::field::Field;
use super::possible_opponents::PossibleOpponents;
use super::result::{build_drawn, by_group, have_met, tables};
use crate::pairing::bye::{bye_at, bye_reason};
use crate::pairing::explanation::Down;
use crate::pairing::impossible::impossible;
use crate::pairing::{Contender, Draw, Drawn, Explanation, Id};

/// Draws a Swiss round at random inside score groups (Swiss pairing, steps 1 to 4 of the rules).
///
/// The bye comes first (see [`crate::pairing::choose_bye`]). Then these count, the most important
/// first:
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
/// * These groups have so few rounds left that all of them are counted (see `layered_count`).
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
