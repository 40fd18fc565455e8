//! Pods, the steps of a draft, and the rare cards shared out after it.

use crate::event::entrant::Id;
use serde::{Deserialize, Serialize};

/// A step of the draft, in order of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// Everybody opens all their boosters and keeps the cards.
    Open,
    /// A pick of a phase, both counted from 1. The first pick opens the boosters of the
    /// phase.
    Pick { phase: u32, pick: u32 },
    /// Everybody builds a deck from their cards.
    Build,
}

/// The pods as they were drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// Each pod in the order of its seats. Each player sits at the left of the one before,
    /// and the first at the left of the last.
    pub pods: Vec<Vec<Id>>,
    /// The organizer seated the players instead of drawing the pods.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_hand: bool,
    /// How often the pods had been drawn before.
    #[serde(default, skip_serializing_if = "super::rounds::is_zero")]
    pub redrawn: u32,
}

/// The rare cards of a pod, laid together for the players to take in turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RedraftStarted {
    /// Counted from 1.
    pub pod: usize,
    pub cards: u32,
    /// The players, most wins first.
    pub order: Vec<Id>,
}

/// A player took one of the shared cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardTaken {
    /// Counted from 1.
    pub pod: usize,
    pub id: Id,
}
