//! Announced byes, late entry, and the second day.

use super::item::Item;
use super::play::plan;
use crate::event::{Event, GivenBye};
use crate::msg;
use crate::ruleset::LateEntry;
use crate::words::{Arg, Message};

/// The byes that are not the odd player's, and what a late entry is.
pub(super) fn byes(event: &Event) -> Option<Item> {
    if !event.is_swiss() {
        return None;
    }
    let preliminary = &event.ruleset.preliminary;
    let points = |bye: GivenBye| event.points_phrase(bye.points(preliminary));
    let holders = event.players().filter(|one| one.is_active() && one.byes > 0).count();
    let awarded = preliminary.awarded_byes().map(|rule| {
        let points = points(GivenBye::Awarded);
        msg!("byes.announced-awarded", most = rule.most, points, n = holders)
    });
    let requested = preliminary.requested_byes().map(|rule| {
        let (most, last) = (rule.most, rule.not_in_last);
        let points = points(GivenBye::Requested);
        match last {
            0 => msg!("byes.announced-requested", most, points),
            n => msg!("byes.announced-requested-until", most, points, n),
        }
    });
    let late = match preliminary.late_entry {
        LateEntry::Loss => None,
        entry => Some(msg!("byes.announced-late", as_what = entry.phrase())),
    };
    let said: Vec<Arg> = [awarded, requested, late].into_iter().flatten().map(Arg::from).collect();
    (!said.is_empty()).then(|| Item::lines("byes", msg!("byes.item"), said))
}

/// The rounds of the second day, who plays it, and where the others stand.
pub(super) fn second_day(event: &Event) -> Option<Item> {
    let rule = event.ruleset.preliminary.second_day.as_ref()?;
    let day = plan(event).ok()?.second_day?;
    let line: Message = match (&event.second_day, day.line) {
        (Some(drawn), _) => msg!("second-day.announced-drawn", n = drawn.on.len()),
        (None, Some(line)) => msg!("second-day.announced-line", line = line.phrase()),
        (None, None) => msg!("second-day.announced-later"),
    };
    let rounds = event.second_day.as_ref().map_or(day.rounds, |drawn| drawn.rounds);
    let said = vec![
        msg!("second-day.announced", n = rounds).into(),
        line.into(),
        msg!("second-day.announced-places", places = rule.places.phrase()).into(),
    ];
    Some(Item::lines("second_day", msg!("second-day.item"), said))
}
