//! Announced byes and late entry.

use super::item::Item;
use crate::event::{Event, GivenBye};
use crate::msg;
use crate::ruleset::LateEntry;
use crate::words::Arg;

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
