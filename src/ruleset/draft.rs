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

impl DraftPhase {
    /// Cards in each hand when the phase is opened.
    pub fn hand(&self, draft: &Draft) -> u32 {
        self.boosters * draft.booster_cards
    }
}

impl Draft {
    /// Cards that each player picks, or keeps from their own boosters.
    pub fn kept_cards(&self) -> u32 {
        self.boosters * self.booster_cards
    }

    /// Cards that each player builds from.
    pub fn pool(&self) -> u32 {
        self.kept_cards() + self.set_cards
    }

    /// Cards of each hand at this pick, before anything is taken.
    pub fn hand_at(&self, phase: u32, pick: u32) -> u32 {
        let phase = self.phases.get((phase as usize).wrapping_sub(1));
        phase.map_or(0, |phase| (phase.hand(self) + 1).saturating_sub(pick))
    }

    /// The direction in which hands go in this phase.
    pub fn pass(&self, phase: u32) -> Option<Pass> {
        self.phases.get((phase as usize).checked_sub(1)?).map(|phase| phase.pass)
    }
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
