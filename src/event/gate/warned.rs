//! Warnings of pairing that no other check tells.

use super::item::{GateItem, Remedy, Weight};
use super::seen::Seen;
use crate::event::decide::without_draft;
use crate::words::Message;

/// The warnings that the check of the sides tells.
const SIDES: [&str; 2] = ["side.unrecorded", "side.several-unrecorded"];

/// The warnings that no other check tells, each with what settles it.
pub(super) fn rest(seen: &Seen) -> Vec<GateItem> {
    let Some(decision) = seen.decision() else { return Vec::new() };
    let lists = [seen.event.lists_missing(), seen.event.lists_faulty()];
    let draft = without_draft(seen.event, &decision.warnings);
    let said = |warning: &&Message| {
        lists.iter().flatten().any(|told| told == *warning)
            || SIDES.contains(&warning.id())
            || Some(*warning) == draft.as_ref()
            || decision.question.as_ref().is_some_and(|question| warning.begins_with(question))
    };
    decision.warnings.iter().filter(|warning| !said(warning)).map(item).collect()
}

/// The item of a warning. A second bye and results that wait are settled even if the question
/// of the round is about something else.
fn item(warning: &Message) -> GateItem {
    let remedy = match warning.id() {
        "pair.bye-again" | "pair.bye-once-more" | "house-player.again" => Remedy::ByHand,
        "station.inbox-sentence" => Remedy::Inbox,
        _ => return GateItem::told(warning.clone()),
    };
    GateItem::new(Weight::Settle, warning.clone(), Some(remedy))
}
