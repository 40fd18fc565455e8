//! Announced items of a draft and of a round robin.
//!
//! These are the pods, boosters, the clock of a pick, the rare cards, and the worth of an
//! unplayed game in a round robin.

use super::Item;
use crate::event::action::Unplayed;
use crate::event::decide::{counted, listed};
use crate::event::{Event, PodsBy, pod_sizes};
use crate::ruleset::PairingKind;

fn is_round_robin(event: &Event) -> bool {
    event.ruleset.preliminary.pairing == PairingKind::RoundRobin
}

pub(super) fn pods(event: &Event) -> Option<Item> {
    let suggested = event.ruleset.draft.as_ref().map(|draft| draft.pod);
    let players = event.active().count() as u32;
    let (sizes, said) = match event.pods.is_empty() {
        false => (event.pods.iter().map(|pod| pod.len() as u32).collect(), "drawn"),
        true => (pod_sizes(players, suggested, PodsBy::Suggested)?, "with those registered now"),
    };
    let pods = counted(sizes.len(), "pod");
    let said = format!("{pods} of {}, {said}", listed(&sizes));
    is_round_robin(event).then(|| Item::new("pods", "Pods", said))
}

pub(super) fn boosters(event: &Event) -> Option<Item> {
    let needs = event.draft_needs()?;
    let mut said = counted(needs.boosters as usize, "booster");
    if needs.sets > 0 {
        said.push_str(&format!(" and {}", counted(needs.sets as usize, "draft set")));
    }
    let missing = match needs.missing() {
        0 => None,
        n => Some(format!(
            "{} missing: {} in the hall.",
            if n == 1 { "1 booster is".to_owned() } else { format!("{n} boosters are") },
            needs.there.unwrap_or(0)
        )),
    };
    let odd = missing.into_iter().collect();
    Some(Item { odd, ..Item::new("boosters", "Boosters", said + " needed") })
}

pub(super) fn picks(event: &Event) -> Option<Item> {
    let drafted = event.ruleset.draft.as_ref().is_some_and(|draft| !draft.phases.is_empty());
    let said = match event.setup.pick_seconds.unwrap_or(0) {
        0 => "No clock".to_owned(),
        seconds => format!("{seconds} seconds each"),
    };
    drafted.then(|| Item::new("picks", "Picks", said))
}

pub(super) fn rare_cards(event: &Event) -> Option<Item> {
    let drafted = event.ruleset.draft.as_ref().is_some_and(|draft| !draft.phases.is_empty());
    let said = match event.setup.redraft == Some(true) {
        true => "Laid together after the games and shared out, most wins first: all agreed",
        false => "Everybody keeps what they drafted",
    };
    drafted.then(|| Item::new("rare_cards", "Rare cards", said))
}

pub(super) fn unplayed(event: &Event) -> Option<Item> {
    let said = match event.setup.unplayed.unwrap_or_default() {
        Unplayed::Nothing => "Count nothing where somebody has left",
        Unplayed::Win => "Count as won where the other has left",
    };
    is_round_robin(event).then(|| Item::new("unplayed", "Unplayed games", said))
}
