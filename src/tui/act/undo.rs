//! Undoes the newest action.

use crate::event::{Command, Entry, Event, Moment, consequences};
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, Context, View, key_for};
use crate::tui::model::{Model, StatusMessage};
use crate::words::Message;

/// Undoes the newest action; the list of players moves to the player it concerns.
///
/// If the action is somebody else's, or later rounds depend on the result, the screen
/// first says what would be undone.
pub(super) fn undo(model: &mut Model) -> Vec<Effect> {
    let by = model.by.clone();
    let Some(open) = model.open_event_mut() else { return Vec::new() };
    let Some(entry) = open.event().undoable().cloned() else {
        return vec![Effect::Commit(Command::Undo(None))];
    };
    if open.view == View::Players {
        open.player = entry.action.footprint().entrant.or(open.player);
    }
    // An action newer than what was read is reported when the command is decided.
    let read = entry.n <= open.seen.read();
    let others = read && entry.by != by;
    match asks(model, Command::Undo(None), &entry, others) {
        true => Vec::new(),
        false => vec![Effect::Commit(Command::Undo(None))],
    }
}

/// Previews the undo if needed; true: pressing the same key again carries it out.
pub(super) fn asks(model: &mut Model, command: Command, entry: &Entry, others: bool) -> bool {
    let Some(open) = model.open_event_mut() else { return false };
    if open.previewed_undo.take() == Some(entry.n) {
        return false;
    }
    let told = consequences(open.event(), &command, Moment::new(0, 0));
    if told.is_empty() && !others {
        return false;
    }
    open.previewed_undo = Some(entry.n);
    let what = whose(open.event(), entry);
    // The log uses the same key.
    let key = key_for(Context::Main, Act::Undo);
    let again = Message::from(format!("{key} once more takes it back."));
    let said = [vec![what.into()], told, vec![again]].concat();
    model.message = Some(StatusMessage::info(Message::sentences(said)));
    true
}

/// Names an action's author: `#12 was saved by anna: round 1 table 3: Ewa beat Jan.`
fn whose(event: &Event, entry: &Entry) -> String {
    format!("#{} was saved by {}: {}.", entry.n, entry.by, event.tell(entry))
}
