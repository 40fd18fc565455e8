//! Opens, makes and keeps files safely.
//!
//! An event is opened if it is the user's own regular file, reached without a symbolic link. Of other
//! files none is waited for, and none is read without end. A new file gets its name only when it is
//! complete. Bytes that the event file could not take or cannot use are kept beside it.

use super::disk::{Disk, File, Kind, LARGEST, Meta, Stamp};
use super::error::{Doing, StoreError, own, reason};
use super::text::encode_head;
use crate::event::Head;
use crate::msg;
use crate::ruleset::Ruleset;
use crate::words::Message;
use rustix::fs::OFlags;
use std::ffi::{OsStr, OsString};
use std::fs::OpenOptions;
use std::io::ErrorKind::{PermissionDenied, ReadOnlyFilesystem};
use std::io::{self, Read};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

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
        Err(error) if matches!(error.kind(), PermissionDenied | ReadOnlyFilesystem) => {
            let file = disk.open(path, false).map_err(|source| cannot_open(path, source))?;
            let sentence = msg!("event-file.looked-at-only", path, why = reason(&error));
            (file, Some(sentence))
        }
        Err(error) => return Err(cannot_open(path, error)),
    };
    let meta = file.stat().map_err(io_error)?;
    check(disk, path, &meta)?;
    Ok((file, Stamp::of(&meta), barred))
}

fn cannot_open(path: &Path, source: io::Error) -> StoreError {
    let path = path.to_owned();
    match source.kind() {
        io::ErrorKind::NotFound => StoreError::Missing { path },
        _ if source.raw_os_error() == Some(rustix::io::Errno::LOOP.raw_os_error()) => {
            StoreError::NotAFile { path, what: msg!("event-file.found", what = "link") }
        }
        _ => StoreError::Io { path, doing: Doing::Open, source },
    }
}

/// The content of a file of the user's, of at most `most` bytes, such as a roster.
///
/// A symbolic link is followed, because people keep their files elsewhere.
///
/// # Errors
/// The path cannot be read, is no regular file, or is larger; the error then says so.
pub fn read_named(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    // The path is checked before opening as well, so that a device is never even opened.
    is_file(&Meta::from(&std::fs::metadata(path)?))?;
    read_all(regular(OpenOptions::new().read(true), OFlags::empty(), path)?, most)
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
/// If something else is there, such as a link or a pipe, it is not followed, waited for, or read
/// without limit.
///
/// # Errors
/// As [`read_named`]; or a symbolic link is in its place.
pub fn read_ours(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    is_file(&Meta::from(&std::fs::symlink_metadata(path)?))?;
    read_all(regular(OpenOptions::new().read(true), OFlags::NOFOLLOW, path)?, most)
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
                return Err(own(msg!("event-file.in-its-place", what)));
            }
        }
    }
    regular(OpenOptions::new().write(true).create(true).truncate(false), OFlags::NOFOLLOW, path)
}

/// Opens a regular file only: opening a pipe would wait for a writer.
fn regular(options: &mut OpenOptions, flags: OFlags, path: &Path) -> io::Result<std::fs::File> {
    let flags = (flags | OFlags::NONBLOCK).bits() as i32;
    let opened = options.custom_flags(flags).open(path)?;
    is_file(&Meta::from(&opened.metadata()?))?;
    Ok(opened)
}

fn read_all(file: std::fs::File, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes)?;
    match bytes.len() as u64 > most {
        true => Err(own(msg!("event-file.more-bytes", most))),
        false => Ok(bytes),
    }
}

/// The kind of thing at the path, if it is not a file.
fn other(meta: &Meta) -> Option<Message> {
    match meta.kind {
        Kind::File => None,
        Kind::Link => Some(msg!("event-file.found", what = "link")),
        Kind::Folder => Some(msg!("event-file.found", what = "folder")),
        Kind::Pipe => Some(msg!("event-file.found", what = "pipe")),
        Kind::Other => Some(msg!("event-file.found", what = "device")),
    }
}

/// Refuses anything but a plain file.
pub(super) fn is_file(meta: &Meta) -> io::Result<()> {
    match other(meta) {
        None => Ok(()),
        Some(what) => Err(own(msg!("event-file.not-a-text-file", what))),
    }
}

