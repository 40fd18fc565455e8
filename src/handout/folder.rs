//! Writes files into a folder of Komandor's own, each completely or not at all.
//!
//! A mark file in the folder names the event, the state last written, and the files written. A
//! folder with other files and without the mark is left alone.

use crate::event::{Event, EventId};
use crate::export::{flushed_file, shown_path};
use crate::limits;
use crate::msg;
use crate::store::{open_ours, read_ours, reason};
use crate::words::Message;
use rustix::fs::{FlockOperation, flock};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The mark file. The names of all files that are not for readers begin like this.
const MARK: &str = ".komandor";
/// The writer holds this file locked.
const LOCK: &str = ".komandor-lock";
/// An incomplete file.
const PART: &str = ".komandor-part-";
/// The most bytes that a mark may have: it names a few hundred files.
const LARGEST_MARK: u64 = 1 << 20;
/// How long to wait for another writer, and how often to check.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(10);
/// A mark older than this is not from a current writer. If it names a later state, the event file
/// was replaced by an older copy since.
const OF_THIS_MOMENT: Duration = Duration::from_secs(10);

/// The files that a folder should contain.
pub struct FolderContent {
    /// The name and the text of each. A name has small letters, digits, hyphens and dots.
    pub files: Vec<(String, String)>,
    /// Whether an earlier file that is not among them stays.
    pub keeps: fn(&Event, &str) -> bool,
}

/// How much of a folder has changed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct FolderChange {
    /// Files whose text has changed.
    pub files: usize,
    pub bytes: usize,
}

/// The content of a mark.
#[derive(Debug, Serialize, Deserialize)]
struct FolderMark {
    komandor: u32,
    /// The event's name, for people.
    event: String,
    /// Identifies the event. The folder may be published, so nothing that depends on the seed may
    /// be here.
    id: EventId,
    /// The number of lines of the log last written.
    n: usize,
    files: BTreeSet<String>,
}

/// Writes the files into the folder, and creates it if needed. If it has a newer state, nothing is
/// written.
///
/// # Errors
/// A sentence with the path: the folder has foreign files or those of another event, or the system
/// refuses.
pub fn write(
    folder: &Path,
    event: &Event,
    content: &FolderContent,
) -> Result<FolderChange, Message> {
    let failed_at = |path: &Path, error: io::Error| {
        msg!("common.labelled", label = shown_path(path), text = reason(&error))
    };
    let failed = |error| failed_at(folder, error);
    match fs::create_dir(folder) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists && folder.is_dir() => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            return Err(msg!("pages.not-a-folder", path = shown_path(folder)));
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let parent = folder.parent().unwrap_or(folder);
            return Err(msg!("pages.export-no-folder", folder = shown_path(parent)));
        }
        Err(error) => return Err(failed(error)),
    }
    // Before anything, also the lock, is written there.
    our_mark(folder, event)?;
    let lock = locked(folder).map_err(|error| failed_at(&folder.join(LOCK), error))?;
    let _lock = lock.ok_or_else(|| msg!("pages.busy", path = shown_path(folder)))?;
    let before = our_mark(folder, event)?;
    if before.as_ref().is_some_and(|mark| mark.n > event.log.len() && is_fresh(folder)) {
        return Ok(FolderChange::default());
    }
    written(folder, event, content, before.map(|mark| mark.files).unwrap_or_default())
        .map_err(failed)
}

/// The names of the files that this event has in the folder.
pub(super) fn files(folder: &Path, event: &Event) -> BTreeSet<String> {
    our_mark(folder, event).ok().flatten().map(|mark| mark.files).unwrap_or_default()
}

pub(super) fn is_of(folder: &Path, event: &Event) -> bool {
    matches!(our_mark(folder, event), Ok(Some(_)))
}

