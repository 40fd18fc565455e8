//! Announced byes.

use super::item::Item;
use crate::event::Event;
use crate::msg;

/// The byes awarded before the event.
pub(super) fn byes(event: &Event) -> Option<Item> {
    let preliminary = &event.ruleset.preliminary;
    let rule = preliminary.awarded_byes().filter(|_| event.is_swiss())?;
    let holders = event.players().filter(|one| one.is_active() && one.byes > 0).count();
    let points = event.points_phrase(preliminary.match_won());
    let said = msg!("pairing.announced-awarded", most = rule.most, points, n = holders);
    Some(Item::lines("byes", msg!("pairing.item"), vec![said.into()]))
}
