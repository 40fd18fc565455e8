use super::MatchShape;
use serde::{Deserialize, Serialize};

/// How long a kind of round lasts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minutes {
    pub round: RoundKind,
    /// Only for matches of this shape. Absent: for any shape.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub shape: Option<MatchShape>,
    /// 0 means no clock.
    pub minutes: u32,
    /// The range from which the organizer may choose. Absent: no choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundKind {
    Preliminary,
    Elimination,
    Final,
}
