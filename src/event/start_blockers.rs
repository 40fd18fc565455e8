//! Reasons that forbid an event to start.

use super::plan::{check_cut, cut_of, plan_for, table};
use super::{Event, breaches_of_leader_rules};
use crate::msg;
use crate::ruleset::{PairingKind, StructureKind};
use crate::words::Message;

/// Every reason why the first round cannot be paired now, each with its remedy. The list is
/// empty if the round can be paired. The announcement shows the same sentences.
pub fn start_blockers(event: &Event) -> Vec<Message> {
    let mut reasons = breaches_of_leader_rules(event);
    reasons.extend(too_few(event));
    reasons.extend(no_rounds(event));
    reasons.extend(no_such_cut(event));
    reasons
}

/// Says that too few entrants are there to be paired.
pub(super) fn too_few(event: &Event) -> Option<Message> {
    let there = event.active().count();
    let remedy = match event.pods.is_empty() {
        true => msg!("settings.add-more"),
        false => msg!("settings.bring-back"),
    };
    (there < 2).then(|| match event.in_teams() {
        true => msg!("settings.too-few-teams", n = there, remedy),
        false => msg!("settings.too-few-players", n = there, remedy),
    })
}

/// The number of entrants to be paired. A custom structure can be judged while hardly
/// anybody is there; then any number may come. The number of rounds in pods depends on who
/// comes, so they wait for players.
fn expected(event: &Event) -> Option<u32> {
    let players = event.active().count() as u32;
    let pods = event.ruleset.preliminary.pairing == PairingKind::RoundRobin;
    let own = !pods && event.setup.structure == Some(StructureKind::Custom);
    match players {
        0 | 1 => own.then_some(u32::MAX),
        _ => Some(players),
    }
}

/// Why there are no rounds to which the event can be held.
pub(super) fn no_rounds(event: &Event) -> Option<Message> {
    let why = plan_for(event, expected(event)?).err()?;
    Some(why).filter(|why| no_such_cut(event).as_ref() != Some(why))
}

/// Why the announced cut, or that of the table, cannot be made.
pub(super) fn no_such_cut(event: &Event) -> Option<Message> {
    let players = expected(event)?;
    let row = table(event).and_then(|table| table.row(players));
    let (cut, by) = cut_of(event, row);
    check_cut(event, cut, by, players).err()
}
