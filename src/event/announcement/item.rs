//! One announced item, and the tier that several items mention.

use crate::event::Event;
use crate::ruleset::Tier;
use crate::words::{Arg, Message};

/// One announced item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// The key for scripts; it never changes.
    pub key: &'static str,
    pub label: Message,
    /// The item in words, line by line.
    pub lines: Vec<Arg>,
    /// Departures from the rules and possible mistakes, which are allowed.
    pub warnings: Vec<Message>,
    /// What must be settled before the event can start, each with its remedy.
    pub blockers: Vec<Message>,
}

impl Item {
    pub(in crate::event) fn new(key: &'static str, label: Message, line: impl Into<Arg>) -> Item {
        Item::lines(key, label, vec![line.into()])
    }

    pub(super) fn lines(key: &'static str, label: Message, lines: Vec<Arg>) -> Item {
        Item { key, label, lines, warnings: Vec::new(), blockers: Vec::new() }
    }
}

/// The announced tier, or else the ruleset's first one.
pub(super) fn tier(event: &Event) -> Option<&Tier> {
    let ruleset = &event.ruleset;
    event.setup.tier.and_then(|tier| ruleset.tier(tier)).or(ruleset.tiers.first())
}
