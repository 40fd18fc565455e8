//! Announced items about the hall and the prizes.

use super::item::Item;
use crate::event::Event;
use crate::event::prizes::announced;
use crate::msg;
use crate::words::{Arg, Message};

/// The tables of the hall. Only a decision is announced.
pub(super) fn tables(event: &Event) -> Option<Item> {
    let tables = event.setup.tables.as_ref()?;
    let said = match tables.is_empty() {
        true => Message::verbatim("1, 2, 3 …"),
        false => msg!("common.bracketed", text = tables.to_string(), note = tables.count()),
    };
    Some(Item::new("tables", msg!("tables.item-tables"), said))
}

/// The feature tables. Only a decision is announced.
pub(super) fn feature(event: &Event) -> Option<Item> {
    let feature = event.setup.feature.as_ref()?;
    let said = match feature.is_empty() {
        true => msg!("handbook.none"),
        false => msg!("common.text", text = feature.to_string()),
    };
    Some(Item::new("feature", msg!("tables.form-feature"), said))
}

/// The public address, where the site for phones is.
pub(super) fn address(event: &Event) -> Option<Item> {
    let said = msg!("common.text", text = event.setup.address()?);
    Some(Item::new("address", msg!("pages.on-a-phone"), said))
}

/// The organizer's own line.
pub(super) fn note(event: &Event) -> Option<Item> {
    Some(Item::new("note", msg!("settings.note"), msg!("common.text", text = event.setup.note()?)))
}

/// Whether the board marks who is certain of the cut and who is out. Only a decision is
/// announced.
pub(super) fn prospects(event: &Event) -> Option<Item> {
    let said = match event.setup.prospects? {
        true => msg!("odds.announced"),
        false => msg!("odds.announced-none"),
    };
    Some(Item::new("prospects", msg!("odds.item"), said))
}

/// The announced prizes.
pub(super) fn prizes(event: &Event) -> Option<Item> {
    let announced = announced(event);
    if announced.is_empty() {
        return None;
    }
    let said = announced.iter().map(|prize| -> Arg {
        msg!("common.labelled", label = prize.to.phrase(), text = &prize.what).capitalised().into()
    });
    Some(Item::lines("prizes", msg!("settings.item"), said.collect()))
}
