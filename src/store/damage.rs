//! The damage of an event file, told in words.

use super::error::{located, shown};
use super::rescue::recovery;
use crate::event::Entry;
use crate::msg;
use crate::words::{Arg, Message};
use std::path::PathBuf;

// The problems of a text that another program has changed.
pub(super) const LINE_CHANGED: Message = msg!("damage.line-changed");
pub(super) const LINE_OR_HEAD_CHANGED: Message = msg!("damage.line-or-head-changed");
pub(super) const END_CHANGED: Message = msg!("damage.end-changed");
pub(super) const HEAD_CHANGED: Message = msg!("damage.head-changed");
pub(super) const HEAD_CHANGED_UNREAD: Message = msg!("damage.head-changed-unread");

/// The place where a file is damaged, and the extent of the damage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    pub path: PathBuf,
    /// The line of the file, from 1.
    pub line: u64,
    /// The column in characters, from 1.
    pub column: usize,
    pub problem: Message,
    /// Lines before this one are no longer there.
    pub missing: bool,
    /// The lines of the file whose checksum does not fit.
    pub mismatches: Vec<u64>,
    /// The present text of those lines, cut short.
    pub says: Vec<String>,
    /// The event's mirror, if it has one that exists.
    pub(super) mirror: Option<PathBuf>,
    /// The lines from the damaged one on, which do not count.
    pub(super) behind: Vec<Unread>,
}

/// A line that does not count, because the file is damaged at or before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Unread {
    /// Its checksum fits.
    pub fits: bool,
    /// Its action, if that can be read.
    pub entry: Option<Entry>,
    /// Its text, as far as it is text.
    pub text: String,
}

impl Damage {
    /// The cause, short enough for a banner.
    pub fn cause(&self) -> Message {
        match self.mismatches.as_slice() {
            _ if self.of_head() => msg!("damage.cause-head"),
            _ if self.missing => msg!("damage.cause-missing", line = self.line),
            [] => msg!("damage.cause-line", line = self.line),
            [line] => msg!("damage.cause-changed", line = *line),
            lines => msg!("damage.cause-lines-changed", n = lines.len()),
        }
    }

    /// The damage, how the event is shown, and what to do.
    pub fn message(&self) -> Message {
        let fault = located(&self.path, self.line, self.column, &self.problem);
        let said = self.with_lines(match self.of_head() {
            true => msg!("damage.shown-with-head", fault),
            false => msg!("damage.shown-before", fault),
        });
        let Some(mirror) = &self.mirror else { return said };
        let command = recovery(mirror, &self.path);
        msg!("mirror.can-recover", said, mirror = shown(mirror), command)
    }

    /// Whether the head was changed: no action stands on line 1.
    pub(super) fn of_head(&self) -> bool {
        self.line == 1
    }

    /// The place and the problem, and the other lines concerned.
    pub(super) fn located(&self) -> Message {
        self.with_lines(located(&self.path, self.line, self.column, &self.problem))
    }

    /// Adds the other lines concerned, unless the problem has named them already.
    fn with_lines(&self, said: Message) -> Message {
        let known =
            [LINE_CHANGED, LINE_OR_HEAD_CHANGED, END_CHANGED, HEAD_CHANGED, HEAD_CHANGED_UNREAD];
        let named = known.contains(&self.problem);
        let left = self.mismatches.iter().filter(|line| !named || **line != self.line);
        let lines: Vec<Arg> = left.map(|line| Arg::from(*line)).collect();
        let n = lines.len();
        match (n, named) {
            (0, _) => said,
            (_, true) => msg!("damage.others-changed", said, n, lines = Arg::Series(lines)),
            (_, false) => msg!("damage.others-misfit", said, n, lines = Arg::Series(lines)),
        }
    }
}

impl std::fmt::Display for Damage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.message().fmt(f)
    }
}
