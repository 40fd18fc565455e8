use super::{Draft, ListRules, MatchShape, Penalty, Procedure, Ruling, Structures, Text};
use serde::{Deserialize, Serialize};

/// A whole ruleset file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// The format's version; 1.
    pub ruleset: u32,
    /// What scripts call the game: lower-case letters, digits and hyphens.
    pub id: String,
    /// The game's key in the picker.
    pub key: char,
    pub name: Text,
    pub format: Text,
    /// One line for the picker.
    pub hint: Text,
    /// What the organizer should know that no field says; shown with the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Text>,
    #[serde(default)]
    pub entrants: Entrants,
    pub preliminary: Preliminary,
    #[serde(default)]
    pub finals: Finals,
    pub minutes: Vec<Minutes>,
    pub structures: Structures,
    pub tiers: Vec<Tier>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missions: Option<Missions>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<Draft>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub end_of_time: Vec<Procedure>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lists: Option<ListRules>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<Penalty>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<Ruling>,
}

/// Who enters: single players, or teams with partners.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrants {
    /// Players in one entrant: 1, or 2 for teams of two.
    pub team_size: u32,
}

impl Default for Entrants {
    fn default() -> Self {
        Entrants { team_size: 1 }
    }
}

/// The rounds before the finals.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preliminary {
    pub pairing: PairingKind,
    #[serde(rename = "match")]
    pub shape: MatchShape,
    /// Whether the two games of a match are played with sides swapped.
    #[serde(default)]
    pub swap_sides: bool,
    pub points: Scoring,
    #[serde(default)]
    pub absence: Absence,
    /// In order; `random`, if named, comes last.
    pub tie_breaks: Vec<TieBreak>,
    /// Who should not meet in the first round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub apart_in_first_round: Vec<Relation>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PairingKind {
    /// Swiss: at random inside groups of equal points.
    RandomInGroups,
    /// Swiss: a group's top half by start number against its bottom half.
    HalvesByStart,
    /// Everybody meets everybody of his pod.
    RoundRobin,
    /// No preliminary rounds: the event starts with elimination.
    None,
}

/// Tournament points. Without `draw` there are no draws.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    pub per: PointsPer,
    pub win: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<u32>,
    #[serde(default)]
    pub loss: u32,
    /// Points of a whole bye.
    pub bye: u32,
    /// Points of a game drawn on time, where that differs from `draw`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timed_draw: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PointsPer {
    Match,
    Game,
}

/// What a no-show is worth to the one who is present.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// A win over the absent player, who stays an opponent with a loss.
    #[default]
    Win,
    /// As a bye: its points, and no opponent.
    Bye,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Mean of the opponents' points per round.
    SosMean,
    /// Mean of the opponents' `sos_mean`.
    EsosMean,
    /// Whoever beat every other tied player.
    HeadToHeadSweep,
    /// Sum of the opponents' points.
    SosSum,
    /// Sum of the opponents' `sos_sum`.
    EsosSum,
    /// Mean of the opponents' share of matches won, not below a third.
    OpponentsMatchWins,
    /// Sum of the margins of victory.
    Margin,
    /// Games won.
    GameWins,
    /// The number drawn at registration; higher is better.
    Random,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relation {
    SameClub,
    Relatives,
    TravelledTogether,
}

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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CutRule {
    /// The best N.
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
}

/// How long a kind of round lasts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minutes {
    pub round: RoundKind,
    /// Only for matches of this shape; absent: for any.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub shape: Option<MatchShape>,
    /// 0: without a clock.
    pub minutes: u32,
    /// The range the organizer may choose from; absent: no choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundKind {
    Preliminary,
    Elimination,
    Final,
}

/// What a tier demands.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tier {
    pub tier: TierKind,
    pub name: Text,
    /// The structure an event of this tier starts from.
    pub structure: StructureKind,
    pub leaders_play: LeaderRule,
    /// Days after a product's release until it is legal.
    #[serde(default)]
    pub product_delay_days: u32,
    #[serde(default)]
    pub sleeves_required: bool,
    #[serde(default)]
    pub lists_required: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Text>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TierKind {
    Relaxed,
    Formal,
    Premier,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StructureKind {
    Basic,
    Advanced,
    Custom,
}

/// Whether organizer, marshal and judges may play in their own event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaderRule {
    /// Only if another leader who does not play is announced before the start.
    WithSecondLeader,
    Never,
}

/// Missions, one drawn for each round, none twice until all were used.
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

impl Ruleset {
    /// The minutes for a round of `kind` with matches of `shape`; 0 is no clock.
    pub fn minutes(&self, kind: RoundKind, shape: MatchShape) -> u32 {
        self.minutes_row(kind, shape).map_or(0, |row| row.minutes)
    }

    /// The row that says how long such a round lasts: one for this very shape
    /// before one for any, wherever the two stand in the file.
    pub fn minutes_row(&self, kind: RoundKind, shape: MatchShape) -> Option<&Minutes> {
        let row = |of: Option<MatchShape>| {
            self.minutes.iter().find(move |row| row.round == kind && row.shape == of)
        };
        row(Some(shape)).or_else(|| row(None))
    }

    /// What this tier demands, if the game knows the tier.
    pub fn tier(&self, kind: TierKind) -> Option<&Tier> {
        self.tiers.iter().find(|tier| tier.tier == kind)
    }

    /// Whether a game of the preliminary rounds may end in a draw.
    pub fn draws(&self) -> bool {
        self.preliminary.points.draw.is_some()
    }
}
