//! Opens and carries out the choices for a round under way.

use crate::event::{Command, Event, Moment};
use crate::msg;
use crate::tui::dialog::{Choices, Dialog, Form};
use crate::tui::effect::Effect;
use crate::tui::keys::Key;
use crate::tui::late;
use crate::tui::model::{Model, StatusMessage};

pub(super) fn open(model: &mut Model, now: Moment) {
    let about = late::chosen(model);
    let choices =
        about.zip(model.event()).and_then(|(about, event)| Choices::of(about, event, now));
    if let Some(choices) = choices {
        model.ask(Dialog::Choices(Box::new(choices)));
    }
}

/// Whether there is something to repair is found out only now, because it takes long in a large
/// round.
pub(super) fn repair(model: &mut Model, now: Moment) {
    match model.event().and_then(|event| Choices::repair(event, now)) {
        Some(choices) => model.ask(Dialog::Choices(Box::new(choices))),
        None => model.message = Some(StatusMessage::info(msg!("late.as-drawn"))),
    }
}

/// Marks the chosen table as begun, or takes the mark back.
pub(super) fn begun(model: &mut Model) -> Vec<Effect> {
    let table = model.open_event().and_then(|open| open.chosen_table());
    let Some((table, round)) = table.zip(model.event().and_then(Event::round)) else {
        return Vec::new();
    };
    let begun = round.at_table(table).is_some_and(|pairing| !pairing.begun);
    vec![Effect::Commit(Command::Begun { tables: vec![table], begun })]
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
    let count = choices.rows.len();
    if !(1..=count).contains(&number) {
        model.refuse(msg!("answer.no-such-number", key = key, n = count));
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
    let why = choices.reason(&words);
    let held = model.dialogs.pop();
    match row.command {
        None => Vec::new(),
        Some(command @ (Command::Redraw { .. } | Command::Repair { .. })) => {
            let unseen = model.event().is_some_and(Event::is_held);
            model.ask(Dialog::Form(Form::repair(row.title, command, &why, unseen)));
            Vec::new()
        }
        Some(command) => {
            model.held = held;
            vec![Effect::Commit(command)]
        }
    }
}
