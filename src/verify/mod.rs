//! Judges a whole event by the definitions of the rules.
//!
//! It is written to disagree with the code that it judges. Points and tie-breaks are counted from
//! the results with fractions of this module's own. Places follow from comparing two players, and
//! bracket games from the rules' numbering. It shares the state of the event with the code that is
//! judged, and the Swiss checker. The checker shares nothing with that code either. Each line is
//! judged against the state before it, so an action undone later counts until then.
//!
//! A line that breaks no rule is then decided again by the very code that decided it, with
//! everything drawn again from the seed: a line that the program would not write is found so.
//!
//! # What is found
//!
//! * A Swiss round with needless rematches or pairs down, or with a wrong bye.
//! * A wrong standing, cut, bracket match, champion; a mission before its turn.
//! * Pairings, byes, missions, sides, pods, start numbers and random numbers that were not drawn.
//! * People and announcements that no command writes, such as somebody leaving twice.
//!
//! Results, penalties and what else the desk records are read as they are: the event itself refuses
//! those that it cannot apply.
//!
//! Each breach is a line with the place, the reason and the action of the log.
//! `komandor verify --format json` writes a line of JSON for each file. A round paired or changed
//! by hand is remarked on. It is not held against the event, unless somebody plays twice or not at
//! all.
//!
//! Whole events to judge come from [`simulate`](crate::simulate): they have late
//! entries, drops, no-shows and corrections, and the same seed gives the same bytes.
//!
//! The store judges whether the file is sound; this module deliberately does not.

mod drawn;
mod finals;
mod judge;
mod rounds;
mod score;
mod standings;

pub use judge::{Finding, Verdict};

use crate::event::Event;

/// Judges everything that has happened in an event.
///
/// ```
/// use komandor::simulate::{Simulation, simulate};
/// let library = komandor::ruleset::Library::new(Vec::new());
/// let ruleset = std::sync::Arc::new(library.get("destiny").unwrap().ruleset.clone());
/// let simulation = Simulation { players: 9, structure: None, seed: 7, drops: 0, house: false };
/// let verdict = komandor::verify::verify(&simulate(&ruleset, &simulation).unwrap());
/// assert_eq!(verdict.breaches, []);
/// assert!(verdict.rounds >= 4);
/// ```
pub fn verify(event: &Event) -> Verdict {
    judge::Judge::new(event).walk(event)
}

#[cfg(test)]
mod drawn_tests;

#[cfg(test)]
mod repair_tests;

#[cfg(test)]
mod swiss_tests;
