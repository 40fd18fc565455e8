//! Rounds of the finals by their names, and those whose matches are of another shape.

use super::MatchShape;
use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};

/// A round of the finals, named by its matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FinalsRound {
    Final,
    SemiFinals,
    QuarterFinals,
    #[serde(rename = "round_of_16")]
    RoundOf16,
    #[serde(rename = "round_of_32")]
    RoundOf32,
    #[serde(rename = "round_of_64")]
    RoundOf64,
    /// The match for third place, which is played beside the final.
    ThirdPlace,
}

impl FinalsRound {
    /// The round that this many rounds follow; None: it has no name of its own.
    pub fn before(rounds: u32) -> Option<FinalsRound> {
        Some(match rounds {
            0 => FinalsRound::Final,
            1 => FinalsRound::SemiFinals,
            2 => FinalsRound::QuarterFinals,
            3 => FinalsRound::RoundOf16,
            4 => FinalsRound::RoundOf32,
            5 => FinalsRound::RoundOf64,
            _ => return None,
        })
    }

    pub fn phrase(self) -> Message {
        match self {
            FinalsRound::Final => msg!("round.final"),
            FinalsRound::SemiFinals => msg!("round.semi-finals"),
            FinalsRound::QuarterFinals => msg!("round.quarter-finals"),
            FinalsRound::RoundOf16 => msg!("round.of-players", n = 16u32, games = 8u32),
            FinalsRound::RoundOf32 => msg!("round.of-players", n = 32u32, games = 16u32),
            FinalsRound::RoundOf64 => msg!("round.of-players", n = 64u32, games = 32u32),
            FinalsRound::ThirdPlace => msg!("third-place.match"),
        }
    }
}

/// A round of the finals whose matches are of another shape than the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundMatch {
    pub round: FinalsRound,
    #[serde(rename = "match")]
    pub shape: MatchShape,
}

impl RoundMatch {
    /// `final: first to three wins`
    pub fn phrase(self) -> Message {
        msg!("finals-shape.of-round", round = self.round.phrase(), shape = self.shape.phrase())
    }
}

/// Whether those who lost in the semi-finals play for third place.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThirdPlace {
    /// They share it.
    #[default]
    None,
    /// They play, unless the organizer announces that they do not.
    Played,
    /// They play if the organizer announces it.
    Offered,
}

impl ThirdPlace {
    pub fn phrase(self) -> Message {
        match self {
            ThirdPlace::None => msg!("third-place.shared"),
            ThirdPlace::Played => msg!("third-place.played"),
            ThirdPlace::Offered => msg!("third-place.offered"),
        }
    }
}
