use super::{Attendance, MatchShape, Text};
use serde::{Deserialize, Serialize};

/// The most preliminary rounds of an event.
///
/// In a round robin the pods decide the number, and it may be larger.
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

/// A structure as a table: rounds and cut by attendance.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Structure {
    /// The shape of a match in the finals. Absent: one game.
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
    /// The number of players in the finals. Absent: no finals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<u32>,
    /// Another number of rounds that the organizer may announce within the structure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub or_rounds: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
}

/// The limits of a structure that an organizer sets up themselves.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Custom {
    /// The fewest and the most preliminary rounds.
    pub rounds_from: u32,
    pub rounds_to: u32,
    /// The shapes a finals match may have; the first is the default.
    ///
    /// It is needed where there are elimination rounds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finals_match: Vec<MatchShape>,
}

impl Structure {
    /// The row for this many players, if the table has one.
    pub fn row(&self, players: u32) -> Option<&Row> {
        self.rows.iter().find(|row| row.players.contains(players))
    }
}
