//! What a judge's desk asks of a ruleset: is this list legal, may this
//! product be played yet.
//!
//! Deliberately absent: any name of a particular game, and any list of cards.
//! What a list must satisfy comes from the ruleset; what a card is, the judge
//! knows.

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
