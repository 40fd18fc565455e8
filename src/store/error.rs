use super::disk::LARGEST;
use super::edit::EditError;
use crate::event::Refusal;
use crate::event::decide::Decision;
use crate::msg;
use crate::words::{Arg, Message};
use std::path::{Path, PathBuf};
use std::{fmt, io};

/// Why a file could not be read or written: what, where, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no such file.
    Missing { path: PathBuf },
    /// A file is there already, and none is overwritten.
    Exists { path: PathBuf },
    /// `what` is the kind of thing found there.
    NotAFile { path: PathBuf, what: Message },
    /// The file of another user.
    NotYours { path: PathBuf, owner: u32 },
    /// It is no event file.
    Foreign { path: PathBuf, found: Message },
    /// An earlier or a later format than this program reads.
    OtherFormat { path: PathBuf, version: String },
    /// The head of the event cannot be read.
    Head { path: PathBuf, line: u64, column: usize, problem: Message },
    /// Larger than any event file.
    TooLarge { path: PathBuf, bytes: u64 },
    /// The system refused something.
    Io { path: PathBuf, doing: Doing, source: io::Error },
    /// Another program has held the lock all that time.
    Busy { path: PathBuf, seconds: u64 },
    /// The file system offers no locks.
    NoLocks { path: PathBuf, source: io::Error },
    /// Nothing was recorded, and the event is as it was.
    NotWritten { path: PathBuf, source: io::Error },
    /// An edit puts a new file in the old one's place, and none can be made beside it.
    NoneBeside { path: PathBuf, source: io::Error },
    /// The system refused to make or to move the file.
    NotMade { path: PathBuf, doing: Doing, source: io::Error },
    /// An event with results is not deleted.
    HasResults { path: PathBuf },
    /// The action would not read back as it is.
    Unwritable { path: PathBuf, problem: Message },
    /// The clock shows no time that can be written down.
    NoTime { path: PathBuf },
    /// It is not known where events live.
    NoHome,
    /// It is not known where the user's own rulesets live.
    NoRulesets,
    /// Something was not saved; the sentence says what, and what to do.
    NotSaved { sentence: Message },
}

/// The act that the system refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doing {
    Open,
    Read,
    LookAt,
    List,
    SetTailAside,
    MakeFolder,
    MakeShelf,
    Make,
    Write,
    Move,
}

impl StoreError {
    pub fn message(&self) -> Message {
        match self {
            StoreError::Missing { path } => msg!("event-file.missing", path),
            StoreError::Exists { path } => msg!("event-file.exists", path),
            StoreError::NotAFile { path, what } => {
                let text = msg!("event-file.not-a-text-file", what);
                msg!("common.labelled", label = path, text)
            }
            StoreError::NotYours { path, owner } => {
                msg!("event-file.not-yours", path, owner = *owner)
            }
            StoreError::Foreign { path, found } => msg!("event-file.foreign", path, found),
            StoreError::OtherFormat { path, version } => {
                msg!("event-file.other-format", path, version)
            }
            StoreError::Head { path, line, column, problem } => {
                let at = located(path, *line, *column, msg!("event-file.head", problem));
                msg!("event-file.mend-the-line", fault = at)
            }
            StoreError::TooLarge { path, bytes } => {
                msg!("event-file.too-large", path, bytes = *bytes, most = LARGEST)
            }
            StoreError::Io { path, doing, source }
            | StoreError::NotMade { path, doing, source } => doing.failed(path, source),
            StoreError::Busy { path, seconds } => msg!("event-file.busy", path, seconds = *seconds),
            StoreError::NoLocks { path, source } => {
                msg!("event-file.no-locks", path, why = reason(source))
            }
            StoreError::NotWritten { path, source } => {
                msg!("event-file.not-written", path, why = reason(source))
            }
            StoreError::NoneBeside { path, source } => {
                msg!("event-file.none-beside", path, why = reason(source))
            }
            StoreError::HasResults { path } => msg!("event-file.has-results", path),
            StoreError::Unwritable { path, problem } => {
                msg!("event-file.unwritable", path, problem)
            }
            StoreError::NoTime { path } => msg!("event-file.no-time", path),
            StoreError::NoHome => msg!("event-file.no-place-for", what = "events"),
            StoreError::NoRulesets => msg!("event-file.no-place-for", what = "rulesets"),
            StoreError::NotSaved { sentence } => sentence.clone(),
        }
    }
}

