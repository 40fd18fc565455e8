//! Appends an action to the event file.
//!
//! The order of the steps is the promise: lock, read on, decide on the fresh state,
//! write, flush, and only then say that it is saved. An action that could neither be saved for
//! certain nor taken back is in doubt: the answer says so, and nothing more is written until it is
//! known whether it is on the disk.

use super::disk::{LARGEST, Lock, Meta, Stamp};
use super::error::{CommitError, Doing, Notice, StoreError, Trouble, own, reason};
use super::files::{self, folder_of, in_shell};
use super::local;
use super::log::Tail;
use super::session::{Doubt, Session};
use super::text::{LONGEST, encode_line};
use crate::event::decide::{Caller, conflict, oversized, stale};
use crate::event::{
    Command, Decision, Entry, Event, Moment, Refusal, Trial, decide, decide_asking,
};
use crate::msg;
use crate::words::Message;
use std::io;
use std::time::Duration;

/// The outcome of a command whose effect is on the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done {
    /// The number of the new line; None if nothing had to change.
    pub n: Option<u64>,
    /// One sentence for the caller that says what was done.
    pub message: Message,
    /// Warnings for the organizer; none of them forbids the action.
    pub warnings: Vec<Message>,
    /// Whether it was set where something of the event goes on this computer.
    pub outputs_changed: bool,
}

impl Done {
    /// The number up to which the mirror must have the event now; None if nothing has changed.
    pub fn to_mirror(&self, session: &Session) -> Option<u64> {
        self.n.or(self.outputs_changed.then(|| session.event().next_number() - 1))
    }
}

/// The part of the log that the caller is taken to have seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnConflict {
    /// Everything this session had read: a result that came later is not replaced.
    Read,
    /// The caller's screen shows the log up to this line. The facts that the command concerns must
    /// still be as they were at that line.
    Seen(u64),
    /// As `Read`, and others' newest work is spared as well. A result that somebody else entered is
    /// not replaced. An action that somebody else did within this many seconds is not undone. A
    /// caller at the command line has not seen the present result.
    Recent(i64),
    /// The caller knowingly replaces anything that is there.
    Knowing,
}

/// The way to take a decision that asks the organizer something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Questions<'a> {
    /// Saved without asking; its warnings say so, as a script expects.
    Unasked,
    /// Saved only if this is the question, word for word, that was agreed to. A change by somebody
    /// else meanwhile leads to a new question, so the old answer does not cover it.
    Agreed(Option<&'a Message>),
}

/// A command, who sends it and when, and what they are taken to have seen and agreed to.
#[derive(Debug, Clone, Copy)]
pub struct Request<'a> {
    pub command: &'a Command,
    pub by: &'a str,
    pub now: Moment,
    pub on_conflict: OnConflict,
    pub questions: Questions<'a>,
}

impl<'a> Request<'a> {
    /// A request by somebody who has seen what this session has read, and is asked nothing.
    pub fn new(command: &'a Command, by: &'a str, now: Moment) -> Self {
        Self { command, by, now, on_conflict: OnConflict::Read, questions: Questions::Unasked }
    }

    /// The last line of the log on the caller's screen.
    fn shown(&self) -> u64 {
        match self.on_conflict {
            OnConflict::Seen(shown) => shown,
            OnConflict::Read | OnConflict::Recent(_) | OnConflict::Knowing => u64::MAX,
        }
    }

    /// The caller, for a session that has read the log up to line `read`. The lines `elsewhere`
    /// bear the caller's name and were written at another terminal.
    fn caller<'b>(&'b self, read: u64, elsewhere: &'b [u64]) -> Caller<'b> {
        let Moment { unix, .. } = self.now;
        let (seen, since) = match self.on_conflict {
            OnConflict::Read => (read, None),
            OnConflict::Seen(seen) => (seen, None),
            OnConflict::Recent(seconds) => {
                (read, Some(Moment { unix: unix - seconds, ..self.now }))
            }
            OnConflict::Knowing => (u64::MAX, None),
        };
        Caller { by: self.by, seen, since, elsewhere }
    }
}

