//! The log position up to which the organizer is assumed to have read. Every command from the
//! keyboard carries that position. The subject of the command must not have changed since
//! ([`stale`](crate::event::decide::stale())).

use super::act::Act;
use super::dialog::Dialog;
use super::keys::{Context, key_for};
use super::model::Model;
use crate::event::{Command, Entry, Event, Moment, decide};

/// Numbers of log lines. A key may have been pressed while the screen was changing. A line
/// therefore counts as read only if it was on the screen before an earlier key. An open dialog
/// is answered for the state in which it was opened.
#[derive(Debug, Clone, Copy)]
pub struct Seen {
    /// The newest line when the screen was last drawn.
    drawn: u64,
    read: u64,
    /// The line up to which an answer has told everything; it counts as read once it is drawn.
    told: Option<u64>,
}

impl Seen {
    /// Everything is read, because the event was just opened.
    pub fn all(event: &Event) -> Seen {
        let newest = newest(event);
        Seen { drawn: newest, read: newest, told: None }
    }

    /// The newest line that the organizer has read.
    pub fn read(&self) -> u64 {
        self.read
    }

    /// The screen was drawn.
    pub fn drawn(&mut self, event: &Event) {
        self.drawn = newest(event);
        self.read = self.told.take().unwrap_or(self.read);
    }

    /// A key was pressed on a screen without a dialog.
    pub fn pressed(&mut self) {
        self.read = self.read.max(self.drawn);
    }

    /// An answer says what others have done.
    pub fn told(&mut self, event: &Event) {
        self.told = Some(newest(event));
    }

    /// The organizer's own action was saved as this line.
    pub fn own(&mut self, event: &Event, n: u64) {
        if self.read.max(self.drawn) + 1 >= n {
            (self.read, self.drawn) = (n, n);
        } else {
            self.told(event);
        }
    }
}

fn newest(event: &Event) -> u64 {
    event.next_number() - 1
}

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
