use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};

/// The rounds after the cut.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finals {
    #[serde(default)]
    pub kind: FinalsKind,
    /// The sizes a cut may have.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sizes: Vec<u32>,
    /// Ways to cut; the first is the default.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cuts: Vec<CutRule>,
    #[serde(default)]
    pub replacement: Replacement,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<SideChoice>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FinalsKind {
    #[default]
    None,
    SingleElimination,
    DoubleElimination,
    /// No finals, but one match if two players are level at the top.
    DecidingMatch,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CutRule {
    /// The best N players.
    #[default]
    Top,
    /// The best N players and everyone level on points with place N.
    TopAndLevel,
    /// Everyone with at least a minimum number of points.
    MinimumPoints,
}

impl FinalsKind {
    pub fn phrase(self) -> Message {
        match self {
            FinalsKind::None => msg!("value.none"),
            FinalsKind::SingleElimination => msg!("stage.single-elimination"),
            FinalsKind::DoubleElimination => msg!("stage.double-elimination"),
            FinalsKind::DecidingMatch => msg!("value.deciding-match"),
        }
    }
}

impl CutRule {
    pub const ALL: [CutRule; 3] = [CutRule::Top, CutRule::TopAndLevel, CutRule::MinimumPoints];

    /// The word in commands.
    pub fn word(self) -> &'static str {
        match self {
            CutRule::Top => "top",
            CutRule::TopAndLevel => "level",
            CutRule::MinimumPoints => "points",
        }
    }

    /// The phrase for the players who go on.
    pub fn phrase(self) -> Message {
        match self {
            CutRule::Top => msg!("value.cut-top"),
            CutRule::TopAndLevel => msg!("value.cut-top-and-level"),
            CutRule::MinimumPoints => msg!("value.cut-points"),
        }
    }
}

/// The replacement for a qualified player who leaves before the finals.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Replacement {
    /// The next player in the standings, as the lowest seed.
    #[default]
    NextInStandings,
    /// Nobody.
    Nobody,
}

impl Replacement {
    pub fn phrase(self) -> Message {
        match self {
            Replacement::NextInStandings => msg!("value.next-in-standings"),
            Replacement::Nobody => msg!("value.nobody"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SideChoice {
    /// Each player gets the side they played less; if equal, the higher seed chooses.
    LessPlayed,
    /// The sides are drawn for every match, and again for its third game.
    Drawn,
}

impl SideChoice {
    pub fn phrase(self) -> Message {
        match self {
            SideChoice::LessPlayed => msg!("value.sides-less-played"),
            SideChoice::Drawn => msg!("value.sides-drawn"),
        }
    }
}
