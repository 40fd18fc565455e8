//! Words in every language, games as plugins, and who plays whom.
//!
//! The map of the whole program is in `src/lib.rs`. The modules of this crate know no event.

pub mod limits;
pub mod pairing;
pub mod ruleset;
pub mod words;
