//! Shares out the prizes by the places.

use super::amount::Amount;
use super::places::{Place, places};
use super::read::{Prize, PrizeFor};
use crate::event::Event;
use crate::event::action::PrizeTies;
use crate::msg;
use crate::words::{Arg, Message};

/// The prizes of one entrant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Award {
    pub place: Place,
    /// Whether equal places share what stands here.
    pub shared: bool,
    /// The things and sums, as people read them.
    pub what: Vec<Arg>,
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
    /// Remarks for the organizer: sums that cannot be split, places that nobody has.
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
    let shared = event.setup.prize_ties == Some(PrizeTies::Shared);
    let mut awards = Vec::new();
    let mut remarks = Vec::new();
    for group in places.chunk_by(|one, other| one.level == other.level) {
        let split = if shared { split(group, &prizes) } else { Vec::new() };
        let is_split = |prize: &&Prize| {
            let amount = Amount::of(&prize.what);
            amount.is_some_and(|amount| split.iter().any(|one| one.each.is_like(&amount)))
        };
        for place in group {
            let sums = split.iter().filter(|one| one.each.hundredths() > 0);
            let own = of_place(&prizes, place.place).filter(|prize| !is_split(prize)).map(told);
            let what = sums.map(|one| one.each.told()).chain(own).collect();
            awards.push(Award { place: *place, shared: !split.is_empty(), what });
        }
        let (from, to) = group[0].level;
        let rests = split.iter().filter(|one| one.rest.hundredths() > 0);
        remarks.extend(rests.map(|one| msg!("prizes.left-over", sum = one.rest.told(), from, to)));
    }
    for award in &mut awards {
        let lasts = prizes.iter().filter(|prize| prize.to == PrizeFor::Last);
        award.what.extend(lasts.filter(|_| Some(award.place.id) == last).map(told));
    }
    awards.retain(|award| !award.what.is_empty());
    remarks.extend(nobody_has(&prizes, &places));
    let everybody = prizes.iter().filter(|prize| prize.to == PrizeFor::Everybody);
    let everybody = everybody.map(|prize| prize.what.clone()).collect();
    Some(Awards { awards, everybody, players: places.len(), remarks })
}

impl Awards {}

fn of_place(prizes: &[Prize], place: u32) -> impl Iterator<Item = &Prize> {
    prizes.iter().filter(move |prize| prize.to.has(place))
}

/// The prize as it was written.
fn told(prize: &Prize) -> Arg {
    Arg::from(&prize.what)
}

/// The sums of one currency among several equal places, split equally.
struct Split {
    each: Amount,
    /// The part that cannot be split.
    rest: Amount,
}

/// Splits the sums among all who are equal, each currency for itself.
///
/// A place without a sum adds nothing and shares all the same. Nothing is split for a single place.
fn split(group: &[Place], prizes: &[Prize]) -> Vec<Split> {
    let n = group.len() as u64;
    if n < 2 {
        return Vec::new();
    }
    let sums = group.iter().flat_map(|place| of_place(prizes, place.place));
    let mut currencies: Vec<Vec<Amount>> = Vec::new();
    for sum in sums.filter_map(|prize| Amount::of(&prize.what)) {
        match currencies.iter_mut().find(|same| same[0].is_like(&sum)) {
            Some(same) => same.push(sum),
            None => currencies.push(vec![sum]),
        }
    }
    let shares = currencies.into_iter().filter_map(|sums| {
        let add = |all: u64, sum: &Amount| all.checked_add(sum.hundredths());
        let all = sums.iter().try_fold(0, add)?;
        // A sum with a decimal sign shows how a part of it is written.
        let like = sums.iter().find(|sum| sum.has_sign()).unwrap_or(&sums[0]);
        Some(Split { each: like.with(all / n), rest: like.with(all % n) })
    });
    shares.collect()
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
        .map(|prize| msg!("prizes.nobody-has", places = prize.to.phrase(), what = told(prize)))
        .collect()
}
