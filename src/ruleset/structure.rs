use super::{Attendance, MatchShape, Text};
use serde::{Deserialize, Serialize};

/// The most preliminary rounds an event can have. In a round robin the pods
/// decide them, and may make more.
pub const MOST_ROUNDS: u32 = 20;

/// The structures an event may follow.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Structures {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub basic: Option<Structure>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advanced: Option<Structure>,
    pub custom: Custom,
}

/// A structure as a table: by attendance, how many rounds and how large a cut.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Structure {
    /// The shape of a match in the finals; absent: one game.
    #[serde(default)]
    pub finals_match: MatchShape,
    /// From the smallest attendance to the largest, without gaps.
    pub rows: Vec<Row>,
}

/// One row of a structure's table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub players: Attendance,
    pub rounds: u32,
    /// How many go on to the finals; absent: no finals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<u32>,
    /// Another number of rounds the organizer may announce for this row
    /// without leaving the structure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub or_rounds: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
}

/// What an organizer may choose in a structure of his own.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Custom {
    /// The fewest and the most preliminary rounds.
    pub rounds_from: u32,
    pub rounds_to: u32,
    /// The shapes a finals match may have; the first is the default. Needed
    /// where there are elimination rounds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finals_match: Vec<MatchShape>,
}

impl Structure {
    /// The row for this many players, if the table has one.
    pub fn row(&self, players: u32) -> Option<&Row> {
        self.rows.iter().find(|row| row.players.contains(players))
    }
}
