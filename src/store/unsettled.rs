//! A session's open questions: a file that lost actions, and an action in doubt.

use super::error::Trouble;
use crate::event::Entry;
use crate::words::Message;
use std::path::PathBuf;

/// The kind of thing that now stands at the event's path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileState {
    /// There is no file.
    Gone,
    /// Another event.
    Other,
    /// The file is not a sound event file.
    Unsound,
    /// The same event, with a change in a line that this session had read.
    Changed,
    /// A sound version of the event that lacks actions.
    Older,
}

/// A file that no longer holds all of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diverged {
    pub stands: FileState,
    /// The path of the kept copy; None: there is none.
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
