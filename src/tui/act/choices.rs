//! Opens and carries out the choices for a round under way.

use crate::event::{Command, Event, Id, Moment, Side, likely_missing};
use crate::tui::dialog::{Choices, Dialog, Form};
use crate::tui::effect::Effect;
use crate::tui::keys::{Key, View};
use crate::tui::model::Model;
use crate::tui::open_event::Pane;

/// The choices for the chosen player, or for the chosen table of the round.
pub fn for_chosen(model: &Model) -> Option<Choices> {
    let open = model.open_event()?;
    let event = open.event();
    let of_round = open.view == View::Main && open.pane == Pane::Round && model.dialogs.is_empty();
    if of_round && !open.looks_back() {
        let table = open.chosen_table()?;
        return Choices::missing(event, table, likely_missing(event, table)?);
    }
    of_player(event, model.chosen_player()?)
}

/// A place for this player; or what is done about their opponent, who is missing.
fn of_player(event: &Event, id: Id) -> Option<Choices> {
    let Some(pairing) = event.round().and_then(|round| round.of(id)) else {
        return Choices::seat(event, id);
    };
    match (pairing.table, pairing.side(id)) {
        (Some(table), Some(side)) => Choices::missing(event, table, side.other()),
        (None, Some(Side::A | Side::B)) | (_, None) => Choices::seat(event, id),
    }
}

pub(super) fn open(model: &mut Model) {
    if let Some(choices) = for_chosen(model) {
        model.ask(Dialog::Choices(Box::new(choices)));
    }
}

pub(super) fn repair(model: &mut Model, now: Moment) {
    if let Some(choices) = model.event().and_then(|event| Choices::repair(event, now)) {
        model.ask(Dialog::Choices(Box::new(choices)));
    }
}

/// The other player of the table is missing.
pub(super) fn other(model: &mut Model) {
    let Some(Dialog::Choices(choices)) = model.dialogs.last() else { return };
    let other = model.event().and_then(|event| choices.other(event));
    if let (Some(other), Some(Dialog::Choices(choices))) = (other, model.dialogs.last_mut()) {
        **choices = other;
    }
}

/// Carries out the choice with the typed number.
pub(super) fn digit(model: &mut Model, key: Key) -> Vec<Effect> {
    let Some(Dialog::Choices(choices)) = model.dialogs.last_mut() else { return Vec::new() };
    let number = key.sign().and_then(|sign| sign.to_digit(10)).unwrap_or(0) as usize;
    if !(1..=choices.rows.len()).contains(&number) {
        return Vec::new();
    }
    choices.at = number - 1;
    enter(model)
}

/// Carries out the chosen one. A repair asks for its reason first.
pub(super) fn enter(model: &mut Model) -> Vec<Effect> {
    let words = model.words.clone();
    let Some(Dialog::Choices(choices)) = model.dialogs.last_mut() else { return Vec::new() };
    let Some(row) = choices.chosen().cloned() else { return Vec::new() };
    if row.refused {
        choices.error_text = row.told.into_iter().next();
        return Vec::new();
    }
    let why = choices.why.first().map(|why| words.text(why)).unwrap_or_default();
    let held = model.dialogs.pop();
    match row.command {
        None => Vec::new(),
        Some(command @ Command::Redraw { .. }) => {
            model.dialogs.extend(held);
            model.ask(Dialog::Form(Form::repair(row.title, command, &why)));
            Vec::new()
        }
        Some(command) => {
            model.held = held;
            vec![Effect::Commit(command)]
        }
    }
}
