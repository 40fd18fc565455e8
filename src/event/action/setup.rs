//! The announcement, the plan that follows from it, and the cut.

use super::table_list::TableList;
use crate::event::entrant::Id;
use crate::msg;
use crate::ruleset::{CutRule, MatchShape, StructureKind, TierKind};
use crate::words::Message;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StageKind {
    Swiss,
    RoundRobin,
    SingleElimination,
    DoubleElimination,
    DecidingMatch,
}

impl StageKind {
    /// Returns whether the stage collects points over rounds; otherwise losers leave.
    pub fn is_preliminary(self) -> bool {
        match self {
            StageKind::Swiss | StageKind::RoundRobin => true,
            StageKind::SingleElimination
            | StageKind::DoubleElimination
            | StageKind::DecidingMatch => false,
        }
    }

    pub fn phrase(self) -> Message {
        match self {
            StageKind::Swiss => msg!("stage.swiss"),
            StageKind::RoundRobin => msg!("stage.round-robin"),
            StageKind::SingleElimination => msg!("stage.single-elimination"),
            StageKind::DoubleElimination => msg!("stage.double-elimination"),
            StageKind::DecidingMatch => msg!("stage.deciding-match"),
        }
    }
}

/// The rounds, the cut and the finals match the event is held to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub kind: StageKind,
    pub rounds: u32,
    /// 0 means no finals. Otherwise it is a number of players or of points, as `cut_by`
    /// says.
    pub cut: u32,
    #[serde(default, skip_serializing_if = "is_top")]
    pub cut_by: CutRule,
    pub finals_match: MatchShape,
}

fn is_top(rule: &CutRule) -> bool {
    *rule == CutRule::Top
}

/// The organizer's announcement. An action in the log holds only the settings that change.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tier: Option<TierKind>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub structure: Option<StructureKind>,
    /// Preliminary rounds; if absent, the structure's table decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// Size of the cut; 0 means no cut. If absent, the structure's table decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<u32>,
    /// How the number of the cut is read; if absent, the ruleset's first rule applies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut_by: Option<CutRule>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finals_match: Option<MatchShape>,
    /// Minutes of a preliminary round; if absent, the ruleset's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// Minutes of a finals round before the final; if absent, the ruleset's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finals_minutes: Option<u32>,
    /// Points for a game drawn on time; if absent, the ruleset's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timed_draw: Option<u32>,
    /// Sealed boosters available in the hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boosters: Option<u32>,
    /// Seconds for each pick of a draft; if 0 or absent, there is no clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pick_seconds: Option<u32>,
    /// Whether all players have agreed to share out the rare cards at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub redraft: Option<bool>,
    /// The worth of a round-robin game that is not played because a player has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unplayed: Option<Unplayed>,
    /// The language of what players read, such as `pl`; `own` or absent: the organizer's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Whether lists have to be handed in; if absent, the tier decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lists: Option<bool>,
    /// Whether everybody may see the lists of those in the cut.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open_lists: Option<bool>,
    /// Whether a new round is held: only the scorekeepers see it until it is posted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hold: Option<bool>,
    /// The tables of the hall; empty or absent: 1, 2, 3 and so on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tables: Option<TableList>,
    /// The feature tables, to which the highest pairings go; empty or absent: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub feature: Option<TableList>,
    /// Settings that were announced before and now follow the rules again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by_rules: Vec<Announced>,
}

/// The word that returns to the organizer's language.
pub const OWN_LANGUAGE: &str = "own";

impl Setup {
    /// The tag of the language of what players read; None: the organizer's.
    pub fn language(&self) -> Option<&str> {
        self.language.as_deref().filter(|tag| *tag != OWN_LANGUAGE)
    }
}

/// A setting that has a value in the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Announced {
    Rounds,
    Cut,
    FinalsMatch,
    Minutes,
    FinalsMinutes,
    Lists,
}

/// The worth of a game for a player whose opponent has left.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unplayed {
    #[default]
    Nothing,
    Win,
}

/// The cut: the entrants who go on, best seed first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    pub kind: StageKind,
    pub seeds: Vec<Id>,
    #[serde(rename = "match")]
    pub shape: MatchShape,
    pub rounds: u32,
}
