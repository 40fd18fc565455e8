//! The program seen from outside: a real pseudo-terminal around it, keys in,
//! a screen out, and tapes that play themselves.

// Every test file is a crate of its own and uses its own part of this.
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
