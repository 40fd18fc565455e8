//! Handles time called at a table.

use super::round;
use crate::event::{Event, Moment};
use crate::msg;
use crate::tui::dialog::{Dialog, TimeDialog};
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, Key};
use crate::tui::model::{Model, StatusMessage};
use crate::words::Message;

/// Opens the form of the desk's table or of the typed one.
///
/// Without either, it opens the forms of all whose time is up, one after another.
pub(super) fn open(model: &mut Model, now: Moment) {
    let desk = model.desk().map(|desk| (desk.stage, desk.round, desk.table));
    let typed = model.open_event().is_some_and(|open| !open.digits.is_empty());
    let at = match desk {
        Some(at) => Some(at),
        None if typed => match round::named_table(model) {
            Some(at) => Some(at),
            None => return,
        },
        None => None,
    };
    let Some(open) = model.open_event() else { return };
    let dialog = match at {
        Some(at) => Ok(TimeDialog::new(open.event(), at, false)),
        None => {
            let chosen = open.chosen_table().unwrap_or(1);
            let round = open.round().map(|(stage, _, round)| (stage, round.number, chosen));
            let first = round.and_then(|at| open.time_call_from(at, now));
            first.ok_or_else(|| none_due(open.event(), now))
        }
    };
    let checked = dialog.and_then(|dialog| {
        let said = |why: Message| msg!("time-call.at-table", table = dialog.table, why);
        match model.event().map(|event| dialog.setting(event).map(|_| ())) {
            Some(Err(why)) => Err(said(why)),
            _ => Ok(dialog),
        }
    });
    match checked {
        Ok(dialog) => show(model, dialog),
        Err(why) => model.refuse(why),
    }
}

/// Why no table is asked about: the clock, or the extra time of those still playing.
fn none_due(event: &Event, now: Moment) -> Message {
    let left = event.clock.reading(now.unix).seconds();
    match left {
        None => msg!("board.no-clock"),
        Some(left) if left > 0 => {
            let left = format!("{}:{:02}", left / 60, left % 60);
            msg!("time-call.time-dialog-time-left", left)
        }
        Some(_) => msg!("time-call.all-done"),
    }
}

/// Shows the form; what was typed for this table before it was left is there again.
fn show(model: &mut Model, dialog: TimeDialog) {
    let Some(open) = model.open_event_mut() else { return };
    open.table = Some(dialog.table);
    let kept = open.kept_time.take_if(|kept| kept.is_for(&dialog));
    let dialog = match kept {
        Some(kept) => kept.again(open.session.event(), dialog.series),
        None => dialog,
    };
    model.ask(Dialog::Time(Box::new(dialog)));
}

/// Changes the form on top.
fn with(model: &mut Model, change: impl FnOnce(&mut TimeDialog, &Event)) {
    let Some(Dialog::Time(mut dialog)) = model.dialogs.pop() else { return };
    if let Some(event) = model.event() {
        change(&mut dialog, event);
    }
    model.ask(Dialog::Time(dialog));
}

pub(super) fn change(model: &mut Model, act: Act, key: Key) {
    with(model, |dialog, event| match act {
        Act::TimeDigit => {
            if let Some(digit) = key.sign() {
                dialog.digit(event, digit);
            }
        }
        Act::TimeErase => dialog.erase(event),
        Act::TimeRoll => dialog.roll(event),
        _ => dialog.next_situation(event),
    });
}

pub(super) fn step(model: &mut Model, act: Act) {
    with(model, |dialog, event| match act {
        Act::TimeNext => dialog.step(event, 1),
        Act::TimeBefore => dialog.step(event, -1),
        Act::TimeRowNext => dialog.step_row(event, 1),
        _ => dialog.step_row(event, -1),
    });
}

/// Goes to the next cell; behind the last one the call is saved.
pub(super) fn enter(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::Time(mut dialog)) = model.dialogs.pop() else { return Vec::new() };
    let command = model.open_event_mut().and_then(|open| {
        let seen = open.seen.read();
        let command = dialog.enter(open.session.event(), seen);
        if dialog.asks {
            open.seen.told(open.session.event());
        }
        command
    });
    match command {
        Some(command) => {
            // Later rounds of finals count the sides, so they are recorded as well.
            let side = model.event().and_then(|event| dialog.side_to_record(event));
            model.held = Some(Dialog::Time(dialog));
            side.into_iter().chain([command]).map(Effect::Commit).collect()
        }
        None => {
            model.ask(Dialog::Time(dialog));
            Vec::new()
        }
    }
}

/// Leaves this table, and goes on to the next whose time is up.
pub(super) fn skip(model: &mut Model, now: Moment) {
    let Some(Dialog::Time(dialog)) = model.dialogs.pop() else { return };
    let at = (dialog.stage, dialog.round, dialog.table + 1);
    let next = model.open_event().and_then(|open| open.time_call_from(at, now));
    match next.filter(|next| next.table != dialog.table) {
        Some(next) => show(model, next),
        None => model.message = Some(StatusMessage::info(msg!("time-call.last-skipped"))),
    }
}
