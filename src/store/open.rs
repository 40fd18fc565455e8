//! Opens files if it is safe: an event, the user's own regular file, reached without a symbolic
//! link; and files that are no events, of which none is waited for and none is read without end.

use super::disk::Disk;
use super::error::{Doing, StoreError, own, reason, shown};
use super::stamp::{LARGEST, Stamp};
use super::system::{File, Kind, Meta};
use crate::msg;
use crate::words::Message;
use rustix::fs::OFlags;
use std::fs::OpenOptions;
use std::io::{self, Read};
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

/// The content of a file of at most `most` bytes that somebody names or keeps, such as a roster.
///
/// A symbolic link is followed, because people keep their files elsewhere.
///
/// # Errors
/// The path cannot be read, is no regular file, or is larger; the error then says so.
pub fn read_named(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    // The path is checked before opening as well, so that a device is never even opened.
    is_file(&Meta::from(&std::fs::metadata(path)?))?;
    whole(regular(OpenOptions::new().read(true), OFlags::empty(), path)?, most)
}

/// As [`read_named`], a text.
///
/// # Errors
/// As [`read_named`]; or it is no UTF-8.
pub fn read_named_text(path: &Path, most: u64) -> io::Result<String> {
    let mut text = String::new();
    read_named(path, most)?.as_slice().read_to_string(&mut text)?;
    Ok(text)
}

/// The content of a file that this program writes, in a folder where others write too.
///
/// Whatever stands in its place is not followed, not waited for, and not read without end.
///
/// # Errors
/// As [`read_named`]; or a symbolic link is in its place.
pub fn read_ours(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    is_file(&Meta::from(&std::fs::symlink_metadata(path)?))?;
    whole(regular(OpenOptions::new().read(true), OFlags::NOFOLLOW, path)?, most)
}

/// Opens such a file to lock or to mark something, and makes it if there is none.
///
/// # Errors
/// Something else is in its place, or the system refuses.
pub fn open_ours(path: &Path) -> io::Result<std::fs::File> {
    match std::fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        there => {
            if let Some(what) = other(&Meta::from(&there?)) {
                return Err(own(msg!("store.in-its-place", what)));
            }
        }
    }
    regular(OpenOptions::new().write(true).create(true).truncate(false), OFlags::NOFOLLOW, path)
}

/// Opens what is a regular file; nobody may ever write to a pipe in its place.
fn regular(options: &mut OpenOptions, flags: OFlags, path: &Path) -> io::Result<std::fs::File> {
    let flags = (flags | OFlags::NONBLOCK).bits() as i32;
    let opened = options.custom_flags(flags).open(path)?;
    is_file(&Meta::from(&opened.metadata()?))?;
    Ok(opened)
}

fn whole(file: std::fs::File, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes)?;
    match bytes.len() as u64 > most {
        true => Err(own(msg!("store.more-bytes", most))),
        false => Ok(bytes),
    }
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