impl Session {
    /// Carries out a request; on return, its action is on the disk.
    ///
    /// # Errors
    /// The rules refuse the command, somebody else changed what it is about, its question is
    /// not agreed to, nothing can be written here, or writing failed. The event is then as
    /// it was, and the sentence says what to do.
    pub fn commit(&mut self, request: Request) -> Result<Done, CommitError> {
        let decide = match request.questions {
            Questions::Unasked => decide,
            Questions::Agreed(_) => decide_asking,
        };
        let mut done = self.commit_deciding(request, decide)?;
        if let Command::Setup(setup) = request.command {
            let outputs = setup.outputs().checked()?;
            done.outputs_changed = !outputs.is_empty();
            if done.outputs_changed {
                local::set(&self.disk, self.event.head.id, &self.path, outputs)?;
            }
        }
        Ok(done)
    }

    /// Decides as [`commit`](Session::commit) would, and writes nothing.
    ///
    /// It decides on the event as read so far, with the question that a screen asks.
    ///
    /// # Errors
    /// The reason why the command would be refused.
    pub fn preview<'a>(&'a self, request: Request<'a>) -> Result<Trial<'a>, Refusal> {
        let elsewhere = self.elsewhere();
        let caller = request.caller(self.event.next_number() - 1, &elsewhere);
        let trial = Trial::asking(&self.event, request.command, request.now);
        let decided = trial.as_ref().ok().map(|trial| &trial.decision);
        match conflict(&self.event, request.command, decided, caller) {
            Some(refusal) => Err(refusal),
            None => trial,
        }
    }

    /// Commits what `decide` makes of the request. The trouble of an unsaved action is kept in
    /// sight until an action is saved.
    pub(super) fn commit_deciding<E: Into<CommitError>>(
        &mut self,
        request: Request,
        decide: impl Fn(&Event, &Command, Moment) -> Result<Decision, E>,
    ) -> Result<Done, CommitError> {
        let done = self.decide_and_write(request, decide);
        match &done {
            Ok(_) => self.failed = None,
            Err(CommitError::Store(error)) => {
                self.failed = Some(Trouble::new(
                    msg!("event-file.cause", cause = "not-saved"),
                    error.message(),
                ));
            }
            Err(_) => {}
        }
        done
    }

    fn decide_and_write<E: Into<CommitError>>(
        &mut self,
        request: Request,
        decide: impl Fn(&Event, &Command, Moment) -> Result<Decision, E>,
    ) -> Result<Done, CommitError> {
        let Request { command, by, now, .. } = request;
        // The log position that the caller had read when they asked, before others' lines are read.
        let read = self.event.next_number() - 1;
        if Moment::try_from(now.to_string()).is_err() {
            return Err(StoreError::NoTime { path: self.path.clone() }.into());
        }
        if let Some(refusal) = oversized(command) {
            return Err(refusal.into());
        }
        let _lock = self.lock()?;
        if let Some(refusal) = stale(&self.event, command, request.shown()) {
            return Err(CommitError::Stale(refusal));
        }
        // Reading on has marked the newest lines by now.
        let elsewhere = self.elsewhere();
        let decided = decide(&self.event, command, now);
        let caller = request.caller(read, &elsewhere);
        if let Some(refusal) = conflict(&self.event, command, decided.as_ref().ok(), caller) {
            return Err(CommitError::Conflict(refusal));
        }
        let decision = decided.map_err(Into::into)?;
        if let (Questions::Agreed(agreed), Some(asked)) = (request.questions, &decision.question)
            && agreed != Some(&asked.message)
        {
            return Err(CommitError::Asks(Box::new(decision)));
        }
        let Decision { action, message, warnings, reason: why, .. } = decision;
        let warnings = warnings.into_iter().map(Message::from).collect();
        let Some(action) = action else {
            // Nothing has to change; that is true only once the lines that say so are on the disk.
            self.fsync_before_append()
                .and_then(|()| self.file.fsync())
                .and_then(|()| self.in_place())
                .map_err(|source| self.not_written(source))?;
            return Ok(Done { n: None, message, warnings, outputs_changed: false });
        };
        let entry =
            Entry { n: self.event.next_number(), at: now, by: by.to_owned(), reason: why, action };
        let (n, known) = (entry.n, self.event.log.len());
        if let Err(error) = self.append(entry) {
            // Only lines on the disk count.
            if self.event.log.len() > known {
                self.event.shorten(known);
            }
            return Err(error);
        }
        Ok(Done { n: Some(n), message, warnings, outputs_changed: false })
    }

