//! Sends every saved action to the mirror on another disk.

use crate::msg;
use crate::store::{AskedMirror, Done, Mirrors};
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

    /// Mirrors a saved action, if the event has a mirror. Returns whether it did; what is behind is
    /// added to the warnings.
    pub(super) fn saved(&mut self, model: &Model, done: &mut Done, to: &Sender<Msg>) -> bool {
        let (Some(open), Some(n)) = (model.open_event(), done.n) else { return false };
        let to = to.clone();
        // Sending fails only when the program ends.
        let tell = move || drop(to.send(Msg::MirrorComplete));
        let Some(mirrored) = self.0.saved(&open.session, n, PATIENCE, tell) else { return false };
        let behind = mirrored.behind();
        let mirrored = behind.is_none();
        done.warnings.extend(behind);
        mirrored
    }
}

/// The answer that it is saved, and whether it is mirrored too.
pub(super) fn told(done: Done, mirrored: bool) -> StatusMessage {
    let text = match done.n {
        Some(n) if mirrored => msg!("mirror.told-saved", done = done.message, n = n),
        Some(n) => msg!("told.saved", done = done.message, n = n),
        None => done.message,
    };
    StatusMessage { warnings: done.warnings, ..StatusMessage::done(text) }
}
