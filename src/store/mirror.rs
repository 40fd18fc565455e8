//! A second file that gets every saved line, on another disk.
//!
//! The mirror is always the beginning of the event file, byte for byte: it is started, and then lines
//! are only appended. A file that is anything else is left alone. A thread of its own writes it,
//! so that a slow or dead disk holds up nobody.

use super::disk::{Disk, File, Lock, Stamp};
use super::error::{own, reason};
use super::files::{folder_of, in_shell, is_file, mirror_path, recovery};
use super::local::{self, Local};
use super::session::Session;
use crate::msg;
use crate::words::{Arg, Message};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often a mirror that failed is tried again.
const AGAIN: Duration = Duration::from_secs(2);

/// Bytes before the end of the mirror that are compared once the rest is known to agree.
const END: u64 = 256;

/// The most bytes that are added between two flushes. So nothing but the last so many bytes of a
/// copy can be missing from its disk, no matter which process wrote them and died.
const PIECE: usize = 32 << 10;

/// How long to wait for another program that holds the lock.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// Whether the saved lines are on the mirror too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mirrored {
    Yes,
    /// They are in the second file, and that is lost with the disk of the event.
    OnTheSameDisk,
    /// This many actions are not on it yet; and why, if it failed.
    Behind(u64, Option<Message>),
}

impl Mirrored {
    /// The message how far the mirror is behind; None if it is not.
    pub fn behind(self) -> Option<Message> {
        match self {
            Mirrored::Yes | Mirrored::OnTheSameDisk => None,
            Mirrored::Behind(0, Some(why)) => Some(msg!("event-file.mirror-not-written", why)),
            Mirrored::Behind(n, None) => Some(msg!("event-file.behind", n)),
            Mirrored::Behind(n, Some(why)) => {
                Some(msg!("common.labelled", label = msg!("event-file.behind", n), text = why))
            }
        }
    }

    /// The message that action `n` is in the mirror; None if it is not.
    pub fn is_there(&self, n: u64) -> Option<Message> {
        match self {
            Mirrored::Yes => Some(msg!("event-file.saved", n)),
            Mirrored::OnTheSameDisk => Some(msg!("event-file.saved-on-the-same-disk", n)),
            Mirrored::Behind(..) => None,
        }
    }
}

/// The mirror of the event that is open: the one that a user asked for, or that of its setup.
#[derive(Debug, Default)]
pub struct Mirrors {
    asked: Option<AskedMirror>,
    writer: Option<Writer>,
}

/// A mirror that is asked for where the program is started. It belongs to one event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedMirror {
    pub event: PathBuf,
    pub mirror: PathBuf,
}

impl Mirrors {
    pub fn new(asked: Option<AskedMirror>) -> Mirrors {
        Mirrors { asked, writer: None }
    }

    /// Another event is opened, or none.
    pub fn end(&mut self) {
        self.writer = None;
    }

    /// Asks for this action on the mirror, if there is one, and waits at most for `patience`.
    /// `notify` is called when a mirror that was behind is complete again.
    pub fn saved(
        &mut self,
        session: &Session,
        n: u64,
        patience: Duration,
        notify: impl Fn() + Send + 'static,
    ) -> Option<Mirrored> {
        let local = session.local();
        let Some(path) = self.path(session, &local) else {
            self.writer = None;
            return None;
        };
        let absolute = std::path::absolute(&path).unwrap_or_else(|_| path.clone());
        let may_make = local.made.as_ref() != Some(&absolute);
        // A writer allowed to create the mirror continues once it exists.
        let goes_on = |writer: &Writer| writer.path == path && (writer.might_make || !may_make);
        if !self.writer.as_ref().is_some_and(goes_on) {
            let mirror = Mirror::new(session.path(), &path, may_make);
            self.writer = Some(Writer::start(mirror, notify));
        }
        let mirrored = self.writer.as_ref()?.saved(n, patience);
        if may_make && mirrored.is_there(n).is_some() {
            // A mirror that is not remembered is only made anew once more.
            let id = session.event().head.id;
            drop(local::mirror_is_made(&session.disk, id, session.path(), &absolute));
        }
        Some(mirrored)
    }

    /// The path of the event's mirror.
    fn path(&self, session: &Session, local: &Local) -> Option<PathBuf> {
        let is_event = |asked: &&AskedMirror| same(&asked.event, session.path());
        if let Some(asked) = self.asked.as_ref().filter(is_event) {
            return Some(asked.mirror.clone());
        }
        local.outputs.mirror().map(|path| mirror_path(session.path(), path))
    }
}

/// Whether both names lead to one file.
fn same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    one == other || real(one) == real(other)
}

