//! Handouts, which others read without the program: the paper pack, and the site for phones.
//!
//! The program writes the pack by itself at every published pairing and every finished round.
//!
//! [`show`](crate::show) makes the sheets. This module knows when they are due and puts them
//! together. It writes them so that no reader ever finds half of a folder. A fault here is told,
//! and never keeps an action from being saved.

mod carried;
mod due;
mod folder;
mod paper;
mod shelved;
pub mod site;
mod worker;

pub use carried::carry_on;
pub use due::{Due, Published, published};
pub use folder::{FolderChange, FolderContent, write};
pub use shelved::take_along;
pub use worker::{HandedOut, HandoutOrder, HandoutWriter, write_now};
