//! Answers the results that players entered.

use crate::tui::dialog::{Dialog, Inbox};
use crate::tui::effect::Effect;
use crate::tui::model::Model;

pub(super) fn open(model: &mut Model) {
    if let Some(inbox) = model.event().map(Inbox::of) {
        model.ask(Dialog::Inbox(inbox));
    }
}

/// Accepts or dismisses the chosen entry. The dialog closes once that is saved.
pub(super) fn answer(model: &mut Model, accept: bool) -> Vec<Effect> {
    let Some(Dialog::Inbox(inbox)) = model.dialogs.last() else { return Vec::new() };
    let Some(command) = inbox.answer(accept) else { return Vec::new() };
    model.held = model.dialogs.pop();
    vec![Effect::Commit(command)]
}
