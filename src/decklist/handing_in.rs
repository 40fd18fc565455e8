//! Lists as they are handed in: their faults line by line, their state, the commands, and how two
//! versions differ.

use super::{Fault, Findings, ListCheck, examine, read_list};
use crate::event::name::normalise;
use crate::event::{Acceptance, Command, Event, Id, ListVersion, Who, find};
use crate::words::Message;
use serde::Serialize;
use std::collections::BTreeMap;

/// The findings in a list, by the rules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Examined {
    pub faults: Vec<Fault>,
    /// Questions that the rules cannot decide; they never make a list illegal.
    pub doubts: Vec<Fault>,
    /// The points and the cards of each section, without the lines that cannot be read.
    pub summary: Vec<Message>,
}

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
/// A list with faults is handed in too, so that the judge sees it.
pub fn hand_in(event: &Event, who: Who, text: &str) -> Command {
    // Some editors put this mark at the start of a file.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let Findings { faults, doubts } = examine(&check(event, find(event, &who).ok()), text);
    let [faults, doubts] =
        [faults, doubts].map(|found| found.iter().map(Fault::sentence).collect());
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
    let Findings { mut faults, mut doubts } = examine(&check, text);
    let summary = read_list(text).or_else(|mistakes| read_list(&readable(text, &mistakes)));
    let summary = summary.map_or(Vec::new(), |list| super::summary(&check, &list));
    // Those about the whole list come last.
    for findings in [&mut faults, &mut doubts] {
        findings.sort_by_key(|fault| fault.line.unwrap_or(usize::MAX));
    }
    Examined { faults, doubts, summary }
}

/// The text without the lines that cannot be read.
fn readable(text: &str, mistakes: &[Fault]) -> String {
    let bad = |line: usize| mistakes.iter().any(|mistake| mistake.line == Some(line));
    let lines = (1..).zip(text.lines()).map(|(n, line)| if bad(n) { "" } else { line });
    lines.collect::<Vec<_>>().join("\n")
}

pub fn accept_list(event: &Event, who: Who, reason: String) -> Command {
    let id = find(event, &who).ok();
    let list = id.and_then(|id| event.newest_list(id)).map(|version| version.n);
    let faults = id.map_or(0, |id| list_state(event, id).faults());
    Command::AcceptList { who, list, faults, reason }
}

/// A line of a list with the heading above it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ListedLine {
    /// None above the first heading.
    #[serde(rename = "section")]
    pub heading: Option<String>,
    pub text: String,
}

/// The lines by which two versions of a list differ.
///
/// The order of the lines, the case of letters and empty lines make no difference.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct ListChange {
    /// Lines that only the older version has.
    pub taken_out: Vec<ListedLine>,
    /// Lines that only the newer version has.
    pub added: Vec<ListedLine>,
}

impl ListChange {
    pub fn is_empty(&self) -> bool {
        self.taken_out.is_empty() && self.added.is_empty()
    }
}

/// The changes from the older version to the newer one.
pub fn compare_lists(older: &ListVersion, newer: &ListVersion) -> ListChange {
    let (old, new) = (listed(&older.lines), listed(&newer.lines));
    ListChange { taken_out: without(&old, &new), added: without(&new, &old) }
}

/// The lines that `others` do not have, or not as often.
fn without(lines: &[ListedLine], others: &[ListedLine]) -> Vec<ListedLine> {
    let mut left: BTreeMap<(String, String), usize> = BTreeMap::new();
    for line in others {
        *left.entry(key(line)).or_default() += 1;
    }
    let is_missing = |line: &&ListedLine| match left.get_mut(&key(line)) {
        Some(count) if *count > 0 => {
            *count -= 1;
            false
        }
        _ => true,
    };
    lines.iter().filter(is_missing).cloned().collect()
}

fn key(line: &ListedLine) -> (String, String) {
    (normalise(line.heading.as_deref().unwrap_or_default()), normalise(&line.text))
}

/// The cards with their headings; headings alone, remarks and empty lines are left out.
fn listed(lines: &[String]) -> Vec<ListedLine> {
    let mut heading = None;
    let mut listed = Vec::new();
    for line in lines {
        let line = line.trim();
        match line.strip_suffix(':') {
            _ if line.is_empty() || line.starts_with('#') => {}
            Some(name) => heading = Some(name.trim_end().to_owned()),
            None => listed.push(ListedLine { heading: heading.clone(), text: line.to_owned() }),
        }
    }
    listed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Moment;

    fn version(text: &str) -> ListVersion {
        ListVersion {
            n: 1,
            at: Moment::new(0, 0),
            by: String::new(),
            lines: text.lines().map(str::to_owned).collect(),
            faults: Vec::new(),
            accepted: None,
        }
    }

    fn changed(older: &str, newer: &str) -> String {
        let change = compare_lists(&version(older), &version(newer));
        let with_sign = |sign: &str, lines: &[ListedLine]| -> Vec<String> {
            let heading = |line: &ListedLine| line.heading.clone().unwrap_or_default();
            lines.iter().map(|line| format!("{sign}{}: {}", heading(line), line.text)).collect()
        };
        [with_sign("-", &change.taken_out), with_sign("+", &change.added)].concat().join(", ")
    }

    #[test]
    fn order_case_and_remarks_are_no_change() {
        let older = "Deck:\n2 Force Speed\n1 Cliff\n1 Cliff";
        assert_eq!(changed(older, "# by hand\n\ndeck:\n1 Cliff\n2 force speed\n1 Cliff"), "");
        assert_eq!(changed(older, "Deck:\n1 Cliff\n2 Force Speed"), "-Deck: 1 Cliff");
    }
}
