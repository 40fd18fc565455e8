//! What stands in the place of a dialog that another's action has closed, so
//! that a key already under way acts on nothing else.

/// The dialog that was there, and what happened to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closed {
    pub title: String,
    pub why: String,
}
