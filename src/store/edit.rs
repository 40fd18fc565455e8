//! Replaces an event file by a version that was edited by hand.
//!
//! The editor gets a copy and no lock, because an editor stays open for minutes. The
//! returned text is checked and sealed. It replaces the file in one step, if the file is
//! still what was copied.

use super::disk::Disk;
use super::edit_checks::{self, Objection};
use super::error::{CommitError, StoreError, reason, shown};
use super::lock;
use super::open;
use super::read::{self, cannot_read};
use super::rescue;
use super::rescue::folder_of;
use super::seal::{self, difference, named, seal};
use super::stamp::{LARGEST, Stamp};
use super::system::File;
use crate::event::{Event, Moment};
use crate::msg;
use crate::words::{Arg, Message};
use std::fmt;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long to wait for a writer.
const PATIENCE: Duration = Duration::from_secs(5);

/// An event file as it stood when somebody began to edit it.
pub struct Original {
    disk: Disk,
    path: PathBuf,
    whole: Vec<u8>,
    /// The offset behind the last line that was written completely.
    end: usize,
}

/// The outcome of an accepted edit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replaced {
    /// The number of the line that records the edit; None: there was nothing to change.
    pub n: Option<u64>,
    /// The difference, such as `action 4 changed`.
    pub what: Message,
    /// The path of the copy of the file as it was before.
    pub before: Option<PathBuf>,
    /// The number of hard links that still lead to the old file.
    pub other_names: u64,
}

