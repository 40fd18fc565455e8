//! Undoes the newest action.

use crate::event::decide::stale;
use crate::event::{
    Action, Chosen, Command, Entry, Event, Moment, champion, consequences, told_first,
};
use crate::msg;
use crate::tui::dialog::Dialog;
use crate::tui::effect::Effect;
use crate::tui::keys::View;
use crate::tui::model::{Location, Model, StatusMessage};
use crate::tui::once_more::undo_key;
use crate::words::Message;

/// Undoes the newest action; the list of players moves to the player it concerns.
///
/// If the action is somebody else's, or later rounds depend on the result, the screen
/// first says what would be undone.
pub(super) fn undo(model: &mut Model) -> Vec<Effect> {
    let by = model.by.clone();
    let words = model.words.clone();
    let Model { location: Location::Event(open), dialogs, .. } = model else { return Vec::new() };
    let checking_in = match dialogs.last_mut() {
        Some(Dialog::CheckIn(check_in)) => {
            check_in.remember_row(open.event(), &words);
            true
        }
        _ => false,
    };
    let Some(entry) = open.event().undoable().cloned() else {
        return vec![Effect::Commit(Command::Undo(None))];
    };
    if open.view == View::Players {
        open.player = entry.action.footprint().entrant.or(open.player);
    }
    // An action newer than what was read is reported when the command is decided.
    let read = entry.n <= open.seen.read();
    let others = read && entry.by != by;
    // At the check-in the round is out of sight.
    let unseen = checking_in && !is_of_check_in(&entry.action);
    // The refusal of the command first tells what others have done since.
    let changed = stale(open.event(), &Command::Undo(None), open.seen.read()).is_some();
    // A disqualified player comes back as if nothing had been; there is nothing to weigh.
    let own = !others && !unseen && matches!(entry.action, Action::Disqualify(_));
    let asked = !changed && !own;
    // The end of the event is not taken back by a slip.
    let decided = entry.action.reported().is_some() && champion(open.event()).is_some();
    let ends = decided || matches!(entry.action, Action::Finish(_));
    match asked && asks(model, Command::Undo(None), &entry, others || unseen || ends) {
        true => Vec::new(),
        false => vec![Effect::Commit(Command::Undo(None))],
    }
}

/// Whether this is done with keys of the check-in.
fn is_of_check_in(action: &Action) -> bool {
    matches!(action, Action::CheckIn(_) | Action::Add(_) | Action::Remove(_))
}

/// Takes back the newest registration that was made in the line for players.
pub(super) fn undo_added(model: &mut Model) -> Vec<Effect> {
    let newest = model.event().and_then(Event::undoable).map(|entry| entry.n);
    let Some(open) = model.open_event_mut() else { return Vec::new() };
    let made = open.add.newest(open.session.event()).cloned();
    let Some(entry) = made.filter(|entry| Some(entry.n) != newest) else {
        return undo(model);
    };
    open.player = entry.action.footprint().entrant.or(open.player);
    let command = Command::Undo(Some(Chosen::number(entry.n)));
    match asks(model, command.clone(), &entry, false) {
        true => Vec::new(),
        false => vec![Effect::Commit(command)],
    }
}

/// Previews the undo if needed; true: pressing the same key again carries it out.
pub(super) fn asks(model: &mut Model, command: Command, entry: &Entry, others: bool) -> bool {
    let Some(open) = model.open_event_mut() else { return false };
    if open.previewed_undo.take() == Some(entry.n) {
        return false;
    }
    // The form for the reason tells what else a chosen step changes.
    let told = if command == Command::Undo(None) { told_first } else { consequences };
    let mut told = told(open.event(), &command, Moment::new(0, 0));
    if told.is_empty() && !others {
        return false;
    }
    open.previewed_undo = Some(entry.n);
    let (by, action) = (&entry.by, open.event().tell(entry));
    let mut said = vec![msg!("screen.saved-by", n = entry.n, by, action)];
    // In a low terminal the end of a message is left out; what to do must not be.
    said.push(msg!("screen.undo-once-more", key = undo_key(model)));
    said.append(&mut told);
    model.message = Some(StatusMessage::info(Message::sentences(said)));
    true
}
