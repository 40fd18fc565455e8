//! The terminal interface.

pub mod board;
pub mod bracket;
pub mod clock;
pub mod digits;
mod msg;
pub mod terminal;
pub mod text;
pub mod theme;

pub use msg::{Flow, Msg};
