//! Checks the meaning of a ruleset that has the right shape.
//!
//! All checks run each time, so a person can mend the whole file at once.

mod aids;
mod byes;
mod doubts;
mod end_of_time;
mod finals;
mod findings;
mod identity;
mod judging;
mod lists;
mod margin;
mod minutes;
mod offences;
mod preliminary;
mod scores;
mod sides;
mod structures;
mod texts;
mod tiers;
mod timed;

pub(super) use identity::{is_id, not_an_id};
pub(super) use structures::CARRIED_ROUNDS;

use super::index::Index;
use super::problem::Fault;
use super::{MOST_ROUNDS, Ruleset};
use findings::Findings;

/// Every fault of meaning, in no particular order.
///
/// `most_rounds` is the largest number of rounds a row may have. With `old_texts`, texts may
/// contain what older versions did not refuse.
pub(super) fn check(
    ruleset: &Ruleset,
    index: &Index,
    most_rounds: u32,
    old_texts: bool,
) -> Vec<Fault> {
    let mut found = Findings { index, most_rounds, old_texts, faults: Vec::new() };
    identity::check(ruleset, &mut found);
    texts::check(ruleset, &mut found);
    preliminary::check(ruleset, &mut found);
    byes::check(ruleset, &mut found);
    sides::check(ruleset, &mut found);
    margin::check(ruleset, &mut found);
    scores::check(ruleset, &mut found);
    timed::check(ruleset, &mut found);
    structures::check(ruleset, &mut found);
    finals::check(ruleset, &mut found);
    minutes::check(ruleset, &mut found);
    tiers::check(ruleset, &mut found);
    judging::check(ruleset, &mut found);
    offences::check(ruleset, &mut found);
    if let Some(lists) = &ruleset.lists {
        lists::check(lists, &mut found);
    }
    aids::check(ruleset, &mut found);
    found.faults
}

/// Values that a sound ruleset probably does not mean, in the order of the file.
pub(super) fn doubts(ruleset: &Ruleset, index: &Index) -> Vec<Fault> {
    let mut found =
        Findings { index, most_rounds: MOST_ROUNDS, old_texts: false, faults: Vec::new() };
    doubts::check(ruleset, &mut found);
    found.faults.sort_by_key(|fault| fault.at);
    found.faults
}
