//! An event file held open, and what is unsettled about it.
//!
//! A session reads on in the file, and notices when it is no longer what it was. Somebody may have
//! deleted it, put another in its place, or changed it. The session then keeps a copy of the event
//! beside the file at once. The copy stays until the organizer has decided which version counts.

use super::disk::{Disk, File, Stamp};
use super::edit::{self, EditError, Original};
use super::error::{Doing, MirrorAhead, Notice, StoreError, Trouble, reason};
use super::files::{self, folder_of, in_shell};
use super::local::{self, Local};
use super::log::{self, Chain, Damage, Lines, Loaded, Tail, cannot_read};
use super::recover::newer;
use crate::event::{Action, Entry, Event, Outputs};
use crate::msg;
use crate::words::{Arg, Message};
use std::fmt::Write;
use std::io::{self, BufReader, Read};
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
    is_viewer: bool,
    /// A copy of the event is kept beside a file that no longer holds all of it.
    keeps_copies: bool,
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

impl Session {
    /// Reads what others have written since; true: something visible has changed.
    ///
    /// If the file was deleted or replaced by something else, the event stays as it was
    /// and becomes read-only.
    ///
    /// # Errors
    /// The file cannot be looked at; the event stays as it was.
    pub fn refresh(&mut self) -> Result<bool, StoreError> {
        if self.doubt.is_some() {
            return self.settle_doubt();
        }
        match self.stamp_of_path()? {
            None => Ok(self.bar_deleted()),
            Some(now) if now == self.stamp && !self.stale => Ok(false),
            Some(now) => self.catch_up(now, false),
        }
    }

    /// The stamp of the file at the path now; None if there is none.
    pub(super) fn stamp_of_path(&self) -> Result<Option<Stamp>, StoreError> {
        match self.disk.stat(&self.path) {
            Ok(meta) => Ok(Some(Stamp::of(&meta))),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(source) => {
                Err(StoreError::Io { path: self.path.clone(), doing: Doing::LookAt, source })
            }
        }
    }

    /// Brings the event up to date with a file whose stamp is `now`.
    pub(super) fn catch_up(&mut self, now: Stamp, locked: bool) -> Result<bool, StoreError> {
        let cannot = cannot_read(&self.path);
        let grown = self.stamp.same_file(&now)
            && !self.stale
            && self.damage.is_none()
            && now.length >= self.chain.offset
            // What follows a line without its newline belongs to that line.
            && (!self.tail.lacks_newline() || now.length == self.chain.offset)
            && self.is_intact().map_err(&cannot)?;
        if !grown {
            return self.reload(locked);
        }
        let mut reader = BufReader::new(self.file.reader(self.chain.offset));
        let lines = Lines::read(&mut reader, self.chain, &self.path).map_err(&cannot)?;
        drop(reader);
        // Without the lock, a line may be caught while it is being written.
        if lines.damage.is_some() || (lines.tail == Tail::Unended && !locked) {
            return self.reload(locked);
        }
        let changed = !lines.entries.is_empty();
        if changed {
            if self.event.extend(lines.entries).is_err() {
                return self.reload(locked);
            }
            self.chain = lines.chain;
        }
        self.tail = if self.tail.lacks_newline() { Tail::Unended } else { lines.tail };
        self.stamp = now;
        Ok(changed)
    }

