//! One announced item, and the tier that several items tell of.

use crate::event::Event;
use crate::ruleset::Tier;
use serde::Serialize;

/// One announced item. Its fields are the keys of the JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Item {
    /// The name that scripts use; it never changes.
    pub key: &'static str,
    pub label: &'static str,
    /// The item in words, with one entry for each line.
    pub says: Vec<String>,
    /// Departures from the rules' table and possible mistakes. They are allowed, but must
    /// be told.
    pub odd: Vec<String>,
    /// Faults that must be mended before the event can start, each with its remedy.
    pub missing: Vec<String>,
}

impl Item {
    pub(super) fn new(key: &'static str, label: &'static str, says: impl Into<String>) -> Item {
        let (odd, missing) = (Vec::new(), Vec::new());
        Item { key, label, says: vec![says.into()], odd, missing }
    }

    pub(super) fn lines(key: &'static str, label: &'static str, says: Vec<String>) -> Item {
        Item { says, ..Item::new(key, label, "") }
    }
}

/// The announced tier, or else the ruleset's first one.
pub(super) fn tier(event: &Event) -> Option<&Tier> {
    let ruleset = &event.ruleset;
    event.setup.tier.and_then(|tier| ruleset.tier(tier)).or(ruleset.tiers.first())
}
