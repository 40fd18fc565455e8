//! Komandor.
pub mod desk;
pub mod ruleset;
