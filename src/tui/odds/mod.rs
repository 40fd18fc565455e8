//! The odds, and who is certain or out, for the organizer's screens and the board.
//!
//! A thread computes them. A figure carries the state of the event that it was computed from,
//! and is never drawn beside another state.

mod figures;
mod shown;
mod worker;

pub use figures::{Figures, Mark, Order, State, Wish};
pub use shown::{OddsShown, legend, sign};
pub use worker::Worker;
