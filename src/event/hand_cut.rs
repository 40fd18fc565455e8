//! How seeds chosen by hand depart from the standings.

use super::{Action, Event, Id};
use crate::msg;
use crate::words::{Arg, Message};

/// The differences between these seeds and those by the standings, in a few words.
///
/// They tell who is in instead of whom, and who has another seed.
pub fn changes(event: &Event, seeds: &[Id], computed: &[Id]) -> Message {
    let names = |ids: &[Id]| Arg::List(ids.iter().map(|id| event.label(*id).into()).collect());
    let [come, stay_out] = [(seeds, computed), (computed, seeds)].map(|(some, others)| {
        some.iter().copied().filter(|id| !others.contains(id)).collect::<Vec<Id>>()
    });
    let mut told: Vec<Arg> = Vec::new();
    if !come.is_empty() {
        told.push(msg!("finals.instead", these = names(&come), those = names(&stay_out)).into());
    }
    told.extend(moved(seeds, computed).into_iter().map(|id| {
        let place = |of: &[Id]| of.iter().position(|seed| *seed == id).map_or(0, |at| at + 1);
        let (seed, was) = (place(seeds), place(computed));
        msg!("finals.moved", name = event.label(id), seed, was).into()
    }));
    match told.is_empty() {
        true => msg!("finals.as-computed"),
        false => msg!("common.text", text = Arg::Series(told)),
    }
}

/// The fewest players who have to be moved to get from one order to the other.
///
/// Only those who are in both are looked at.
fn moved(seeds: &[Id], computed: &[Id]) -> Vec<Id> {
    let places: Vec<(Id, usize)> = seeds
        .iter()
        .filter_map(|id| Some((*id, computed.iter().position(|other| other == id)?)))
        .collect();
    // The longest rows that still stand in order, each ending at one player.
    let mut rows: Vec<Vec<usize>> = Vec::with_capacity(places.len());
    for (at, (_, place)) in places.iter().enumerate() {
        let before = (0..at).filter(|before| places[*before].1 < *place);
        let longest = before.max_by_key(|before| (rows[*before].len(), at - before));
        let mut row = longest.map_or_else(Vec::new, |before| rows[before].clone());
        row.push(at);
        rows.push(row);
    }
    let stay = rows.into_iter().max_by_key(Vec::len).unwrap_or_default();
    let moves = (0..places.len()).filter(|at| !stay.contains(at));
    moves.map(|at| places[at].0).collect()
}

impl Event {
    /// The seeds by the standings, if the organizer made the cut with others.
    ///
    /// None if the cut follows the standings, or is not made.
    pub fn seeds_computed(&self) -> Option<&[Id]> {
        self.finals()?;
        self.counting().find_map(|entry| match &entry.action {
            Action::Cut(cut) => Some(cut.instead_of.as_deref()),
            _ => None,
        })?
    }
}
