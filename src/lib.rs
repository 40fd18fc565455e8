//! Komandor.
pub mod ruleset;