    /// Locks the file now at the path, and reads on in it.
    fn lock(&mut self) -> Result<Lock, CommitError> {
        let start = self.disk.elapsed();
        self.settle_doubt()?;
        if self.unsaved.is_none() && self.barred.is_some() {
            // The organizer may have repaired the file since.
            self.reload(false)?;
        }
        loop {
            if let Some(sentence) = self.read_only() {
                return Err(CommitError::ReadOnly(sentence.clone()));
            }
            let left = self.patience.saturating_sub(self.disk.elapsed() - start);
            let lock = self
                .disk
                .lock(&self.file, false, left)
                .map_err(|source| StoreError::NoLocks { path: self.path.clone(), source })?;
            let Some(lock) = lock else {
                let seconds = self.patience.as_secs();
                return Err(StoreError::Busy { path: self.path.clone(), seconds }.into());
            };
            let locked = self.stamp;
            match self.stamp_of_path()? {
                None => {
                    self.bar_deleted();
                }
                // The lock is on a file that is no longer the event's.
                Some(now) if !now.same_file(&locked) => {
                    drop(lock);
                    self.reload(false)?;
                }
                Some(now) => {
                    self.catch_up(now, true)?;
                    if self.read_only().is_none() && self.stamp.same_file(&locked) {
                        return Ok(lock);
                    }
                }
            }
        }
    }

    /// Adds the entry to the event, to see that it fits, and writes it at the end of the file. If
    /// writing fails, the caller removes the entry from the event again.
    fn append(&mut self, entry: Entry) -> Result<(), CommitError> {
        let n = entry.n;
        let unwritable = |problem| StoreError::Unwritable { path: self.path.clone(), problem };
        let (line, sum) = encode_line(&entry, self.chain.sum).map_err(unwritable)?;
        let mut bytes = line.into_bytes();
        bytes.push(b'\n');
        if self.tail.lacks_newline() {
            bytes.insert(0, b'\n');
        }
        let end = self.chain.offset + bytes.len() as u64;
        if end > LARGEST {
            return Err(unwritable(msg!("event-file.unwritable-file", most = LARGEST)).into());
        }
        // The entry is tried before it is written: a line that does not fit is damage.
        (self.event.extend(vec![entry.clone()])).map_err(|misfit| unwritable(misfit.message()))?;

        self.set_tail_aside()?;
        self.fsync_before_append().map_err(|source| self.not_written(source))?;
        if let Err(source) = self.file.append(&bytes) {
            let nothing = |meta: Meta| meta.length == self.chain.offset;
            return Err(match self.truncate_back() {
                Ok(()) => self.not_written(source).into(),
                Err(_) if self.file.stat().is_ok_and(nothing) => {
                    self.give_up(&source, &bytes).into()
                }
                Err(why) => self.doubt(Step::Save, &source, &why, entry, bytes),
            });
        }
        // A failed flush is not repeated. The system may drop the pages it could not
        // flush, and a second flush would succeed without having written them.
        if let Err(source) = self.file.fsync() {
            return Err(match self.truncate_back() {
                Ok(()) => self.give_up(&source, &bytes).into(),
                Err(why) => self.doubt(Step::Save, &source, &why, entry, bytes),
            });
        }
        // Somebody may have replaced or deleted the file during the flush.
        self.stamp = match self.in_place() {
            Ok(stamp) => stamp,
            Err(source) => {
                return Err(match self.truncate_back() {
                    Ok(()) => self.displaced(&source, &bytes).into(),
                    Err(why) => self.doubt(Step::Look, &source, &why, entry, bytes),
                });
            }
        };

        self.event.log.last().into_iter().for_each(|entry| self.mark(entry));
        self.tail = Tail::Clean;
        self.flushed = n;
        self.chain = self.chain.behind(&bytes, b"", sum);
        Ok(())
    }

