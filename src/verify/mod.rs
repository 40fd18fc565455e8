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
mod deciding;
mod double;
mod ending;
mod facts;
mod judge;
mod margin;
mod missions;
mod order;
mod places;
mod pods;
mod ratio;
mod reasons;
mod rounds;
mod score;
mod sense;
mod share;
mod sides;
mod starts;
mod steps;
mod tally;

use crate::event::standings::Line;
use crate::event::{Entry, Event};
use std::fmt;

/// The result of judging an event.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Breaches of the rules, in the order in which they happened.
    pub breaches: Vec<Finding>,
    /// Decisions that the organizer made by hand and answers for.
    pub remarks: Vec<Finding>,
    /// The number of rounds judged; a round drawn again counts once.
    pub rounds: usize,
    /// The number of tables in those rounds.
    pub tables: usize,
    /// The number of lines of standings compared, after every round and at the end.
    pub places: usize,
}

/// One thing found, and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The number of the log line; `None` for the head or the whole.
    pub line: Option<u64>,
    /// The key in that line whose value is wrong; empty if it is the action.
    pub key: &'static str,
    /// `round 3`, `cut`, `finals round 1`, `standings`.
    pub place: String,
    /// The breach or remark, without a full stop.
    pub sentence: String,
    /// Whether no command could have left this, so that somebody typed it into the file.
    pub impossible: bool,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.sentence)
    }
}

/// Judges everything that has happened in an event.
///
/// ```
/// use komandor::forecast::{Asked, simulate};
/// let library = komandor::ruleset::Library::new(Vec::new());
/// let ruleset = std::sync::Arc::new(library.get("destiny").unwrap().ruleset.clone());
/// let asked = Asked { players: 9, structure: None, seed: 7, drops: 0 };
/// let verdict = komandor::verify::verify(&simulate(&ruleset, &asked).unwrap());
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
