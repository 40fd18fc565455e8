//! Two players whom the organizer keeps apart by name.

use crate::event::entrant::Id;
use crate::ruleset::ApartRounds;
use serde::{Deserialize, Serialize};

/// Two players are kept apart from now on, or no longer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ApartSet {
    pub pair: [Id; 2],
    /// None: they may meet again.
    pub wish: Option<Wish>,
}

/// In which Swiss rounds two players are kept apart, and how strictly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    pub rounds: ApartRounds,
    /// Whether they may meet if nothing else is possible.
    #[serde(default, skip_serializing_if = "is_false")]
    pub soft: bool,
}

fn is_false(value: &bool) -> bool {
    !value
}
