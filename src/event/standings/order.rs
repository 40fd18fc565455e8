//! Places: entrants with more points come first, and the tie-breaks decide among equals.

use super::super::{Event, Id};
use super::record::Records;
use super::table::Column;
use super::{Standing, Value, head_to_head, standings};
use crate::ruleset::TieBreak;
use std::cmp::Reverse;
use std::collections::BTreeSet;

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

/// Whether the matches of tied entrants against each other give these two different places.
/// `among` are all who are placed together.
pub fn parted_by_head_to_head(event: &Event, among: &[Id], one: Id, other: Id) -> bool {
    if !event.ruleset.preliminary.tie_breaks.contains(&TieBreak::HeadToHead) {
        return false;
    }
    let all = standings(event);
    let tied = all.tied_before_head_to_head(one, among);
    let groups = all.groups_by_head_to_head(&tied);
    let place = |id: Id| groups.iter().position(|group| group.contains(&id));
    place(other).is_some_and(|_| place(one) != place(other))
}

/// The entrants who stand before others level with them because they beat every one of them. The
/// lines come best first. Once another tie-break has separated equals, this one is not used again.
/// So such an entrant is always the first of a group, and the next one follows by the same rule.
pub fn put_ahead(event: &Event, lines: &[Standing]) -> BTreeSet<Id> {
    let tie_breaks = &event.ruleset.preliminary.tie_breaks;
    let Some(at) = tie_breaks.iter().position(|by| *by == TieBreak::HeadToHeadSweep) else {
        return BTreeSet::new();
    };
    let all = standings(event);
    let before = |one: &Standing| -> Vec<(TieBreak, Value)> {
        if at == 0 { Vec::new() } else { all.tie_breaks(one.entrant).drain(..at).collect() }
    };
    let is_out = |one: &Standing| all.record(one.entrant).is_some_and(|record| record.is_out);
    let are_level = |one: &Standing, other: &Standing| {
        one.points == other.points && is_out(one) == is_out(other) && before(one) == before(other)
    };
    let mut found = BTreeSet::new();
    for mut group in lines.chunk_by(are_level) {
        while let [first, others @ ..] = group
            && !others.is_empty()
            && others.iter().all(|other| all.beat(first.entrant, other.entrant))
        {
            found.insert(first.entrant);
            group = others;
        }
    }
    found
}
