//! One announced item, and the tier that several items tell of.

use crate::event::Event;
use crate::ruleset::Tier;
use crate::words::{Arg, Message};

/// One announced item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// The name that scripts use; it never changes.
    pub key: &'static str,
    pub label: Message,
    /// The item in words, with one entry for each line.
    pub says: Vec<Arg>,
    /// Departures from the rules' table and possible mistakes. They are allowed, but must
    /// be told.
    pub odd: Vec<Message>,
    /// Faults that must be mended before the event can start, each with its remedy.
    pub missing: Vec<Message>,
}

impl Item {
    pub(in crate::event) fn new(key: &'static str, label: Message, says: impl Into<Arg>) -> Item {
        Item::lines(key, label, vec![says.into()])
    }

    pub(super) fn lines(key: &'static str, label: Message, says: Vec<Arg>) -> Item {
        Item { key, label, says, odd: Vec::new(), missing: Vec::new() }
    }
}

/// The announced tier, or else the ruleset's first one.
pub(super) fn tier(event: &Event) -> Option<&Tier> {
    let ruleset = &event.ruleset;
    event.setup.tier.and_then(|tier| ruleset.tier(tier)).or(ruleset.tiers.first())
}
