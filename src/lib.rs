//! Komandor.
pub mod event;
pub mod ruleset;
pub mod store;
