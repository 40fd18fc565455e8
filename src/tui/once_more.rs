//! The answer to a key whose command was about something that others have changed.

use super::active_keys::context_of;
use super::dialog::Dialog;
use super::keys::{Act, Context, key_for};
use super::model::Model;
use super::read_position::newest;
use crate::event::{Command, Entry, Moment, decide};
use crate::msg;
use crate::words::{Arg, Message};

/// Adds to what others have changed what the same key does if it is pressed again. It adds
/// nothing if the command would now be refused.
pub fn once_more(model: &Model, changed: Message, command: &Command, now: Moment) -> Message {
    let Some(event) = model.event().filter(|event| decide(event, command, now).is_ok()) else {
        return changed;
    };
    let key = match (&model.held, command) {
        (Some(Dialog::Report(_) | Dialog::Pile(_)), Command::Report { .. }) => {
            return Message::lines(vec![changed, msg!("screen.enter-again")]);
        }
        (Some(Dialog::Form(form)), _) if form.is_refilled() => {
            return Message::sentences(vec![changed, msg!("screen.form-is-refilled")]);
        }
        (Some(Dialog::Pile(_)), _) => Some(key_for(Context::Pile, Act::TakeSlipBack)),
        (_, Command::Undo(_)) => Some(undo_key(model)),
        (Some(Dialog::ListEditor(_)), _) => Some(key_for(Context::ListEditor, Act::SaveList)),
        (Some(Dialog::Inbox(_)), Command::Settle { accept: true, .. }) => {
            Some(key_for(Context::Inbox, Act::AcceptClaim))
        }
        (Some(Dialog::Inbox(_)), _) => Some(key_for(Context::Inbox, Act::DismissClaim)),
        (Some(_), _) => Some(key_for(Context::Form, Act::Submit)),
        (None, Command::Redo(_)) => Some(key_for(Context::Main, Act::Redo)),
        (None, Command::Pair | Command::PairSettling(_)) => Some(key_for(Context::Main, Act::Pair)),
        (None, _) => None,
    };
    let key: Arg = key.map_or_else(|| msg!("screen.the-same-key").into(), Arg::from);
    let is_newest = |entry: &Entry| entry.n == newest(event);
    let again = match (command, event.undoable(), event.redoable()) {
        (Command::Undo(None), Some(entry), _) if is_newest(entry) => {
            msg!("screen.takes-that-back", key)
        }
        (Command::Undo(None), Some(entry), _) => {
            msg!("screen.takes-back", key, n = entry.n, action = event.tell(entry))
        }
        (Command::Redo(_), _, Some(entry)) if is_newest(entry) => {
            msg!("screen.brings-that-back", key)
        }
        (Command::Redo(_), _, Some(entry)) => {
            msg!("screen.brings-back", key, n = entry.n, action = event.tell(entry))
        }
        _ => msg!("screen.carries-out-once-more", key),
    };
    Message::sentences(vec![changed, again])
}

/// The key that takes the newest action back here. While text is typed, letters are no keys.
pub fn undo_key(model: &Model) -> String {
    match context_of(model) {
        Context::AddLine => key_for(Context::AddLine, Act::UndoAdded),
        Context::CheckIn => key_for(Context::CheckIn, Act::Undo),
        // The log uses the same key as the round.
        _ => key_for(Context::Main, Act::Undo),
    }
}
