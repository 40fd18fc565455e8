//! The right round by halves as it is defined, looked for among all rounds there are.
//!
//! The rules name the fold and ask for its smallest change. Here that is an order of all rounds,
//! and the right one is the first of them:
//!
//! 1. the fewest rematches, pairs across the edges of groups from the top, groups skipped by a
//!    pair: as in every Swiss round;
//! 2. from the top group down: a group folded before one that is not. Folded is a group of which
//!    those who meet inside it sit top half against bottom half, in whatever order;
//! 3. from the top group down, and in each group in this order: from the last player up, he goes
//!    below before he stays; from the first of those who come from above, each meets the highest,
//!    or the next, or passes by; of those who meet inside the group from the first, each meets the
//!    first of the bottom half of those left, or the next, or from the middle back to himself.
//!
//! The third is a total order, for it says of every player whom he meets. In an even group without
//! a rematch the first round has the fold, in an odd one the last meets the highest of the next.

use crate::pairing::checker::record::Record;
use crate::pairing::checker::skipped::skipped;
use std::ops::Range;

/// Up to so many players of neighbouring groups every round there is is looked at: 10,395.
pub(super) const MOST: usize = 12;

/// Who meets whom.
type Pairs = Vec<(usize, usize)>;

/// What a round is compared by, the most important first.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    rematches: usize,
    crossings: Vec<usize>,
    skipped: usize,
    unfolded: Vec<bool>,
    inside: Vec<Inside>,
}

/// What is chosen in one group.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Inside {
    /// From the last player up.
    stays: Vec<bool>,
    /// Whom those from above meet, or the end of the group if they pass by.
    hosts: Vec<usize>,
    /// How many each passes over before he takes somebody.
    passed: Vec<usize>,
}

/// Of all rounds of these neighbouring groups the first, if it comes before `had`, which no pair
/// leaves.
pub(super) fn earlier(record: &Record, groups: &[Range<usize>], had: &[(usize, usize)]) -> Pairs {
    let all = groups.first().map_or(0, |group| group.start)..groups.last().map_or(0, |g| g.end);
    let key = Key::of(record, groups, had);
    let spent = (0, vec![0; groups.len()]);
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
        let rematches = pairs.iter().filter(|pair| record.have_met(pair.0, pair.1)).count();
        let crosses =
            |edge: usize| move |pair: &&(usize, usize)| (pair.0 < edge) != (pair.1 < edge);
        let crossings: Vec<usize> =
            groups.iter().map(|group| pairs.iter().filter(crosses(group.end)).count()).collect();
        let skipped = skipped(record, pairs);
        let (mut unfolded, mut inside) = (Vec::new(), Vec::new());
        for group in groups {
            let stays = group.clone().rev().map(|one| opponent[one] < group.end).collect();
            let guests = (start..group.start).filter(|&one| opponent[one] >= group.start);
            let hosts = guests.map(|one| opponent[one].min(group.end)).collect();
            let stay: Vec<usize> =
                group.clone().filter(|&one| group.contains(&opponent[one])).collect();
            let (top, bottom) = stay.split_at(stay.len() / 2);
            unfolded.push(top.iter().any(|&one| !bottom.contains(&opponent[one])));
            inside.push(Inside { stays, hosts, passed: passed(stay, &opponent) });
        }
        Key { rematches, crossings, skipped, unfolded, inside }
    }
}

/// How many each passes over, from the first of the bottom half to its end and then from the
/// middle back to himself.
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
    /// The first of the rounds so far.
    first: Pairs,
    key: Key,
}

impl Rounds<'_> {
    /// Goes through all rounds of those who are left but the ones with more rematches, or more
    /// pairs across some edge, than the first so far. `spent` is how many there are already.
    fn look(&mut self, left: &mut Vec<usize>, spent: &(usize, Vec<usize>)) {
        let Some(one) = left.pop() else {
            let key = Key::of(self.record, self.groups, &self.pairs);
            if key < self.key {
                (self.key, self.first) = (key, self.pairs.clone());
            }
            return;
        };
        for at in 0..left.len() {
            let two = left[at];
            let mut now = spent.clone();
            now.0 += usize::from(self.record.have_met(one, two));
            for (edge, group) in self.groups.iter().enumerate() {
                now.1[edge] += usize::from((one < group.end) != (two < group.end));
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
