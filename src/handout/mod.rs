//! Handouts, which others read without the program: the paper pack, and the site for phones.
//!
//! The pack is written automatically at every published pairing and every finished round.
//!
//! [`show`](crate::show) makes the sheets. This module knows when they are due, puts them together,
//! and writes them so that readers never find an incomplete folder. A fault here is reported, but
//! never prevents an action from being saved.

mod folder;
mod paper;
pub mod site;
mod worker;

pub use folder::write;
pub use worker::{
    Due, HandedOut, HandoutOrder, HandoutWriter, Published, carry_on, published, take_along,
    write_now,
};
