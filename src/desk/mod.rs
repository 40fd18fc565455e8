//! Checks for judges: whether a list is legal, and from which day a product is.
//!
//! This module contains no name of a particular game and no list of cards. The rules for lists come
//! from the ruleset. Judges know the cards themselves.

mod ambiguous;
mod faults;
mod legality;
mod list;
mod list_rules;

#[cfg(test)]
mod draft_tests;
#[cfg(test)]
mod tests;

pub use faults::faults;
pub use legality::legal_from;
pub use list::{Card, List, ListMistake, Section, read_list};
pub use list_rules::check_list;