/// Why an edited text did not replace the file; the file is as it was.
#[derive(Debug, thiserror::Error)]
pub enum EditError {
    /// The text can be corrected: one sentence for each fault, with line and column.
    Faults(Vec<Message>),
    /// Somebody has written to the event since the copy was made: who last, and what, if that
    /// can be read.
    Changed {
        path: PathBuf,
        last: Option<(String, Arg)>,
    },
    Commit(#[from] CommitError),
}

impl EditError {
    pub fn message(&self) -> Message {
        match self {
            EditError::Faults(faults) => Message::lines(faults.clone()),
            EditError::Changed { path, last: None } => {
                msg!("replaced.event-changed", path = shown(path))
            }
            EditError::Changed { path, last: Some((by, what)) } => {
                msg!("replaced.event-changed-by", path = shown(path), by, what = what.clone())
            }
            EditError::Commit(error) => error.message(),
        }
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl From<EditError> for Message {
    fn from(error: EditError) -> Message {
        error.message()
    }
}

impl From<StoreError> for EditError {
    fn from(error: StoreError) -> EditError {
        EditError::Commit(error.into())
    }
}

impl Original {
    /// Reads the file, even if its content is damaged.
    ///
    /// # Errors
    /// The file cannot be read, or must not be written to.
    pub fn read(path: &Path) -> Result<Original, CommitError> {
        Original::read_on(Disk::default(), path)
    }

    /// Like [`read`](Original::read), on a disk whose calls can be made to fail.
    ///
    /// # Errors
    /// As [`read`](Original::read).
    pub fn read_on(disk: Disk, path: &Path) -> Result<Original, CommitError> {
        let (file, _, barred) = open::event_file(&disk, path)?;
        if let Some(sentence) = barred {
            return Err(CommitError::ReadOnly(sentence));
        }
        let held = hold(&disk, &file, path, true)?;
        let whole = whole(&disk, &file, path)?;
        drop(held);
        let end = seal::end(&whole);
        Ok(Original { disk, path: path.to_owned(), whole, end })
    }

    /// The text, without an unfinished last line.
    pub fn bytes(&self) -> &[u8] {
        &self.whole[..self.end]
    }

    /// The lines that were written since a copy was made.
    ///
    /// They have higher numbers than all lines of the copy, and stand nowhere in it.
    pub fn since(&self, copy: &[u8]) -> Vec<&[u8]> {
        edit_checks::since(self.bytes(), copy)
    }

    /// Replaces the file by this text, in the name of `by`.
    ///
    /// Every line must be readable, follow from the lines before it, and keep the rules
    /// of the event's ruleset. `judge` must have no objection to the event as a whole.
    /// All checksums are made anew, a new last line says what was changed, and a copy of
    /// the old file stays beside it. If the text is unchanged, the edit accepts changes
    /// that another program has made to the file.
    ///
    /// # Errors
    /// The text has faults, somebody has written meanwhile, or the file cannot be
    /// written. The file is then as it was.
    pub fn replace(
        &self,
        text: &[u8],
        by: &str,
        now: Moment,
        why: Option<String>,
        judge: &dyn Fn(&Event) -> Vec<Objection>,
    ) -> Result<Replaced, EditError> {
        let mut sealed = seal(&self.path, text, self.bytes()).map_err(EditError::Faults)?;
        let torn = self.end < self.whole.len();
        if sealed.bytes == self.bytes() && !torn {
            let what = msg!("replaced.nothing");
            return Ok(Replaced { n: None, what, before: None, other_names: 0 });
        }
        let mut faults = edit_checks::strange(&self.path, &sealed.event, text, self.bytes(), now);
        let objections = judge(&sealed.event);
        faults.extend(objections.iter().map(|one| edit_checks::located(&self.path, text, one)));
        if !faults.is_empty() {
            return Err(EditError::Faults(faults));
        }
        let what = match sealed.mismatches.as_slice() {
            _ if text != self.bytes() => difference(self.bytes(), text),
            [] if sealed.head => msg!("replaced.accepted-head"),
            [] => msg!("replaced.accepted"),
            lines if sealed.head => msg!("replaced.accepted-head-and", actions = named(lines)),
            lines => msg!("replaced.accepted-actions", actions = named(lines)),
        };
        let what = if torn { msg!("replaced.tail-left-out", what) } else { what };
        let unwritable = |problem| StoreError::Unwritable { path: self.path.clone(), problem };
        // The file is in English.
        let n = seal::sign(&mut sealed, (by, now, why), what.to_string()).map_err(unwritable)?;
        let (before, other_names) = self.put(&sealed.bytes)?;
        Ok(Replaced { n: Some(n), what, before: Some(before), other_names })
    }

    /// Keeps a rejected text in a file beside the event.
    ///
    /// # Errors
    /// The text can be written neither there nor among the temporary files.
    pub fn keep(&self, text: &[u8]) -> io::Result<PathBuf> {
        rescue::keep(&self.disk, &self.path, "edit", text)
    }

    /// Replaces the old file by the new one, unless the old one has changed.
    ///
    /// Returns the path of the kept old file, and the number of its other names.
    pub(super) fn put(&self, bytes: &[u8]) -> Result<(PathBuf, u64), EditError> {
        let not_written = |source| StoreError::NotWritten { path: self.path.clone(), source };
        let (file, stamp, barred) = open::event_file(&self.disk, &self.path)?;
        if let Some(sentence) = barred {
            return Err(CommitError::ReadOnly(sentence).into());
        }
        let held = hold(&self.disk, &file, &self.path, false)?;
        let there = self.disk.stat(&self.path).map_err(not_written)?;
        let same = Stamp::of(&there).same_file(&stamp);
        if !same || whole(&self.disk, &file, &self.path)? != self.whole {
            return Err(self.changed(&file));
        }
        let folder = folder_of(&self.path);
        let name = self.path.file_name().unwrap_or_default();
        let (beside, new) = rescue::new_file(&self.disk, folder, name, "new")
            .map_err(|source| StoreError::NoneBeside { path: self.path.clone(), source })?;
        let before = match rescue::keep(&self.disk, &self.path, "before", &self.whole) {
            Ok(before) => before,
            Err(source) => {
                let _ = self.disk.remove(&beside);
                return Err(not_written(source).into());
            }
        };
        // The new file is for those the old one was for.
        let put = self
            .disk
            .write(&new, bytes)
            .and_then(|()| new.belong(&there))
            .and_then(|()| self.disk.sync(&new))
            .and_then(|()| self.disk.rename(&beside, &self.path));
        if let Err(source) = put {
            let _ = self.disk.remove(&beside);
            let _ = self.disk.remove(&before);
            return Err(not_written(source).into());
        }
        // This releases the old file's lock; those who waited for it then find another file here.
        drop(held);
        self.disk.sync_folder(folder).map_err(|source| StoreError::NotSaved {
            sentence: msg!(
                "replaced.not-flushed",
                path = shown(&self.path),
                why = reason(&source),
                kept = shown(&before)
            ),
        })?;
        Ok((before, there.names.saturating_sub(1)))
    }

    /// The error, naming who has written last if that can be read.
    fn changed(&self, file: &File) -> EditError {
        let last = read::load(&self.disk, file, &self.path).ok().and_then(|loaded| {
            let entry = loaded.event.log.last()?;
            Some((entry.by.clone(), loaded.event.tell(entry).into()))
        });
        EditError::Changed { path: self.path.clone(), last }
    }
}

fn hold(disk: &Disk, file: &File, path: &Path, shared: bool) -> Result<lock::Held, StoreError> {
    let held = lock::hold(disk, file, shared, PATIENCE)
        .map_err(|source| StoreError::NoLocks { path: path.to_owned(), source })?;
    held.ok_or(StoreError::Busy { path: path.to_owned(), seconds: PATIENCE.as_secs() })
}

fn whole(disk: &Disk, file: &File, path: &Path) -> Result<Vec<u8>, StoreError> {
    let mut bytes = Vec::new();
    let read = disk.reader(file, 0).take(LARGEST + 1).read_to_end(&mut bytes);
    read.map_err(cannot_read(path))?;
    Ok(bytes)
}
