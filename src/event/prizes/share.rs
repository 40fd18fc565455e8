//! Shares out the prizes by the places.

use super::amount::Amount;
use super::places::{Place, places};
use super::read::{Prize, PrizeFor};
use crate::event::action::PrizeTies;
use crate::event::{Event, Id};
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
        match split(group, &prizes).filter(|_| shared) {
            Some((each, rest)) => {
                awards.extend(group.iter().map(|place| Award {
                    place: *place,
                    shared: true,
                    what: vec![each.told()],
                }));
                let (from, to) = group[0].level;
                let left = msg!("prizes.left-over", sum = rest.told(), from = from, to = to);
                remarks.extend((rest.hundredths > 0).then_some(left));
            }
            None => awards.extend(group.iter().map(|place| Award {
                place: *place,
                shared: false,
                what: of_place(&prizes, place.place).map(told).collect(),
            })),
        }
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

impl Awards {
    /// The prizes of this entrant alone.
    pub fn of(&self, id: Id) -> Option<&Award> {
        self.awards.iter().find(|award| award.place.id == id)
    }
}

fn of_place(prizes: &[Prize], place: u32) -> impl Iterator<Item = &Prize> {
    prizes.iter().filter(move |prize| prize.to.has(place))
}

fn told(prize: &Prize) -> Arg {
    Amount::of(&prize.what).map_or_else(|| Arg::from(&prize.what), |amount| amount.told())
}

/// The sum for each of several equal places, and what is left over. None if they have things,
/// or sums of two currencies: then the order of the standings decides.
fn split(group: &[Place], prizes: &[Prize]) -> Option<(Amount, Amount)> {
    let n = u64::try_from(group.len()).ok().filter(|n| *n > 1)?;
    let sums: Option<Vec<Amount>> = group
        .iter()
        .flat_map(|place| of_place(prizes, place.place))
        .map(|prize| Amount::of(&prize.what))
        .collect();
    let sums = sums?;
    let first = sums.first()?;
    if sums.iter().any(|sum| sum.currency != first.currency) {
        return None;
    }
    let all = sums.iter().try_fold(0_u64, |all, sum| all.checked_add(sum.hundredths))?;
    Some((first.with(all / n), first.with(all % n)))
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
