//! Who receives which prize.

use super::places::{Place, places};
use super::read::{Prize, PrizeFor};
use crate::event::Event;
use crate::msg;
use crate::words::Message;

/// The prizes of one entrant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Award {
    pub place: Place,
    pub what: Vec<String>,
}

/// All prizes as they are given, once everything is played.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Awards {
    /// Best place first; only those who receive something of their own.
    pub awards: Vec<Award>,
    /// The prizes that everybody receives.
    pub everybody: Vec<String>,
    /// How many receive them.
    pub players: usize,
    /// Remarks for the organizer: places that nobody has.
    pub remarks: Vec<Message>,
}

/// The prizes as they are given; None before everything is played, or if no prizes are announced.
pub fn awards(event: &Event) -> Option<Awards> {
    let prizes = super::announced(event);
    let places = places(event);
    if prizes.is_empty() || places.is_empty() {
        return None;
    }
    let last = places.iter().rev().find(|place| event.is_here(place.id)).map(|place| place.id);
    let award = |place: &Place| {
        let is_theirs = |prize: &&Prize| match prize.to {
            PrizeFor::Last => Some(place.id) == last,
            PrizeFor::Places { .. } | PrizeFor::Everybody => prize.to.has(place.place),
        };
        let what = prizes.iter().filter(is_theirs).map(|prize| prize.what.clone()).collect();
        Award { place: *place, what }
    };
    let mut awards: Vec<Award> = places.iter().map(award).collect();
    awards.retain(|award| !award.what.is_empty());
    let everybody = prizes.iter().filter(|prize| prize.to == PrizeFor::Everybody);
    let everybody = everybody.map(|prize| prize.what.clone()).collect();
    let remarks = nobody_has(&prizes, &places);
    Some(Awards { awards, everybody, players: places.len(), remarks })
}

/// Says which announced places nobody has.
fn nobody_has(prizes: &[Prize], places: &[Place]) -> Vec<Message> {
    let (first, last) = match (places.first(), places.last()) {
        (Some(first), Some(last)) => (first.place, last.place),
        _ => return Vec::new(),
    };
    let free = |prize: &&Prize| match prize.to {
        PrizeFor::Places { from, to } => from < first || to > last,
        PrizeFor::Last | PrizeFor::Everybody => false,
    };
    let named = prizes.iter().filter(free);
    named
        .map(|prize| msg!("settings.nobody-has", places = prize.to.phrase(), what = &prize.what))
        .collect()
}
