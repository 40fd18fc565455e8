use crate::event::Refusal;
use crate::event::decide::Decision;
use crate::words::Message;
use std::io;
use std::path::PathBuf;

/// Why a file could not be read or written: what, where, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("{}: there is no such file; check the name, or make an event with `komandor new`", path.display())]
    Missing { path: PathBuf },
    #[error("{}: this file is there already and is not overwritten; choose another name", path.display())]
    Exists { path: PathBuf },
    #[error("{}: this is {what}, not a file; name the event file itself", path.display())]
    NotAFile { path: PathBuf, what: &'static str },
    #[error("{}: this file belongs to another user (number {owner}); copy it, and open the copy", path.display())]
    NotYours { path: PathBuf, owner: u32 },
    #[error("{}: this is no event file of Komandor: {found}", path.display())]
    Foreign { path: PathBuf, found: String },
    #[error("{}: this file was made by a newer version of Komandor (format {version}; this one reads format 1); install the newer version to open it", path.display())]
    Newer { path: PathBuf, version: String },
    #[error("{}:{line}:{column}: the head of the event cannot be read: {problem}; restore a copy of the file, or mend this line", path.display())]
    Head { path: PathBuf, line: u64, column: usize, problem: String },
    #[error("{}: this file has {bytes} bytes, and an event file has at most {}; it is no event file, or something else writes to it", path.display(), super::stamp::LARGEST)]
    TooLarge { path: PathBuf, bytes: u64 },
    #[error("{}: cannot {doing}: {source}; {}", path.display(), remedy(source))]
    Io { path: PathBuf, doing: &'static str, source: io::Error },
    #[error("{}: another program has held this event for {seconds} seconds; close it there, then repeat", path.display())]
    Busy { path: PathBuf, seconds: u64 },
    #[error("{}: nothing was recorded, because this file system offers no locks ({source}); copy the event to a disk of this computer", path.display())]
    NoLocks { path: PathBuf, source: io::Error },
    #[error("{}: nothing was recorded: {source}; the event is as it was: see to the disk, then repeat", path.display())]
    NotWritten { path: PathBuf, source: io::Error },
    #[error("{}: nothing was recorded, because no file can be made beside it ({source}), and an edit puts a new file in the old one's place; make its folder writable, or copy the event to another one", path.display())]
    NoneBeside { path: PathBuf, source: io::Error },
    #[error("{}: cannot {doing}: {source}; {}", path.display(), remedy(source))]
    NotMade { path: PathBuf, doing: &'static str, source: io::Error },
    #[error("{}: this event has results and is not deleted; archive it instead", path.display())]
    HasResults { path: PathBuf },
    #[error("{}: nothing was recorded, because the action cannot be written down: {problem}", path.display())]
    Unwritable { path: PathBuf, problem: String },
    #[error("{}: nothing was recorded, because the clock of this computer shows no time that can be written down: set the clock, then repeat", path.display())]
    NoTime { path: PathBuf },
    #[error(
        "it is not known where events live: set KOMANDOR_HOME to a folder, or name one with --home"
    )]
    NoHome,
    #[error("it is not known where your own rulesets live: name a folder with --rulesets")]
    NoRulesets,
    #[error("{sentence}")]
    NotSaved { sentence: Message },
}

impl From<StoreError> for Message {
    fn from(error: StoreError) -> Message {
        Message::verbatim(error.to_string())
    }
}

impl From<CommitError> for Message {
    fn from(error: CommitError) -> Message {
        Message::verbatim(error.to_string())
    }
}

/// The advice for a call that failed.
fn remedy(source: &io::Error) -> &'static str {
    use io::ErrorKind::{
        AlreadyExists, NotADirectory, NotFound, PermissionDenied, QuotaExceeded,
        ReadOnlyFilesystem, StorageFull,
    };
    match source.kind() {
        PermissionDenied => "see to the permissions of the file and its folder, then repeat",
        ReadOnlyFilesystem => "choose a place on a disk that may be written to",
        StorageFull | QuotaExceeded => "make room on the disk, then repeat",
        NotFound | NotADirectory | AlreadyExists => "check the name of the folder",
        _ => "see to the disk, then repeat",
    }
}

/// A problem that stands between the organizer and a saved action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trouble {
    /// The cause, short enough for a banner.
    pub cause: Message,
    /// The sentence says what happened, where, and what to do.
    pub sentence: Message,
}

impl Trouble {
    pub(super) fn new(cause: impl Into<Message>, sentence: impl Into<Message>) -> Trouble {
        Trouble { cause: cause.into(), sentence: sentence.into() }
    }
}

/// Why a command left nothing in the event file.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    /// The rules refuse it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Somebody else has just entered something different.
    ///
    /// The sentence says what, and names the words that settle it.
    #[error(transparent)]
    Conflict(Refusal),
    /// The organizer must be asked first: the question, and the decision it is about.
    #[error("{}", .0.asks())]
    Asks(Box<Decision>),
    /// The subject of the command has changed since the caller read on; the sentence says how.
    #[error(transparent)]
    Stale(Refusal),
    /// The file could not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The action could neither be saved for certain nor taken back.
    #[error("{sentence}")]
    Doubtful { sentence: Message },
    /// The event is read-only; the sentence says why.
    #[error("{0}")]
    ReadOnly(Message),
}

/// Something the organizer should know about the file; nothing is lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice(pub Message);

impl std::fmt::Display for Notice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
