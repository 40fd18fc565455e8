//! Reads, appends to, locks, follows and recovers event files.
//!
//! An event file is a head that is written once, then `log:` and one line for each
//! action. Lines are only ever added at the end. Each line carries a checksum chained to
//! the line before, so that any change is noticed and located.
//!
//! [`Session`] holds an event open, and nothing else appends to its file. Its steps are:
//! lock, read on, decide on the fresh state, write, flush, and only then say that it is
//! done. [`Original`] replaces a file by a version edited by hand, checked and sealed
//! anew. [`Behind`] reports that the file has lost actions which a session knows; a copy
//! is then kept beside the file.
//!
//! [`create`] creates a file, and [`follow`] tells when it has changed. [`home`] finds
//! the folders of events. [`shelve()`] moves an event to the archive, to the trash or
//! back.
//!
//! This module does not know what an action means, which is the task of [`crate::event`].
//! It never writes to the terminal: each problem is returned as a sentence.

mod behind;
mod commit;
mod create;
mod disk;
mod doubt;
mod edit;
mod error;
mod flow;
mod follow;
mod glance;
mod header;
pub mod home;
mod line;
mod lines;
mod lock;
mod origin;
mod place;
mod plain;
mod read;
mod refresh;
mod rescue;
mod scan;
mod seal;
mod session;
mod settings;
mod shelf;
mod shell;
mod typed;
mod yaml;

#[cfg(test)]
mod tests;

pub use behind::{Behind, Stands};
pub use commit::{Care, Done};
pub use create::{create, create_on};
pub use disk::{Call, Disk, Failure};
pub use edit::{EditError, Objection, Original, Replaced};
pub use error::{CommitError, Notice, StoreError, Trouble};
pub use follow::{Follower, follow};
pub use glance::State;
pub use place::regular;
pub use read::Damage;
pub use session::Session;
pub use settings::{Settings, ThemeChoice};
pub use shelf::{Shelf, shelve};
pub use shell::in_shell;
