//! Time called at a table: the arithmetic, and what it makes of the match.
//!
//! [`assess`] takes the procedure of the rules, what is known of the match, and what the judge has
//! entered so far. It returns what is needed next, or the result.

mod assess;
mod call;
mod counts;
mod steps;
mod wording;

#[cfg(test)]
mod tests;

pub use assess::{Assessment, State, Verdict, assess};
pub use call::{GameNow, Setting, TimeCall, Wanted, procedure_for};
pub use counts::MARGIN;
pub(in crate::event) use steps::rolled_again;
pub use wording::{time_clause, why_decided, why_undecided};
