//! Writing an action down. The order of the steps is the promise: lock, read
//! on, decide on the fresh state, write, flush, and only then say so.

use super::error::{CommitError, Notice, StoreError, Trouble};
use super::line;
use super::lines::Tail;
use super::lock::{self, Held};
use super::place::{LARGEST, Stamp};
use super::rescue;
use super::session::Session;
use crate::event::decide::{Asker, contested, oversized, unseen};
use crate::event::{Command, Decision, Entry, Event, Moment, Refusal, decide};
use std::fs::Metadata;
use std::io::{self, Read};
use std::time::Instant;

/// What a command has come to, once it is on the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done {
    /// The number of the line; None: it was so already, nothing was written.
    pub n: Option<u64>,
    /// What was done, in a sentence for the one who asked.
    pub told: String,
    /// What the organizer should know, none of which forbids it.
    pub warnings: Vec<String>,
}

/// How much the one who asks is held to have seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Care {
    /// What this session had read: a result that came since is not replaced
    /// unseen.
    Read,
    /// Somebody at a screen, who has read the log up to this line: what his
    /// command is about must still be what it was then.
    Seen(u64),
    /// The same; and a result that another has entered in so many seconds is
    /// not replaced unasked, as from the command line nobody looks at it.
    Recent(i64),
    /// Whatever stands there is replaced, knowingly.
    Knowing,
}

impl Session {
    /// Carries out a command in the name of `by`. When it returns, the action
    /// is on the disk.
    ///
    /// # Errors
    /// The rules refuse it, nothing can be written here, or writing failed;
    /// the event is then as it was, and the sentence says what to do.
    pub fn commit(
        &mut self,
        command: &Command,
        by: &str,
        now: Moment,
    ) -> Result<Done, CommitError> {
        self.commit_with_care(command, by, now, Care::Read)
    }

    /// [`commit`](Session::commit), asking about results that others have
    /// entered as far as `care` says.
    ///
    /// # Errors
    /// As [`commit`](Session::commit); and another result was just entered.
    pub fn commit_with_care(
        &mut self,
        command: &Command,
        by: &str,
        now: Moment,
        care: Care,
    ) -> Result<Done, CommitError> {
        let done = self.commit_asked(decide, command, self.asking(by, care, now), now);
        self.noted(done)
    }

