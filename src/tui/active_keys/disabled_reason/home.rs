//! Reasons for the keys in the list of events.

use crate::msg;
use crate::store::Shelf;
use crate::tui::active_keys::way;
use crate::tui::dialog::{Among, Dialog};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::{Location, Model};
use crate::words::Message;

pub fn no_event_chosen(model: &Model) -> Option<Message> {
    let Location::Home(list) = &model.location else { return None };
    list.chosen().is_none().then(|| match list.shelf {
        _ if list.is_narrowed() => {
            msg!("handbook.nothing-found", key = key_for(Context::Home, Act::Back))
        }
        Shelf::Events => msg!("screen.no-event-yet", key = way(model, Act::NewEvent)),
        Shelf::Archive => msg!("events.none-archived"),
        Shelf::Trash => msg!("events.trash-is-empty"),
    })
}

/// Why the chosen event is not opened. An event in the trash stays as it is.
pub fn cannot_open(model: &Model) -> Option<Message> {
    no_event_chosen(model).or_else(|| match &model.location {
        Location::Home(list) if list.shelf == Shelf::Trash => {
            let key = key_for(Context::Home, Act::RestoreEvent);
            Some(msg!("screen.archived", key))
        }
        _ => None,
    })
}

/// Why there is nothing to open for the typed words.
pub fn nothing_found(model: &Model) -> Option<Message> {
    match model.dialogs.last() {
        Some(Dialog::Find(find)) if find.among == Among::Events => no_event_chosen(model),
        _ => None,
    }
}

/// Why Esc does nothing in the list of events: all of them are listed.
pub fn nothing_to_go_back_to(model: &Model) -> Option<Message> {
    let Location::Home(list) = &model.location else { return None };
    list.wanted.is_empty().then(|| {
        let [back, help] = [(Context::Home, Act::Back), (Context::Anywhere, Act::Help)]
            .map(|(context, act)| key_for(context, act));
        msg!("screen.does-nothing-here", key = back, help)
    })
}

pub fn cannot_duplicate(model: &Model) -> Option<Message> {
    no_event_chosen(model).or_else(|| {
        let Location::Home(list) = &model.location else { return None };
        match &list.chosen()?.seen {
            Ok(seen) if model.library.get(&seen.game).is_some() => None,
            Ok(seen) => Some(msg!("screen.disabled-no-such-game", game = &seen.game_name)),
            Err(_) => Some(msg!("screen.unreadable-event")),
        }
    })
}

/// Why the chosen event cannot be moved, unless the list shows one of these shelves.
fn not_on(model: &Model, shelves: &[Shelf]) -> Option<Message> {
    no_event_chosen(model).or_else(|| {
        let Location::Home(list) = &model.location else { return None };
        match list.shelf {
            shown if shelves.contains(&shown) => None,
            Shelf::Events => Some(msg!("screen.in-the-list")),
            Shelf::Archive | Shelf::Trash => {
                Some(msg!("screen.archived", key = way(model, Act::RestoreEvent)))
            }
        }
    })
}

pub fn cannot_delete(model: &Model) -> Option<Message> {
    cannot_archive(model).or_else(|| {
        let Location::Home(list) = &model.location else { return None };
        match &list.chosen()?.seen {
            Ok(seen) if !seen.has_results => None,
            _ => Some(msg!("screen.has-results", key = way(model, Act::ArchiveEvent))),
        }
    })
}

pub fn cannot_archive(model: &Model) -> Option<Message> {
    not_on(model, &[Shelf::Events])
}

pub fn cannot_restore(model: &Model) -> Option<Message> {
    not_on(model, &[Shelf::Archive, Shelf::Trash])
}
