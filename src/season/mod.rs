//! A season: one table over many events, by rules in a file of its own.
//!
//! | module | contents |
//! |---|---|
//! | `rules` | the file of a season: points, the best N, which events, who is the same person |
//! | `people` | who is who in all events, and the pairs of names that may be one person's |
//! | `table` | what each event says, the events that count, the totals and the places |
//!
//! The order of the events given does not matter. Nothing here reads a file or a clock.

mod people;
mod rules;
mod table;

pub use people::{Alike, Doubt};
pub use rules::{Rules, TEMPLATE, read_rules};
pub use table::{Counted, LeftOut, Opponent, Person, Played, Record, Season};

#[cfg(test)]
mod tests;