    /// Who asks, and the line up to which the log was shown to him.
    fn asking<'a>(&self, by: &'a str, care: Care, now: Moment) -> (Asker<'a>, u64) {
        let shown = match care {
            Care::Seen(shown) => shown,
            _ => u64::MAX,
        };
        (self.asker(by, care, now), shown)
    }

    fn asker<'a>(&self, by: &'a str, care: Care, now: Moment) -> Asker<'a> {
        let seen = match care {
            Care::Knowing => u64::MAX,
            Care::Seen(seen) => seen,
            Care::Read | Care::Recent(_) => self.event.next_number() - 1,
        };
        let since = match care {
            Care::Recent(seconds) => Some(Moment { unix: now.unix - seconds, ..now }),
            _ => None,
        };
        Asker { by, seen, since, elsewhere: &[] }
    }

    /// Decides as [`commit_with_care`](Session::commit_with_care) would, on the
    /// event as read so far, and writes nothing: for previews.
    ///
    /// # Errors
    /// Why it would not be carried out.
    pub fn try_command(
        &self,
        command: &Command,
        by: &str,
        now: Moment,
        care: Care,
    ) -> Result<Decision, Refusal> {
        let elsewhere = self.elsewhere();
        let asker = Asker { elsewhere: &elsewhere, ..self.asker(by, care, now) };
        match contested(&self.event, command, asker) {
            Some(refusal) => Err(refusal),
            None => decide(&self.event, command, now),
        }
    }

    /// [`commit`](Session::commit), unless it comes to something that the organizer is asked
    /// first: that is written only if it is just what he has `agreed` to. So nothing that
    /// another has written meanwhile slips in behind the answer.
    ///
    /// # Errors
    /// As [`commit`](Session::commit); and what he is to be asked.
    pub fn commit_agreed(
        &mut self,
        command: &Command,
        (by, care): (&str, Care),
        now: Moment,
        agreed: Option<&str>,
    ) -> Result<Done, CommitError> {
        let asking = |event: &Event, command: &Command, now: Moment| {
            let decision = decide(event, command, now)?;
            match &decision.question {
                Some(question) if agreed != Some(question) => {
                    Err(CommitError::Asks(Box::new(decision)))
                }
                _ => Ok(decision),
            }
        };
        let done = self.commit_asked(asking, command, self.asking(by, care, now), now);
        self.noted(done)
    }

    /// [`commit`](Session::commit), deciding with something other than the
    /// rules.
    #[cfg(test)]
    pub(super) fn commit_with(
        &mut self,
        decide: impl Fn(&Event, &Command, Moment) -> Result<Decision, crate::event::Refusal>,
        command: &Command,
        by: &str,
        now: Moment,
    ) -> Result<Done, CommitError> {
        let asker = Asker { by, seen: u64::MAX, since: None, elsewhere: &[] };
        let done = self.commit_asked(decide, command, (asker, u64::MAX), now);
        self.noted(done)
    }

    /// That an action could not be saved is kept in sight until one is.
    fn noted(&mut self, done: Result<Done, CommitError>) -> Result<Done, CommitError> {
        match &done {
            Ok(_) => self.failed = None,
            Err(CommitError::Store(error)) => {
                self.failed =
                    Some(Trouble::new("the last action was not saved", error.to_string()));
            }
            Err(_) => {}
        }
        done
    }

    fn commit_asked<E>(
        &mut self,
        decide: impl Fn(&Event, &Command, Moment) -> Result<Decision, E>,
        command: &Command,
        (asker, shown): (Asker, u64),
        now: Moment,
    ) -> Result<Done, CommitError>
    where
        CommitError: From<E>,
    {
        if Moment::try_from(now.to_string()).is_err() {
            return Err(StoreError::NoTime { path: self.path.clone() }.into());
        }
        if let Some(refusal) = oversized(command) {
            return Err(refusal.into());
        }
        let _held = self.hold()?;
        if let Some(refusal) = unseen(&self.event, command, shown) {
            return Err(CommitError::Unseen(refusal));
        }
        // What came just now has its mark by now.
        let elsewhere = self.elsewhere();
        let asker = Asker { elsewhere: &elsewhere, ..asker };
        if let Some(refusal) = contested(&self.event, command, asker) {
            return Err(CommitError::Contested(refusal));
        }
        let Decision { action, told, warnings, why, .. } = decide(&self.event, command, now)?;
        let Some(action) = action else {
            // It is so already: true only once what says so is on the disk.
            self.disk.sync(&self.file).map_err(|source| self.not_written(source))?;
            return Ok(Done { n: None, told, warnings });
        };
        let entry =
            Entry { n: self.event.next_number(), at: now, by: asker.by.to_owned(), why, action };
        let (n, known) = (entry.n, self.event.log.len());
        if let Err(error) = self.record(entry) {
            // Only what is on the disk counts.
            if self.event.log.len() > known {
                self.event.shorten(known);
            }
            return Err(error);
        }
        Ok(Done { n: Some(n), told, warnings })
    }

    /// Locks the file that stands at the path now, and reads on in it.
    fn hold(&mut self) -> Result<Held, CommitError> {
        let start = Instant::now();
        self.settle_doubt()?;
        if self.unsaved.is_none() && self.barred.is_some() {
            // It may have been put right since.
            self.reload(false)?;
        }
        loop {
            if let Some(sentence) = self.read_only() {
                return Err(CommitError::ReadOnly(sentence.to_owned()));
            }
            let left = self.patience.saturating_sub(start.elapsed());
            let held = lock::hold(&self.disk, &self.file, false, left)
                .map_err(|source| StoreError::NoLocks { path: self.path.clone(), source })?;
            let Some(held) = held else {
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
                    drop(held);
                    self.reload(false)?;
                }
                Some(now) => {
                    self.catch_up(now, true)?;
                    if self.read_only().is_none() && self.stamp.same_file(&locked) {
                        return Ok(held);
                    }
                }
            }
        }
    }

    /// Takes the entry into the event, to see that it fits, and writes it at the
    /// end of the file. Where that fails the caller takes it out again.
    fn record(&mut self, entry: Entry) -> Result<(), CommitError> {
        let unwritable = |problem| StoreError::Unwritable { path: self.path.clone(), problem };
        let (line, sum) = line::encode(&entry, self.chain.sum).map_err(unwritable)?;
        let mut bytes = line.into_bytes();
        bytes.push(b'\n');
        if matches!(self.tail, Tail::Unended | Tail::Torn { unended: true, .. }) {
            bytes.insert(0, b'\n');
        }
        let end = self.chain.offset + bytes.len() as u64;
        if end > LARGEST {
            let problem = format!("the file would have more than {LARGEST} bytes");
            return Err(unwritable(problem).into());
        }
        // Tried before it is written: a line that does not fit is damage.
        (self.event.extend(vec![entry.clone()]))
            .map_err(|misfit| unwritable(misfit.to_string()))?;

        self.set_tail_aside()?;
        if let Err(source) = self.disk.write(&self.file, &bytes) {
            let nothing = |meta: Metadata| meta.len() == self.chain.offset;
            return Err(match self.take_back() {
                Ok(()) => self.not_written(source).into(),
                Err(_) if self.disk.stat_open(&self.file).is_ok_and(nothing) => {
                    self.give_up("written", &source, &bytes).into()
                }
                Err(why) => self.doubt(("written", &source), &why, entry, bytes),
            });
        }
        // Not repeated if it fails: the system may forget what it could not
        // flush, and a second try would succeed without having written.
        if let Err(source) = self.disk.sync(&self.file) {
            const FLUSHED: &str = "flushed to the disk";
            return Err(match self.take_back() {
                Ok(()) => self.give_up(FLUSHED, &source, &bytes).into(),
                Err(why) => self.doubt((FLUSHED, &source), &why, entry, bytes),
            });
        }

        self.event.log.last().into_iter().for_each(|entry| self.mark(entry));
        self.tail = Tail::Clean;
        self.chain.offset = end;
        self.chain.line += 1;
        self.chain.next += 1;
        self.chain.sum = sum;
        match self.disk.stat_open(&self.file) {
            Ok(meta) => self.stamp = Stamp::of(&meta),
            Err(_) => self.stale = true,
        }
        Ok(())
    }

    /// Makes the file end where it did; only on the disk is that certain.
    fn take_back(&self) -> io::Result<()> {
        self.disk.truncate(&self.file, self.chain.offset)?;
        self.disk.sync(&self.file)
    }

    fn not_written(&self, source: io::Error) -> StoreError {
        StoreError::NotWritten { path: self.path.clone(), source }
    }

    /// Moves a line that was never finished into a file of its own.
    fn set_tail_aside(&mut self) -> Result<(), StoreError> {
        let Tail::Torn { unended, .. } = self.tail else { return Ok(()) };
        let failed = |source| StoreError::Io {
            path: self.path.clone(),
            doing: "set its unfinished last line aside",
            source,
        };
        let mut torn = Vec::new();
        self.disk.reader(&self.file, self.chain.offset).read_to_end(&mut torn).map_err(failed)?;
        let kept = rescue::keep(&self.disk, &self.path, "torn", &torn).map_err(failed)?;
        self.disk.truncate(&self.file, self.chain.offset).map_err(failed)?;
        self.tail = if unended { Tail::Unended } else { Tail::Clean };
        self.notices.push(Notice(format!(
            "{}: its last line had not been written to the end; it is kept in {} and does not \
             count",
            self.path.display(),
            kept.display()
        )));
        Ok(())
    }

    /// Writing has failed in a way that no second try mends: keeps the line,
    /// and writes nothing more in this session.
    fn give_up(&mut self, what: &str, source: &io::Error, bytes: &[u8]) -> StoreError {
        let path = self.path.display();
        let kept = match rescue::keep(&self.disk, &self.path, "rescue", bytes) {
            Ok(kept) => format!("the line is kept in {}", kept.display()),
            Err(error) => format!("the line could not be kept elsewhere either ({error})"),
        };
        let sentence = format!(
            "{path}: the last action could not be {what} ({source}) and does not count; {kept}; \
             nothing more is written until the event is opened again: see to the disk or copy \
             the event to another one, open it there, and enter the action again"
        );
        self.stale = true;
        self.unsaved = Some(Trouble::new("the last action could not be saved", sentence.clone()));
        StoreError::NotSaved { sentence }
    }
}