    /// Whether everything that was read is still in the file, byte for byte.
    fn is_intact(&self) -> io::Result<bool> {
        let mut reader = self.file.reader(0).take(self.chain.offset);
        let (mut bytes, mut sum) = (vec![0; 1 << 16], crc32fast::Hasher::new());
        loop {
            match reader.read(&mut bytes) {
                Ok(0) => return Ok(sum.finalize() == self.chain.all),
                Ok(read) => sum.update(&bytes[..read]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Reads the file again from its beginning. If it no longer holds what this session knows, the
    /// event stays as it was.
    pub(super) fn reload(&mut self, locked: bool) -> Result<bool, StoreError> {
        let opened = match Opened::at(&self.disk, &self.path, locked) {
            Ok(opened) => opened,
            Err(StoreError::Missing { .. }) => return Ok(self.bar_deleted()),
            Err(error @ StoreError::Io { .. }) => {
                self.stale = true;
                return Err(error);
            }
            Err(error) => {
                return Ok(self.bar(
                    FileState::Unsound,
                    msg!("event-file.cause", cause = "no-event"),
                    error.message(),
                    Vec::new(),
                ));
            }
        };
        let (old, new) = (&self.event, &opened.loaded.event);
        if !self.is_of(new) {
            let path = &self.path;
            let what = msg!("event-file.by-another-event", path, event = new.name());
            let cause = msg!("event-file.cause", cause = "other-event");
            return Ok(self.bar(FileState::Other, cause, what, Vec::new()));
        }
        let kept = old.log.iter().zip(new.log.iter()).take_while(|(a, b)| a == b).count();
        let lost = old.log.len() - kept;
        if lost == 0 {
            self.settled(&opened.file);
            return Ok(self.adopt(opened));
        }
        let which = msg!("event-file.actions-lost", first = kept + 1);
        let unknown = new.log[kept..].iter().filter(|entry| !old.log.contains(entry));
        let theirs: Vec<Message> = unknown.map(|entry| signed(new, entry)).collect();
        if let Some(damage) = opened.loaded.damage {
            let theirs = [theirs, behind(&damage, old)].concat();
            let (cause, what) = (damage.cause(), damage.located());
            self.damage = Some(damage);
            return Ok(self.bar(FileState::Changed, cause, what, theirs));
        }
        let by_hand = new.log[kept..].iter().any(|e| matches!(e.action, Action::ByHand(_)));
        if by_hand && !self.is_viewer {
            let kept = self.keeps_copies.then(|| self.keep());
            let path = &self.path;
            self.notices.extend(kept.map(|kept| match kept {
                Ok((kept, _)) => Notice(msg!("event-file.edited", path, which, kept)),
                Err(why) => Notice(msg!("event-file.edited-not-kept", path, which, why)),
            }));
            self.diverged = None;
            return Ok(self.adopt(opened));
        }
        let what = msg!("event-file.by-another-version", path = &self.path, which);
        if self.is_viewer {
            self.notices.push(Notice(what));
            self.diverged = None;
            return Ok(self.adopt(opened));
        }
        self.damage = None;
        let cause = msg!("event-file.cause", cause = "missing-actions");
        Ok(self.bar(FileState::Older, cause, what, theirs))
    }

    /// Whether `other` is any version of the same event.
    fn is_of(&self, other: &Event) -> bool {
        let (known, now) = (&self.event.head, &other.head);
        // The head was read changed from outside, and `other` has it as it was.
        let is_mended = self.head_changed
            && (&known.name, &known.date) == (&now.name, &now.date)
            && other.log.starts_with(&self.event.log);
        self.event.ruleset.id == other.ruleset.id && (known.id == now.id || is_mended)
    }

    /// Takes over the event from the file; true: something visible has changed.
    fn adopt(&mut self, opened: Opened) -> bool {
        let Opened { file, stamp, barred, loaded } = opened;
        let changed = self.event.log != loaded.event.log
            || self.event.head != loaded.event.head
            || self.barred != barred
            || self.damage != loaded.damage;
        self.file = file;
        self.stamp = stamp;
        // The organizer may repair what bars writing without a trace in the stamp.
        self.stale = barred.is_some();
        self.barred = barred;
        self.event = loaded.event;
        self.chain = loaded.chain;
        self.flushed = 0;
        self.tail = loaded.tail;
        self.head_changed = loaded.damage.as_ref().is_some_and(Damage::of_head);
        self.damage = loaded.damage;
        changed
    }
}

/// Names the actions behind the damage that this session does not know.
fn behind(damage: &Damage, old: &Event) -> Vec<Message> {
    let known = edit::file_of(old).unwrap_or_default();
    let known = String::from_utf8_lossy(&known);
    let (mut actions, mut unread) = (Vec::new(), 0u32);
    for line in &damage.behind {
        match &line.entry {
            Some(entry) if old.log.contains(entry) => {}
            _ if !line.fits && known.lines().any(|ours| is_changed(ours, &line.text)) => {}
            Some(entry) => actions.push(signed(old, entry)),
            None => unread += 1,
        }
    }
    if unread > 0 {
        actions.push(msg!("event-file.unread", n = unread));
    }
    actions
}

/// An action with its number and who recorded it: `#13 by ben: note: late`.
pub(super) fn signed(event: &Event, entry: &Entry) -> Message {
    msg!("event-file.by", n = entry.n, by = &entry.by, what = event.describe(entry))
}

/// Whether `text` is this line of the log after a change. Number, time and name tell lines apart,
/// and so does the checksum. A text with two checksums is two lines, of which the second may be
/// another's.
fn is_changed(line: &str, text: &str) -> bool {
    const SUM: &str = ", sum: \"";
    let of_line = line.rsplit_once(SUM);
    let named =
        line.find(", by: \"").and_then(|at| line[at + 7..].find('"').map(|end| at + 8 + end));
    let begins = named.is_some_and(|end| text.starts_with(&line[..end]));
    let ends = of_line.is_some_and(|(_, sum)| text.trim_end().ends_with(sum));
    of_line.is_some() && (ends || begins) && text.matches(SUM).count() < 2
}

/// The word in the name of a kept copy, such as `EVENT.yaml.lost-1`.
const LOST: &str = "lost";

impl Session {
    /// How the file differs, if it no longer holds all of the event.
    pub fn diverged(&self) -> Option<&Diverged> {
        self.diverged.as_ref()
    }

    pub(super) fn bar_deleted(&mut self) -> bool {
        let what = msg!("event-file.replaced-gone", path = &self.path);
        self.damage = None;
        self.bar(FileState::Gone, msg!("event-file.cause", cause = "gone"), what, Vec::new())
    }

    /// Bars writing, keeps a copy of the event, and makes the next look a thorough one. Returns
    /// true if the reason is new.
    fn bar(
        &mut self,
        stands: FileState,
        cause: Message,
        what: Message,
        theirs: Vec<Message>,
    ) -> bool {
        let what = match theirs.is_empty() {
            true => what,
            false => {
                let all = theirs.iter().map(Arg::from).collect();
                msg!("event-file.with-theirs", what, theirs = Arg::Clauses(all))
            }
        };
        let kept = if self.keeps_copies { self.keep().map(Some) } else { Ok(None) };
        let made = matches!(kept, Ok(Some((_, true))));
        let kept = kept.map(|kept| kept.map(|(kept, _)| kept));
        let path = in_shell(&self.path);
        // The advice never overwrites what others have saved: it moves their file aside first.
        let aside = match theirs.is_empty() {
            true => String::new(),
            false => format!("mv {path} {path}.theirs && "),
        };
        let sentence = match &kept {
            Ok(None) => msg!("event-file.shown-as-before", what),
            Err(why) => msg!("event-file.kept-nowhere", what, why),
            Ok(Some(kept)) => {
                let copy = in_shell(kept);
                let command = format!("{aside}mv {copy} {path}");
                let back = |or| {
                    let (what, command, path) = (&what, &command, &path);
                    msg!("event-file.put-back", what, kept, command, or, path)
                };
                match stands {
                    FileState::Other => msg!("event-file.open-there", what, kept, copy),
                    FileState::Gone | FileState::Unsound => back("none"),
                    FileState::Changed => back("edit"),
                    FileState::Older => back("reopen"),
                }
            }
        };
        self.stale = true;
        self.diverged =
            Some(Diverged { file: stands, kept: kept.unwrap_or_default(), theirs, made });
        let trouble = Some(Trouble::new(cause, sentence));
        let changed = self.barred != trouble;
        self.barred = trouble;
        changed
    }

    /// Keeps a copy of the event, unless a file beside it already holds one. Returns the path of
    /// the copy, and whether this session wrote it.
    fn keep(&self) -> Result<(PathBuf, bool), Message> {
        let bytes = edit::file_of(&self.event)?;
        if let Some(Diverged { kept: Some(kept), made, .. }) = &self.diverged
            && files::begins_with(&self.disk, kept, &bytes)
        {
            return Ok((kept.clone(), *made));
        }
        let find = |word| files::find(&self.disk, &self.path, word, &bytes);
        let found = find(LOST).or_else(|| find("before"));
        match found.filter(|kept| files::make_certain(&self.disk, kept, &bytes).is_ok()) {
            Some(kept) => Ok((kept, false)),
            None => files::keep(&self.disk, &self.path, LOST, &bytes)
                .map(|kept| (kept, true))
                .map_err(|error| reason(&error)),
        }
    }

    /// Discards the kept copy, now that this file holds everything again. The copy stays if the
    /// file and its name cannot be brought to the disk.
    fn settled(&mut self, file: &File) {
        let Some(Diverged { kept: Some(kept), made: true, .. }) = self.diverged.take() else {
            return;
        };
        let folder = folder_of(&self.path);
        if file.fsync().and_then(|()| self.disk.fsync_folder(folder)).is_ok()
            && let Ok(bytes) = edit::file_of(&self.event)
        {
            files::discard(&self.disk, &kept, &bytes);
        }
    }

    /// Puts the event back in its place as this session knows it.
    ///
    /// The file that stood there is kept beside it, and its path is returned. The file of
    /// another event is left alone.
    ///
    /// # Errors
    /// Nothing may be put back, somebody has saved actions that were not mentioned
    /// before, or the file cannot be written. The sentence says what to do.
    pub fn put_back(&mut self) -> Result<Option<PathBuf>, EditError> {
        let known = self.diverged.as_ref().map(|behind| behind.theirs.clone()).unwrap_or_default();
        self.refresh()?;
        let Some(behind) = self.diverged.clone() else { return Ok(None) };
        if behind.theirs.iter().any(|action| !known.contains(action)) {
            return Err(StoreError::NotSaved { sentence: self.sentence() }.into());
        }
        let unwritable = |problem| StoreError::Unwritable { path: self.path.clone(), problem };
        let bytes = edit::file_of(&self.event).map_err(unwritable)?;
        let before = match behind.file {
            FileState::Other => {
                return Err(StoreError::NotSaved { sentence: self.sentence() }.into());
            }
            FileState::Gone => {
                self.put_in_free_place(&bytes)?;
                None
            }
            FileState::Unsound | FileState::Changed | FileState::Older => {
                let original = Original::read_on(self.disk.clone(), &self.path)?;
                Some(original.put(&bytes)?)
            }
        };
        self.reload(false)?;
        Ok(before.map(|(kept, _)| kept))
    }

    fn put_in_free_place(&self, bytes: &[u8]) -> Result<(), StoreError> {
        let not_written = |source| StoreError::NotWritten { path: self.path.clone(), source };
        let (folder, name) = (folder_of(&self.path), self.path.file_name().unwrap_or_default());
        let (beside, new) =
            files::new_file(&self.disk, folder, name, "new").map_err(not_written)?;
        let put = new
            .append(bytes)
            .and_then(|()| new.fsync())
            .and_then(|()| self.disk.rename_new(&beside, &self.path));
        if let Err(source) = put {
            let _ = self.disk.remove(&beside);
            return Err(not_written(source));
        }
        // The file is in place by now: "nothing was recorded" would be false.
        self.disk.fsync_folder(folder).map_err(|source| StoreError::NotSaved {
            sentence: msg!("event-file.back-not-flushed", path = &self.path, why = reason(&source)),
        })
    }

    /// Goes on with the older version in the file.
    ///
    /// The kept copy stays, and its path is returned.
    ///
    /// # Errors
    /// The file holds no sound older version of this event.
    pub fn go_on_without(&mut self) -> Result<Option<PathBuf>, StoreError> {
        self.refresh()?;
        let Some(behind) = self.diverged.clone() else { return Ok(None) };
        let opened = Opened::at(&self.disk, &self.path, false)?;
        let sound = opened.loaded.damage.is_none() && self.is_of(&opened.loaded.event);
        if behind.file != FileState::Older || !sound {
            return Err(StoreError::NotSaved { sentence: self.sentence() });
        }
        self.adopt(opened);
        self.diverged = None;
        Ok(behind.kept)
    }

    fn sentence(&self) -> Message {
        self.read_only().cloned().unwrap_or_else(Message::nothing)
    }
}
