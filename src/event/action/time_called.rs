//! The counts at a table whose time was up, as a result records them.

use crate::event::outcome::Side;
use serde::{Deserialize, Serialize};

/// The end of the time at a table: what was found there, and what decided.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeCalled {
    pub by: DecidedBy,
    /// The number of the step that decided, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
    /// The game that was being played, in a match of several games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u32>,
    /// The game had not begun when time was called.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub not_begun: bool,
    /// The round of the game that was played to its end, if the rules ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_of_game: Option<u32>,
    /// The id of the ending that decided without the steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub situation: Option<String>,
    /// The seat that played the first-named side, if the count depends on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_side: Option<Side>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counted: Vec<Counted>,
    /// Every roll of the die, A's and B's number; only the last one differs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<[u32; 2]>,
    /// The program rolled the die.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rolled: bool,
}

/// The rule or the fact that gave the result.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// A step of the procedure.
    #[default]
    Step,
    /// An ending in which the holder of something wins.
    Situation,
    /// Somebody won the game before play stopped.
    Won,
    /// The games won before: nobody won the one being played.
    Leader,
    /// Nobody won, and the rules make it a draw.
    Draw,
    /// Nobody won the game being played, which is not counted, and the match is level.
    NotCounted,
}

/// The count of one field. A field of one side has one number, a held field has none.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    pub id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub a: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub b: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<Side>,
}

impl Counted {
    pub fn of(&self, side: Side) -> Option<u32> {
        match side {
            Side::A => self.a,
            Side::B => self.b,
        }
    }
}
