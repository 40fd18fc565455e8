//! Has every saved action written to the mirror on another disk.

use crate::store::{Done, MirrorKeeper};
use crate::tui::model::Model;
use crate::tui::msg::Msg;
use std::path::Path;
use std::sync::mpsc::Sender;
use std::time::Duration;

/// How long a key's answer waits for the other disk.
const PATIENCE: Duration = Duration::from_millis(100);

/// The thread of the open event's mirror, once there is one.
#[derive(Debug, Default)]
pub(super) struct MirrorThread(Option<MirrorKeeper>);

impl MirrorThread {
    /// Another event is opened, or none.
    pub(super) fn end(&mut self) {
        self.0 = None;
    }

    /// Has a saved action mirrored, if the event is. Returns whether it was; what is behind is
    /// added to the warnings.
    pub(super) fn saved(&mut self, model: &Model, done: &mut Done, to: &Sender<Msg>) -> bool {
        let (Some(open), Some(n)) = (model.open_event(), done.n) else { return false };
        let first = open.session.path();
        let Some(path) = open.event().setup.mirror() else {
            self.0 = None;
            return false;
        };
        let path = first.parent().unwrap_or(Path::new("")).join(path);
        if self.0.as_ref().is_none_or(|keeper| keeper.path() != path) {
            let to = to.clone();
            // Sending fails only when the program ends.
            let tell = move |_| drop(to.send(Msg::MirrorComplete));
            self.0 = Some(MirrorKeeper::start(first, &path, tell));
        }
        let Some(keeper) = &self.0 else { return false };
        let behind = keeper.saved(n, PATIENCE).behind();
        let mirrored = behind.is_none();
        done.warnings.extend(behind);
        mirrored
    }
}
