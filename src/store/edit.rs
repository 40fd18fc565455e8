//! Replaces an event file by a version that was edited by hand.
//!
//! The editor gets a copy and no lock, because an editor stays open for minutes. Of the text that
//! comes back every line is checked as if it were recorded now, and all checksums are made anew.
//! It replaces the file in one step, if the file is still what was copied.

use super::disk::{Disk, File, LARGEST, Lock, Stamp};
use super::error::{CommitError, StoreError, located, reason};
use super::files::{self, folder_of};
use super::log::{self, cannot_read, fits, unwritten};
use super::text::{
    decode_line, edited_fault, encode_head, encode_line, read_head, sealed_anew, split_sum,
};
use super::yaml::{self, Fault};
use crate::event::{Action, Entry, Event, Moment};
use crate::msg;
use crate::words::{Arg, Message};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long to wait for a writer.
const PATIENCE: Duration = Duration::from_secs(5);

/// An event file at the time when editing began.
pub struct Original {
    disk: Disk,
    path: PathBuf,
    content: Vec<u8>,
    /// The offset behind the last line that was written completely.
    end: usize,
}

/// The outcome of an accepted edit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replaced {
    /// The number of the line that records the edit; None if nothing changed.
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
    Changed { path: PathBuf, last: Option<(String, Arg)> },
    /// The file could not be written.
    Commit(#[from] CommitError),
}

impl EditError {
    pub fn message(&self) -> Message {
        match self {
            EditError::Faults(faults) => Message::lines(faults.clone()),
            EditError::Changed { path, last: None } => msg!("event-file.event-changed", path),
            EditError::Changed { path, last: Some((by, what)) } => {
                msg!("event-file.event-changed-by", path, by, what = what.clone())
            }
            EditError::Commit(error) => error.message(),
        }
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
        let (file, _, barred) = files::event_file(&disk, path)?;
        if let Some(sentence) = barred {
            return Err(CommitError::ReadOnly(sentence));
        }
        let lock = lock(&disk, &file, path, true)?;
        let content = content(&file, path)?;
        drop(lock);
        let end = end(&content);
        Ok(Original { disk, path: path.to_owned(), content, end })
    }

    /// The text, without an unfinished last line.
    pub fn bytes(&self) -> &[u8] {
        &self.content[..self.end]
    }

    /// The lines that were written since a copy was made.
    ///
    /// They have higher numbers than all lines of the copy, and stand nowhere in it.
    pub fn since(&self, copy: &[u8]) -> Vec<&[u8]> {
        let own = entries(copy);
        let most = own.iter().map(|entry| entry.n).max().unwrap_or(0);
        // A line may be in the copy under another number.
        let known = |new: &Entry| {
            own.iter().any(|old| (old.at, &old.by, &old.action) == (new.at, &new.by, &new.action))
        };
        let new =
            |line: &&[u8]| decode_line(line).is_ok_and(|entry| entry.n > most && !known(&entry));
        parts(self.bytes()).1.into_iter().filter(new).collect()
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
        let torn = self.end < self.content.len();
        if sealed.bytes == self.bytes() && !torn {
            let what = msg!("event-file.nothing");
            return Ok(Replaced { n: None, what, before: None, other_names: 0 });
        }
        let mut faults = impossible(&self.path, &sealed.event, text, self.bytes(), now);
        let objections = judge(&sealed.event);
        faults.extend(objections.iter().map(|one| objection(&self.path, text, one)));
        if !faults.is_empty() {
            return Err(EditError::Faults(faults));
        }
        let what = match sealed.mismatches.as_slice() {
            _ if text != self.bytes() => difference(self.bytes(), text),
            [] if sealed.head_changed => msg!("event-file.accepted-head"),
            [] => msg!("event-file.accepted"),
            lines if sealed.head_changed => {
                msg!("event-file.accepted-head-and", actions = named(lines))
            }
            lines => msg!("event-file.accepted-actions", actions = named(lines)),
        };
        let what = if torn { msg!("event-file.tail-left-out", what) } else { what };
        let unwritable = |problem| StoreError::Unwritable { path: self.path.clone(), problem };
        // The file is in English.
        let action = Action::ByHand(what.to_string());
        let n = sealed.event.next_number();
        let entry = Entry { n, at: now, by: by.to_owned(), reason: why, action };
        sign(&mut sealed, entry).map_err(unwritable)?;
        let (before, other_names) = self.put(&sealed.bytes)?;
        Ok(Replaced { n: Some(n), what, before: Some(before), other_names })
    }

