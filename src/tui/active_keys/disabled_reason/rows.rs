//! Reasons for the keys that work while a list is narrowed in place.

use crate::msg;
use crate::tui::dialog::{Among, Dialog, Find};
use crate::tui::keys::View;
use crate::tui::model::Model;
use crate::tui::open_event::Pane;
use crate::words::Message;

/// The text that narrows the rows, while it is typed.
fn narrowing(model: &Model) -> Option<&Find> {
    match model.dialogs.last() {
        Some(Dialog::Find(find)) if find.among == Among::Rows => Some(find),
        _ => None,
    }
}

/// Why there is no row to go to: nothing is typed.
pub fn no_text(model: &Model) -> Option<Message> {
    let empty = narrowing(model)?.text.value().trim().is_empty();
    empty.then(|| msg!("players.nobody-found"))
}

/// Why the other list cannot be narrowed: there is none, or it has no rows yet.
pub fn no_other_list(model: &Model) -> Option<Message> {
    narrowing(model)?;
    let open = model.open_event()?;
    match (open.view, open.pane) {
        (View::Main, Pane::Round) if open.derived.reported => None,
        (View::Main, Pane::Round) => Some(msg!("screen.no-standings-yet")),
        (View::Main, Pane::Standings) if open.round().is_some() => None,
        _ => Some(msg!("decklist.no-other-list")),
    }
}
