//! Handles an action that could neither be saved for certain nor taken back.
//!
//! The answer says so, and nothing more is written until it is known whether the action
//! is on the disk.

use super::error::{CommitError, Notice, StoreError, Trouble, reason, shown};
use super::lock;
use super::open;
use super::rescue::folder_of;
use super::session::Session;
use super::shell::in_shell;
use super::stamp::Stamp;
use super::unsettled::Doubt;
use crate::event::Entry;
use crate::msg;
use std::io::{self, Read};
use std::time::Duration;

/// How long to wait for another writer; a caller that reads on asks again soon.
const PATIENCE: Duration = Duration::from_millis(250);

/// A step of saving that can fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Write,
    Flush,
    /// The look at the path after the flush.
    Look,
}

impl Session {
    /// Records that writing failed and that taking it back failed as well.
    pub(super) fn doubt(
        &mut self,
        (step, source): (Step, &io::Error),
        why: &io::Error,
        entry: Entry,
        bytes: Vec<u8>,
    ) -> CommitError {
        let (path, copy, n) = (shown(&self.path), in_shell(&self.path), entry.n);
        let (source, why) = (reason(source), reason(why));
        let sentence = match step {
            Step::Write => msg!("store.doubt-written", path, n, source, why, copy),
            Step::Flush => msg!("store.doubt-flushed", path, n, source, why, copy),
            Step::Look => msg!("store.doubt-displaced", path, n, source, why, copy),
        };
        let trouble = Trouble::new(msg!("store.cause-maybe-saved"), sentence.clone());
        self.stale = true;
        self.doubt = Some(Doubt { entry, bytes, offset: self.chain.offset, trouble });
        CommitError::Doubtful { sentence }
    }

    /// Finds out what has become of the action in doubt.
    ///
    /// A line that is complete in the file counts, once it is on the disk. Returns true
    /// if something visible has changed.
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
        let Ok((file, stamp, None)) = open::event_file(&self.disk, &self.path) else {
            return (false, self.reload(false).unwrap_or(false));
        };
        let Ok(Some(held)) = lock::hold(&self.disk, &file, false, PATIENCE) else {
            return (false, false);
        };
        let Ok(changed) = self.reload(true) else { return (false, false) };
        if self.barred.is_some() || !self.stamp.same_file(&stamp) {
            return (false, changed);
        }
        let n = doubt.entry.n;
        let stands = self.event.log.contains(&doubt.entry);
        if self.certain(doubt, &stamp).is_err() {
            return (false, changed);
        }
        drop(held);
        let path = shown(&self.path);
        let notice = match stands {
            true => msg!("store.doubt-was-saved", path, n),
            false => msg!("store.doubt-was-not-saved", path, n),
        };
        self.failed =
            (!stands).then(|| Trouble::new(msg!("store.cause-not-saved"), notice.clone()));
        self.notices.push(Notice(notice));
        (true, changed)
    }

    /// Brings the file's present content and its name to the disk.
    ///
    /// The system may treat pages as written although their flush has failed, so the
    /// bytes are written again.
    fn certain(&self, doubt: &Doubt, stamp: &Stamp) -> io::Result<()> {
        let mut there = Vec::new();
        let length = doubt.bytes.len() as u64;
        self.disk.reader(&self.file, doubt.offset).take(length).read_to_end(&mut there)?;
        if there == doubt.bytes {
            self.disk.write_again(&self.path, stamp, doubt.offset, &there)?;
        }
        self.disk.sync(&self.file)?;
        self.disk.sync_folder(folder_of(&self.path))
    }
}
