//! Compares two versions of a list.

use crate::event::ListVersion;
use crate::event::name::normalise;
use serde::Serialize;
use std::collections::BTreeMap;

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
        let told = |sign: &str, lines: &[ListedLine]| -> Vec<String> {
            let heading = |line: &ListedLine| line.heading.clone().unwrap_or_default();
            lines.iter().map(|line| format!("{sign}{}: {}", heading(line), line.text)).collect()
        };
        [told("-", &change.taken_out), told("+", &change.added)].concat().join(", ")
    }

    #[test]
    fn a_change_is_told_with_the_section_it_is_in() {
        let older = "Characters:\n1 Rey [11]\nDeck:\n2 Force Speed\n1 Cliff";
        assert_eq!(changed(older, older), "");
        assert_eq!(
            changed(older, "Characters:\n1 Rey [11]\nDeck:\n1 Force Speed\n1 Cliff\n1 Dodge"),
            "-Deck: 2 Force Speed, +Deck: 1 Force Speed, +Deck: 1 Dodge"
        );
        assert_eq!(
            changed(older, "Characters:\n1 Rey [11]\n1 Cliff\nDeck:\n2 Force Speed"),
            "-Deck: 1 Cliff, +Characters: 1 Cliff"
        );
    }

    #[test]
    fn order_case_and_remarks_are_no_change() {
        let older = "Deck:\n2 Force Speed\n1 Cliff\n1 Cliff";
        assert_eq!(changed(older, "# by hand\n\ndeck:\n1 Cliff\n2 force speed\n1 Cliff"), "");
        assert_eq!(changed(older, "Deck:\n1 Cliff\n2 Force Speed"), "-Deck: 1 Cliff");
    }
}