fn check(disk: &Disk, path: &Path, meta: &Meta) -> Result<(), StoreError> {
    if let Some(what) = other(meta) {
        return Err(StoreError::NotAFile { path: path.to_owned(), what });
    }
    let me = disk.user();
    if me != 0 && meta.owner != me {
        return Err(StoreError::NotYours { path: path.to_owned(), owner: meta.owner });
    }
    if meta.length > LARGEST {
        return Err(StoreError::TooLarge { path: path.to_owned(), bytes: meta.length });
    }
    Ok(())
}

/// Creates the file of a new event; on return, it is on the disk.
///
/// Only its owner may read the file. A missing folder is created.
///
/// # Errors
/// The file exists already, or it cannot be written. No new file is left behind.
pub fn create(path: &Path, head: &Head, ruleset: &Ruleset) -> Result<(), StoreError> {
    create_on(&Disk::default(), path, head, ruleset)
}

/// Like [`create`], on a disk whose calls can be made to fail.
///
/// # Errors
/// As [`create`].
pub fn create_on(disk: &Disk, path: &Path, head: &Head, rules: &Ruleset) -> Result<(), StoreError> {
    let text = encode_head(head, rules)
        .map_err(|problem| StoreError::Unwritable { path: path.to_owned(), problem })?;
    write_new(disk, path, text.as_bytes())
}

/// Creates a file with this text, and its folder if that is missing. The file gets its name only
/// when it is complete, so an interrupted call leaves nothing under that name.
pub(super) fn write_new(disk: &Disk, path: &Path, text: &[u8]) -> Result<(), StoreError> {
    let cannot = |doing| move |source| StoreError::NotMade { path: path.to_owned(), doing, source };
    let exists = || StoreError::Exists { path: path.to_owned() };
    let folder = folder_of(path);
    if !disk.is_folder(folder) {
        disk.make_folder(folder).map_err(cannot(Doing::MakeFolder))?;
    }
    let Some(name) = path.file_name() else {
        return Err(cannot(Doing::Make)(io::ErrorKind::InvalidFilename.into()));
    };
    if disk.stat(path).is_ok() {
        return Err(exists());
    }
    let (beside, file) = new_file(disk, folder, name, "new").map_err(cannot(Doing::Make))?;
    let written =
        file.append(text).and_then(|()| file.fsync()).and_then(|()| disk.rename_new(&beside, path));
    if let Err(source) = written {
        let _ = disk.remove(&beside);
        return Err(match source.kind() {
            io::ErrorKind::AlreadyExists => exists(),
            _ => cannot(Doing::Write)(source),
        });
    }
    disk.fsync_folder(folder).map_err(|source| {
        // The name might be gone after a crash, so the file is removed again.
        let _ = disk.remove(path);
        cannot(Doing::Write)(source)
    })
}

/// The limit for the numbers of kept files; it is never reached in practice.
const MOST: u32 = 1000;

/// The most bytes that a file's name may have.
const LONGEST_NAME: usize = 255;

/// Keeps `bytes` in a new file beside the event, `EVENT.yaml.WORD-N`. If that folder cannot be
/// written to, the file goes to the folder for temporary files.
pub(super) fn keep(disk: &Disk, event: &Path, word: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    let name = event.file_name().unwrap_or_default();
    let temporary = disk.temporary();
    keep_in(disk, folder_of(event), name, word, bytes)
        .or_else(|_| keep_in(disk, &temporary, name, word, bytes))
}

fn keep_in(
    disk: &Disk,
    folder: &Path,
    name: &OsStr,
    word: &str,
    bytes: &[u8],
) -> io::Result<PathBuf> {
    let (path, file) = new_file(disk, folder, name, word)?;
    let kept =
        file.append(bytes).and_then(|()| file.fsync()).and_then(|()| disk.fsync_folder(folder));
    match kept {
        Ok(()) => Ok(path),
        Err(error) => {
            let _ = disk.remove(&path);
            Err(error)
        }
    }
}

