//! What leaves the program for others by itself: the site for phones.

mod folder;
pub mod site;

pub use folder::{FolderChange, FolderContent, write};
