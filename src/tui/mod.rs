//! The terminal interface.

pub mod clock;
mod msg;
pub mod terminal;

pub use msg::{Flow, Msg};
