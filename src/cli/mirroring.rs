//! The second file on another disk, after each action of the shell and of the dialogue in lines.

use super::stop::Stop;
use crate::event::outputs::checked_mirror;
use crate::store::{AskedMirror, Mirrored, Mirrors, Session, newer_mirror};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long the answer waits for the other disk.
const PATIENCE: Duration = Duration::from_millis(1000);

/// Mirrors this action, if the event has a mirror, and says whether that was done.
pub(super) fn mirrored(mirrors: &mut Mirrors, session: &Session, n: u64) -> Option<Mirrored> {
    mirrors.saved(session, n, PATIENCE, || {})
}

/// The mirror that the option asks for; it belongs to this event.
///
/// # Errors
/// Its name is none of an event file, or it has actions that the event lacks.
pub(super) fn asked(event: &Path, option: Option<&Path>) -> Result<Option<AskedMirror>, Stop> {
    let Some(path) = option else { return Ok(None) };
    checked_mirror(&path.to_string_lossy()).map_err(|refusal| Stop::usage(refusal.0))?;
    let absolute = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let (event, mirror): (PathBuf, PathBuf) = (absolute(event), absolute(path));
    if let Some(why) = newer_mirror(&event, &mirror) {
        return Err(Stop::refused(why));
    }
    Ok(Some(AskedMirror { event, mirror }))
}
