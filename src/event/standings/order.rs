use super::super::{Event, Id, Status};
use super::Record;
use super::strength::Column;
use crate::ruleset::TieBreak;
use std::cmp::Reverse;

/// Indices of these entrants, best first.
pub(super) fn order(
    event: &Event,
    records: &[Record],
    columns: &[Column],
    mut all: Vec<usize>,
) -> Vec<usize> {
    let table = Table { event, records };
    let class = |at: &usize| (table.is_out(*at), Reverse(records[*at].points));
    all.sort_by_key(class);
    for group in all.chunk_by_mut(|x, y| class(x) == class(y)) {
        table.resolve(group, columns);
    }
    all
}

struct Table<'a> {
    event: &'a Event,
    records: &'a [Record],
}

impl Table<'_> {
    fn is_out(&self, at: usize) -> bool {
        matches!(self.event.entrants[at].status, Status::Disqualified { .. })
    }

    /// Orders a group of equals by the first tie-break that tells them apart,
    /// and what is still equal by the next.
    fn resolve(&self, group: &mut [usize], columns: &[Column]) {
        if group.len() < 2 {
            return;
        }
        let Some((column, rest)) = columns.split_first() else { return self.by_number(group) };
        match column.tie_break {
            TieBreak::Random => self.by_number(group),
            TieBreak::HeadToHeadSweep => match self.sweeper(group) {
                // Whoever beat all the others is placed, and it starts again
                // with those who remain.
                Some(first) => {
                    group[..=first].rotate_right(1);
                    self.resolve(&mut group[1..], columns);
                }
                None => self.resolve(group, rest),
            },
            _ => {
                group.sort_by_key(|at| Reverse(column.order[*at]));
                for equal in group.chunk_by_mut(|x, y| column.order[*x] == column.order[*y]) {
                    self.resolve(equal, rest);
                }
            }
        }
    }

    /// By the numbers drawn at registration.
    fn by_number(&self, group: &mut [usize]) {
        group.sort_by_key(|at| (Reverse(self.event.entrants[*at].tie), *at));
    }

    fn sweeper(&self, group: &[usize]) -> Option<usize> {
        group.iter().position(|at| {
            let beaten = &self.records[*at].beaten;
            group.iter().all(|other| other == at || beaten.contains(&(*other as Id + 1)))
        })
    }
}
