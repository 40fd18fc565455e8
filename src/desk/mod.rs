//! Checks for judges: whether a list is legal.
//!
//! This module contains no name of a particular game. The rules for lists come from the ruleset.
//! Judges know the rest.
//!
//! [`read_list`] reads a list without any rules. [`check_list`] compares it with a [`ListCheck`],
//! which has the rules of a game. It returns [`Findings`], and [`summary`] adds the list up.

mod compared;
mod decks;
mod handing_in;
mod list;
mod list_rules;
mod names;
mod summary;

#[cfg(test)]
mod tests;

pub use compared::{ListChange, ListedLine, compare_lists};
pub use handing_in::{Examined, ListState, accept_list, examine_list, hand_in, list_state};
pub use list::{Card, Fault, Findings, List, Section, read_list};
pub use list_rules::{ListCheck, check_list};
pub use summary::summary;

use crate::ruleset::Ruleset;
use crate::words::Message;

/// The faults of a list as it was written.
///
/// These are the lines that cannot be read; if there are none, the findings of [`check_list`]. A
/// game without rules for lists forbids nothing.
///
/// ```
/// # use komandor_readers::{desk::{self, ListCheck}, ruleset::Library};
/// let library = Library::new(Vec::new());
/// let check = ListCheck::new(&library.get("tcg").unwrap().ruleset);
/// assert_eq!(desk::examine(&check, "Rey\n").faults.len(), 1);
/// ```
pub fn examine(check: &ListCheck<'_>, text: &str) -> Findings {
    match read_list(text) {
        Ok(list) => check_list(check, &list),
        Err(faults) => Findings { faults, doubts: Vec::new() },
    }
}

/// The faults of the game's own example of a list, in the first language in which it has any.
///
/// The language is "en" or "pl", as in the file.
pub fn faults_of_example(ruleset: &Ruleset) -> Vec<(&'static str, Message)> {
    let Some(lists) = ruleset.lists.as_ref().filter(|lists| !lists.example.is_empty()) else {
        return Vec::new();
    };
    let check = ListCheck::new(ruleset);
    let found = |language| (language, examine(&check, &lists.example(language)).faults);
    let first = ["en", "pl"].map(found).into_iter().find(|(_, faults)| !faults.is_empty());
    let (language, faults) = first.unwrap_or_default();
    faults.iter().map(|fault| (language, fault.told())).collect()
}
