//! Maximum-cardinality matchings of players who have not met and may meet.
//!
//! Alternating trees grow from unmatched players, and blossoms found on the way are shrunk.

use super::MOST_WEIGHED;
use super::min_cost_matching::min_cost_matching;
use super::record::{Record, Rematches};
use std::collections::VecDeque;
use std::ops::Range;

/// How many of these players stay unmatched in a maximum-cardinality matching. The players are
/// neighbours in the order of points.
pub(super) fn deficiency(record: &Record, players: Range<usize>) -> usize {
    let mut trees = Trees::new(record, players);
    trees.pair_greedily();
    for root in 0..trees.mate.len() {
        if trees.mate[root].is_none() {
            trees.grow(root);
        }
    }
    trees.mate.iter().filter(|mate| mate.is_none()).count()
}

impl Record {
    /// The least number of rematches.
    ///
    /// The players left unmatched by a maximum-cardinality matching have all met each other. Paired
    /// among themselves they give the fewest rematches. Some of them may be forbidden to meet, and
    /// then this is only a bound. If this round has more, a minimum-cost matching decides.
    pub fn least_rematches(&self, pairs: &[(usize, usize)]) -> usize {
        let bound = deficiency(self, 0..self.size()) / 2;
        if !self.has_forbidden_pairs() || self.judge(pairs).0.tables <= bound {
            return bound;
        }
        let price = |one: usize, two: usize| self.first_digits(one, two, 1);
        self.judge(&min_cost_matching(self.size(), price, pairs)).0.tables
    }

    /// The least rematches, and the least number and age of the meetings before them. Among more
    /// than [`MOST_WEIGHED`] players only the number of rematches is known.
    pub fn fewest_meetings(&self, pairs: &[(usize, usize)], had: Rematches) -> Rematches {
        let tables = self.least_rematches(pairs);
        if tables == 0 || self.size() > MOST_WEIGHED {
            return Rematches { tables, ..had };
        }
        let price = |one: usize, two: usize| self.first_digits(one, two, 3);
        self.judge(&min_cost_matching(self.size(), price, pairs)).0
    }
}

struct Trees {
    /// For each player, the opponents not yet met whom they may meet.
    free: Vec<Vec<usize>>,
    mate: Vec<Option<usize>>,
    /// The outer neighbour from which an inner player was reached.
    from: Vec<Option<usize>>,
    outer: Vec<bool>,
    /// For each player, the base of their blossom.
    base: Vec<usize>,
}

impl Trees {
    fn new(record: &Record, players: Range<usize>) -> Trees {
        let size = players.len();
        let free = players
            .clone()
            .map(|one| {
                let barred = record.everyone_barred(one);
                let mut met = barred.iter().peekable();
                players
                    .clone()
                    .filter(|two| {
                        while met.next_if(|other| *other < two).is_some() {}
                        *two != one && met.peek() != Some(&two)
                    })
                    .map(|two| two - players.start)
                    .collect()
            })
            .collect();
        Trees {
            free,
            mate: vec![None; size],
            from: vec![None; size],
            outer: vec![false; size],
            base: (0..size).collect(),
        }
    }

    fn pair_greedily(&mut self) {
        for one in 0..self.mate.len() {
            if self.mate[one].is_none()
                && let Some(&two) = self.free[one].iter().find(|&&two| self.mate[two].is_none())
            {
                self.mate[one] = Some(two);
                self.mate[two] = Some(one);
            }
        }
    }

    /// Looks for an augmenting path from an unmatched player and flips it.
    fn grow(&mut self, root: usize) {
        let size = self.mate.len();
        self.from.fill(None);
        self.outer.fill(false);
        self.base = (0..size).collect();
        self.outer[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(one) = queue.pop_front() {
            for at in 0..self.free[one].len() {
                let two = self.free[one][at];
                if self.base[one] == self.base[two] || self.mate[one] == Some(two) {
                    continue;
                }
                if self.outer[two] {
                    self.shrink(one, two, &mut queue);
                } else if self.from[two].is_none() {
                    self.from[two] = Some(one);
                    match self.mate[two] {
                        None => return self.flip(two),
                        Some(next) => {
                            self.outer[next] = true;
                            queue.push_back(next);
                        }
                    }
                }
            }
        }
    }

    /// Flips the augmenting path back to the root.
    fn flip(&mut self, end: usize) {
        let mut inner = Some(end);
        while let Some(one) = inner {
            let Some(two) = self.from[one] else { return };
            inner = self.mate[two];
            self.mate[one] = Some(two);
            self.mate[two] = Some(one);
        }
    }

    /// The next outer player above in the tree, two steps up.
    fn above(&self, base: usize) -> Option<usize> {
        self.from[self.mate[base]?].map(|outer| self.base[outer])
    }

    /// Shrinks the blossom that two outer players close; all its players become outer.
    fn shrink(&mut self, one: usize, two: usize, queue: &mut VecDeque<usize>) {
        let mut seen = vec![false; self.mate.len()];
        let mut climb = Some(self.base[one]);
        while let Some(base) = climb {
            seen[base] = true;
            climb = self.above(base);
        }
        let mut meeting = self.base[two];
        while !seen[meeting] {
            match self.above(meeting) {
                Some(above) => meeting = above,
                None => return,
            }
        }
        let mut blossom = vec![false; self.mate.len()];
        self.mark(one, two, meeting, &mut blossom);
        self.mark(two, one, meeting, &mut blossom);
        for player in 0..self.base.len() {
            if blossom[self.base[player]] {
                self.base[player] = meeting;
                if !self.outer[player] {
                    self.outer[player] = true;
                    queue.push_back(player);
                }
            }
        }
    }

    /// Marks one side of a blossom and makes its inner players reachable from the other side.
    fn mark(&mut self, start: usize, other: usize, meeting: usize, blossom: &mut [bool]) {
        let (mut outer, mut reached) = (start, other);
        while self.base[outer] != meeting {
            let Some(inner) = self.mate[outer] else { return };
            blossom[self.base[outer]] = true;
            blossom[self.base[inner]] = true;
            self.from[outer] = Some(reached);
            reached = inner;
            match self.from[inner] {
                Some(next) => outer = next,
                None => return,
            }
        }
    }
}
