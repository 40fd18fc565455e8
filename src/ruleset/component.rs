//! Components of the game that are lost or damaged, and proxies.

use super::Text;
use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};

/// The rules about lost and damaged components.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// In the order in which they are looked up; the first that fits applies.
    pub rules: Vec<ComponentRule>,
    /// The other rules for a proxy, and the fate of the original.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proxy: Option<Text>,
    /// The section of the rules they come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

/// One case, and what follows if no replacement is found.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentRule {
    pub component: Vec<ComponentKind>,
    pub state: ComponentState,
    /// When it is found out. Empty: whenever.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub found: Vec<ComponentFound>,
    /// Whether the table gets a little more time to look for a replacement.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub extra_time: bool,
    #[serde(rename = "without", default, skip_serializing_if = "super::is_default")]
    pub without_replacement: ComponentEffect,
    pub text: Text,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComponentKind {
    Card,
    Die,
    Other,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComponentState {
    Lost,
    Damaged,
}

/// The time at which a component is found to be lost or damaged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComponentFound {
    BeforeRound,
    DuringGame,
    /// It was missing before, and still is when the next round starts.
    NextRound,
}

/// The consequence if there is no replacement.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComponentEffect {
    /// It is only recorded.
    #[default]
    None,
    /// The owner must concede the game.
    Concession,
    /// The owner leaves the event.
    Removal,
    /// The owner loses the game and leaves the event.
    LossAndRemoval,
    /// The organizer makes a proxy for the rest of the event.
    Proxy,
}

impl ComponentKind {
    pub const ALL: [ComponentKind; 3] =
        [ComponentKind::Card, ComponentKind::Die, ComponentKind::Other];

    /// The word in the verb and in the file.
    pub fn word(self) -> &'static str {
        match self {
            ComponentKind::Card => "card",
            ComponentKind::Die => "die",
            ComponentKind::Other => "other",
        }
    }

    pub fn phrase(self) -> Message {
        match self {
            ComponentKind::Card => msg!("component.card"),
            ComponentKind::Die => msg!("component.die"),
            ComponentKind::Other => msg!("component.other"),
        }
    }
}

impl ComponentState {
    pub const ALL: [ComponentState; 2] = [ComponentState::Lost, ComponentState::Damaged];

    /// The word in the verb and in the file.
    pub fn word(self) -> &'static str {
        match self {
            ComponentState::Lost => "lost",
            ComponentState::Damaged => "damaged",
        }
    }

    pub fn phrase(self) -> Message {
        match self {
            ComponentState::Lost => msg!("component.lost"),
            ComponentState::Damaged => msg!("component.damaged"),
        }
    }
}

impl ComponentFound {
    pub const ALL: [ComponentFound; 3] =
        [ComponentFound::BeforeRound, ComponentFound::DuringGame, ComponentFound::NextRound];

    /// The word after `found=` in the verb.
    pub fn word(self) -> &'static str {
        match self {
            ComponentFound::BeforeRound => "before",
            ComponentFound::DuringGame => "during",
            ComponentFound::NextRound => "next",
        }
    }

    pub fn phrase(self) -> Message {
        match self {
            ComponentFound::BeforeRound => msg!("component.before-round"),
            ComponentFound::DuringGame => msg!("component.during-game"),
            ComponentFound::NextRound => msg!("component.next-round"),
        }
    }
}

impl Components {
    /// The rule for this case; None if the rules say nothing about it.
    pub fn rule(
        &self,
        kind: ComponentKind,
        state: ComponentState,
        found: ComponentFound,
    ) -> Option<&ComponentRule> {
        let fits = |rule: &&ComponentRule| {
            rule.component.contains(&kind)
                && rule.state == state
                && (rule.found.is_empty() || rule.found.contains(&found))
        };
        self.rules.iter().find(fits)
    }
}
