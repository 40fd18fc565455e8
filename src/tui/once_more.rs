//! The answer to a key whose command was about something that others have changed.

use super::dialog::Dialog;
use super::keys::{Act, Context, key_for};
use super::model::Model;
use super::read_position::newest;
use crate::event::{Command, Entry, Moment, decide};

/// Says what the same key does if it is pressed again, after it has told of others' actions.
/// The text is empty if the command would now be refused.
pub fn once_more(model: &Model, command: &Command, now: Moment) -> String {
    let Some(event) = model.event().filter(|event| decide(event, command, now).is_ok()) else {
        return String::new();
    };
    let key = match (&model.held, command) {
        (Some(Dialog::Report(_)), _) => {
            return "\nNothing is saved: enter it again if it is right.".to_owned();
        }
        (Some(Dialog::Form(form)), _) if form.is_refilled() => {
            return " The form shows what is there now: enter your change again.".to_owned();
        }
        (Some(_), _) => key_for(Context::Form, Act::Submit),
        (None, Command::Undo(_)) => key_for(Context::Main, Act::Undo),
        (None, Command::Redo(_)) => key_for(Context::Main, Act::Redo),
        (None, Command::Pair) => key_for(Context::Main, Act::Pair),
        (None, _) => "The same key".to_owned(),
    };
    let told = |entry: &Entry| match entry.n == newest(event) {
        true => "that".to_owned(),
        false => format!("#{}: {}", entry.n, event.tell(entry)),
    };
    match (command, event.undoable(), event.redoable()) {
        (Command::Undo(None), Some(entry), _) => {
            let takes = if entry.n == newest(event) { "takes" } else { "takes back" };
            let back = if entry.n == newest(event) { " back" } else { "" };
            format!(" {key} once more {takes} {}{back}.", told(entry))
        }
        (Command::Redo(_), _, Some(entry)) => {
            format!(" {key} once more brings back {}.", told(entry))
        }
        _ => format!(" {key} once more does it now."),
    }
}
