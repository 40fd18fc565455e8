//! Opens the judge's desk of a table, and the forms that it leads to.

use super::dialogs::ask_form;
use super::round;
use crate::event::{Event, Id, Side};
use crate::tui::dialog::{Desk, Dialog, Form};
use crate::tui::model::Model;

/// Opens the desk of the typed table, else of the chosen one.
pub(super) fn open(model: &mut Model) {
    if let Some((stage, round, table)) = round::named_table(model) {
        model.ask(Dialog::Desk(Desk::new(stage, round, table)));
    }
}

/// Chooses the player that keys act on.
pub(super) fn choose(model: &mut Model, side: Side) {
    if let Some(Dialog::Desk(desk)) = model.dialogs.last_mut() {
        desk.side = side;
    }
}

/// The desk on top; None if another dialog is.
pub(super) fn on_top(model: &Model) -> Option<&Desk> {
    match model.dialogs.last() {
        Some(Dialog::Desk(desk)) => Some(desk),
        _ => None,
    }
}

/// The player that a form is about: the one chosen at the desk, else the one of the screen.
pub(super) fn player(model: &Model) -> Option<Id> {
    match on_top(model) {
        Some(desk) => desk.player(model.event()?),
        None => model.open_event()?.chosen_player(),
    }
}

/// The table that a form is about: that of the desk, else the one chosen on the screen.
pub(super) fn table(model: &Model) -> Option<u32> {
    match on_top(model) {
        Some(desk) => Some(desk.table),
        None => model.open_event()?.chosen_table(),
    }
}

/// Opens the form that these data give about the player.
pub(super) fn ask_about_player(model: &mut Model, form: fn(&Event, Id) -> Form) {
    let Some(id) = player(model) else { return };
    ask_form(model, |open| Some(form(open.event(), id)));
}
