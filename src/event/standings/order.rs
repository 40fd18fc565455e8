use super::super::{Event, Id, Status};
use super::{Record, Strength};
use crate::ruleset::TieBreak;
use std::cmp::Reverse;

/// Indices of these entrants, best first.
pub(super) fn order(
    event: &Event,
    records: &[Record],
    strength: &Strength,
    mut all: Vec<usize>,
) -> Vec<usize> {
    let table = Table { event, records, strength };
    let class = |at: &usize| (table.is_out(*at), Reverse(records[*at].points));
    sort(&mut all, class);
    for group in all.chunk_by_mut(|x, y| class(x) == class(y)) {
        table.resolve(group, &event.ruleset.preliminary.tie_breaks);
    }
    all
}

/// Fewer are sorted before their keys are written down.
const FEW: usize = 20;

fn sort<K: Ord>(group: &mut [usize], key: impl Fn(&usize) -> K) {
    match group.len() {
        ..FEW => group.sort_by_key(key),
        _ => group.sort_by_cached_key(key),
    }
}

struct Table<'a> {
    event: &'a Event,
    records: &'a [Record],
    strength: &'a Strength,
}

impl Table<'_> {
    fn is_out(&self, at: usize) -> bool {
        matches!(self.event.entrants[at].status, Status::Disqualified { .. })
    }

    /// Orders a group of equals by the first tie-break that tells them apart,
    /// and what is still equal by the next.
    fn resolve(&self, group: &mut [usize], tie_breaks: &[TieBreak]) {
        if group.len() < 2 {
            return;
        }
        match tie_breaks.split_first() {
            None | Some((TieBreak::Random, _)) => {
                sort(group, |at| (Reverse(self.event.entrants[*at].tie), *at));
            }
            Some((TieBreak::HeadToHeadSweep, rest)) => match self.sweeper(group) {
                // Whoever beat all the others is placed, and it starts again
                // with those who remain.
                Some(first) => {
                    group[..=first].rotate_right(1);
                    self.resolve(&mut group[1..], tie_breaks);
                }
                None => self.resolve(group, rest),
            },
            Some((tie_break, rest)) => {
                let key =
                    |at: &usize| Reverse(self.strength.key(*tie_break, *at, &self.records[*at]));
                sort(group, key);
                for equal in group.chunk_by_mut(|x, y| key(x) == key(y)) {
                    self.resolve(equal, rest);
                }
            }
        }
    }

    fn sweeper(&self, group: &[usize]) -> Option<usize> {
        group.iter().position(|at| {
            let beaten = &self.records[*at].beaten;
            group.iter().all(|other| other == at || beaten.contains(&(*other as Id + 1)))
        })
    }
}
