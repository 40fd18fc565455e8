//! Opens and carries out the choices for a round under way.

use crate::event::{Command, Event, Moment};
use crate::msg;
use crate::tui::dialog::{Choices, Dialog};
use crate::tui::effect::Effect;
use crate::tui::keys::Key;
use crate::tui::late;
use crate::tui::model::{Model, StatusMessage};
use crate::tui::text_field::TextField;

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
        Some(mut choices) => {
            // The known reason is a suggestion: the first letter typed replaces it.
            choices.reason = TextField::suggested(choices.known_reason(&model.words));
            model.ask(Dialog::Choices(Box::new(choices)));
        }
        None => model.message = Some(StatusMessage::info(msg!("tables.as-drawn"))),
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
pub(super) fn digit(model: &mut Model, key: Key, now: Moment) -> Vec<Effect> {
    let Some(Dialog::Choices(choices)) = model.dialogs.last_mut() else { return Vec::new() };
    let number = key.sign().and_then(|sign| sign.to_digit(10)).unwrap_or(0) as usize;
    let count = choices.rows.len();
    if !(1..=count).contains(&number) {
        model.refuse(msg!("screen.no-such-number", key, n = count));
        return Vec::new();
    }
    choices.at = number - 1;
    enter(model, now)
}

/// Carries out the chosen one, a repair for the reason in its line.
pub(super) fn enter(model: &mut Model, now: Moment) -> Vec<Effect> {
    let Some(Dialog::Choices(choices)) = model.dialogs.last() else { return Vec::new() };
    let Some(row) = choices.chosen() else { return Vec::new() };
    let effect = match (row.refused, model.event()) {
        (true, _) => Err(row.told.first().cloned()),
        (false, Some(event)) if choices.takes_reason() => {
            choices.repaired(event, now).map_err(Some)
        }
        (false, Some(event)) => {
            let command = row.command.clone();
            Ok(command.map(|command| Effect::commit_told(event, command, now)))
        }
        (false, None) => Ok(None),
    };
    match effect {
        Ok(effect) => {
            let held = model.dialogs.pop();
            model.held = held.filter(|_| effect.is_some());
            effect.into_iter().collect()
        }
        Err(why) => {
            if let Some(Dialog::Choices(choices)) = model.dialogs.last_mut() {
                choices.error_text = why;
            }
            Vec::new()
        }
    }
}
