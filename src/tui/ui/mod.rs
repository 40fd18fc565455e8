//! What all screens and dialogs are made of.

pub mod dialog_box;
pub mod digits;
pub mod hints;
pub mod label;
pub mod list;
pub mod message;
pub mod scroll;
pub mod text;
pub mod text_area;
pub mod text_field;
pub mod theme;
pub mod words;
