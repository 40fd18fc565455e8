//! A season: one table over many events, by rules in a file of its own.
//!
//! | module | contents |
//! |---|---|
//! | `rules` | the file of a season: points, the best N, which events, who is the same person |
//! | `played` | what a season needs of one event |
//! | `people` | who is who in all events, and the doubtful pairs |
//! | `alike` | names that may be one person's |
//! | `table` | the events that count, the totals and their arithmetic, the places |
//!
//! The order of the events given does not matter. Nothing here reads a file or a clock.

mod alike;
mod people;
mod played;
mod rules;
mod table;
#[cfg(test)]
mod tests;

pub use people::{Alike, Doubt};
pub use played::{Appearance, Played, Record};
pub use rules::{Larger, Points, Rules, TEMPLATE, read_rules};
pub use table::{Counted, LeftOut, Opponent, Person, Season, unread};
