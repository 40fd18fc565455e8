use super::action::Setup;
use serde::{Deserialize, Serialize};

/// The facts an event file states before its log; they never change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    pub name: String,
    /// The day, as in `2026-11-21`.
    pub date: String,
    /// The seed of everything that is drawn at random.
    pub seed: u64,
    /// The person who made the event; they are the organizer unless another is named.
    pub organizer: String,
    /// The first announcement.
    pub setup: Setup,
}