    /// Keeps a rejected text in a file beside the event.
    ///
    /// # Errors
    /// The text can be written neither there nor among the temporary files.
    pub fn keep(&self, text: &[u8]) -> io::Result<PathBuf> {
        files::keep(&self.disk, &self.path, "edit", text)
    }

    /// Replaces the old file by the new one, unless the old one has changed. Returns the path of
    /// the kept old file, and the number of its other names.
    pub(super) fn put(&self, bytes: &[u8]) -> Result<(PathBuf, u64), EditError> {
        let not_written = |source| StoreError::NotWritten { path: self.path.clone(), source };
        let (file, stamp, barred) = files::event_file(&self.disk, &self.path)?;
        if let Some(sentence) = barred {
            return Err(CommitError::ReadOnly(sentence).into());
        }
        let lock = lock(&self.disk, &file, &self.path, false)?;
        let there = self.disk.stat(&self.path).map_err(not_written)?;
        if !Stamp::of(&there).same_file(&stamp) || content(&file, &self.path)? != self.content {
            return Err(self.changed(&file));
        }
        let folder = folder_of(&self.path);
        let name = self.path.file_name().unwrap_or_default();
        let (beside, new) = files::new_file(&self.disk, folder, name, "new")
            .map_err(|source| StoreError::NoneBeside { path: self.path.clone(), source })?;
        let before = match files::keep(&self.disk, &self.path, "before", &self.content) {
            Ok(before) => before,
            Err(source) => {
                let _ = self.disk.remove(&beside);
                return Err(not_written(source).into());
            }
        };
        // The new file is for those the old one was for.
        let put = new
            .append(bytes)
            .and_then(|()| new.belong(&there))
            .and_then(|()| new.fsync())
            .and_then(|()| self.disk.rename(&beside, &self.path));
        if let Err(source) = put {
            let _ = self.disk.remove(&beside);
            let _ = self.disk.remove(&before);
            return Err(not_written(source).into());
        }
        // This releases the old file's lock; those who waited for it then find another file here.
        drop(lock);
        self.disk.fsync_folder(folder).map_err(|source| {
            let (path, why) = (&self.path, reason(&source));
            let sentence = msg!("event-file.not-flushed", path, why, kept = &before);
            StoreError::NotSaved { sentence }
        })?;
        Ok((before, there.names.saturating_sub(1)))
    }

    /// The error, naming who has written last if that can be read.
    fn changed(&self, file: &File) -> EditError {
        let last = log::load(file, &self.path).ok().and_then(|loaded| {
            let entry = loaded.event.log.last()?;
            Some((entry.by.clone(), loaded.event.describe(entry).into()))
        });
        EditError::Changed { path: self.path.clone(), last }
    }
}

fn lock(disk: &Disk, file: &File, path: &Path, shared: bool) -> Result<Lock, StoreError> {
    let lock = disk
        .lock(file, shared, PATIENCE)
        .map_err(|source| StoreError::NoLocks { path: path.to_owned(), source })?;
    lock.ok_or(StoreError::Busy { path: path.to_owned(), seconds: PATIENCE.as_secs() })
}

fn content(file: &File, path: &Path) -> Result<Vec<u8>, StoreError> {
    file.read(0, LARGEST + 1).map_err(cannot_read(path))
}

/// The most faults that are reported at once.
const MOST_REPORTED: usize = 20;

/// A checked file that can replace the event file.
struct Sealed {
    bytes: Vec<u8>,
    event: Event,
    /// The numbers of the actions whose checksum did not fit.
    mismatches: Vec<u64>,
    /// The checksum of the head did not fit.
    head_changed: bool,
}

