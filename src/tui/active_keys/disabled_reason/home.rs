//! Reasons for the keys in the list of events.

use crate::store::Shelf;
use crate::tui::active_keys::way;
use crate::tui::keys::Act;
use crate::tui::model::{Location, Model};

pub fn no_event_chosen(model: &Model) -> Option<String> {
    match &model.location {
        Location::Home(list) if list.chosen().is_none() => {
            Some(format!("There is no event yet: {} makes one.", way(model, Act::NewEvent)))
        }
        _ => None,
    }
}

/// Why the chosen event cannot be moved, unless the list shows one of these shelves.
fn not_on(model: &Model, shelves: &[Shelf]) -> Option<String> {
    let Location::Home(list) = &model.location else { return None };
    match list.shelf {
        shown if shelves.contains(&shown) => match list.chosen() {
            Some(_) => None,
            None => Some("There is no event here.".to_owned()),
        },
        Shelf::Events => Some("This event is in the list already.".to_owned()),
        Shelf::Archive | Shelf::Trash => {
            let key = way(model, Act::RestoreEvent);
            Some(format!("This event is put away: {key} brings it back first."))
        }
    }
}

pub fn cannot_delete(model: &Model) -> Option<String> {
    cannot_archive(model).or_else(|| {
        let Location::Home(list) = &model.location else { return None };
        let why = match &list.chosen()?.seen {
            Ok(seen) if !seen.has_results => return None,
            Ok(_) => "This event has results and",
            Err(_) => "This file cannot be read and",
        };
        let key = way(model, Act::ArchiveEvent);
        Some(format!("{why} is not deleted: {key} archives it."))
    })
}

pub fn cannot_archive(model: &Model) -> Option<String> {
    not_on(model, &[Shelf::Events])
}

pub fn cannot_restore(model: &Model) -> Option<String> {
    not_on(model, &[Shelf::Archive, Shelf::Trash])
}
