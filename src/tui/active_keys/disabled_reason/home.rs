//! Reasons for the keys in the list of events.

use crate::store::Shelf;
use crate::store::home::Found;
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

/// The event chosen in the list, if the list shows one of these shelves.
fn on_shelf<'a>(model: &'a Model, shelves: &[Shelf]) -> Result<&'a Found, Option<String>> {
    let Location::Home(list) = &model.location else { return Err(None) };
    if !shelves.contains(&list.shelf) {
        return Err(Some(match list.shelf {
            Shelf::Events => "This event is in the list already.".to_owned(),
            Shelf::Archive | Shelf::Trash => {
                let key = way(model, Act::RestoreEvent);
                format!("This event is put away: {key} brings it back first.")
            }
        }));
    }
    list.chosen().ok_or_else(|| Some("There is no event here.".to_owned()))
}

pub fn cannot_delete(model: &Model) -> Option<String> {
    let found = match on_shelf(model, &[Shelf::Events]) {
        Ok(found) => found,
        Err(why) => return why,
    };
    match &found.seen {
        Ok(seen) if !seen.has_results => None,
        Ok(_) => {
            let key = way(model, Act::ArchiveEvent);
            Some(format!("This event has results and is not deleted: {key} archives it."))
        }
        Err(_) => {
            let key = way(model, Act::ArchiveEvent);
            Some(format!("This file cannot be read and is not deleted: {key} archives it."))
        }
    }
}

pub fn cannot_archive(model: &Model) -> Option<String> {
    on_shelf(model, &[Shelf::Events]).err().flatten()
}

pub fn cannot_restore(model: &Model) -> Option<String> {
    on_shelf(model, &[Shelf::Archive, Shelf::Trash]).err().flatten()
}
