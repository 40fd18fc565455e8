//! Lists as they are handed in: their faults line by line, their state, and the commands.

use super::{Fault, Findings, ListCheck, examine, read_list};
use crate::event::{Acceptance, Command, Event, Id, ListVersion, Who, find};
use crate::words::Message;

/// The findings in a list, by the rules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Examined {
    pub faults: Vec<Fault>,
    /// Questions that the rules cannot decide; they never make a list illegal.
    pub doubts: Vec<Fault>,
    /// The points and the cards of each section, without the lines that cannot be read.
    pub summary: Vec<Message>,
}

/// The state of an entrant's list.
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

/// The state of this entrant's list by the rules as they are announced now.
pub fn list_state(event: &Event, id: Id) -> ListState<'_> {
    let Some(list) = event.newest_list(id) else { return ListState::Missing };
    let n = examine_list(event, id, &list.text()).faults.len();
    match &list.accepted {
        _ if n == 0 => ListState::Sound(list),
        None => ListState::Faulty(list, n),
        Some(accepted) => ListState::Accepted(list, n, accepted),
    }
}

/// The command by which this entrant hands in this list, with what the check finds in it.
///
/// A list with faults is handed in all the same, so that the judge sees it.
pub fn hand_in(event: &Event, who: Who, text: &str) -> Command {
    // Some editors put this mark at the start of a file.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let Findings { faults, doubts } = examine(&check(event, find(event, &who).ok()), text);
    let told = |found: Vec<Fault>| found.iter().map(Fault::told).collect();
    let (faults, doubts) = (told(faults), told(doubts));
    Command::List { who, lines: text.lines().map(str::to_owned).collect(), faults, doubts }
}

fn check(event: &Event, id: Option<Id>) -> ListCheck<'_> {
    let check = ListCheck::new(&event.ruleset);
    match id.and_then(|id| event.entrant(id)) {
        Some(entrant) => check.of_entrant(entrant),
        None => check,
    }
}

/// The findings in this entrant's list by the rules, and its sum.
pub fn examine_list(event: &Event, id: Id, text: &str) -> Examined {
    let check = check(event, Some(id));
    let Findings { faults, doubts } = examine(&check, text);
    let summary = read_list(text).or_else(|mistakes| read_list(&readable(text, &mistakes)));
    let summary = summary.map_or(Vec::new(), |list| super::summary(&check, &list));
    Examined { faults: in_order(faults), doubts: in_order(doubts), summary }
}

/// The text without the lines that cannot be read.
fn readable(text: &str, mistakes: &[Fault]) -> String {
    let lines = text.lines().zip(1..);
    let lines = lines.map(|(line, number)| {
        let bad = mistakes.iter().any(|mistake| mistake.line == Some(number));
        if bad { "" } else { line }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The findings in the order of the list's lines; those about the whole list last.
fn in_order(mut all: Vec<Fault>) -> Vec<Fault> {
    all.sort_by_key(|fault| fault.line.unwrap_or(usize::MAX));
    all
}

/// The command that accepts this player's list as it is now.
pub fn accept_list(event: &Event, who: Who, reason: String) -> Command {
    let id = find(event, &who).ok();
    let list = id.and_then(|id| event.newest_list(id)).map(|version| version.n);
    let faults = id.map_or(0, |id| list_state(event, id).faults());
    Command::AcceptList { who, list, faults, reason }
}
