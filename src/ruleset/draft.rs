//! A draft or sealed procedure.

use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};

/// A draft or sealed procedure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The suggested size of a pod.
    pub pod: u32,
    /// Cards that every player adds from a fixed set.
    pub set_cards: u32,
    /// Boosters each player needs in total.
    pub boosters: u32,
    /// Cards in a booster.
    pub booster_cards: u32,
    /// The phases of passing. Empty for sealed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<DraftPhase>,
}

/// Boosters opened together, and the direction the hands are passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DraftPhase {
    pub boosters: u32,
    pub pass: Pass,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pass {
    Left,
    Right,
}

impl Pass {
    pub fn phrase(self) -> Message {
        match self {
            Pass::Left => msg!("value.pass-left"),
            Pass::Right => msg!("value.pass-right"),
        }
    }
}
