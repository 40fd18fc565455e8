//! Reasons for the keys that act on the list of a player.

use crate::desk::{ListState, list_state};
use crate::event::{Event, Id};
use crate::msg;
use crate::tui::active_keys::way;
use crate::tui::dialog::Dialog;
use crate::tui::keys::Act;
use crate::tui::model::Model;
use crate::words::Message;

/// The player whose list is on top, and the event.
fn shown(model: &Model) -> Option<(Id, &Event)> {
    match model.dialogs.last() {
        Some(Dialog::HandedIn(list)) => Some((list.id, model.event()?)),
        _ => None,
    }
}

/// Why there is nothing to accept.
pub fn nothing_to_accept(model: &Model) -> Option<Message> {
    let (id, event) = shown(model)?;
    let name = event.label(id);
    match list_state(event, id) {
        ListState::Missing => {
            Some(msg!("decklist.no-list", name, list = way(model, Act::EditList)))
        }
        ListState::Sound(_) => Some(msg!("decklist.no-fault", name)),
        ListState::Faulty(..) | ListState::Accepted(..) => None,
    }
}

/// Why there is nothing to compare.
pub fn no_other_version(model: &Model) -> Option<Message> {
    let (id, event) = shown(model)?;
    let none = event.list_versions(id).len() < 2;
    none.then(|| msg!("decklist.one-version", name = event.label(id)))
}

/// Why no heading is offered.
pub fn no_sections(model: &Model) -> Option<Message> {
    let none = model.event()?.ruleset.lists.is_none();
    none.then(|| msg!("decklist.no-sections"))
}

/// Why nothing is written in a closed event.
pub fn closed(model: &Model) -> Option<Message> {
    let closed = model.event()?.finished.is_some();
    closed.then(|| msg!("common.closed", undo = way(model, Act::Undo)))
}
