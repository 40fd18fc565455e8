//! Reasons for the keys about the file, and the reason why nothing can be saved.

use crate::store::FileState;
use crate::tui::active_keys::way;
use crate::tui::keys::Act;
use crate::tui::model::Model;

/// A sentence that nothing can be saved now, with the cause from the banner.
pub fn read_only(model: &Model) -> Option<String> {
    let session = &model.open_event()?.session;
    session.read_only()?;
    let cause = &session.trouble()?.cause;
    let key = way(model, Act::ShowTrouble);
    Some(format!("Nothing can be saved now, {cause}: {key} says what to do."))
}

pub fn no_trouble(model: &Model) -> Option<String> {
    let missing = model.open_event()?.session.trouble().is_none();
    missing.then(|| "All is well with the file: everything can be saved.".to_owned())
}

pub fn cannot_put_back(model: &Model) -> Option<String> {
    match model.open_event()?.session.diverged().map(|behind| behind.stands) {
        None => Some("The file holds all that was saved: nothing is to be put back.".to_owned()),
        Some(FileState::Other) => {
            Some("Another event stands there: it is not replaced.".to_owned())
        }
        Some(_) => None,
    }
}

pub fn cannot_go_on(model: &Model) -> Option<String> {
    match model.open_event()?.session.diverged().map(|behind| behind.stands) {
        Some(FileState::Older) => None,
        _ => Some("No older version of the event stands in the file to go on with.".to_owned()),
    }
}
