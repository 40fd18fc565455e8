//! Opens an event file if it is safe: the user's own regular file, reached without a symbolic link.

use super::disk::Disk;
use super::error::{Doing, StoreError, own, reason, shown};
use super::stamp::{LARGEST, Stamp};
use super::system::{File, Kind, Meta};
use crate::msg;
use crate::words::Message;
use rustix::fs::OFlags;
use std::fs::OpenOptions;
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

/// Opens the file; the sentence, if any, says why it cannot be written to.
pub(super) fn event_file(
    disk: &Disk,
    path: &Path,
) -> Result<(File, Stamp, Option<Message>), StoreError> {
    let io_error = |source| StoreError::Io { path: path.to_owned(), doing: Doing::Open, source };
    // The path is checked before opening as well, so that a device is never even opened.
    check(disk, path, &disk.stat(path).map_err(|source| cannot_open(path, source))?)?;
    let (file, barred) = match disk.open(path, true) {
        Ok(file) => (file, None),
        Err(error) if is_denied(&error) => {
            let file = disk.open(path, false).map_err(|source| cannot_open(path, source))?;
            let sentence = msg!("store.looked-at-only", path = shown(path), why = reason(&error));
            (file, Some(sentence))
        }
        Err(error) => return Err(cannot_open(path, error)),
    };
    let meta = disk.stat_open(&file).map_err(io_error)?;
    check(disk, path, &meta)?;
    Ok((file, Stamp::of(&meta), barred))
}

fn is_denied(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem)
}

fn cannot_open(path: &Path, source: io::Error) -> StoreError {
    let path = path.to_owned();
    match source.kind() {
        io::ErrorKind::NotFound => StoreError::Missing { path },
        _ if source.raw_os_error() == Some(rustix::io::Errno::LOOP.raw_os_error()) => {
            StoreError::NotAFile { path, what: msg!("store.symbolic-link") }
        }
        _ => StoreError::Io { path, doing: Doing::Open, source },
    }
}

/// Opens a file that is only read, such as a roster.
///
/// It does not wait for a pipe in the file's place, because nobody may ever write to that.
///
/// # Errors
/// The path cannot be opened, or is no regular file; the error then says what it is.
pub fn regular(path: &Path) -> io::Result<std::fs::File> {
    let file = |meta: std::fs::Metadata| is_file(&Meta::from(&meta));
    // The path is checked before opening as well, so that a device is never even opened.
    file(std::fs::metadata(path)?)?;
    let opened =
        OpenOptions::new().read(true).custom_flags(OFlags::NONBLOCK.bits() as i32).open(path)?;
    file(opened.metadata()?)?;
    Ok(opened)
}

/// The kind of thing at the path, if it is not a file.
fn other(meta: &Meta) -> Option<Message> {
    match meta.kind {
        Kind::File => None,
        Kind::Link => Some(msg!("store.symbolic-link")),
        Kind::Folder => Some(msg!("store.folder")),
        Kind::Pipe => Some(msg!("store.pipe")),
        Kind::Other => Some(msg!("store.device-or-socket")),
    }
}

/// Refuses anything but a plain file.
pub(super) fn is_file(meta: &Meta) -> io::Result<()> {
    match other(meta) {
        None => Ok(()),
        Some(what) => Err(own(msg!("store.not-a-text-file", what))),
    }
}

fn check(disk: &Disk, path: &Path, meta: &Meta) -> Result<(), StoreError> {
    if let Some(what) = other(meta) {
        return Err(StoreError::NotAFile { path: path.to_owned(), what });
    }
    let me = disk.system().user();
    if me != 0 && meta.owner != me {
        return Err(StoreError::NotYours { path: path.to_owned(), owner: meta.owner });
    }
    if meta.length > LARGEST {
        return Err(StoreError::TooLarge { path: path.to_owned(), bytes: meta.length });
    }
    Ok(())
}