/// Checks the text and seals it; `was` is the text before it was edited.
///
/// # Errors
/// One sentence for each fault, with line and column.
fn seal(path: &Path, text: &[u8], was: &[u8]) -> Result<Sealed, Vec<Message>> {
    if text.len() as u64 > LARGEST {
        let bytes = text.len();
        return Err(vec![msg!("event-file.text-too-large", path, bytes, most = LARGEST)]);
    }
    let mut rest = text;
    let header = read_head(&mut rest, path).map_err(|error| vec![error.message()])?;
    let head = &text[..header.bytes as usize];
    let log = rest.strip_suffix(b"\n").unwrap_or(rest);
    let known: std::collections::HashSet<&[u8]> = was.split(|b| *b == b'\n').collect();
    let head_text = String::from_utf8_lossy(head);
    let is_known = |line: &[u8]| known.contains(line);
    if let Some(error) = edited_fault(path, &head_text, &header.ruleset, is_known) {
        return Err(vec![error.message()]);
    }
    let head = sealed_anew(head);
    let lines = log.split(|b| *b == b'\n').filter(|_| !log.is_empty());

    let (mut entries, mut faults, mut mismatches) = (Vec::new(), Vec::new(), Vec::new());
    let mut carried = header.sum;
    for (number, bytes) in (header.lines + 1..).zip(lines) {
        let expected = entries.len() as u64 + 1;
        if !fits(bytes, carried) {
            mismatches.push(expected);
        }
        carried = split_sum(bytes).map_or(carried, |(_, sum)| sum);
        match entry(bytes, known.contains(bytes)) {
            Ok(entry) if entry.n == expected || !faults.is_empty() => entries.push(entry),
            Ok(found) => {
                let found = found.n;
                let problem = msg!("event-file.other-number-edited", expected, found);
                faults.push(located(path, number, 4, problem));
            }
            Err(Fault { column, problem }) => faults.push(located(path, number, column, problem)),
        }
        if faults.len() == MOST_REPORTED {
            faults.push(msg!("event-file.more-later", path));
            break;
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    if header.changed {
        // The first line is chained to the head, so its misfit says nothing about the line itself.
        mismatches.retain(|n| *n != 1);
    }
    let mut sum = crc32fast::hash(&head);
    let mut sealed = head;
    for (number, entry) in (header.lines + 1..).zip(&entries) {
        put(&mut sealed, &mut sum, entry)
            .map_err(|problem| vec![located(path, number, 1, problem)])?;
    }
    let event = Event::replay(header.head, header.ruleset, entries)
        .map_err(|misfit| vec![located(path, header.lines + misfit.n, 1, misfit.message())])?;
    Ok(Sealed { bytes: sealed, event, mismatches, head_changed: header.changed })
}

/// The complete file of this event, written anew.
///
/// # Errors
/// A sentence about the part that cannot be written.
pub(super) fn file_of(event: &Event) -> Result<Vec<u8>, Message> {
    let mut bytes = encode_head(&event.head, &event.ruleset)?.into_bytes();
    let mut sum = crc32fast::hash(&bytes);
    event.log.iter().try_for_each(|entry| put(&mut bytes, &mut sum, entry))?;
    Ok(bytes)
}

/// The end of the text, without an unfinished last line.
fn end(text: &[u8]) -> usize {
    let body = text.strip_suffix(b"\n").unwrap_or(text);
    let start = body.iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1);
    let (before, last) = body.split_at(start);
    let in_log = before.windows(6).any(|six| six == b"\nlog:\n");
    if !in_log || last.is_empty() || entry(last, true).is_ok() {
        return text.len();
    }
    // A complete line, which something other than a newline may follow.
    let sealed = |line: &[u8]| entry(line, true).is_ok() && split_sum(line).is_some();
    let complete = last.iter().position(|b| *b == 0).unwrap_or(0);
    let unfinished = match body.len() < text.len() {
        true => unwritten(last, start as u64),
        false => !sealed(&last[..last.len() - 1]),
    };
    match () {
        () if complete > 0 && sealed(&last[..complete]) => start + complete,
        () if unfinished => start,
        () => text.len(),
    }
}

/// Adds a line that says what was done to the file.
fn sign(sealed: &mut Sealed, entry: Entry) -> Result<(), Message> {
    let mut sum = match sealed
        .bytes
        .strip_suffix(b"\n")
        .and_then(|bytes| split_sum(bytes.rsplit(|b| *b == b'\n').next()?).map(|(_, sum)| sum))
    {
        Some(sum) => sum,
        None => crc32fast::hash(&sealed.bytes),
    };
    put(&mut sealed.bytes, &mut sum, &entry)?;
    sealed.event.append(entry).map_err(|misfit| misfit.message())
}

fn put(bytes: &mut Vec<u8>, sum: &mut u32, entry: &Entry) -> Result<(), Message> {
    let (line, next) = encode_line(entry, *sum)?;
    bytes.extend_from_slice(line.as_bytes());
    bytes.push(b'\n');
    *sum = next;
    Ok(())
}

/// Reads one line; a new or changed one may contain no hostile character.
fn entry(bytes: &[u8], known: bool) -> Result<Entry, Fault> {
    if bytes.is_empty() {
        return Err(Fault { column: 1, problem: msg!("event-file.empty") });
    }
    let entry = decode_line(bytes)?;
    if !known && let Some(column) = hostile(&String::from_utf8_lossy(bytes)) {
        return Err(Fault { column, problem: msg!("event-file.hostile") });
    }
    Ok(entry)
}

/// The column of a character, or of an escape for one, that no name may contain.
fn hostile(text: &str) -> Option<usize> {
    let mut escaped = false;
    let found = text.chars().position(|c| {
        let hostile = crate::event::name::is_hostile(c) || (escaped && !"\"\\/ ".contains(c));
        escaped = c == '\\' && !escaped;
        hostile
    });
    found.map(|index| index + 1)
}

/// The difference as the log has it, such as `action 4 changed`.
fn difference(was: &[u8], text: &[u8]) -> Message {
    let ((old_head, old), (new_head, new)) = (parts(was), parts(text));
    let log = difference_of_logs(&old, &new);
    match (old_head == new_head, log) {
        (true, Some(log)) => log,
        (true, None) => msg!("event-file.only-checksums"),
        (false, Some(log)) => {
            msg!("common.comma", one = msg!("event-file.replaced-head"), other = log)
        }
        (false, None) => msg!("event-file.replaced-head"),
    }
}

/// The head of a text, and the lines of its log.
fn parts(text: &[u8]) -> (Vec<&[u8]>, Vec<&[u8]>) {
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    let mut head: Vec<&[u8]> = text.split(|b| *b == b'\n').collect();
    let end = head.iter().position(|line| *line == b"log:").map_or(head.len(), |at| at + 1);
    let log = head.split_off(end);
    (head, log)
}

fn difference_of_logs(old: &[&[u8]], new: &[&[u8]]) -> Option<Message> {
    let most = old.len().min(new.len());
    let before = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let after = old.iter().rev().zip(new.iter().rev()).take_while(|(a, b)| a == b).count();
    let after = after.min(most - before);
    if old.len() == new.len() {
        let changed = (1..).zip(old.iter().zip(new)).filter(|(_, (a, b))| a != b);
        let changed: Vec<u64> = changed.map(|(n, _)| n).collect();
        return (!changed.is_empty())
            .then(|| msg!("event-file.changed", actions = named(&changed)));
    }
    let range = |from: usize, to: usize| (from as u64 + 1..=to as u64).collect::<Vec<u64>>();
    let removed = range(before, old.len() - after);
    let added = range(before, new.len() - after);
    Some(match (removed.is_empty(), added.is_empty()) {
        (false, true) => msg!("event-file.taken-out", actions = named(&removed)),
        (true, false) => msg!("event-file.put-in", actions = named(&added)),
        _ => msg!("event-file.became", old = named(&removed), new = named(&added)),
    })
}

/// Names the actions, such as `action 4`, `actions 4 and 6`, or `actions 4 to 8`.
fn named(actions: &[u64]) -> Message {
    match actions {
        [] => msg!("event-file.replaced-no-action"),
        [only] => msg!("event-file.action", n = *only),
        [first, _, .., last] if last - first == actions.len() as u64 - 1 && actions.len() > 2 => {
            msg!("event-file.actions-to", first = *first, last = *last)
        }
        [first, .., last] if actions.len() > 12 => {
            msg!("event-file.many-actions", n = actions.len(), first = *first, last = *last)
        }
        _ => {
            let all: Vec<Arg> = actions.iter().map(|n| Arg::from(*n)).collect();
            msg!("event-file.actions", actions = Arg::List(all))
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Objection {
    /// The number of the action; None for the head, or the event as a whole.
    pub line: Option<u64>,
    /// The key whose value is at fault; empty: the action itself.
    pub key: &'static str,
    pub sentence: Message,
}

/// Finds faults in changed lines that the loader does not know: times outside the event, and
/// missing or changed records of earlier edits.
fn impossible(path: &Path, event: &Event, text: &[u8], was: &[u8], now: Moment) -> Vec<Message> {
    let old = entries(was);
    let at = |line: Option<u64>, key, sentence| {
        objection(path, text, &Objection { line, key, sentence })
    };
    let mut faults = Vec::new();
    let known: BTreeSet<Moment> = old.iter().map(|entry| entry.at).collect();
    let first = old.iter().map(|entry| entry.at).min();
    let last = old.iter().map(|entry| entry.at).max().map_or(now, |last| last.max(now));
    for entry in event.log.iter().filter(|entry| !known.contains(&entry.at)) {
        if first.is_some_and(|first| entry.at < first) || entry.at > last {
            let (time, last) = (entry.at.to_string(), last.to_string());
            let problem = match first.map(|first| first.to_string()) {
                Some(first) => msg!("event-file.file-line-no-time", at = time, first, last),
                None => msg!("event-file.time-too-late", at = time, last),
            };
            faults.push(at(Some(entry.n), "at", problem));
        }
    }
    let stays = |entry: &&Entry| {
        let same =
            |new: &Entry| (new.at, &new.by, &new.action) == (entry.at, &entry.by, &entry.action);
        !event.log.iter().any(same)
    };
    let by_hand = old.iter().filter(|entry| matches!(entry.action, Action::ByHand(_)));
    for gone in by_hand.filter(stays) {
        faults.push(msg!("event-file.by-hand-gone", path, n = gone.n));
    }
    faults
}

/// The sentence with file, line and column.
fn objection(path: &Path, text: &[u8], one: &Objection) -> Message {
    let (head, log) = parts(text);
    let of_log = one.line.and_then(|n| Some((head.len() + n as usize, *log.get(n as usize - 1)?)));
    let of_head = || {
        let begins = |key: &str| {
            let key = format!("{key}:");
            head.iter().position(|line| line.starts_with(key.as_bytes()))
        };
        // A key that is not in the head belongs to the event's setup.
        let at = (!one.key.is_empty()).then(|| begins(one.key).or(begins("setup"))).flatten()?;
        Some((at + 1, head[at]))
    };
    let Some((number, line)) = of_log.or_else(of_head) else {
        return msg!("common.labelled", label = path, text = &one.sentence);
    };
    let line = String::from_utf8_lossy(line);
    let key = match one.key {
        "" => action(&line).unwrap_or_default(),
        key => key.to_owned(),
    };
    let byte = ["{", " ", "\""].iter().filter_map(|mark| {
        line.find(&format!("{mark}{key}:"))
            .or(line.find(&format!("{mark}{key}\":")))
            .map(|at| at + 1)
    });
    let column = byte.min().map_or(1, |byte| line[..byte].chars().count() + 1);
    located(path, number as u64, column, &one.sentence)
}

fn action(line: &str) -> Option<String> {
    let written = yaml::to_line(&decode_line(line.as_bytes()).ok()?.action).ok()?;
    written.strip_prefix('{')?.split_once(':').map(|(key, _)| key.to_owned())
}

/// The readable lines of a log.
fn entries(text: &[u8]) -> Vec<Entry> {
    parts(text).1.into_iter().filter_map(|line| decode_line(line).ok()).collect()
}
