//! Announced items of a draft and of a round robin.
//!
//! These are the pods, boosters, the clock of a pick, the rare cards, and the worth of an
//! unplayed game in a round robin.

use super::Item;
use crate::event::action::Unplayed;
use crate::event::{Event, PodsBy, pod_sizes};
use crate::msg;
use crate::ruleset::PairingKind;
use crate::words::Arg;

fn is_round_robin(event: &Event) -> bool {
    event.ruleset.preliminary.pairing == PairingKind::RoundRobin
}

pub(super) fn pods(event: &Event) -> Option<Item> {
    let suggested = event.ruleset.draft.as_ref().map(|draft| draft.pod);
    let players = event.active().count() as u32;
    let sizes: Vec<u32> = match event.pods.is_empty() {
        false => event.pods.iter().map(|pod| pod.len() as u32).collect(),
        true => pod_sizes(players, suggested, PodsBy::Suggested)?,
    };
    let pods = msg!("common.pods", n = sizes.len());
    let said = match event.pods.is_empty() {
        false => msg!("settings.pods-drawn", pods, sizes),
        true => msg!("settings.pods-so-far", pods, sizes),
    };
    is_round_robin(event).then(|| Item::new("pods", msg!("verify.pods").capitalised(), said))
}

pub(super) fn boosters(event: &Event) -> Option<Item> {
    let needs = event.draft_needs()?;
    let mut needed: Vec<Arg> = vec![msg!("common.boosters", n = needs.boosters).into()];
    if needs.sets > 0 {
        needed.push(msg!("common.draft-sets", n = needs.sets).into());
    }
    let there = needs.there.unwrap_or(0);
    let odd = match needs.missing() {
        0 => Vec::new(),
        n => vec![msg!("settings.boosters-missing", n, there)],
    };
    let said = msg!("settings.boosters-needed", needed);
    Some(Item { odd, ..Item::new("boosters", msg!("settings.boosters"), said) })
}

pub(super) fn picks(event: &Event) -> Option<Item> {
    let drafted = event.ruleset.draft.as_ref().is_some_and(|draft| !draft.phases.is_empty());
    let said = match event.setup.pick_seconds.unwrap_or(0) {
        0 => msg!("pages.no-clock").capitalised(),
        seconds => msg!("settings.seconds-each", n = seconds),
    };
    drafted.then(|| Item::new("picks", msg!("settings.picks"), said))
}

pub(super) fn rare_cards(event: &Event) -> Option<Item> {
    let drafted = event.ruleset.draft.as_ref().is_some_and(|draft| !draft.phases.is_empty());
    let said = match event.setup.redraft == Some(true) {
        true => msg!("settings.rare-cards-shared"),
        false => msg!("settings.rare-cards-kept"),
    };
    drafted.then(|| Item::new("rare_cards", msg!("settings.rare-cards"), said))
}

pub(super) fn unplayed(event: &Event) -> Option<Item> {
    let said = match event.setup.unplayed.unwrap_or_default() {
        Unplayed::Nothing => msg!("settings.unplayed-nothing"),
        Unplayed::Win => msg!("settings.unplayed-win"),
    };
    is_round_robin(event).then(|| Item::new("unplayed", msg!("settings.unplayed"), said))
}
