//! The second day: Swiss rounds for those above a line, who keep their points.

use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};

/// The rounds of a second day, which only some play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecondDay {
    /// How the line may be drawn; the first is the default.
    pub by: Vec<LineBy>,
    #[serde(default)]
    pub places: PlacesAfter,
}

/// The measure by which players reach the second day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LineBy {
    /// Everybody with at least this many points.
    Points,
    /// The first so many.
    Top,
    /// Everybody with at most this many losses.
    Record,
}

/// The places of those who do not play the second day.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlacesAfter {
    /// Below everybody who plays it.
    #[default]
    Below,
    /// By their points, as everybody.
    ByPoints,
}

/// A line in the standings: who is above it plays the second day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DayLine {
    pub by: LineBy,
    /// Points, players or losses.
    pub n: u32,
}

/// The same in a row of a structure: one of the three.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineAt {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub top: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub losses: Option<u32>,
}

impl LineAt {
    /// The line, if exactly one is written.
    pub fn line(&self) -> Option<DayLine> {
        let line = |by: LineBy, n: u32| DayLine { by, n };
        match (self.points, self.top, self.losses) {
            (Some(n), None, None) => Some(line(LineBy::Points, n)),
            (None, Some(n), None) => Some(line(LineBy::Top, n)),
            (None, None, Some(n)) => Some(line(LineBy::Record, n)),
            _ => None,
        }
    }
}

impl LineBy {
    pub const ALL: [LineBy; 3] = [LineBy::Points, LineBy::Top, LineBy::Record];

    /// The word before the number in a verb.
    pub fn word(self) -> &'static str {
        match self {
            LineBy::Points => "points",
            LineBy::Top => "top",
            LineBy::Record => "losses",
        }
    }

    /// The rule without a number: `everybody with so many points`.
    pub fn phrase(self) -> Message {
        match self {
            LineBy::Points => msg!("second-day.rule-points"),
            LineBy::Top => msg!("second-day.rule-top"),
            LineBy::Record => msg!("second-day.rule-record"),
        }
    }
}

impl DayLine {
    /// Those who go on: `everybody with 18 points or more`.
    pub fn phrase(self) -> Message {
        match self.by {
            LineBy::Points => msg!("second-day.line-points", n = self.n),
            LineBy::Top => msg!("second-day.line-top", n = self.n),
            LineBy::Record => msg!("second-day.line-record", n = self.n),
        }
    }

    /// The line as a verb has it: `points=18`.
    pub fn written(self) -> String {
        format!("{}={}", self.by.word(), self.n)
    }

    /// Reads `points:18`, `top:32` or `losses:2`.
    pub fn read(text: &str) -> Option<DayLine> {
        let (word, n) = text.split_once(':')?;
        let by = LineBy::ALL.into_iter().find(|by| by.word() == word)?;
        Some(DayLine { by, n: n.parse().ok()? })
    }
}

impl PlacesAfter {
    pub fn phrase(self) -> Message {
        match self {
            PlacesAfter::Below => msg!("second-day.places-below"),
            PlacesAfter::ByPoints => msg!("second-day.places-by-points"),
        }
    }
}
