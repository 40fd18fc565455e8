//! Announced items about the hall, the prizes and the officials.

use super::Item;
use crate::event::actions::officials::{
    forbidden_to_play, leaders, marshal_missing, organizer_by_default, organizer_missing,
    others_who_lead,
};
use crate::event::prizes::announced;
use crate::event::{Event, Role};
use crate::msg;
use crate::ruleset::LeaderRule;
use crate::words::{Arg, Message};

/// The tables of the hall, if set.
pub(super) fn tables(event: &Event) -> Option<Item> {
    let tables = event.setup.tables.as_ref()?;
    let message = match tables.is_empty() {
        true => Message::verbatim("1, 2, 3 …"),
        false => msg!("common.bracketed", text = tables.to_string(), note = tables.count()),
    };
    Some(Item::new("tables", msg!("judge.tables").capitalised(), message))
}

/// The feature tables, if set.
pub(super) fn feature(event: &Event) -> Option<Item> {
    let feature = event.setup.feature.as_ref()?;
    let message = match feature.is_empty() {
        true => msg!("handbook.none"),
        false => msg!("common.text", text = feature.to_string()),
    };
    Some(Item::new("feature", msg!("tables.form-feature"), message))
}

/// The public address of the site for phones.
pub(super) fn address(event: &Event) -> Option<Item> {
    let message = msg!("common.text", text = event.setup.address()?);
    Some(Item::new("address", msg!("pages.on-a-phone"), message))
}

/// The organizer's own line.
pub(super) fn note(event: &Event) -> Option<Item> {
    Some(Item::new("note", msg!("settings.note"), msg!("common.text", text = event.setup.note()?)))
}

/// Whether the board marks who has clinched the cut and who is eliminated, if set.
pub(super) fn prospects(event: &Event) -> Option<Item> {
    let message = msg!("odds.on-board", shown = if event.setup.prospects? { "yes" } else { "no" });
    Some(Item::new("prospects", msg!("odds.item"), message))
}

/// The announced prizes.
pub(super) fn prizes(event: &Event) -> Option<Item> {
    let announced = announced(event);
    if announced.is_empty() {
        return None;
    }
    let lines = announced.iter().map(|prize| -> Arg {
        msg!("common.labelled", label = prize.to.phrase(), text = &prize.what).capitalised().into()
    });
    Some(Item::lines("prizes", msg!("settings.item"), lines.collect()))
}

/// Names of the officials with this role, as announced; None if nobody has it.
fn named(event: &Event, role: Role) -> Option<Arg> {
    let with = event.officials.iter().filter(|official| official.role == role);
    let names: Vec<&str> = with.map(|official| official.name.as_str()).collect();
    (!names.is_empty()).then(|| names.into())
}

pub(super) fn organizer(event: &Event) -> Item {
    let message = named(event, Role::Organizer).unwrap_or_else(|| {
        organizer_by_default(event)
            .map_or_else(|| msg!("handbook.nobody").capitalised().into(), Arg::from)
    });
    let blockers = before_the_start(event, organizer_missing(event).into_iter().collect());
    Item {
        blockers,
        ..Item::new("organizer", msg!("officials.role", role = "organizer").capitalised(), message)
    }
}

/// None in a game without marshals.
pub(super) fn marshal(event: &Event) -> Option<Item> {
    let role = Role::Marshal.phrase(&event.ruleset);
    let message = match named(event, Role::Marshal) {
        Some(names) => names,
        None if event.ruleset.marshal().is_none() => return None,
        None => msg!("settings.marshal-none").into(),
    };
    Some(Item::new("marshal", role.capitalised(), message))
}

pub(super) fn judges(event: &Event) -> Item {
    let message =
        named(event, Role::Judge).unwrap_or_else(|| msg!("handbook.none").capitalised().into());
    Item::new("judges", msg!("settings.judges"), message)
}

/// Officials who play, each with those who may rule in their games, and every objection by the
/// rules.
pub(super) fn playing(event: &Event) -> Item {
    let leaders = leaders(event);
    let playing = leaders.iter().filter(|leader| leader.plays);
    let mut lines: Vec<Arg> = playing
        .map(|leader| {
            let mut others = others_who_lead(&leaders, leader.name).peekable();
            match others.peek() {
                None => msg!("settings.plays", name = leader.name).into(),
                Some(_) => {
                    let others = Arg::any_of(others);
                    msg!("settings.plays-ruled", name = leader.name, others).into()
                }
            }
        })
        .collect();
    if lines.is_empty() {
        lines.push(match event.tier().map(|tier| tier.leaders_play) {
            Some(LeaderRule::Never) => msg!("settings.tier-forbids").into(),
            _ => msg!("handbook.nobody").capitalised().into(),
        });
    }
    let blockers = before_the_start(event, forbidden_to_play(event));
    let warnings = marshal_missing(event).into_iter().collect();
    Item {
        warnings,
        blockers,
        ..Item::lines("playing_leaders", msg!("settings.playing-leaders"), lines)
    }
}

/// These reasons against a start; none once the event runs.
fn before_the_start(event: &Event, reasons: Vec<Message>) -> Vec<Message> {
    if event.stages.is_empty() { reasons } else { Vec::new() }
}
