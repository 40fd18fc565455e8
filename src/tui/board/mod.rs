//! The board: read-only screens for the players, on a projector or in a tmux pane.
//!
//! A [`View`] is one screen. [`View::Rotate`] goes through the views that matter at the moment.
//! A list longer than the screen is divided into pages, which turn by themselves because nobody
//! stands at the keyboard. The clock is always in sight.
//!
//! [`Board`] holds only the state of such a screen; its caller passes the event and the time.
//! [`run`] connects it to a file and a terminal.
//!
//! Deliberately absent: anything that writes.

mod clock;
mod content;
mod footer;
mod header;
mod keys;
mod names;
mod pairings;
mod rotation;
#[cfg(test)]
pub(in crate::tui) mod sample;
mod sheet;
mod standings;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod watch;

pub use state::Board;
pub use view::View;
pub use watch::{WatchError, run};