/// How far the mirror is.
#[derive(Debug, Default)]
struct Progress {
    /// The newest line that is saved.
    saved: u64,
    /// The newest line that the thread has flushed to the mirror; None before the first.
    flushed: Option<u64>,
    on_another_disk: bool,
    /// The newest line in the mirror, whoever wrote it, flushed or not.
    newest: u64,
    fault: Option<Message>,
    /// A user was notified that it is behind, and will be notified when it has caught up.
    notified_behind: bool,
}

impl Progress {
    fn mirrored(&self) -> Mirrored {
        if self.flushed >= Some(self.saved) && self.fault.is_none() {
            return match self.on_another_disk {
                true => Mirrored::Yes,
                false => Mirrored::OnTheSameDisk,
            };
        }
        // A line that is written but not flushed counts as behind.
        let least = u64::from(self.fault.is_none());
        Mirrored::Behind(self.saved.saturating_sub(self.newest).max(least), self.fault.clone())
    }
}

type Shared = Arc<(Mutex<Progress>, Condvar)>;

/// The thread that writes one mirror, until dropped.
#[derive(Debug)]
struct Writer {
    path: PathBuf,
    might_make: bool,
    /// Wakes the thread.
    more: Sender<()>,
    shared: Shared,
}

impl Writer {
    /// Starts the thread, which reports when a mirror that was behind is complete again.
    fn start(mirror: Mirror, notify: impl Fn() + Send + 'static) -> Writer {
        let (path, might_make) = (mirror.mirror.path.clone(), mirror.may_make);
        let (more, asked) = channel();
        let shared = Shared::default();
        let ours = Arc::clone(&shared);
        let started = thread::Builder::new().spawn(move || write(&ours, &asked, mirror, notify));
        if let Err(error) = started {
            lock(&shared).fault = Some(Message::verbatim(error.to_string()));
        }
        Writer { path, might_make, more, shared }
    }

