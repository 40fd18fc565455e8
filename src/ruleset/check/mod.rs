//! Checks the meaning of a ruleset that has the right shape.
//!
//! All checks run each time, so a person can mend the whole file at once.

mod finals;
mod identity;
mod judging;
mod margin;
mod minutes;
mod preliminary;
mod sides;
mod structures;
mod texts;
mod tiers;

pub(super) use identity::{ID_ADVICE, bad_id, is_id};

use super::Ruleset;
use super::index::Index;
use super::problem::Fault;

/// The most rounds in the ruleset of an event under way.
///
/// Such an event may have begun before [`super::MOST_ROUNDS`] was checked, and it must always open.
pub(super) const CARRIED_ROUNDS: u32 = 50;

/// Every fault of meaning, in no particular order.
///
/// `most_rounds` is the largest number of rounds a row may have.
pub(super) fn check(ruleset: &Ruleset, index: &Index, most_rounds: u32) -> Vec<Fault> {
    let mut found = Findings { index, most_rounds, faults: Vec::new() };
    identity::check(ruleset, &mut found);
    texts::check(ruleset, &mut found);
    preliminary::check(ruleset, &mut found);
    sides::check(ruleset, &mut found);
    margin::check(ruleset, &mut found);
    structures::check(ruleset, &mut found);
    finals::check(ruleset, &mut found);
    minutes::check(ruleset, &mut found);
    tiers::check(ruleset, &mut found);
    judging::check(ruleset, &mut found);
    found.faults
}

/// The faults found so far, and the positions of the file.
struct Findings<'a> {
    index: &'a Index,
    most_rounds: u32,
    faults: Vec<Fault>,
}

impl Findings<'_> {
    /// Adds a fault at a key path such as `structures.basic.rows[2].players`.
    fn add(&mut self, path: &str, found: impl Into<String>, advice: impl Into<String>) {
        self.faults.push(Fault::new(self.index.at(path), found, advice));
    }

    /// Adds a fault for every entry that equals an earlier one.
    fn no_repeats<T: std::hash::Hash + Eq>(
        &mut self,
        entries: impl IntoIterator<Item = T>,
        path: impl Fn(usize) -> String,
        name: impl Fn(&T) -> String,
    ) {
        let mut seen = std::collections::HashSet::new();
        for (n, entry) in entries.into_iter().enumerate() {
            let called = name(&entry);
            if !seen.insert(entry) {
                self.add(&path(n), format!("{called} stands here twice"), "delete one of the two");
            }
        }
    }
}

/// The word a ruleset file uses for a value of the schema, such as `random`.
fn word<T: serde::Serialize>(value: T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}
