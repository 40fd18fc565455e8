//! Takes the sheets along when an event is put away.

use super::worker::paper_beside;
use crate::export::shown_path;
use crate::msg;
use crate::store::reason;
use crate::words::Message;
use std::fs;
use std::path::Path;

/// Moves the paper pack beside the event that has moved. A file or folder in its place there stays.
///
/// # Errors
/// A sentence that names the folder which stayed behind; the event itself has moved.
pub fn take_along(from: &Path, to: &Path) -> Result<(), Message> {
    let [from, to] = [from, to].map(paper_beside);
    if !from.is_dir() || to.symlink_metadata().is_ok() {
        return Ok(());
    }
    fs::rename(&from, &to)
        .map_err(|error| msg!("handout.stayed", path = shown_path(&from), why = reason(&error)))
}
