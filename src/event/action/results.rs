//! Results of matches, and the end of the event.

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

/// A scorekeeper's answer to a result that players entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settled {
    /// The line of the log that holds the entry.
    pub claim: u64,
    /// The table's result from now on; None if the entry is dismissed. It is boxed because
    /// few lines have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Box<Reported>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub champion: Option<Id>,
}
