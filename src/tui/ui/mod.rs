//! What all screens and dialogs are made of.

pub(super) mod dialog_box;
pub(super) mod digits;
pub(super) mod hints;
pub(super) mod list;
pub(super) mod message;
pub(super) mod scroll;
pub(crate) mod text;
pub(super) mod text_area;
pub(super) mod text_field;
pub mod theme;
pub(super) mod words;
