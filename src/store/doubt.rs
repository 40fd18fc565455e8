//! Handles an action that could neither be saved for certain nor taken back.
//!
//! The answer says so, and nothing more is written until it is known whether the action
//! is on the disk.

use super::error::{CommitError, Notice, StoreError, Trouble};
use super::fix::Fix;
use super::lock;
use super::open;
use super::rescue::folder_of;
use super::session::Session;
use super::shell::in_shell;
use super::stamp::Stamp;
use super::unsettled::Doubt;
use crate::event::Entry;
use std::io::{self, Read};
use std::time::Duration;

/// How long to wait for another writer; a caller that reads on asks again soon.
const PATIENCE: Duration = Duration::from_millis(250);

impl Session {
    /// Records that writing failed and that taking it back failed as well.
    pub(super) fn doubt(
        &mut self,
        (what, source): (&str, &io::Error),
        why: &io::Error,
        entry: Entry,
        bytes: Vec<u8>,
    ) -> CommitError {
        if !Fix::DoubtIsSaid.is_in() {
            return self.give_up(what, source, &bytes).into();
        }
        let n = entry.n;
        let sentence = format!(
            "{}: action {n} could not be {what} ({source}), nor be taken back ({why}): it may \
             have been saved; look before entering it again, with `komandor show {} log`; nothing \
             more is written here until the disk is seen to",
            self.path.display(),
            in_shell(&self.path)
        );
        let trouble = Trouble::new("the last action may have been saved", sentence.clone());
        self.stale = true;
        self.doubt = Some(Doubt { entry, bytes, offset: self.chain.offset, trouble });
        CommitError::Doubtful { sentence: sentence.into() }
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
        let became = match stands {
            true => "was saved after all",
            false => "was not saved: enter it again",
        };
        let path = self.path.display();
        let notice = format!("{path}: action {n}, of which it was not known, {became}");
        self.failed =
            (!stands).then(|| Trouble::new("the last action was not saved", notice.clone()));
        self.notices.push(Notice(notice.into()));
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
