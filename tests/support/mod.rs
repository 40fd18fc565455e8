//! Tools to run the program from outside.
//!
//! They are a real pseudo-terminal, keys as input, screens as output, and recorded tapes.

// Every test file is its own crate and uses only a part of these tools.
#![allow(dead_code, unused_imports)]

pub mod keys;
pub mod modes;
pub mod program;
pub mod pty;
pub mod reader;
pub mod tape;
pub mod terminal;

pub use program::Program;
pub use pty::{Exit, Pty};
pub use terminal::Terminal;
