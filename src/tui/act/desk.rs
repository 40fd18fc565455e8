//! Opens the judge's desk of a table, and the forms that it leads to.

use super::dialogs::ask_form;
use super::round;
use crate::event::{Event, Id, Side};
use crate::tui::dialog::{Desk, Dialog, Form, ReportDialog, Sheet};
use crate::tui::model::Model;

/// Opens the desk of the typed table, else of the chosen one.
pub(super) fn open(model: &mut Model) {
    if let Some((stage, round, table)) = round::named_table(model) {
        model.ask(Dialog::Desk(Desk::new(stage, round, table)));
    }
}

/// Opens the result dialog of the desk's table, whatever table the screen behind has chosen.
pub(super) fn enter_result(model: &mut Model, desk: Desk) {
    let Desk { stage, round, table, .. } = desk;
    if let Some(event) = model.event() {
        let report = ReportDialog::new(event, stage, round, table);
        model.ask(Dialog::Report(report));
    }
}

/// Chooses the player that keys act on.
pub(super) fn choose(model: &mut Model, side: Side) {
    if let Some(Dialog::Desk(desk)) = model.dialogs.last_mut() {
        desk.side = side;
    }
}

/// Opens the form that these data give about the player.
pub(super) fn ask_about_player(model: &mut Model, form: fn(&Event, Id) -> Form) {
    let Some(id) = model.chosen_player() else { return };
    ask_form(model, |open| Some(form(open.event(), id)));
}

/// Shows the judge's sheet: at the desk that of the chosen player, elsewhere everybody's.
pub(super) fn sheet(model: &mut Model) {
    let at_desk = model.desk().is_some();
    let who = model.chosen_player().filter(|_| at_desk);
    model.ask(Dialog::Sheet(Sheet { who, ..Sheet::default() }));
}

/// Opens the form for a deck check of the chosen player, after the round of the desk.
pub(super) fn check(model: &mut Model) {
    let round = model.desk().map(|desk| desk.round);
    let Some(id) = model.chosen_player() else { return };
    ask_form(model, |open| Some(Form::check(open.event(), id, round)));
}

/// Opens the form for a call at the table.
pub(super) fn call(model: &mut Model) {
    let Some(table) = model.chosen_table() else { return };
    ask_form(model, |open| Some(Form::call(open.event(), table)));
}
