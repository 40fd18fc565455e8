//! Checks for judges: whether a list is legal, and from which day a product is.
//!
//! This module contains no name of a particular game and no list of cards. The rules for lists come
//! from the ruleset. Judges know the cards themselves.

mod ambiguous;
mod compared;
mod handing_in;
mod legality;
mod list;
mod list_rules;

#[cfg(test)]
mod draft_tests;
#[cfg(test)]
mod tests;

pub use compared::{ListChange, ListedLine, compare_lists};
pub use handing_in::{Fault, ListState, accept_list, hand_in, list_faults, list_state};
pub use legality::legal_from;
pub use list::{Card, List, ListMistake, Section, read_list};
pub use list_rules::check_list;

use crate::ruleset::ListRules;
use crate::words::Message;

/// The faults of a list, one sentence each.
///
/// These are the lines that cannot be read; if there are none, the breaches of the rules. A game
/// without rules for lists forbids nothing.
///
/// ```
/// let faults = komandor::desk::faults(None, "Rey\n");
/// assert_eq!(faults.len(), 1);
/// ```
pub fn faults(rules: Option<&ListRules>, text: &str) -> Vec<Message> {
    match (read_list(text), rules) {
        (Err(mistakes), _) => mistakes.iter().map(ListMistake::told).collect(),
        (Ok(list), Some(rules)) => check_list(rules, &list),
        (Ok(_), None) => Vec::new(),
    }
}
