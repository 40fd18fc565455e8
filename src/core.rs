//! The pure core of an event: its state, the commands to it, and what happened.
//!
//! The map of the whole program is in `src/lib.rs`.

pub mod event;

pub use komandor_rules::{limits, msg, pairing, ruleset, words};
