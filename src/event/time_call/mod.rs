//! Time called at a table: the arithmetic, and what it makes of the match.
//!
//! [`assess`] reads no clock and no file. It is given the procedure of the rules, what is
//! known of the match, and what the judge has said so far. It says what is wanted next, or
//! which result follows.

mod assess;
mod call;
mod counts;
mod steps;
mod tell;

#[cfg(test)]
mod tests;

pub use assess::{Assessment, State, Verdict, assess};
pub use call::{GameNow, Setting, TimeCall, Wanted, procedure_for};
pub use counts::MARGIN;
pub(in crate::event) use steps::rolled_again;
pub use tell::{time_clause, why_decided, why_undecided};
