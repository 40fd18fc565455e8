//! Finds the entrants whom the rule about meetings among equals has put ahead.

use super::super::{Event, Id};
use super::{Standing, Value, standings};
use crate::ruleset::TieBreak;
use std::collections::BTreeSet;

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

/// The entrants who stand before others level with them because they beat every one of
/// them. The lines come best first. Once another tie-break has separated equals, this one
/// is not used again. So such an entrant is always the first of a group, and the next one
/// follows by the same rule.
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
