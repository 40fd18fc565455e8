//! What others read without the program: the paper pack, written by itself at every published
//! pairing and every finished round, and the site for phones.
//!
//! [`show`](crate::show) makes the sheets. This module knows when they are due, puts them together,
//! and writes them into a folder of which no reader ever finds half. What goes wrong here is told,
//! and never keeps an action from being saved.

mod due;
mod folder;
mod paper;
mod shelved;
pub mod site;
mod worker;

pub use due::{Due, Published, published};
pub use folder::{FolderChange, FolderContent, write};
pub use shelved::take_along;
pub use worker::{HandoutOrder, HandoutWriter, write_now};
