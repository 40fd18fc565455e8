//! Handouts, which others read without the program: the paper pack, and the site for phones.
//!
//! The program writes the pack by itself at every published pairing and every finished round.
//!
//! [`show`](crate::show) makes the sheets. This module knows when they are due and puts them
//! together. It writes them so that no reader ever finds half of a folder. A fault here is told,
//! and never keeps an action from being saved.

mod folder;
mod paper;
pub mod site;
mod worker;

pub use folder::write;
pub use worker::{
    Due, HandedOut, HandoutOrder, HandoutWriter, Published, carry_on, published, take_along,
    write_now,
};
