//! Warnings of pairing that no other check tells.

use super::item::{PreflightItem, Remedy, Severity};
use super::seen::Seen;
use crate::event::{About, Concern};

/// The warnings that no other check tells, each with what settles it.
pub(super) fn rest(seen: &Seen) -> Vec<PreflightItem> {
    let Some(decision) = seen.decision() else { return Vec::new() };
    let asked = |warning: &Concern| {
        let question = decision.question.as_ref();
        question.is_some_and(|question| warning.message.begins_with(&question.message))
    };
    decision.warnings.iter().filter(|warning| !asked(warning)).filter_map(item).collect()
}

/// The item of a warning that no other check tells. A second bye and results that wait are settled
/// even if the question of the round is about something else.
fn item(warning: &Concern) -> Option<PreflightItem> {
    let remedy = match warning.about {
        About::Lists | About::Draft | About::Sides => return None,
        About::Leavers | About::Other => return Some(PreflightItem::told(warning.message.clone())),
        About::Pairs => Remedy::ByHand,
        About::Inbox => Remedy::Inbox,
    };
    Some(PreflightItem::new(Severity::Warning, warning.message.clone(), Some(remedy)))
}
