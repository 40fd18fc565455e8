//! The event file: read, append, lock, follow, recover.
//!
//! A head that is written once, then `log:` and one line for each action,
//! only ever added at the end. Each line carries a checksum chained to the
//! line before, so that a change of any one is seen and located.
//!
//! [`Session`] holds an event open and is the only thing that writes to it:
//! lock, read on, decide on the fresh state, write, flush, and only then say
//! that it is done. [`Original`] puts a file edited by hand in its place, checked
//! and sealed anew. A [`Behind`] tells that the file has lost what a session
//! knows; that is then kept beside it. [`create`] makes a file, [`follow`] tells when it has
//! changed, [`home`] knows where events live, and [`shelve()`] puts one away.
//!
//! Deliberately absent: what an action means (that is [`crate::event`]), and
//! any word to the terminal. Everything that can be wrong comes back as a
//! sentence.

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
mod real;
mod refresh;
mod rescue;
mod scan;
mod seal;
mod session;
mod settings;
mod shelf;
mod shell;
mod system;
mod typed;
mod yaml;

#[cfg(test)]
pub(crate) mod machine;
#[cfg(test)]
mod tests;

pub use behind::{Behind, Stands};
pub use commit::{Care, Done};
pub use create::{create, create_on};
pub use disk::{Call, Disk, Failure};
pub use edit::{EditError, Objection, Original, Replaced};
pub use error::{CommitError, Notice, StoreError, Trouble};
pub use follow::{Follower, follow, follow_on};
pub use glance::State;
pub use place::regular;
pub use read::Damage;
pub use session::Session;
pub use settings::{Settings, ThemeChoice};
pub use shelf::{Shelf, shelve, shelve_on};
pub use shell::in_shell;
