//! Reads on in the file, and notices when it is no longer what it was.

use super::damage::Damage;
use super::error::{Doing, Notice, StoreError, shown};
use super::line;
use super::lines::{Lines, Tail};
use super::read::{bytes_before, cannot_read};
use super::seal;
use super::session::{Opened, Session};
use super::stamp::Stamp;
use super::unsettled::FileState;
use crate::event::{Action, Entry, Event};
use crate::msg;
use crate::words::Message;
use std::io::{self, BufRead, BufReader, Read};

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

    /// The stamp of the file at the path now; None: there is no file.
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
            && (self.tail != Tail::Unended || now.length == self.chain.offset)
            && self.joins().map_err(&cannot)?;
        if !grown {
            return self.reload(locked);
        }
        let mut reader = BufReader::new(self.disk.reader(&self.file, self.chain.offset));
        let lines = Lines::read(&mut reader, self.chain, &self.path).map_err(&cannot)?;
        drop(reader);
        // Without the lock, a line may be caught while it is being written.
        if lines.damage.is_some() || (lines.tail == Tail::Unended && !locked) {
            return self.reload(locked);
        }
        let changed = !lines.entries.is_empty();
        // If the file's modification time has not changed, nobody has written to it.
        if now != self.stamp || self.unchecked {
            // Every writer has checked all lines before adding one. A session that only
            // follows need not check at each line: it checks before it writes, or once no
            // more lines arrive.
            self.unchecked = changed && !locked;
            if !self.unchecked && !self.is_intact().map_err(&cannot)? {
                return self.reload(locked);
            }
        }
        if changed {
            if self.event.extend(lines.entries).is_err() {
                return self.reload(locked);
            }
            self.chain = lines.chain;
        }
        if changed || self.tail != Tail::Unended {
            self.tail = lines.tail;
        }
        self.stamp = now;
        Ok(changed)
    }

    /// Whether the last line read still stands at its place.
    fn joins(&self) -> io::Result<bool> {
        let mut expected = match self.chain.next {
            1 => "log:".to_owned(),
            _ => format!(", sum: \"{:08x}\"}}", self.chain.sum),
        };
        if self.tail != Tail::Unended {
            expected.push('\n');
        }
        let length = expected.len() as u64;
        let found = bytes_before(&self.disk, &self.file, self.chain.offset, length)?;
        Ok(found == expected.as_bytes())
    }

    /// Whether everything that was read still stands in the file, byte for byte.
    ///
    /// It does if the head and every line fit the checksums, and the last checksum is the same.
    fn is_intact(&self) -> io::Result<bool> {
        // Read line by line: the file may be larger than the event.
        let reader = self.disk.reader(&self.file, 0).take(self.chain.offset);
        let mut reader = BufReader::with_capacity(1 << 16, reader);
        let (mut line, mut read, mut head) = (Vec::new(), 0, crc32fast::Hasher::new());
        loop {
            line.clear();
            match reader.read_until(b'\n', &mut line)? {
                0 => return Ok(false),
                bytes => read += bytes as u64,
            }
            // The head ends with this line; its newline may be missing if no action follows.
            let last = line == b"log:\n" || line == b"log:";
            head.update(line.strip_suffix(b"\n").unwrap_or(&line));
            head.update(b"\n");
            if last {
                break;
            }
        }
        let mut sum = head.finalize();
        let mut ended = line.ends_with(b"\n");
        loop {
            line.clear();
            match reader.read_until(b'\n', &mut line)? {
                0 => break,
                bytes => read += bytes as u64,
            }
            ended = line.pop_if(|last| *last == b'\n').is_some();
            match line::split_sum(&line) {
                Some((covered, carried)) if line::chained(sum, covered) == carried => sum = carried,
                _ => return Ok(false),
            }
        }
        let whole = read == self.chain.offset && ended != (self.tail == Tail::Unended);
        Ok(whole && sum == self.chain.sum)
    }

    /// Reads the file again from its beginning.
    ///
    /// If it no longer holds what this session knows, the event stays as it was.
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
                    msg!("store.cause-no-event"),
                    error.message(),
                    Vec::new(),
                ));
            }
        };
        let (old, new) = (&self.event, &opened.loaded.event);
        if !self.is_of(new) {
            let path = shown(&self.path);
            let what = msg!("replaced.by-another-event", path, event = new.name());
            let cause = msg!("store.cause-other-event");
            return Ok(self.bar(FileState::Other, cause, what, Vec::new()));
        }
        let kept = old.log.iter().zip(new.log.iter()).take_while(|(a, b)| a == b).count();
        let lost = old.log.len() - kept;
        if lost == 0 {
            self.settled(&opened.file);
            return Ok(self.adopt(opened));
        }
        let which = match lost {
            1 => msg!("replaced.action-lost", n = kept + 1),
            _ => msg!("replaced.actions-lost", first = kept + 1),
        };
        let unknown = new.log[kept..].iter().filter(|entry| !old.log.contains(entry));
        let theirs: Vec<Message> = unknown.map(|entry| told(new, entry)).collect();
        if let Some(damage) = opened.loaded.damage {
            let theirs = [theirs, behind(&damage, old)].concat();
            let (cause, what) = (damage.cause(), damage.located());
            self.damage = Some(damage);
            return Ok(self.bar(FileState::Changed, cause, what, theirs));
        }
        let by_hand = new.log[kept..].iter().any(|e| matches!(e.action, Action::ByHand(_)));
        let path = shown(&self.path);
        if by_hand && !self.is_viewer {
            let kept = self.keeps_copies.then(|| self.keep());
            self.notices.extend(kept.map(|kept| match kept {
                Ok((kept, _)) => {
                    let kept = shown(&kept);
                    Notice(msg!("replaced.edited", path, which, kept))
                }
                Err(why) => {
                    let said = msg!("replaced.edited-not-kept", path, which, why);
                    Notice(said)
                }
            }));
            self.diverged = None;
            return Ok(self.adopt(opened));
        }
        let what = msg!("replaced.by-another-version", path, which);
        if self.is_viewer {
            self.notices.push(Notice(what));
            self.diverged = None;
            return Ok(self.adopt(opened));
        }
        self.damage = None;
        let cause = msg!("store.cause-missing-actions");
        Ok(self.bar(FileState::Older, cause, what, theirs))
    }

    /// Whether `other` is any version of the same event.
    pub(super) fn is_of(&self, other: &Event) -> bool {
        let known = &self.event;
        let same = known.head.id == other.head.id;
        known.ruleset.id == other.ruleset.id && (same || self.is_mended_by(other))
    }

    /// Whether the head was read changed from outside, and `other` has it as it was.
    fn is_mended_by(&self, other: &Event) -> bool {
        let (known, now) = (&self.event.head, &other.head);
        self.head_changed
            && (&known.name, &known.date) == (&now.name, &now.date)
            && other.log.starts_with(&self.event.log)
    }

    /// Takes over the event from the file; true: something visible has changed.
    pub(super) fn adopt(&mut self, opened: Opened) -> bool {
        let Opened { file, stamp, barred, loaded } = opened;
        let changed = self.event.log != loaded.event.log
            || self.event.head != loaded.event.head
            || self.barred != barred
            || self.damage != loaded.damage;
        self.file = file;
        self.stamp = stamp;
        // The organizer may repair what bars writing without a trace in the stamp.
        self.stale = barred.is_some();
        self.unchecked = false;
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
    let known = seal::whole(old).unwrap_or_default();
    let known = String::from_utf8_lossy(&known);
    let (mut said, mut unread) = (Vec::new(), 0u32);
    for line in &damage.behind {
        match &line.entry {
            Some(entry) if old.log.contains(entry) => {}
            _ if !line.fits && known.lines().any(|ours| is_changed(ours, &line.text)) => {}
            Some(entry) => said.push(told(old, entry)),
            None => unread += 1,
        }
    }
    if unread > 0 {
        said.push(msg!("replaced.unread", n = unread));
    }
    said
}

/// Tells who has recorded which action: `#13 by ben: note: late`.
pub(super) fn told(event: &Event, entry: &Entry) -> Message {
    msg!("replaced.by", n = entry.n, by = &entry.by, what = event.tell(entry))
}

/// Whether `text` is this line of the log after a change.
///
/// Number, time and name tell lines apart, and so does the checksum. A text with two
/// checksums is two lines, of which the second may be another's.
fn is_changed(line: &str, text: &str) -> bool {
    const SUM: &str = ", sum: \"";
    let of_line = line.rsplit_once(SUM);
    let named =
        line.find(", by: \"").and_then(|at| line[at + 7..].find('"').map(|end| at + 8 + end));
    let begins = named.is_some_and(|end| text.starts_with(&line[..end]));
    let ends = of_line.is_some_and(|(_, sum)| text.trim_end().ends_with(sum));
    of_line.is_some() && (ends || begins) && text.matches(SUM).count() < 2
}