    /// The stamp of the file at the path, which has to be the one that is open.
    fn in_place(&self) -> io::Result<Stamp> {
        let now = Stamp::of(&self.disk.stat(&self.path)?);
        match now.same_file(&self.stamp) {
            true => Ok(now),
            false => Err(own(msg!("event-file.another-file-there"))),
        }
    }

    /// Takes note of the file as this session has just written it.
    fn stamp_anew(&mut self) {
        match self.file.stat() {
            Ok(meta) => self.stamp = Stamp::of(&meta),
            Err(_) => self.stale = true,
        }
    }

    /// Sends the work of others to the disk before anything on top of it is reported as saved. The
    /// file's name is flushed once after it was opened. The process that put the file in its place
    /// may have died before that.
    fn fsync_before_append(&mut self) -> io::Result<()> {
        if self.flushed == 0 {
            self.disk.fsync_folder(folder_of(&self.path))?;
        }
        self.fsync_foreign_tail()
    }

    /// Sends the line before to the disk ahead of this one, if another process wrote it.
    ///
    /// After a failed flush the system may take that line for written, and it tells nobody
    /// who has opened the file since. So the line is written again. It is flushed by itself:
    /// of two lines that wait for a flush, a power cut may leave only the second.
    fn fsync_foreign_tail(&mut self) -> io::Result<()> {
        if self.chain.next == 1 || self.flushed + 1 == self.chain.next {
            return Ok(());
        }
        let end = self.chain.offset;
        let start = end.saturating_sub(LONGEST as u64 + 2);
        let mut line = self.file.read(start, end - start)?;
        let body = &line[..line.len().saturating_sub(1)];
        if let Some(before) = body.iter().rposition(|byte| *byte == b'\n') {
            line.drain(..=before);
        }
        self.disk.write_again(&self.path, &self.stamp, end - line.len() as u64, &line)?;
        self.file.fsync()?;
        self.flushed = self.chain.next - 1;
        self.stamp_anew();
        Ok(())
    }

    /// Cuts the file back to its old end; the flush makes that certain.
    fn truncate_back(&self) -> io::Result<()> {
        self.file.truncate(self.chain.offset)?;
        self.file.fsync()
    }

    fn not_written(&self, source: io::Error) -> StoreError {
        StoreError::NotWritten { path: self.path.clone(), source }
    }

    /// Moves an unfinished last line into a file of its own.
    fn set_tail_aside(&mut self) -> Result<(), StoreError> {
        let Tail::Torn { unended, .. } = self.tail else { return Ok(()) };
        let failed =
            |source| StoreError::Io { path: self.path.clone(), doing: Doing::SetTailAside, source };
        let torn = self.file.read(self.chain.offset, u64::MAX).map_err(failed)?;
        let kept = files::keep(&self.disk, &self.path, "torn", &torn).map_err(failed)?;
        self.file.truncate(self.chain.offset).map_err(failed)?;
        self.tail = if unended { Tail::Unended } else { Tail::Clean };
        self.notices.push(Notice(msg!("event-file.tail-set-aside", path = &self.path, kept)));
        Ok(())
    }

    /// Gives up on a failure that no second try can repair. It keeps the line elsewhere, and this
    /// session writes nothing more.
    fn give_up(&mut self, source: &io::Error, bytes: &[u8]) -> StoreError {
        let (why, kept) = (reason(source), self.keep_line(bytes));
        let sentence = msg!("event-file.given-up", path = &self.path, why, kept);
        self.stale = true;
        let cause = msg!("event-file.cause", cause = "not-saved");
        self.unsaved = Some(Trouble::new(cause, sentence.clone()));
        StoreError::NotSaved { sentence }
    }

