//! Places: entrants with more points come first, and the tie-breaks decide among equals.

use super::column::Column;
use super::head_to_head;
use super::record::Records;
use crate::ruleset::TieBreak;
use std::cmp::Reverse;

/// Indices of these entrants, best first.
pub(super) fn order(
    records: &Records,
    columns: &[Column],
    some: impl Iterator<Item = usize>,
) -> Vec<usize> {
    let mut all: Vec<usize> = some.collect();
    let place = |at: &usize| (records.all[*at].is_out, Reverse(records.all[*at].points));
    all.sort_by_key(place);
    for level in all.chunk_by_mut(|one, other| place(one) == place(other)) {
        resolve(records, level, columns);
    }
    all
}

/// Orders a group of equals by the first tie-breaks that tell them apart. Those still equal are
/// ordered by the next ones, and at last by the numbers drawn at registration.
fn resolve(records: &Records, group: &mut [usize], columns: &[Column]) {
    if group.len() < 2 {
        return;
    }
    let by_number = |at: &usize| (Reverse(records.all[*at].tie), *at);
    let Some((column, rest)) = columns.split_first() else { return group.sort_by_key(by_number) };
    match column.tie_break {
        TieBreak::Random => group.sort_by_key(by_number),
        TieBreak::HeadToHeadSweep => match sweeper(records, group) {
            // An entrant who beat all the others is placed, and the same tie-break starts again
            // with the rest.
            Some(first) => {
                group[..=first].rotate_right(1);
                resolve(records, &mut group[1..], columns);
            }
            None => resolve(records, group, rest),
        },
        TieBreak::HeadToHead => {
            let mut left = &mut *group;
            for part in head_to_head::groups(records, left.to_vec()) {
                let (level, after) = left.split_at_mut(part.len());
                level.copy_from_slice(&part);
                resolve(records, level, rest);
                left = after;
            }
        }
        _ => {
            group.sort_by_key(|at| Reverse(column.order[*at]));
            for level in group.chunk_by_mut(|one, other| column.order[*one] == column.order[*other])
            {
                resolve(records, level, rest);
            }
        }
    }
}

fn sweeper(records: &Records, group: &[usize]) -> Option<usize> {
    group.iter().position(|one| {
        records.all[*one].wins as usize >= group.len() - 1
            && group.iter().all(|other| other == one || records.beat(*one, *other))
    })
}
