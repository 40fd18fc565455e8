use super::action::Setup;
use serde::{Deserialize, Serialize};

/// What an event file says before its log; it never changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    pub name: String,
    /// The day, `2026-11-21`.
    pub date: String,
    /// From which everything random is drawn.
    pub seed: u64,
    /// Who made the event; organizer unless another is named.
    pub organizer: String,
    /// What was announced to begin with.
    pub setup: Setup,
}