    /// Asks for the line on the mirror, and waits for it no longer than this.
    ///
    /// Without waiting if the disk did not respond before.
    fn saved(&self, n: u64, patience: Duration) -> Mirrored {
        let mut now = lock(&self.shared);
        let waits = now.saved == 0 || !matches!(now.mirrored(), Mirrored::Behind(..));
        now.saved = now.saved.max(n);
        // A thread that is gone has left its fault.
        let _ = self.more.send(());
        let until = Instant::now() + patience;
        while waits && now.flushed < Some(n) && now.fault.is_none() {
            let Some(left) = until.checked_duration_since(Instant::now()) else { break };
            let waited = self.shared.1.wait_timeout(now, left);
            now = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        let mirrored = now.mirrored();
        now.notified_behind = matches!(mirrored, Mirrored::Behind(..));
        mirrored
    }
}

fn lock(shared: &Shared) -> MutexGuard<'_, Progress> {
    shared.0.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Brings the mirror up to each requested line, until there can be no more requests.
fn write(shared: &Shared, asked: &Receiver<()>, mut mirror: Mirror, notify: impl Fn()) {
    // Counting may block on the disk, so it is done in this thread.
    let newest = mirror.newest();
    lock(shared).newest = newest;
    loop {
        let failed = lock(shared).fault.is_some();
        let next = match failed {
            true => asked.recv_timeout(AGAIN),
            false => asked.recv().map_err(RecvTimeoutError::from),
        };
        match next {
            Ok(()) => asked.try_iter().for_each(drop),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        let saved = lock(shared).saved;
        let done = mirror.bring_up();
        let newest = if done.is_err() { mirror.newest() } else { saved };
        let mut now = lock(shared);
        now.newest = newest;
        match done {
            Ok(()) => {
                (now.flushed, now.fault) = (Some(saved), None);
                now.on_another_disk = mirror.is_on_another_disk();
            }
            Err(why) => now.fault = Some(why),
        }
        let complete = !matches!(now.mirrored(), Mirrored::Behind(..));
        let news = complete && std::mem::take(&mut now.notified_behind);
        drop(now);
        shared.1.notify_all();
        if news {
            notify();
        }
    }
}

/// A file, and the computer or disk it is on.
#[derive(Debug, Clone)]
pub(super) struct Place {
    pub disk: Disk,
    pub path: PathBuf,
}

/// The event file and its mirror.
#[derive(Debug)]
struct Mirror {
    event: Place,
    mirror: Place,
    /// Whether it may be made. One that was made before and is gone stands on a disk that is not
    /// there: it would be made on another one.
    may_make: bool,
    /// The two files as they were when this program flushed the mirror last.
    known: Option<Known>,
}

#[derive(Debug, Clone, Copy)]
struct Known {
    event: Stamp,
    mirror: Stamp,
    len: u64,
}

impl Mirror {
    fn new(event: &Path, mirror: &Path, may_make: bool) -> Mirror {
        let (event, mirror) = (Place::new(event), Place::new(mirror));
        Mirror { event, mirror, may_make, known: None }
    }

    /// Copies every whole line of the event file that the mirror does not have, and flushes it.
    ///
    /// # Errors
    /// A sentence that names the mirror: it cannot be written, or it is another file.
    fn bring_up(&mut self) -> Result<(), Message> {
        let known = self.known.take();
        self.known = Some(self.copied(known)?);
        // From now on it is there.
        self.may_make = false;
        Ok(())
    }

    /// Whether the event and its mirror stood on two disks when it was flushed last.
    fn is_on_another_disk(&self) -> bool {
        self.known.is_some_and(|known| !known.event.same_disk(&known.mirror))
    }

    /// The number of the newest action on the mirror; 0 if unknown.
    ///
    /// It may not be flushed.
    fn newest(&self) -> u64 {
        let read = |place: &Place| place.open(false).and_then(|file| file.read(0));
        let (Ok(event), Ok(mut mirror)) = (read(&self.event), read(&self.mirror)) else { return 0 };
        mirror.truncate(equal(&event, &mirror));
        newest_action(&mirror)
    }

    fn copied(&self, known: Option<Known>) -> Result<Known, Message> {
        let of_mirror = |error: io::Error| failed(&self.mirror.path, &error);
        if self.is_same_file() {
            return Err(msg!("event-file.same-file", path = &self.mirror.path));
        }
        let mirror = self.opened().map_err(of_mirror)?;
        let (event, known, new) = self.lines(known, &mirror)?;
        let from = known.map_or(0, |known| known.len.saturating_sub(END));
        let flushed = known.is_some();
        let len = mirror.complete(&new, from, flushed).map_err(|obstacle| match obstacle {
            Obstacle::Differs(at) => {
                let line = line_of(&self.event, at);
                let (path, first) = (&self.mirror.path, &self.event.path);
                msg!("event-file.other", path, first, line)
            }
            Obstacle::Longer => {
                let (path, first) = (&self.mirror.path, &self.event.path);
                msg!("event-file.longer", path, first, command = recovery(path, first))
            }
            Obstacle::Io(error) => of_mirror(error),
        })?;
        if known.is_none() {
            // The process that made the file may have died before its name was on the disk.
            let folder = folder_of(&self.mirror.path);
            self.mirror.disk.fsync_folder(folder).map_err(of_mirror)?;
        }
        Ok(Known { event, mirror: mirror.stamp, len })
    }

    fn is_same_file(&self) -> bool {
        let stamp = |place: &Place| place.disk.stat(&place.path).map(|meta| Stamp::of(&meta));
        match (stamp(&self.event), stamp(&self.mirror)) {
            (Ok(event), Ok(mirror)) => event.same_file(&mirror),
            _ => false,
        }
    }

    /// The mirror, made if it does not exist.
    fn opened(&self) -> io::Result<Opened<'_>> {
        match self.mirror.open(true) {
            Err(error) if error.kind() == io::ErrorKind::NotFound && self.may_make => {
                let made = self.mirror.disk.create(&self.mirror.path)?;
                self.mirror.locked(made, false)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                // The setting begins at the event's folder, and the name that is shown need not.
                let path = std::path::absolute(&self.mirror.path);
                let path = path.unwrap_or_else(|_| self.mirror.path.clone());
                let setup = format!("setup mirror={}", in_shell(&path));
                Err(own(msg!("event-file.gone", setup = Arg::Verb(setup))))
            }
            opened => opened,
        }
    }

    /// The event's whole lines, from a little before the known end on.
    ///
    /// The event is locked while they are read, so a line that is taken back because it could not
    /// be saved is never among them. The other disk cannot make that long. They are flushed first,
    /// so that the mirror is not ahead of the event after a power cut.
    fn lines(
        &self,
        known: Option<Known>,
        mirror: &Opened,
    ) -> Result<(Stamp, Option<Known>, Vec<u8>), Message> {
        let of_event = |error: io::Error| failed(&self.event.path, &error);
        let event = self.event.open(false).map_err(of_event)?;
        let known = known.filter(|known| {
            known.event.same_file(&event.stamp)
                && known.mirror.same_file(&mirror.stamp)
                && known.len == mirror.stamp.length
        });
        event.file.fsync().map_err(of_event)?;
        let from = known.map_or(0, |known| known.len.saturating_sub(END));
        let new = whole_lines(event.read(from).map_err(of_event)?);
        Ok((event.stamp, known, new))
    }
}

/// Why a copy was not completed; it is as it was, or has more of the original.
#[derive(Debug)]
pub(super) enum Obstacle {
    /// The first byte that differs.
    Differs(u64),
    /// It goes on where the original ends.
    Longer,
    /// The system refused something.
    Io(io::Error),
}

impl From<io::Error> for Obstacle {
    fn from(error: io::Error) -> Obstacle {
        Obstacle::Io(error)
    }
}

/// An open file of a [`Place`], locked if its file system knows locks.
pub(super) struct Opened<'a> {
    place: &'a Place,
    file: File,
    stamp: Stamp,
    _lock: Option<Lock>,
}

