//! Reasons for the keys about the file, and the reason why nothing can be saved.

use crate::msg;
use crate::store::FileState;
use crate::tui::active_keys::way;
use crate::tui::keys::Act;
use crate::tui::model::Model;
use crate::words::Message;

/// A sentence that nothing can be saved now, with the cause from the banner.
pub fn read_only(model: &Model) -> Option<Message> {
    let session = &model.open_event()?.session;
    session.read_only()?;
    let cause = &session.trouble()?.cause;
    Some(msg!("screen.disabled-read-only", cause, key = way(model, Act::ShowTrouble)))
}

pub fn no_trouble(model: &Model) -> Option<Message> {
    let missing = model.open_event()?.session.trouble().is_none();
    missing.then(|| msg!("screen.no-trouble"))
}

pub fn cannot_put_back(model: &Model) -> Option<Message> {
    match model.open_event()?.session.diverged().map(|behind| behind.stands) {
        None => Some(msg!("screen.nothing-to-put-back")),
        Some(FileState::Other) => Some(msg!("screen.another-event")),
        Some(_) => None,
    }
}

pub fn cannot_go_on(model: &Model) -> Option<Message> {
    match model.open_event()?.session.diverged().map(|behind| behind.stands) {
        Some(FileState::Older) => None,
        _ => Some(msg!("screen.no-older-version")),
    }
}
