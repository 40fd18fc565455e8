//! An event file held open, and what is unsettled about it.

use super::disk::{Disk, File, Stamp};
use super::error::{MirrorAhead, Notice, StoreError, Trouble};
use super::files;
use super::local::{self, Local};
use super::log::{self, Chain, Damage, Loaded, Tail};
use super::recover::newer;
use crate::event::{Entry, Event, Outputs};
use crate::msg;
use crate::words::Message;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long a reader waits for a writer before it reads without the lock. A writer holds the lock
/// for one flush; an editor may hold it for minutes.
const READ_PATIENCE: Duration = Duration::from_millis(250);

/// An event file held open: the event as read so far, and the right to add to it.
///
/// Others may write to the same file. [`refresh`](Session::refresh) reads on;
/// [`commit`](Session::commit) reads on by itself before it decides.
pub struct Session {
    pub(super) disk: Disk,
    pub(super) path: PathBuf,
    pub(super) file: File,
    /// The stamp of the open file when it was last read.
    pub(super) stamp: Stamp,
    /// The cached stamp is invalid; check the whole file again.
    pub(super) stale: bool,
    pub(super) event: Event,
    pub(super) chain: Chain,
    /// The newest line that this session itself has brought to the disk; 0: none, nor the
    /// file's name.
    pub(super) flushed: u64,
    pub(super) tail: Tail,
    pub(super) damage: Option<Damage>,
    /// The head was changed from outside when the event was read.
    pub(super) head_changed: bool,
    pub(super) notices: Vec<Notice>,
    /// Why nothing can be written while the file stays as it is.
    pub(super) barred: Option<Trouble>,
    /// Why nothing can be written until the event is opened again.
    pub(super) unsaved: Option<Trouble>,
    /// The action that may or may not have been saved.
    pub(super) doubt: Option<Doubt>,
    /// Why the last action was not saved; cleared by the next saved action.
    pub(super) failed: Option<Trouble>,
    /// How the file differs, if it no longer holds all of the event.
    pub(super) diverged: Option<Diverged>,
    /// This session never writes, not even beside the file.
    pub(super) is_viewer: bool,
    /// A copy of the event is kept beside a file that no longer holds all of it.
    pub(super) keeps_copies: bool,
    /// How long a commit waits for another writer.
    pub(crate) patience: Duration,
    /// The acting user has given their own name.
    pub(super) named: bool,
}

impl Session {
    /// Opens an event.
    ///
    /// A damaged event is opened up to the damage, and a write-protected one is opened
    /// read-only; [`read_only`] gives the reason.
    ///
    /// # Errors
    /// There is no such file, it is no event file, or its head is damaged.
    ///
    /// [`read_only`]: Session::read_only
    pub fn open(path: &Path) -> Result<Session, StoreError> {
        Session::open_on(Disk::default(), path)
    }

    /// Like [`open`](Session::open), for a read-only view.
    ///
    /// If the file is replaced by another version of the event, that version is shown,
    /// and no copy of the old one is kept.
    ///
    /// # Errors
    /// As [`open`](Session::open).
    pub fn open_viewer(path: &Path) -> Result<Session, StoreError> {
        Session::open_viewer_on(Disk::default(), path)
    }

    /// [`open_viewer`](Session::open_viewer) on a disk whose calls may be made to fail.
    ///
    /// # Errors
    /// As [`open`](Session::open).
    pub fn open_viewer_on(disk: Disk, path: &Path) -> Result<Session, StoreError> {
        Ok(Session { is_viewer: true, keeps_copies: false, ..Session::open_on(disk, path)? })
    }

