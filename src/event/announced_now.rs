//! The announcement with what depends on the time: the estimate of the day.

use super::announcement::{Item, announcement};
use super::foreseen::schedule_item;
use super::{Event, Moment};

/// The items of the announcement, with the estimate of the day if a time is given.
///
/// The estimate stands beside the length of the rounds.
pub fn announcement_at(event: &Event, now: Option<Moment>) -> Vec<Item> {
    let mut items = announcement(event);
    let beside = items.iter().position(|item| item.key == "minutes").map_or(0, |at| at + 1);
    if let Some(schedule) = now.and_then(|now| schedule_item(event, now)) {
        items.insert(beside, schedule);
    }
    items
}
