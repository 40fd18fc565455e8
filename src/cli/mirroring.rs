//! The second file on another disk, after each action of the shell and of the dialogue in lines.

use crate::store::{MirrorKeeper, Mirrored, Session};
use std::path::Path;
use std::time::Duration;

/// How long the answer waits for the other disk.
const PATIENCE: Duration = Duration::from_millis(1000);

/// The thread that writes the mirror, once there is one.
#[derive(Debug, Default)]
pub(super) struct Mirroring(Option<MirrorKeeper>);

impl Mirroring {
    /// Has this action mirrored, if the event is, and says whether it was.
    pub(super) fn saved(&mut self, session: &Session, n: u64) -> Option<Mirrored> {
        let wanted = session.event().setup.mirror();
        let Some(path) = wanted.map(|path| beside(session.path(), path)) else {
            self.0 = None;
            return None;
        };
        if self.0.as_ref().is_none_or(|keeper| keeper.path() != path) {
            self.0 = Some(MirrorKeeper::start(session.path(), &path, |_| {}));
        }
        self.0.as_ref().map(|keeper| keeper.saved(n, PATIENCE))
    }
}

/// The file, from where the event stands.
fn beside(event: &Path, path: &str) -> std::path::PathBuf {
    event.parent().unwrap_or(Path::new("")).join(path)
}
