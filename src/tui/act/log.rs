//! Undoes and redoes an action chosen in the log.

use super::undo;
use crate::event::{Action, Chosen, Command, Entry, Event, Moment, decide};
use crate::msg;
use crate::tui::dialog::{Dialog, Form};
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;

/// Undoes the chosen action; the newest one is undone as on every screen.
///
/// For an older action, the screen first shows the consequences, then asks for a reason.
pub(super) fn undo_this(model: &mut Model, now: Moment) -> Vec<Effect> {
    let entry = chosen(model);
    undo_entry(model, entry, now)
}

/// Takes the pairing of the newest round back.
pub(super) fn unpair(model: &mut Model, now: Moment) -> Vec<Effect> {
    if let Some(round) = model.event().and_then(Event::round) {
        let tables = round.pairings.iter().filter(|pairing| pairing.table.is_some()).count();
        let n = tables - round.missing().count();
        if n > 0 {
            let log = key_for(Context::Event, Act::ShowLog);
            model.refuse(msg!("pairing.results-first", n, log));
            return Vec::new();
        }
    }
    let paired = |entry: &&Entry| matches!(entry.action, Action::Pair(_));
    let entry = model.event().and_then(|event| event.counting().find(paired).cloned());
    undo_entry(model, entry, now)
}

fn undo_entry(model: &mut Model, entry: Option<Entry>, now: Moment) -> Vec<Effect> {
    let newest = model.event().and_then(Event::undoable).map(|entry| entry.n);
    let Some(entry) = entry.filter(|entry| Some(entry.n) != newest) else {
        return undo::undo(model);
    };
    let command = Command::Undo(Some(Chosen::number(entry.n)));
    match undo::asks(model, command.clone(), &entry, false) {
        true => Vec::new(),
        false => ask(model, command, Form::undo_this, now),
    }
}

/// Redoes the chosen action if it is undone, else the action that was undone last.
pub(super) fn redo_this(model: &mut Model, now: Moment) -> Vec<Effect> {
    let newest = model.event().and_then(Event::redoable).map(|entry| entry.n);
    let undone = |entry: &Entry| match entry.action {
        Action::Undo(n) => Some(n),
        _ => Some(entry.n),
    };
    let asked = chosen(model).and_then(|entry| undone(&entry));
    let event = model.event();
    let asked = asked.filter(|n| event.is_some_and(|event| event.undone.contains(n)));
    if asked.is_none() || asked == newest {
        return vec![Effect::Commit(Command::Redo(None))];
    }
    ask(model, Command::Redo(asked.map(Chosen::number)), Form::redo_this, now)
}

/// The row that the keys act on; the cursor stays on it when it is crossed out.
fn chosen(model: &mut Model) -> Option<Entry> {
    let open = model.open_event_mut()?;
    open.entry = open.chosen_entry();
    open.event().entry(open.entry?).cloned()
}

/// Asks for the reason, unless the step is refused whatever the reason.
fn ask(
    model: &mut Model,
    step: Command,
    form: fn(&Event, &Entry) -> Form,
    now: Moment,
) -> Vec<Effect> {
    let Some(event) = model.event() else { return Vec::new() };
    let about = match decide(event, &step, now).map(|decision| decision.action) {
        Err(why) => {
            model.refuse(why.0);
            return Vec::new();
        }
        Ok(Some(Action::Undo(n) | Action::Redo(n))) => n,
        Ok(_) => return Vec::new(),
    };
    if let Some(entry) = event.entry(about) {
        let form = form(event, entry);
        model.ask(Dialog::Form(form));
    }
    Vec::new()
}
