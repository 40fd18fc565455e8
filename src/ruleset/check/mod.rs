//! Whether a ruleset that has the right shape also makes sense.
//!
//! Every check runs, so that a person mends a file in one go.

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

/// So many rounds may stand in the ruleset of an event under way: it was begun
/// when they were not held to [`super::MOST_ROUNDS`], and opens for ever.
pub(super) const CARRIED_ROUNDS: u32 = 50;

/// Everything whose meaning does not fit, in no particular order; so many
/// rounds may be written.
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

/// The faults so far, and where things stand.
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

/// The word by which a file names a value of the schema, such as `random`.
fn word<T: serde::Serialize>(value: T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}
