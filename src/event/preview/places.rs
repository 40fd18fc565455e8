//! The places and the announced cut, before and after an action.

use crate::event::{Event, Id, Standing, in_the_cut, standings};
use crate::msg;
use crate::words::{Arg, Message};
use std::collections::HashSet;

/// Changes told one by one.
const MOST_TOLD: usize = 4;

/// The places that change. Those concerned come first, then those who move furthest. None means
/// that no place changes.
///
/// An example is `Places: Ewa 5 → 2, Jan stays 4, Ola 2 → 5, and 3 more move.`
pub(super) fn places(before: &Event, after: &Event, concerned: &[Id]) -> Option<Message> {
    // Before the first round a place is only an order in which names are listed.
    if before.stages.is_empty() && after.stages.is_empty() {
        return None;
    }
    let old = standings(before);
    let rank = |id: Id| old.standing(id).map(|s| s.rank);
    let of_concerned = |new: &Standing| concerned.iter().position(|id| *id == new.entrant);
    let mut shown: Vec<(&Standing, u32)> = (standings(after).iter())
        .filter_map(|new| Some((new, rank(new.entrant)?)))
        .filter(|(new, was)| new.rank != *was || of_concerned(new).is_some())
        .collect();
    if shown.iter().all(|(new, was)| new.rank == *was) {
        return None;
    }
    // The sort is stable, so those who move equally far stay in the order of their places.
    shown.sort_by_key(|(new, was)| {
        let first = of_concerned(new).unwrap_or(concerned.len());
        (first, std::cmp::Reverse(new.rank.abs_diff(*was)))
    });
    let one = |(new, was): &(&Standing, u32)| {
        let name = after.label(new.entrant);
        match new.rank == *was {
            true => msg!("result.stays", name, place = *was),
            false => msg!("result.moves", name, was = *was, place = new.rank),
        }
    };
    let changes = shown.iter().take(MOST_TOLD).map(|change| one(change).into()).collect();
    let changes = Arg::Series(changes);
    Some(match shown.len().saturating_sub(MOST_TOLD) {
        0 => msg!("result.places", changes),
        n => msg!("result.places-and-more", n, changes),
    })
}

/// Says who comes into the announced cut and who drops out of it, by the present standings.
/// None means that the cut is made, or that it takes the same entrants.
pub(super) fn into_the_cut(before: &Event, after: &Event) -> Option<Message> {
    let runs = |event: &Event| event.finals().is_none() && !event.stages.is_empty();
    if !runs(before) || !runs(after) {
        return None;
    }
    let (was, is) = (in_the_cut(before), in_the_cut(after));
    let only = |some: &[Id], other: &[Id]| -> Vec<Id> {
        let other: HashSet<&Id> = other.iter().collect();
        some.iter().filter(|id| !other.contains(id)).copied().collect()
    };
    let (comes, drops) = (only(&is, &was), only(&was, &is));
    let mut changes: Vec<Arg> = Vec::new();
    if !comes.is_empty() {
        let names = after.some_names(&comes);
        changes.push(msg!("result.comes-in", n = comes.len(), names).into());
    }
    if !drops.is_empty() {
        let names = before.some_names(&drops);
        changes.push(msg!("result.drops-out", n = drops.len(), names).into());
    }
    (!changes.is_empty()).then(|| msg!("result.cut-changes", changes = Arg::Series(changes)))
}
