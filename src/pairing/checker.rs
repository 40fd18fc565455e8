//! The checker: decides by definition whether a Swiss round keeps the rules.
//!
//! It is written to disagree, so it shares nothing with the code that draws. A field of up to
//! twelve players is judged by trying every possible round. Larger fields are judged in two steps:
//!
//! * The least number of rematches comes from a maximum-cardinality matching of players who have
//!   not met.
//! * If more pairs cross a boundary than parity demands, they are compared with the deficiency of
//!   each side. This is the number of players that no matching inside the side can cover. Up to
//!   [`MOST_WEIGHED`] players, a minimum-cost perfect matching decides as well.
//!
//! By halves exactly one round is right, the first in an order of all rounds. Up to twelve players
//! it is picked from all possible rounds. Above that it is searched for in that order, just as the
//! code that draws does for a group without a slide.

mod breach;
mod brute;
mod crossings;
mod halves;
mod max_cardinality_matching;
mod min_cost_matching;
mod record;
mod skipped;
mod swiss;

pub use breach::Breach;
pub use crossings::MOST_WEIGHED;
pub use halves::check_halves;
pub use record::Round;
pub use swiss::check_swiss;

#[cfg(test)]
mod tests;
