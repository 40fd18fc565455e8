//! Lists as they are handed in: their faults line by line, their state, and the commands.

use super::faults;
use crate::event::{Acceptance, Command, Event, Id, ListVersion, Who, find};
use crate::words::{Arg, Message};

/// A fault of a list, and the line on which it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// From 1; None: it is about the list as a whole.
    pub line: Option<usize>,
    /// What is wrong, without the line's number.
    pub found: Message,
    /// The whole sentence.
    pub told: Message,
}

/// What is known of an entrant's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListState<'a> {
    Missing,
    /// Handed in, without faults.
    Sound(&'a ListVersion),
    /// Handed in, with this number of faults.
    Faulty(&'a ListVersion, usize),
    /// The same, and accepted.
    Accepted(&'a ListVersion, usize, &'a Acceptance),
}

impl ListState<'_> {
    /// The name that scripts use; it never changes.
    pub fn word(self) -> &'static str {
        match self {
            ListState::Missing => "missing",
            ListState::Sound(_) => "handed_in",
            ListState::Faulty(..) => "faults",
            ListState::Accepted(..) => "accepted",
        }
    }

    /// The number of faults that the rules find now.
    pub fn faults(self) -> usize {
        match self {
            ListState::Missing | ListState::Sound(_) => 0,
            ListState::Faulty(_, n) | ListState::Accepted(_, n, _) => n,
        }
    }
}

/// What is known of this entrant's list by the rules as they are announced now.
pub fn list_state(event: &Event, id: Id) -> ListState<'_> {
    let Some(list) = event.newest_list(id) else { return ListState::Missing };
    let n = list_faults(event, &list.text()).len();
    match &list.accepted {
        _ if n == 0 => ListState::Sound(list),
        None => ListState::Faulty(list, n),
        Some(accepted) => ListState::Accepted(list, n, accepted),
    }
}

/// The faults of a list of this event, in the order of its lines; those of the whole list last.
pub fn list_faults(event: &Event, text: &str) -> Vec<Fault> {
    let mut all: Vec<Fault> = told(event, text).into_iter().map(Fault::of).collect();
    all.sort_by_key(|fault| fault.line.unwrap_or(usize::MAX));
    all
}

fn told(event: &Event, text: &str) -> Vec<Message> {
    faults(event.ruleset.lists.as_ref(), text)
}

impl Fault {
    fn of(told: Message) -> Fault {
        let line = match told.arg("line") {
            Some(Arg::Number(line)) if told.id() == AT_LINE => usize::try_from(*line).ok(),
            _ => None,
        };
        let found = match told.arg("found") {
            Some(Arg::Message(found)) if line.is_some() => found.clone(),
            _ => told.clone(),
        };
        Fault { line, found, told }
    }
}

/// The message that puts a line's number before what is wrong with it.
const AT_LINE: &str = "army-list.at-line";

/// The command that hands in this text. A list with faults is handed in all the same, so that
/// the judge sees it.
pub fn hand_in(event: &Event, who: Who, text: &str) -> Command {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let faults = told(event, text);
    Command::List { who, lines: text.lines().map(str::to_owned).collect(), faults }
}

/// The command that accepts this player's list as it is now.
pub fn accept_list(event: &Event, who: Who, reason: String) -> Command {
    let state = find(event, &who).map(|id| (event.newest_list(id), list_state(event, id)));
    let (list, faults) = state
        .map_or((None, 0), |(newest, state)| (newest.map(|version| version.n), state.faults()));
    Command::AcceptList { who, list, faults, reason }
}
