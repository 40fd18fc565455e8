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

mod address;
mod announced;
mod clock;
mod content;
mod follow_file;
mod footer;
mod header;
mod keys;
mod languages;
mod marks;
mod names;
mod pairings;
mod rotation;
mod sheet;
mod standings;
mod state;
#[cfg(test)]
pub(in crate::tui) mod tests;
mod tour;
mod view;

pub(in crate::tui) use clock::{SHORT, draw as draw_clock};
pub use follow_file::run;
pub use state::Board;
pub use tour::{STAYS, Tour};
pub use view::BoardView;
