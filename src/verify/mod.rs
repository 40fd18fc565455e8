//! A whole event judged: every Swiss round and what its reasons count, bye,
//! standing, cut, bracket match and loss charged, by the definitions of the rules.
//!
//! Written to disagree. The log's facts are folded here once more, points and
//! tie-breaks are counted with fractions of this room's own, places follow from
//! comparing two players, and bracket games from the rules' numbering; nothing
//! is shared with the code that is judged but the values it hands over and the
//! Swiss checker, which shares nothing with it either. Each line is judged
//! against the state at the time it was written: what was undone later was not
//! undone then.
//!
//! Deliberately absent: whether the file is sound; that is the store's.

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

/// What came of judging an event.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Verdict {
    /// What breaks the rules, in the order in which it happened.
    pub breaches: Vec<Finding>,
    /// What the organizer did by hand and answers for.
    pub remarks: Vec<Finding>,
    /// Rounds judged; one drawn again is one.
    pub rounds: usize,
    /// Tables of those rounds.
    pub tables: usize,
    /// Lines of standings compared, after every round and at the end.
    pub places: usize,
}

/// Something found, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The number of the line of the log; None: of the head, or of the whole.
    pub line: Option<u64>,
    /// The key in that line whose value is wrong; empty: its action.
    pub key: &'static str,
    /// `round 3`, `cut`, `finals round 1`, `standings`.
    pub place: String,
    /// What is wrong, without a full stop.
    pub sentence: String,
    /// No command leaves it: the file was typed into.
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

/// The same, and `watch` sees every line of the log before it is judged: an event of thousands
/// takes its time.
pub fn verify_watched(event: &Event, watch: &mut dyn FnMut(&Entry)) -> Verdict {
    judge::Judge::new(event).walk(event, watch)
}

/// What is wrong with these standings of an event as it stands.
pub fn verify_standings(event: &Event, given: &[Line]) -> Vec<Finding> {
    judge::Judge::new(event).standings(event, given)
}
