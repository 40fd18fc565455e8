//! Judges a whole event by the definitions of the rules.
//!
//! It judges each Swiss round with the counts in its reasons, and each bye, standing, cut, bracket
//! match and charged loss. The code is written to disagree. It replays the log once more and counts
//! points and tie-breaks with its own fractions. It finds places by comparing two players, and
//! bracket games by the numbering of the rules. It shares only two things with the code that it
//! judges: the values handed over, and the Swiss checker, which shares nothing with that code
//! either.
//!
//! Each line is judged against the state at the time it was written: what was undone later was not
//! undone then.
//!
//! Whether the file is sound is deliberately not judged here; that is the task of the store.

mod apart;
mod arrivals;
mod bracket;
mod cut;
mod double;
mod ending;
mod facts;
mod judge;
mod margin;
mod order;
mod percentages;
mod places;
mod pods;
mod ratio;
mod reasons;
mod rounds;
mod sanity;
mod score;
mod sides;
mod starts;
mod tally;
mod undo_row;
mod unique;
mod verdict;

use crate::event::standings::Line;
use crate::event::{Entry, Event};

pub use verdict::{Finding, Verdict};

/// Judges everything that has happened in an event.
///
/// ```
/// use komandor::forecast::{Simulation, simulate};
/// let library = komandor::ruleset::Library::new(Vec::new());
/// let ruleset = std::sync::Arc::new(library.get("destiny").unwrap().ruleset.clone());
/// let simulation = Simulation { players: 9, structure: None, seed: 7, drops: 0 };
/// let verdict = komandor::verify::verify(&simulate(&ruleset, &simulation).unwrap());
/// assert_eq!(verdict.breaches, []);
/// assert!(verdict.rounds >= 4);
/// ```
pub fn verify(event: &Event) -> Verdict {
    verify_watched(event, &mut |_| {})
}

/// The same; `watch` sees every line of the log before it is judged.
///
/// An event of thousands of players takes its time, so a caller may want to show progress.
pub fn verify_watched(event: &Event, watch: &mut dyn FnMut(&Entry)) -> Verdict {
    judge::Judge::new(event).walk(event, watch)
}

/// The breaches in these standings of an event as it stands.
pub fn verify_standings(event: &Event, given: &[Line]) -> Vec<Finding> {
    judge::Judge::new(event).standings(event, given)
}
