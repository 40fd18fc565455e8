//! Komandor.
pub mod event;
pub mod ruleset;
