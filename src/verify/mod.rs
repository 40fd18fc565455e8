//! Judges a whole event by the definitions of the rules.
//!
//! Written to disagree. The log is replayed here once more. Points and tie-breaks
//! are counted with fractions of this module's own. Places follow from comparing
//! two players, and bracket games from the rules' numbering. Only two things are
//! shared with the code that is judged: the values it hands over, and the Swiss
//! checker, which shares nothing with it either. Each line is judged against the
//! state at the time it was written, so an action undone later counts until then.
//!
//! # What is found
//!
//! * A round that breaks the rules, and a reason that counts wrong.
//! * A wrong bye, standing, cut, bracket match, loss charged, mission, champion.
//! * Two players of one name or of one drawn number, and numbers that no command
//!   takes.
//! * Lines that cannot stand where they are, such as somebody leaving twice.
//!
//! Each breach is a line with the place, the reason and the action of the log.
//! `komandor verify --format json` writes a line of JSON for each file. A round
//! paired or changed by hand is remarked on and not held against the event, unless
//! somebody plays twice or not at all.
//!
//! Whole events to judge come from [`forecast`](crate::forecast): they have late
//! entries, drops, no-shows and corrections, and the same seed gives the same bytes.
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