impl Doing {
    /// The sentence that it failed, why, and what to do.
    fn failed(self, path: &Path, source: &io::Error) -> Message {
        let what = match self {
            Doing::Open => "open",
            Doing::Read => "read",
            Doing::LookAt => "look",
            Doing::List => "list",
            Doing::SetTailAside => "set-aside",
            Doing::MakeFolder => "make-folder",
            Doing::MakeShelf => "make-shelf",
            Doing::Make => "make",
            Doing::Write => "write",
            Doing::Move => "move",
        };
        msg!("event-file.cannot", path, what, why = reason(source), remedy = remedy(source))
    }
}

/// The word of the advice for a call that failed.
fn remedy(source: &io::Error) -> &'static str {
    use io::ErrorKind::{
        AlreadyExists, InvalidFilename, NotADirectory, NotFound, PermissionDenied, QuotaExceeded,
        ReadOnlyFilesystem, StorageFull,
    };
    match source.kind() {
        PermissionDenied => "permissions",
        ReadOnlyFilesystem => "read-only",
        StorageFull | QuotaExceeded => "full",
        NotFound | NotADirectory | AlreadyExists => "folder",
        InvalidFilename => "name",
        _ => "disk",
    }
}

/// The problem with its place in front: file, line and column.
pub(super) fn located(path: &Path, line: u64, column: usize, problem: impl Into<Arg>) -> Message {
    msg!("event-file.at", path, line, column, problem)
}

/// A reason of this program's own inside an [`io::Error`].
#[derive(Debug, thiserror::Error)]
struct Own(Message);

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An error of reading with a reason of this program's own.
pub(super) fn own(reason: Message) -> io::Error {
    io::Error::other(Own(reason))
}

/// Why the system refused. The usual reasons are translated; English, and the other reasons, are
/// the system's own words.
pub fn reason(error: &io::Error) -> Message {
    use io::ErrorKind::{
        InvalidFilename, IsADirectory, NotADirectory, NotFound, PermissionDenied,
        ReadOnlyFilesystem, StorageFull,
    };
    if let Some(Own(reason)) = error.get_ref().and_then(|inner| inner.downcast_ref::<Own>()) {
        return reason.clone();
    }
    let kind = match error.kind() {
        NotFound => "not-found",
        PermissionDenied => "permission-denied",
        InvalidFilename => "name-too-long",
        StorageFull => "storage-full",
        ReadOnlyFilesystem => "read-only",
        IsADirectory => "is-a-folder",
        NotADirectory => "no-folder",
        _ => "other",
    };
    msg!("event-file.system", kind, text = error.to_string())
}

/// A reason why an action was not saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trouble {
    /// The cause, short enough for a banner.
    pub cause: Message,
    /// The sentence says what happened, where, and what to do.
    pub sentence: Message,
    /// What the mirror has before the event, if that is the problem.
    pub(super) mirror: Option<MirrorAhead>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MirrorAhead {
    /// It holds actions that the event lacks.
    Newer,
    /// Each holds actions that the other lacks.
    Split,
}

impl Trouble {
    pub(super) fn new(cause: Message, sentence: Message) -> Trouble {
        Trouble { cause, sentence, mirror: None }
    }
}

/// Why a command left nothing in the event file.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    /// The rules refuse it.
    Refused(#[from] Refusal),
    /// Somebody else has just entered something different. The sentence says what, and names the
    /// words that settle it.
    Conflict(Refusal),
    /// The organizer must be asked first: the question, and the decision it is about.
    Asks(Box<Decision>),
    /// The subject of the command has changed since the caller read on; the sentence says how.
    Stale(Refusal),
    /// The file could not be read or written.
    Store(#[from] StoreError),
    /// The action could neither be saved for certain nor taken back.
    Doubtful { sentence: Message },
    /// The event is read-only; the sentence says why.
    ReadOnly(Message),
}

impl CommitError {
    pub fn message(&self) -> Message {
        match self {
            CommitError::Refused(refusal)
            | CommitError::Conflict(refusal)
            | CommitError::Stale(refusal) => refusal.0.clone(),
            CommitError::Asks(decision) => decision.asks(),
            CommitError::Store(error) => error.message(),
            CommitError::Doubtful { sentence } | CommitError::ReadOnly(sentence) => {
                sentence.clone()
            }
        }
    }
}

/// Something the organizer should know about the file; nothing is lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice(pub Message);

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

macro_rules! display_message {
    ($($error:ty)+) => {$(
        impl fmt::Display for $error {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.message().fmt(f)
            }
        }

        impl From<$error> for Message {
            fn from(error: $error) -> Message {
                error.message()
            }
        }
    )+};
}
display_message!(StoreError CommitError EditError);
