//! The result station: players enter the result of their own table.
//!
//! It stands on a spare laptop, or behind a forced command of SSH. A player types the number of a
//! table, sees both names and enters the result. The screen tells it as a sentence, and the
//! opponent confirms it with a key. A first result counts at once. A result that differs from the
//! table's waits in the inbox of the scorekeepers.
//!
//! [`Station`] holds what stands on the screen; its caller passes the event and the time.
//! [`run`] connects it to a file and a terminal.
//!
//! Deliberately absent: corrections, undo, verbs, standings, the log, files, and every round
//! but the newest. No key leads out of it, except one that the organizer knows.

mod follow_file;
mod keys;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use follow_file::{StationOptions, run};
pub use state::{Reaction, Station};
