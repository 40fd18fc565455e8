//! Replaces a dialog that another organizer's action has closed. A key pressed for the old
//! dialog then acts on nothing else.

/// The title of the dialog that was closed, and the reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closed {
    pub title: String,
    pub why: String,
}