    /// Like [`open`](Session::open), on a disk whose calls can be made to fail.
    ///
    /// # Errors
    /// As [`open`](Session::open).
    pub fn open_on(disk: Disk, path: &Path) -> Result<Session, StoreError> {
        let opened = Opened::at(&disk, path, false)?;
        let Opened { file, stamp, barred, loaded } = opened;
        let notices = loaded.notices(&disk, path);
        let Loaded { event, chain, tail, damage } = loaded;
        let head_changed = damage.as_ref().is_some_and(Damage::of_head);
        Ok(Session {
            disk,
            path: path.to_owned(),
            file,
            stamp,
            stale: barred.is_some(),
            event,
            chain,
            flushed: 0,
            tail,
            damage,
            head_changed,
            notices,
            barred,
            unsaved: None,
            doubt: None,
            failed: None,
            diverged: None,
            is_viewer: false,
            keeps_copies: true,
            patience: Duration::from_secs(5),
            named: true,
        })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The event as far as it has been read.
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// Where sheets, site and mirror go on this computer. It is read anew, because another program
    /// may have changed it.
    pub fn outputs(&self) -> Outputs {
        self.local().outputs
    }

    pub(super) fn local(&self) -> Local {
        // A fault is reported when the event is opened.
        local::read(&self.disk, self.event.head.id, &self.path).unwrap_or_default()
    }

    /// Why nothing can be written, as a sentence for the banner; None if writing is possible.
    pub fn read_only(&self) -> Option<&Message> {
        self.barring().map(|trouble| &trouble.sentence)
    }

    fn barring(&self) -> Option<&Trouble> {
        let doubt = self.doubt.as_ref().map(|doubt| &doubt.trouble);
        doubt.or(self.unsaved.as_ref()).or(self.barred.as_ref())
    }

    /// A warning for a reader: the event lacks what its mirror holds.
    pub fn lacks_of_mirror(&self) -> Option<Message> {
        let ahead = self.barred.as_ref()?.mirror?;
        let mirror = files::mirror_path(&self.path, self.outputs().mirror()?);
        let command = files::recovery(&mirror, &self.path);
        let event = &self.path;
        Some(match ahead {
            MirrorAhead::Newer => msg!("event-file.read-older", event, mirror, command),
            MirrorAhead::Split => msg!("event-file.read-split", event, mirror),
        })
    }

    /// The organizer's most urgent problem.
    ///
    /// This is the reason why nothing can be written, else why the last action was not saved.
    pub fn trouble(&self) -> Option<&Trouble> {
        self.barring().or(self.failed.as_ref())
    }

    /// A warning for the end of this session.
    ///
    /// Somebody who opens the event later could not know that the file lacks some of it,
    /// or that an action was not saved.
    pub fn closing_warning(&self) -> Option<&Message> {
        let behind = self.diverged.as_ref().and(self.barred.as_ref());
        let doubt = self.doubt.as_ref().map(|doubt| &doubt.trouble);
        let trouble = doubt.or(behind).or(self.unsaved.as_ref()).or(self.failed.as_ref());
        trouble.map(|trouble| &trouble.sentence)
    }

    pub fn damage(&self) -> Option<&Damage> {
        self.damage.as_ref()
    }

    /// Notices for the organizer about the file.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Takes the notices, so that each is shown once.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Keeps no copy of the event beside its file from now on.
    ///
    /// The person who looks after the file keeps one.
    pub fn keep_no_copies(&mut self) {
        self.keeps_copies = false;
    }
}

/// A file that has been opened and read.
pub(super) struct Opened {
    pub file: File,
    pub stamp: Stamp,
    pub barred: Option<Trouble>,
    pub loaded: Loaded,
}

impl Opened {
    /// Opens and reads the file.
    ///
    /// `locked`: the caller holds the lock, so no writer can be half-way through a line.
    pub fn at(disk: &Disk, path: &Path, locked: bool) -> Result<Opened, StoreError> {
        let (file, stamp, unwritable) = files::event_file(disk, path)?;
        let lock = match locked {
            true => None,
            // If the lock cannot be had, the end may look torn for a moment; nothing worse happens.
            false => disk.lock(&file, true, READ_PATIENCE).ok().flatten(),
        };
        let mut loaded = log::load(&file, path)?;
        drop(lock);
        let local = local::read(disk, loaded.event.head.id, path).unwrap_or_default();
        let mirror = local.outputs.mirror().map(|mirror| files::mirror_path(path, mirror));
        let unwritable = unwritable.map(|sentence| {
            Trouble::new(msg!("event-file.cause", cause = "not-writable"), sentence)
        });
        let barred = match &mut loaded.damage {
            Some(damage) => {
                damage.mirror = mirror.filter(|at| at != path && disk.stat(at).is_ok());
                Some(Trouble::new(damage.cause(), damage.message()))
            }
            None => unwritable.or_else(|| newer(disk, path, &mirror?)),
        };
        Ok(Opened { file, stamp, barred, loaded })
    }
}

/// The kind of thing now at the event's path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileState {
    Gone,
    /// Another event.
    Other,
    Unsound,
    /// The same event, with a change in a line that this session had read.
    Changed,
    /// A sound version of the event that lacks actions.
    Older,
}