impl Place {
    pub fn new(path: &Path) -> Place {
        Place { disk: Disk::default(), path: path.to_owned() }
    }

    /// Opens the file, to be read or to be added to, and waits for its lock.
    pub fn open(&self, writing: bool) -> io::Result<Opened<'_>> {
        // The path is looked at first, so that no device and no pipe is ever opened.
        is_file(&self.disk.stat(&self.path)?)?;
        self.locked(self.disk.open(&self.path, writing)?, !writing)
    }

    fn locked(&self, file: File, shared: bool) -> io::Result<Opened<'_>> {
        let lock = match self.disk.lock(&file, shared, PATIENCE) {
            Ok(None) => return Err(io::ErrorKind::ResourceBusy.into()),
            Err(error) if error.kind() == io::ErrorKind::Unsupported => None,
            lock => lock?,
        };
        let meta = file.stat()?;
        is_file(&meta)?;
        Ok(Opened { place: self, file, stamp: Stamp::of(&meta), _lock: lock })
    }
}

impl Opened<'_> {
    /// The bytes from this one on.
    pub fn read(&self, from: u64) -> io::Result<Vec<u8>> {
        self.file.read(from, u64::MAX)
    }

    /// Completes this copy, of which `from` bytes agree, by the bytes of the original behind them.
    /// `flushed`: this program itself has flushed the copy as it stands. Returns its length.
    ///
    /// Zeros at its end are sectors that never reached its disk, and are written. An unfinished
    /// last line that differs is cut off: nobody was told that it is there. No line that it has is
    /// changed.
    pub fn complete(&self, original: &[u8], from: u64, flushed: bool) -> Result<u64, Obstacle> {
        let there = self.read(from)?;
        let equal = equal(original, &there);
        let Some(both) = agreed(original, &there, equal) else {
            return Err(match equal == original.len() {
                true => Obstacle::Longer,
                false => Obstacle::Differs(from + equal as u64),
            });
        };
        if there.len() > both {
            self.file.truncate(from + both as u64)?;
        }
        if !flushed || equal < both {
            // Another may have written them, and died before the flush or failed to flush them.
            let begin = both.saturating_sub(PIECE);
            let (Place { disk, path }, offset) = (self.place, from + begin as u64);
            disk.write_again(path, &self.stamp, offset, &original[begin..both])?;
            self.file.fsync()?;
        }
        for piece in original[both..].chunks(PIECE) {
            self.file.append(piece)?;
            self.file.fsync()?;
        }
        Ok(from + original.len() as u64)
    }
}

/// How many bytes of a copy are, or will be, those of the original; None if it is not a copy.
fn agreed(original: &[u8], there: &[u8], equal: usize) -> Option<usize> {
    let both = original.len().min(there.len());
    let unwritten = |at: usize| there[at] == 0 || original.get(at) == Some(&there[at]);
    if equal + PIECE >= there.len() && (equal..there.len()).all(unwritten) {
        return Some(both);
    }
    let last = there.iter().rposition(|byte| *byte == b'\n').filter(|last| *last < equal)?;
    Some(last + 1)
}

/// This many bytes are equal at the beginning.
pub(super) fn equal(one: &[u8], other: &[u8]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}

/// The bytes of the whole lines: a line that is being written is not saved yet.
pub(super) fn whole_lines(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.truncate(bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1));
    bytes
}

/// The number of the last action whose line is whole.
fn newest_action(bytes: &[u8]) -> u64 {
    let end = bytes.iter().rposition(|byte| *byte == b'\n').unwrap_or(0);
    let text = String::from_utf8_lossy(&bytes[..end]);
    let number = |line: &str| line.strip_prefix("- {n: ")?.split(',').next()?.parse().ok();
    text.lines().rev().find_map(number).unwrap_or(0)
}

/// The number of the line that holds this byte.
pub(super) fn line_of(place: &Place, at: u64) -> u64 {
    let Ok(before) = place.open(false).and_then(|file| file.read(0)) else { return 1 };
    lines_in(before.get(..at as usize).unwrap_or(&before)) + 1
}

pub(super) fn lines_in(bytes: &[u8]) -> u64 {
    bytes.iter().filter(|byte| **byte == b'\n').count() as u64
}

pub(super) fn failed(path: &Path, error: &io::Error) -> Message {
    let why = match error.kind() {
        io::ErrorKind::ResourceBusy => msg!("event-file.mirror-busy"),
        _ => reason(error),
    };
    msg!("common.labelled", label = path, text = why)
}

#[cfg(test)]
mod tests;
