//! Sends every saved action to the mirror on another disk.

use crate::msg;
use crate::store::{AskedMirror, Done, Mirrored, Mirrors};
use crate::tui::model::{Model, StatusMessage};
use crate::tui::msg::Msg;
use std::sync::mpsc::Sender;
use std::time::Duration;

/// How long a key's answer waits for the other disk.
const PATIENCE: Duration = Duration::from_millis(100);

/// The thread of the open event's mirror, once there is one.
#[derive(Debug)]
pub(super) struct MirrorThread(Mirrors);

impl MirrorThread {
    pub(super) fn new(asked: Option<AskedMirror>) -> MirrorThread {
        MirrorThread(Mirrors::new(asked))
    }

    /// Another event is opened, or none.
    pub(super) fn end(&mut self) {
        self.0.end();
    }

    /// Mirrors an action that is saved. None: the event has no mirror.
    pub(super) fn saved(&mut self, model: &Model, n: u64, to: &Sender<Msg>) -> Option<Mirrored> {
        let to = to.clone();
        // Sending fails only when the program ends.
        let tell = move || drop(to.send(Msg::MirrorComplete));
        self.0.saved(&model.open_event()?.session, n, PATIENCE, tell)
    }
}

/// The answer that it is saved, and whether it is mirrored too.
pub(super) fn told(mut done: Done, mirrored: Option<Mirrored>) -> StatusMessage {
    let text = match (done.n, &mirrored) {
        (Some(n), Some(Mirrored::Yes)) => {
            msg!("event-file.saved-and-mirrored", done = done.message, n)
        }
        (Some(n), Some(Mirrored::OnTheSameDisk)) => {
            msg!("event-file.saved-twice-on-one-disk", done = done.message, n)
        }
        (Some(n), _) => msg!("screen.saved", done = done.message, n),
        (None, _) => done.message,
    };
    done.warnings.extend(mirrored.and_then(Mirrored::behind));
    StatusMessage { warnings: done.warnings, ..StatusMessage::done(text) }
}