/// A file that no longer holds all of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diverged {
    pub file: FileState,
    /// The path of the kept copy, if any.
    pub kept: Option<PathBuf>,
    /// Saved actions in the file that this session does not know.
    ///
    /// They are lost if the event is put back as this session knows it.
    pub theirs: Vec<Message>,
    /// This session wrote the kept copy itself.
    pub(super) made: bool,
}

/// An action that may have been saved.
pub(super) struct Doubt {
    pub entry: Entry,
    /// The bytes that were written, and their offset in the file.
    pub bytes: Vec<u8>,
    pub offset: u64,
    pub trouble: Trouble,
}

// From which terminal a line was written.
//
// The log holds only names, and two terminals may use the same name. So each of the newest lines
// gets a mark in an extended attribute of the file, if the file system supports one.
//
// The marks are a help, not the truth. Names alone decide for a line without a mark, as
// in a copy, or in a file that an older program has written to.

const NAME: &str = "user.komandor.from";

/// The number of lines that are marked. Nobody enters this many while somebody else is being asked
/// a question.
const MOST: usize = 48;

/// The limit for the bytes of the marks; they take fewer.
const LONGEST: usize = 4096;

struct Mark {
    line: u64,
    /// The second in which it was written.
    unix: i64,
    login: u32,
}

fn marks(file: &File) -> Vec<Mark> {
    let mut bytes = [0; LONGEST];
    let Ok(length) = file.mark(NAME, &mut bytes) else { return Vec::new() };
    let text = String::from_utf8_lossy(&bytes[..length.min(LONGEST)]);
    let mark = |line: &str| {
        let mut words = line.split(' ');
        let mut next = || words.next();
        let (line, unix) = (next()?.parse().ok()?, next()?.parse().ok()?);
        Some(Mark { line, unix, login: u32::from_str_radix(next()?, 16).ok()? })
    };
    text.lines().filter_map(mark).collect()
}

impl Session {
    /// Sets whether the acting user has given their own name.
    ///
    /// A given name means the same person at every terminal; otherwise it is only the
    /// name of a login.
    pub fn set_named(&mut self, named: bool) {
        self.named = named;
    }

    /// Marks the newest line; if that is impossible, names must suffice.
    pub(super) fn mark(&self, entry: &Entry) {
        let mut marks = marks(&self.file);
        marks.retain(|mark| mark.line < entry.n);
        marks.push(Mark { line: entry.n, unix: entry.at.unix, login: self.disk.login() });
        let mut text = String::new();
        for Mark { line, unix, login } in &marks[marks.len().saturating_sub(MOST)..] {
            let _ = writeln!(text, "{line} {unix} {login:x}");
        }
        let _ = self.file.set_mark(NAME, text.as_bytes());
    }

    /// The lines that were written from another terminal; none if the user has given a name.
    pub(super) fn elsewhere(&self) -> Vec<u64> {
        if self.named {
            return Vec::new();
        }
        let is_so = |mark: &Mark| {
            let mut newest = self.event.log.iter().rev().take(2 * MOST);
            newest.any(|entry| (entry.n, entry.at.unix) == (mark.line, mark.unix))
        };
        let (marks, here) = (marks(&self.file).into_iter(), self.disk.login());
        marks.filter(|mark| mark.login != here && is_so(mark)).map(|mark| mark.line).collect()
    }
}
