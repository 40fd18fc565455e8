//! Deck and army lists: whether a list is legal, and how two versions of it differ.
//!
//! This module contains no name of a particular game. The rules for lists come from the ruleset.
//! Judges know the rest.
//!
//! [`read_list`] reads a list without any rules. [`check_list`] compares it with a [`ListCheck`],
//! which has the rules of a game. It returns [`Findings`], and [`summary`] adds the list up.

mod check;
mod handing_in;
mod list;

#[cfg(test)]
mod tests;

pub use check::{ListCheck, examine, faults_of_example, summary};
pub use handing_in::{
    Examined, ListChange, ListState, ListedLine, accept_list, compare_lists, examine_list, hand_in,
    list_state,
};
pub use list::{Fault, Findings, read_list};
