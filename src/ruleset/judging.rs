//! The part of a ruleset that judges use, as data.
//!
//! It holds procedures, penalties, rulings and missions.

use super::Text;
use super::guided::{Question, Verdict};
use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};

/// A penalty from the rules of the game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Penalty {
    /// The word after the verb `penalty`.
    pub id: String,
    pub name: Text,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Text>,
    /// The action the program takes besides recording it.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub effect: PenaltyEffect,
}

/// The effect of a penalty.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyEffect {
    /// It is only recorded.
    #[default]
    None,
    /// The player loses the game being played at their table.
    GameLoss,
    /// The player loses the whole match at their table.
    MatchLoss,
    /// The player loses tournament points; the number is given with each penalty.
    Points,
    /// The player leaves the event, and may return if the organizer agrees.
    Removal,
    /// The player leaves the event for good.
    Disqualification,
}

impl PenaltyEffect {
    /// The action the program takes besides recording the penalty.
    pub fn phrase(self) -> Option<Message> {
        match self {
            PenaltyEffect::None => None,
            PenaltyEffect::GameLoss => Some(msg!("value.game-loss")),
            PenaltyEffect::MatchLoss => Some(msg!("value.match-loss")),
            PenaltyEffect::Points => Some(msg!("value.points-off")),
            PenaltyEffect::Removal => Some(msg!("value.removal")),
            PenaltyEffect::Disqualification => Some(msg!("value.disqualification")),
        }
    }
}

/// The games and matches that may be conceded.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Concessions {
    /// Numbers (from 1) of the games that may be conceded in a match of two. Empty: both. The
    /// organizer is warned if the other one is conceded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<u32>,
    /// Whether a whole match may be conceded at once.
    #[serde(default, rename = "match", skip_serializing_if = "std::ops::Not::not")]
    pub whole_match: bool,
}

/// A rule, ruling or erratum that a judge reads out.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    pub topic: Text,
    pub text: Text,
    /// The section of the rules it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The word behind the verb `rule`; a ruling with questions has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The questions that lead to a verdict, in the order in which they are asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<Question>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub verdicts: Vec<Verdict>,
}

/// A list of missions. One is drawn for each round, none twice until all were used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Missions {
    pub season: Text,
    pub missions: Vec<Mission>,
}

/// A mission and the map it is played on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    pub map: Text,
    pub mission: Text,
    /// Other spellings in use.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
}

impl Mission {
    /// The mission within a sentence: `mission A on Coruscant Landfill`.
    pub fn phrase(&self) -> Message {
        msg!("round.mission", mission = &self.mission, map = &self.map)
    }

    /// The mission as a title: `Mission A on Coruscant Landfill`.
    pub fn title(&self) -> Message {
        self.phrase().capitalised()
    }
}
