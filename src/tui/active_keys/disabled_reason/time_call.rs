//! Reasons for the keys of time called at a table.

use super::event;
use crate::event::Event;
use crate::msg;
use crate::tui::dialog::{Dialog, TimeDialog};
use crate::tui::model::Model;
use crate::words::Message;

fn dialog(model: &Model) -> Option<(&TimeDialog, &Event)> {
    match model.dialogs.last() {
        Some(Dialog::Time(dialog)) => Some((dialog, model.event()?)),
        _ => None,
    }
}

/// Why time cannot be called: no round, or rules that do not say what happens then.
pub fn cannot_call(model: &Model) -> Option<Message> {
    event::no_result(model).or_else(|| {
        let none = model.event()?.ruleset.end_of_time.iter().all(|p| p.rounds.is_empty());
        none.then(|| msg!("screen.sentence", said = msg!("time-call.no-procedure")).capitalised())
    })
}

pub fn cannot_roll(model: &Model) -> Option<Message> {
    let (dialog, event) = dialog(model)?;
    dialog.why_no_roll(event)
}

pub fn no_situation(model: &Model) -> Option<Message> {
    let (dialog, event) = dialog(model)?;
    let none = dialog.setting(event).is_ok_and(|s| s.procedure.situations.is_empty());
    none.then(|| msg!("time-call.time-dialog-no-situation"))
}

pub fn no_other_table(model: &Model) -> Option<Message> {
    let (dialog, _) = dialog(model)?;
    (!dialog.series).then(|| msg!("time-call.last-skipped"))
}
