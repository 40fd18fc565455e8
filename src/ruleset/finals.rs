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
    /// No finals, but one match if two are level at the top.
    DecidingMatch,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CutRule {
    /// The best N.
    #[default]
    Top,
    /// The best N and everyone level on points with place N.
    TopAndLevel,
    /// Everyone with at least so many points.
    MinimumPoints,
}

/// Who takes the place of a qualified player who leaves before the finals.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Replacement {
    /// The next in the standings, as the lowest seed.
    #[default]
    NextInStandings,
    /// Nobody.
    Nobody,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SideChoice {
    /// Each plays the side he has played less; the higher seed chooses when equal.
    LessPlayed,
    /// Drawn for every match, and once more for its third game.
    Drawn,
}