/// The mark of the folder; None if the folder is empty.
///
/// # Errors
/// The folder has foreign files.
fn our_mark(folder: &Path, event: &Event) -> Result<Option<FolderMark>, Message> {
    let path = folder.join(MARK);
    let damaged = || msg!("pages.damaged-mark", file = shown_path(&path));
    let mark: FolderMark = match read_ours(&path, LARGEST_MARK) {
        Ok(text) => {
            let text = String::from_utf8(text).ok().filter(|text| limits::too_deep(text).is_none());
            serde_yaml::from_str(&text.ok_or_else(damaged)?).map_err(|_| damaged())?
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let entries = fs::read_dir(folder).into_iter().flatten().flatten();
            let is_ours = |name: &str| name.starts_with(MARK);
            let mut names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
            return match names.all(|name| is_ours(&name)) {
                true => Ok(None),
                false => Err(msg!("pages.others-files", path = shown_path(folder))),
            };
        }
        Err(_) => return Err(damaged()),
    };
    match mark.id == event.head.id {
        true => Ok(Some(mark)),
        false => Err(msg!("pages.other-event", path = shown_path(folder), event = mark.event)),
    }
}

/// The lock of the folder; None if somebody else holds it for too long.
fn locked(folder: &Path) -> io::Result<Option<File>> {
    let file = open_ours(&folder.join(LOCK))?;
    let started = Instant::now();
    loop {
        match flock(&file, FlockOperation::NonBlockingLockExclusive) {
            Ok(()) => return Ok(Some(file)),
            Err(rustix::io::Errno::WOULDBLOCK) if started.elapsed() < PATIENCE => sleep(PAUSE),
            Err(rustix::io::Errno::WOULDBLOCK) => return Ok(None),
            Err(error) => return Err(error.into()),
        }
    }
}

fn is_fresh(folder: &Path) -> bool {
    let written = fs::metadata(folder.join(MARK)).and_then(|mark| mark.modified());
    written.is_ok_and(|at| at.elapsed().is_ok_and(|age| age < OF_THIS_MOMENT))
}

/// Writes what has changed, and the mark last. `before` are the files so far.
fn written(
    folder: &Path,
    event: &Event,
    content: &FolderContent,
    before: BTreeSet<String>,
) -> io::Result<FolderChange> {
    remove_parts(folder);
    let mut files: BTreeSet<String> = content.files.iter().map(|(name, _)| name.clone()).collect();
    // The mark names a file before it is written, so that a killed writer leaves no unknown file.
    let stays = |name: &String| is_plain(name) && !files.contains(name);
    let (kept, gone): (Vec<String>, Vec<String>) =
        before.into_iter().filter(stays).partition(|name| (content.keeps)(event, name));
    files.extend(kept);
    let mark = |n: usize, files: BTreeSet<String>| FolderMark {
        komandor: 1,
        event: event.name().to_owned(),
        id: event.head.id,
        n,
        files,
    };
    let all: BTreeSet<String> = files.iter().chain(&gone).cloned().collect();
    let is_first = !folder.join(MARK).exists();
    if is_first {
        write_mark(folder, &mark(0, all))?;
    }
    let mut done = FolderChange::default();
    for (name, text) in &content.files {
        let path = folder.join(name);
        let there = read_ours(&path, text.len() as u64);
        if there.is_ok_and(|there| there == text.as_bytes()) {
            continue;
        }
        flushed_file(folder, PART, text)?.persist(path)?;
        done.files += 1;
        done.bytes += text.len();
    }
    for name in gone {
        // A file that is already gone is fine.
        drop(fs::remove_file(folder.join(name)));
    }
    write_mark(folder, &mark(event.log.len(), files))?;
    File::open(folder)?.sync_all()?;
    Ok(done)
}

fn write_mark(folder: &Path, mark: &FolderMark) -> io::Result<()> {
    let text = serde_yaml::to_string(mark).map_err(io::Error::other)?;
    flushed_file(folder, PART, &text)?.persist(folder.join(MARK))?;
    Ok(())
}

/// Removes what killed writers have left.
fn remove_parts(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_name().to_string_lossy().starts_with(PART) {
            drop(fs::remove_file(entry.path()));
        }
    }
}

/// Whether a name from a mark is a file directly in the folder.
fn is_plain(name: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c);
    !name.starts_with('.') && name.chars().all(is_letter)
}

#[cfg(test)]
mod tests;
