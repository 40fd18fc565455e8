//! Texts of lists that were not handed in yet.

use crate::msg;
use crate::tui::active_keys::way;
use crate::tui::dialog::ListEditor;
use crate::tui::keys::Act;
use crate::tui::model::{Model, StatusMessage};

/// Keeps the text of an editor that was closed without handing it in.
pub(super) fn keep(model: &mut Model, editor: ListEditor) {
    if !editor.is_unsaved() {
        return;
    }
    let id = editor.id;
    let Some(open) = model.open_event_mut() else { return };
    let name = open.event().label(id);
    open.kept_lists.insert(id, editor.area);
    open.told_of_kept_lists = false;
    let said = msg!("hand-in.kept", name = name, key = way(model, Act::EditList));
    model.message = Some(StatusMessage::info(said));
}