    /// The line went into a file that is no longer at the path, and was taken out of it again. The
    /// next look at the path finds what is there instead.
    fn displaced(&mut self, source: &io::Error, bytes: &[u8]) -> StoreError {
        let (why, kept) = (reason(source), self.keep_line(bytes));
        self.stale = true;
        StoreError::NotSaved {
            sentence: msg!("event-file.displaced", path = &self.path, why, kept),
        }
    }

    /// Keeps a line that does not count beside the event, and says where.
    fn keep_line(&self, bytes: &[u8]) -> Message {
        match files::keep(&self.disk, &self.path, "rescue", bytes) {
            Ok(kept) => msg!("event-file.line-kept", kept = &kept),
            Err(error) => msg!("event-file.line-not-kept", why = reason(&error)),
        }
    }
}

/// How long to wait for another writer; a caller that reads on asks again soon.
const PATIENCE: Duration = Duration::from_millis(250);

/// A step of saving that can fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Save,
    /// The look at the path after the flush.
    Look,
}

impl Session {
    /// Records that writing failed and that taking it back failed as well.
    fn doubt(
        &mut self,
        step: Step,
        source: &io::Error,
        why: &io::Error,
        entry: Entry,
        bytes: Vec<u8>,
    ) -> CommitError {
        let (path, copy, n) = (&self.path, in_shell(&self.path), entry.n);
        let (source, why) = (reason(source), reason(why));
        let sentence = msg!("event-file.doubt", where = match step {Step::Save => "there", Step::Look => "displaced",}, path, n, source, why, copy);
        let trouble =
            Trouble::new(msg!("event-file.cause", cause = "maybe-saved"), sentence.clone());
        self.stale = true;
        self.doubt = Some(Doubt { entry, bytes, offset: self.chain.offset, trouble });
        CommitError::Doubtful { sentence }
    }

    /// Finds out what has become of the action in doubt. A line that is complete in the file
    /// counts, once it is on the disk. Returns true if something visible has changed.
    pub(super) fn settle_doubt(&mut self) -> Result<bool, StoreError> {
        let Some(doubt) = self.doubt.take() else { return Ok(false) };
        let (settled, changed) = self.look_into(&doubt);
        if !settled {
            self.doubt = Some(doubt);
        }
        Ok(settled || changed)
    }

    /// Whether the doubt is settled, and whether the event has changed.
    fn look_into(&mut self, doubt: &Doubt) -> (bool, bool) {
        let Ok((file, stamp, None)) = files::event_file(&self.disk, &self.path) else {
            return (false, self.reload(false).unwrap_or(false));
        };
        let Ok(Some(lock)) = self.disk.lock(&file, false, PATIENCE) else {
            return (false, false);
        };
        let Ok(changed) = self.reload(true) else { return (false, false) };
        if self.barred.is_some() || !self.stamp.same_file(&stamp) {
            return (false, changed);
        }
        let n = doubt.entry.n;
        let was_saved = self.event.log.contains(&doubt.entry);
        if self.flush_again(doubt, &stamp).is_err() {
            return (false, changed);
        }
        drop(lock);
        let path = &self.path;
        let saved = if was_saved { "yes" } else { "no" };
        let notice = msg!("event-file.settled", saved, path, n);
        self.failed = (!was_saved)
            .then(|| Trouble::new(msg!("event-file.cause", cause = "not-saved"), notice.clone()));
        self.notices.push(Notice(notice));
        (true, changed)
    }

    /// Brings the file's present content and its name to the disk. The system may treat pages as
    /// written although their flush has failed, so the bytes are written again.
    fn flush_again(&self, doubt: &Doubt, stamp: &Stamp) -> io::Result<()> {
        let there = self.file.read(doubt.offset, doubt.bytes.len() as u64)?;
        if there == doubt.bytes {
            self.disk.write_again(&self.path, stamp, doubt.offset, &there)?;
        }
        self.file.fsync()?;
        self.disk.fsync_folder(folder_of(&self.path))
    }
}
