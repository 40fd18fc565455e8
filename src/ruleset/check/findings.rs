//! The faults that the checks find.

use super::super::index::Index;
use super::super::problem::Fault;
pub(super) use super::super::word::word;
use crate::msg;
use crate::words::{Arg, Message};

/// The faults found so far, and the positions of the file.
pub(super) struct Findings<'a> {
    pub(super) index: &'a Index,
    pub(super) most_rounds: u32,
    /// Whether texts may be as in a ruleset made by an older version.
    pub(super) old_texts: bool,
    pub(super) faults: Vec<Fault>,
}

impl Findings<'_> {
    /// Adds a fault at a key path such as `structures.basic.rows[2].players`.
    pub(super) fn add(&mut self, path: &str, found: Message) {
        self.faults.push(Fault::new(self.index.at(path), found));
    }

    /// Adds a fault for every entry that equals an earlier one.
    ///
    /// In `path`, `[]` stands for the position in the list.
    pub(super) fn no_repeats<T: std::hash::Hash + Eq, N: Into<Arg>>(
        &mut self,
        path: &str,
        entries: impl IntoIterator<Item = T>,
        name: impl Fn(&T) -> N,
    ) {
        let at = |n: usize| path.replace("[]", &format!("[{n}]"));
        let entries = entries.into_iter().enumerate();
        self.no_repeats_at(entries.map(|(n, entry)| (at(n), entry)), name);
    }

    /// The same for entries that come with their key paths.
    pub(super) fn no_repeats_at<T: std::hash::Hash + Eq, N: Into<Arg>>(
        &mut self,
        entries: impl IntoIterator<Item = (String, T)>,
        name: impl Fn(&T) -> N,
    ) {
        let mut seen = std::collections::HashSet::new();
        for (path, entry) in entries {
            let called = name(&entry);
            if !seen.insert(entry) {
                self.add(&path, msg!("ruleset.twice", what = called));
            }
        }
    }
}

/// The numbers in a row: `4, 8`.
pub(super) fn row(numbers: &[u32]) -> Arg {
    Arg::Series(numbers.iter().map(|number| Arg::from(*number)).collect())
}