/// A file beside the event, `EVENT.yaml.WORD-N`, that begins with these bytes.
pub(super) fn find(disk: &Disk, event: &Path, word: &str, bytes: &[u8]) -> Option<PathBuf> {
    let name = event.file_name().unwrap_or_default();
    let numbered = (1..MOST).map(|number| beside(folder_of(event), name, word, number));
    let mut there = numbered.take_while(|path| disk.stat(path).is_ok());
    there.find(|path| begins_with(disk, path, bytes))
}

/// Whether the file can be read and begins with these bytes.
pub(super) fn begins_with(disk: &Disk, path: &Path, bytes: &[u8]) -> bool {
    let Ok(file) = disk.open(path, false) else { return false };
    let mut found = Vec::new();
    let read = file.reader(0).take(bytes.len() as u64).read_to_end(&mut found);
    read.is_ok() && found == bytes
}

/// Brings a kept file to the disk that begins with these bytes. Another may have written it and
/// died before the flush, or failed to flush it. So the bytes are written again.
pub(super) fn make_certain(disk: &Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let file = disk.open(path, false)?;
    let stamp = Stamp::of(&file.stat()?);
    disk.write_again(path, &stamp, 0, bytes)?;
    file.fsync()?;
    disk.fsync_folder(folder_of(path))
}

/// Removes a kept file that is no longer needed. The file stays if its content has changed by now,
/// or if it cannot be removed.
pub(super) fn discard(disk: &Disk, path: &Path, bytes: &[u8]) {
    // A program that has opened the file as an event writes only under this lock.
    let Ok(file) = disk.open(path, true) else { return };
    let Ok(Some(lock)) = disk.lock(&file, false, Duration::ZERO) else { return };
    let as_kept = file.stat().is_ok_and(|meta| meta.length == bytes.len() as u64);
    if as_kept && begins_with(disk, path, bytes) {
        let _ = disk.remove(path);
    }
    drop(lock);
}

pub(super) fn new_file(
    disk: &Disk,
    folder: &Path,
    name: &OsStr,
    word: &str,
) -> io::Result<(PathBuf, File)> {
    for number in 1..MOST {
        let path = beside(folder, name, word, number);
        match disk.create(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// The numbered path; without a folder if the event was named without one. A name that is too long
/// is cut at its end.
fn beside(folder: &Path, name: &OsStr, word: &str, number: u32) -> PathBuf {
    let ending = format!(".{word}-{number}");
    let most = LONGEST_NAME - ending.len();
    let mut numbered = name.to_owned();
    if name.len() > most {
        let name = name.to_string_lossy();
        let end = (0..=most).rev().find(|at| name.is_char_boundary(*at)).unwrap_or(0);
        numbered = OsString::from(&name[..end]);
    }
    numbered.push(ending);
    if folder == Path::new(".") { PathBuf::from(numbered) } else { folder.join(numbered) }
}

/// The folder that contains the file.
pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// The path of a mirror as set, relative to the event.
pub fn mirror_path(event: &Path, mirror: &str) -> PathBuf {
    event.parent().unwrap_or(Path::new("")).join(mirror)
}

/// The command that recovers the event from its mirror.
pub(super) fn recovery(mirror: &Path, event: &Path) -> String {
    format!("komandor recover {} {}", in_shell(mirror), in_shell(event))
}

/// The path as one word of a shell command, on one line.
pub fn in_shell(path: &Path) -> String {
    let word = path.to_string_lossy();
    if !word.contains(|c: char| c.is_ascii_control()) {
        return shell_words::quote(&word).into_owned();
    }
    let quoted = word.chars().map(|c| match c {
        '\'' | '\\' => format!("\\{c}"),
        '\n' => "\\n".to_owned(),
        c if c.is_ascii_control() => format!("\\x{:02x}", u32::from(c)),
        c => c.to_string(),
    });
    format!("$'{}'", quoted.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_one_word_of_a_shell_in_one_line() {
        let word = |name| in_shell(Path::new(name));
        assert_eq!(word("shop.yaml"), "shop.yaml");
        assert_eq!(word("my dir/Anna's.yaml"), "'my dir/Anna'\\''s.yaml'");
        assert_eq!(word("a b.yaml"), "'a b.yaml'");
        assert_eq!(word("a\nb\u{1b}'c\\.yaml"), "$'a\\nb\\x1b\\'c\\\\.yaml'");
    }
}
