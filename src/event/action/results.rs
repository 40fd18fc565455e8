//! Results of matches, penalties, and the end of the event.

use super::people::Left;
use super::time_called::TimeCalled;
use crate::event::entrant::Id;
use crate::event::outcome::Side;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reported {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// The two entrants who sat there, so that the line can be read by itself.
    pub of: [Id; 2],
    /// One letter for each game. It is empty if the whole match was conceded or a player
    /// did not appear.
    pub games: String,
    /// Numbers of the games that were conceded, from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conceded: Vec<u32>,
    /// The match goes on: more games are to be played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// The side that conceded the whole match, or its only game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub concede: Option<Side>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub noshow: Option<Side>,
    /// The winner's margin, in games that record one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<u32>,
    /// The end of the time at this table, if it gave the result. It is boxed because few
    /// results have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<Box<TimeCalled>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Penalised {
    pub id: Id,
    pub kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The effect of the penalty, if it had one besides being recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<Effect>,
}

/// An effect of a penalty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The result of the player's table, with the penalty included.
    Result(Reported),
    /// Tournament points were taken off.
    Points(u32),
    /// The player left the event.
    Removed(Left),
    /// The player left the event for good.
    Disqualified(Left),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub champion: Option<Id>,
}
