//! Komandor.
pub mod event;
pub mod pairing;
pub mod ruleset;
pub mod show;
