//! What the room sees: read-only screens for a projector or a tmux pane.
//!
//! A [`View`] is one screen; [`View::Rotate`] goes through those that matter
//! at the moment. Lists longer than the screen are told in pages, which turn
//! by themselves, for nobody stands at the keyboard. The clock is always in
//! sight.
//!
//! [`Board`] is the state of such a screen and nothing else: it is handed the
//! event and the time. [`run`] puts it before a file and a terminal.
//!
//! Deliberately absent: anything that writes.

mod clock;
mod content;
mod footer;
mod header;
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
