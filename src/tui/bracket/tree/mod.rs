//! The drawing of a single elimination as a tree, from left to right.
//!
//! The games keep the numbers of the rules. The order of the drawing follows from these
//! numbers: two games whose winners meet stand next to each other.

mod build;
mod layout;
mod paint;

pub(super) use build::Tree;
