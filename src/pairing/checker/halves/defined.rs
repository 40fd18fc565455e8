//! The definition of the right round by halves, which picks it from all possible rounds.
//!
//! The rules name the slide and ask for its smallest change. The definition is an order of all
//! rounds, and the right one is the first of them. These keys count in turn:
//!
//! 1. the fewest rematches, of those who have met least often and longest ago. Then the fewest pairs
//!    across each boundary from the top. Then the fewest groups skipped by a pair count, and then the fewest pairs that should be kept apart.
//!    This is as in every Swiss round, and nobody meets whom they must not;
//! 2. from the top group down: a group that slides before one that does not. In a group that
//!    slides, the players who meet inside it sit top half against bottom half, in any order;
//! 3. from the top group down, three choices inside each group:
//!    * from the last player up: floating down comes before staying;
//!    * from the first floater from above: each meets the highest, or the next, or passes through;
//!    * from the first player who meets inside: the first of the remaining bottom half, or the
//!      next, or from the middle back towards the player.
//!
//! The third key is a total order, because it fixes the opponent of every player. In an even group
//! without a rematch the first round has the slide. In an odd one the last meets the highest of the
//! next group.

use crate::pairing::checker::record::{Record, Rematches};
use crate::pairing::checker::skipped::skipped;
use std::ops::Range;

/// The most players of neighbouring groups for whom all rounds are tried: 10,395 for twelve.
pub(super) const MOST: usize = 12;

/// The pairs of a round.
type Pairs = Vec<(usize, usize)>;

/// The key by which rounds are compared, the most important part first.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    rematches: Rematches,
    crossings: Vec<usize>,
    skipped: usize,
    together: usize,
    unslid: Vec<bool>,
    inside: Vec<Inside>,
}

/// The choices in one group.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Inside {
    /// Whether each player stays in the group, from the last player up.
    stays: Vec<bool>,
    /// The opponents of floaters from above, or the end of the group for one who passes through.
    hosts: Vec<usize>,
    /// How many candidates each player passes over before their opponent.
    passed: Vec<usize>,
}

/// The first round of these neighbouring groups, which no pair leaves.
///
/// The result is `had` if no round comes before it.
pub(super) fn first_round(
    record: &Record,
    groups: &[Range<usize>],
    had: &[(usize, usize)],
) -> Pairs {
    let all = groups.first().map_or(0, |group| group.start)..groups.last().map_or(0, |g| g.end);
    let key = Key::of(record, groups, had);
    let spent = (Rematches::default(), vec![0; groups.len()]);
    let mut rounds = Rounds { record, groups, pairs: Vec::new(), first: had.to_vec(), key };
    rounds.look(&mut all.collect(), &spent);
    rounds.first
}

impl Key {
    pub fn of(record: &Record, groups: &[Range<usize>], pairs: &[(usize, usize)]) -> Key {
        let start = groups.first().map_or(0, |group| group.start);
        let mut opponent = vec![0; groups.last().map_or(0, |group| group.end)];
        for &(one, two) in pairs {
            (opponent[one], opponent[two]) = (two, one);
        }
        let rematches = record.judge(pairs).0;
        let crosses = |boundary: usize| {
            move |pair: &&(usize, usize)| (pair.0 < boundary) != (pair.1 < boundary)
        };
        let crossings: Vec<usize> =
            groups.iter().map(|group| pairs.iter().filter(crosses(group.end)).count()).collect();
        let (skipped, together) = (skipped(record, pairs), record.together(pairs));
        let (mut unslid, mut inside) = (Vec::new(), Vec::new());
        for group in groups {
            let stays = group.clone().rev().map(|one| opponent[one] < group.end).collect();
            let from_above = (start..group.start).filter(|&one| opponent[one] >= group.start);
            let hosts = from_above.map(|one| opponent[one].min(group.end)).collect();
            let stay: Vec<usize> =
                group.clone().filter(|&one| group.contains(&opponent[one])).collect();
            let (top, bottom) = stay.split_at(stay.len() / 2);
            unslid.push(top.iter().any(|&one| !bottom.contains(&opponent[one])));
            inside.push(Inside { stays, hosts, passed: passed(stay, &opponent) });
        }
        Key { rematches, crossings, skipped, together, unslid, inside }
    }
}

/// How many candidates each player passes over before their opponent.
///
/// The candidates are the bottom half from its first player on, then the top half from the middle
/// back towards the player.
fn passed(mut left: Vec<usize>, opponent: &[usize]) -> Vec<usize> {
    let mut passed = Vec::new();
    while let Some((&one, others)) = left.split_first() {
        let (top, bottom) = others.split_at(others.len() / 2);
        let mut order = bottom.iter().chain(top.iter().rev());
        passed.extend(order.position(|&two| two == opponent[one]));
        left = others.iter().copied().filter(|&two| two != opponent[one]).collect();
    }
    passed
}

struct Rounds<'r> {
    record: &'r Record,
    groups: &'r [Range<usize>],
    pairs: Pairs,
    /// The first round found so far.
    first: Pairs,
    key: Key,
}

impl Rounds<'_> {
    /// Tries all rounds of the players left, except those that exceed the first round so far.
    ///
    /// They exceed it with more rematches or with more pairs across a boundary. `spent` holds the
    /// counts so far.
    fn look(&mut self, left: &mut Vec<usize>, spent: &(Rematches, Vec<usize>)) {
        let Some(one) = left.pop() else {
            let key = Key::of(self.record, self.groups, &self.pairs);
            if key < self.key {
                (self.key, self.first) = (key, self.pairs.clone());
            }
            return;
        };
        for at in 0..left.len() {
            let two = left[at];
            if self.record.must_not_meet(one, two) {
                continue;
            }
            let mut now = spent.clone();
            now.0 += self.record.rematch(one, two);
            for (boundary, group) in self.groups.iter().enumerate() {
                now.1[boundary] += usize::from((one < group.end) != (two < group.end));
            }
            let over = |(now, most): (&usize, &usize)| now > most;
            if now.0 > self.key.rematches || now.1.iter().zip(&self.key.crossings).any(over) {
                continue;
            }
            left.remove(at);
            self.pairs.push((two, one));
            self.look(left, &now);
            self.pairs.pop();
            left.insert(at, two);
        }
        left.push(one);
    }
}
