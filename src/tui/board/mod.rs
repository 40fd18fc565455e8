//! The board: read-only screens for the players, on a projector or in a tmux pane.
//!
//! A [`BoardView`] is one screen. [`BoardView::Rotate`] goes through the views that matter at the
//! moment, or through those that were chosen. A list longer than the screen is divided into pages,
//! which turn by themselves because nobody stands at the keyboard. The clock is always in sight.
//!
//! [`Board`] holds only the state of such a screen; its caller passes the event and the time.
//! [`run`] connects it to a file and a terminal.
//!
//! Deliberately absent: anything that writes.

pub(in crate::tui) mod address;
mod follow_file;
pub mod frame;
mod keys;
mod sheet;
mod state;
#[cfg(test)]
pub(in crate::tui) mod tests;
mod tour;

pub use follow_file::run;
pub(in crate::tui) use frame::{SHORT, draw_clock};
pub use state::Board;
pub use state::BoardView;
pub use tour::{STAYS, Tour};
