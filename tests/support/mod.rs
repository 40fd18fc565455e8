//! Tools to run the program from outside.
//!
//! They are a real pseudo-terminal, keys as input, screens as output, and recorded tapes.

// `benches` uses them too, and each of both only a part.
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

/// A folder in memory where the computer has one: every action waits for its disk.
pub fn folder() -> tempfile::TempDir {
    let memory = std::path::Path::new("/dev/shm");
    match memory.is_dir() {
        // Its path is as long as that of any other: sentences break at the same words.
        true => tempfile::Builder::new().prefix("").tempdir_in(memory).unwrap(),
        false => tempfile::tempdir().unwrap(),
    }
}
