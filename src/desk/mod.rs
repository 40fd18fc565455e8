//! Checks for judges: whether a list is legal.
//!
//! This module contains no name of a particular game. The rules for lists come from the ruleset.
//! Judges know the rest.
//!
//! [`read_list`] reads a list without any rules. [`check_list`] compares it with a [`ListCheck`],
//! which has the rules of a game. It returns [`Findings`], and [`summary`] adds the list up.

mod ambiguous;
mod compared;
mod decks;
mod findings;
mod handing_in;
mod list;
mod list_check;
mod list_rules;
mod names;
mod summary;

#[cfg(test)]
mod tests;

pub use compared::{ListChange, ListedLine, compare_lists};
pub use findings::{Fault, Findings};
pub use handing_in::{Examined, ListState, accept_list, examine_list, list_state};
pub use list::{Card, List, ListMistake, Section, read_list};
pub use list_check::ListCheck;
pub use list_rules::check_list;
pub use summary::summary;

use crate::event::{Command, Event, Who, find};
use crate::ruleset::Ruleset;
use crate::words::Message;

/// The faults of a list as it was written.
///
/// These are the lines that cannot be read; if there are none, the findings of [`check_list`]. A
/// game without rules for lists forbids nothing.
///
/// ```
/// # use komandor_readers::{desk::{self, ListCheck}, ruleset::Library};
/// let library = Library::new(Vec::new());
/// let check = ListCheck::new(&library.get("tcg").unwrap().ruleset);
/// assert_eq!(desk::examine(&check, "Rey\n").faults.len(), 1);
/// ```
pub fn examine(check: &ListCheck<'_>, text: &str) -> Findings {
    match read_list(text) {
        Ok(list) => check_list(check, &list),
        Err(mistakes) => {
            let fault = |it: ListMistake| Fault { line: Some(it.line), found: it.found };
            let faults = mistakes.into_iter().map(fault).collect();
            Findings { faults, doubts: Vec::new() }
        }
    }
}

/// The faults of a list as it was written, one sentence each.
pub fn faults(check: &ListCheck<'_>, text: &str) -> Vec<Message> {
    examine(check, text).faults.iter().map(Fault::told).collect()
}

/// The command by which this entrant hands in this list, with what the check finds in it.
///
/// A list with faults is handed in all the same, so that the judge sees it.
pub fn hand_in(event: &Event, who: Who, text: &str) -> Command {
    // Some editors put this mark at the start of a file.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let check = ListCheck::new(&event.ruleset);
    let entrant = find(event, &who).ok().and_then(|id| event.entrant(id));
    let Findings { faults, doubts } = match entrant {
        Some(entrant) => examine(&check.of_entrant(entrant), text),
        None => examine(&check, text),
    };
    let told = |found: Vec<Fault>| found.iter().map(Fault::told).collect();
    let (faults, doubts) = (told(faults), told(doubts));
    Command::List { who, lines: text.lines().map(str::to_owned).collect(), faults, doubts }
}

/// The faults of the game's own example of a list, in the first language in which it has any.
///
/// The language is "en" or "pl", as in the file.
pub fn faults_of_example(ruleset: &Ruleset) -> Vec<(&'static str, Message)> {
    let Some(lists) = ruleset.lists.as_ref().filter(|lists| !lists.example.is_empty()) else {
        return Vec::new();
    };
    let check = ListCheck::new(ruleset);
    let found = ["en", "pl"].map(|language| (language, faults(&check, &lists.example(language))));
    let first = found.into_iter().find(|(_, faults)| !faults.is_empty());
    let (language, faults) = first.unwrap_or_default();
    faults.into_iter().map(|fault| (language, fault)).collect()
}
