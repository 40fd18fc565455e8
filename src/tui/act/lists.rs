//! Shows, edits, accepts and compares the lists that players hand in.

use super::dialogs::ask_form;
use crate::event::Id;
use crate::msg;
use crate::tui::active_keys::way;
use crate::tui::dialog::{Dialog, Form, HandedIn, ListEditor};
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text_area::TextArea;

/// Shows the list of the player that keys act on.
pub(super) fn show(model: &mut Model) {
    if let Some(id) = model.chosen_player() {
        model.ask(Dialog::HandedIn(HandedIn::new(id)));
    }
}

/// The player whose list is on top.
fn shown(model: &Model) -> Option<Id> {
    match model.dialogs.last() {
        Some(Dialog::HandedIn(list)) => Some(list.id),
        _ => None,
    }
}

/// Opens the editor with the text that was kept, else with the newest version.
pub(super) fn edit(model: &mut Model) {
    let Some(id) = shown(model) else { return };
    let kept = model.open_event_mut().and_then(|open| open.kept_lists.remove(&id));
    let Some(event) = model.event() else { return };
    let editor = ListEditor::new(event, id, kept);
    model.ask(Dialog::ListEditor(editor));
}

/// Opens the editor with a text that was pasted over the shown list.
pub(in crate::tui) fn paste(model: &mut Model, text: &str) {
    let Some((id, event)) = shown(model).zip(model.event()) else { return };
    let mut editor = ListEditor::new(event, id, Some(TextArea::new("")));
    editor.paste(text);
    model.ask(Dialog::ListEditor(editor));
}

/// Opens a form about the shown list.
pub(super) fn ask(model: &mut Model, act: Act) {
    let Some(id) = shown(model) else { return };
    ask_form(model, |open| {
        Some(match act {
            Act::ListFromFile => Form::list_file(open.event(), id),
            _ => Form::accept_list(open.event(), id),
        })
    });
}

pub(super) fn compare(model: &mut Model) {
    let Some(Dialog::HandedIn(mut list)) = model.dialogs.pop() else { return };
    if let Some(event) = model.event() {
        list.compare(event);
    }
    model.ask(Dialog::HandedIn(list));
}

pub(super) fn offer_section(model: &mut Model) {
    let Some(Dialog::ListEditor(mut editor)) = model.dialogs.pop() else { return };
    if let Some(event) = model.event() {
        editor.offer_section(event, &model.words);
    }
    model.ask(Dialog::ListEditor(editor));
}

/// Hands in the text of the editor, which stays open if that is refused.
pub(super) fn save(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::ListEditor(mut editor)) = model.dialogs.pop() else { return Vec::new() };
    let Some(event) = model.event() else { return Vec::new() };
    let command = editor.command(event);
    editor.error_text = None;
    model.held = Some(Dialog::ListEditor(editor));
    vec![Effect::Commit(command)]
}

/// Leaves the event. Texts of lists that would be lost are named once before.
pub(super) fn leave(model: &mut Model) -> Vec<Effect> {
    let [open, again] = [Act::ShowList, Act::Leave].map(|act| way(model, act));
    let Some(event) = model.open_event_mut() else { return vec![Effect::Leave] };
    let ids = event.kept_lists.keys().copied();
    let names: Vec<String> = ids.map(|id| event.event().label(id)).collect();
    if names.is_empty() || std::mem::replace(&mut event.told_of_kept_lists, true) {
        return vec![Effect::Leave];
    }
    let edit = key_for(Context::HandedIn, Act::EditList);
    let said = msg!("decklist.leaves-texts", names, open, edit, again);
    model.refuse(said);
    Vec::new()
}
