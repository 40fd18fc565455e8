//! What reads an event and changes nothing: lists, odds, simulation, seasons, checks, sheets.
//!
//! The map of the whole program is in `src/lib.rs`.

pub mod decklist;
pub mod odds;
pub mod season;
pub mod show;
pub mod simulate;
pub mod verify;

pub use komandor_core::event;
pub use komandor_rules::{limits, msg, pairing, ruleset, words};
