//! What a judge's desk needs of a game, as data: procedures, lists,
//! penalties, rulings, missions, the draft.

use super::Text;
use serde::{Deserialize, Serialize};

/// An end-of-time procedure: comparisons in order, until one decides.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Procedure {
    pub name: Text,
    /// When it is used, and what is played to the end first.
    pub when: Text,
    pub steps: Vec<ProcedureStep>,
}

/// One comparison of a procedure.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProcedureStep {
    pub text: Text,
    pub better: Better,
    /// What is counted for each player; the weighted fields are added up.
    pub fields: Vec<CountedField>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Better {
    Higher,
    Lower,
    /// A yes-or-no field that is true for exactly one player.
    Holder,
    /// A die is rolled; the higher wins, equal rolls are repeated.
    Roll,
}

/// A number somebody counts at the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedField {
    pub id: String,
    pub name: Text,
    /// What one counted piece is worth, in hundredths; absent: 100.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hundredths: Option<i64>,
    /// Worth by bands instead of by piece.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bands: Vec<Weight>,
}

/// From this count on, the field is worth so many hundredths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weight {
    pub from: u32,
    pub hundredths: i64,
}

/// What a deck or army list must satisfy.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListRules {
    /// The sections of a list, in the order they are written. Their English
    /// names are what `counts` and `sums` refer to; a list may use either.
    pub sections: Vec<Text>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counts: Vec<ListCount>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sums: Vec<ListSum>,
    /// Words of one section that need the same word in another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<ListNeed>,
    /// Words of which one card may carry only one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never_together: Vec<Vec<Text>>,
    /// Groups of words of which a list may carry only one, such as hero and villain.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only_one_of: Vec<Vec<Text>>,
    /// Names that several cards share, so that a list must say more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ambiguous: Vec<ListAmbiguous>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Text>,
}

/// How many cards a section must have. At least one of the three is given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListCount {
    pub section: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
    /// The most copies of one card; absent: any number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copies: Option<u32>,
}

/// How many points a section may add up to, each copy counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListSum {
    pub section: String,
    /// Sections that are added to it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
    pub to: u32,
}

/// A card of a section that carries one of these words needs a card with the
/// same word in another section, as a blue card needs a blue character.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListNeed {
    pub section: String,
    /// Where the other card must stand.
    pub beside: String,
    pub words: Vec<Text>,
}

/// A name that does not say which card is meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListAmbiguous {
    pub name: Text,
    /// The full names of the cards it may stand for, at least two.
    pub cards: Vec<Text>,
}

/// A penalty the rules know.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Penalty {
    /// The word of the verb `penalty`.
    pub id: String,
    pub name: Text,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Text>,
    /// What the program does with it besides writing it down.
    #[serde(default, skip_serializing_if = "PenaltyEffect::is_none")]
    pub effect: PenaltyEffect,
}

/// What a penalty does.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyEffect {
    /// It is only written down.
    #[default]
    None,
    /// The game being played at the player's table is lost.
    GameLoss,
    /// The whole match at the player's table is lost.
    MatchLoss,
    /// Tournament points are taken off; how many is said each time.
    Points,
    /// The player leaves the event, and may return if the organizer agrees.
    Removal,
    /// The player leaves the event for good.
    Disqualification,
}

impl PenaltyEffect {
    fn is_none(&self) -> bool {
        *self == PenaltyEffect::None
    }
}

/// What may be conceded.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Concessions {
    /// Numbers of the games, from 1, of a match of two that may be conceded;
    /// empty: both. Where the other one is, the organizer is warned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<u32>,
    /// Whether a whole match may be conceded at once.
    #[serde(default, rename = "match", skip_serializing_if = "std::ops::Not::not")]
    pub whole_match: bool,
}

impl Concessions {
    pub fn is_default(&self) -> bool {
        *self == Concessions::default()
    }
}

/// A rule, ruling or erratum for the judge to read out.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    pub topic: Text,
    pub text: Text,
    /// Where the rules say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

/// A draft or sealed procedure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The suggested size of a pod.
    pub pod: u32,
    /// Cards everybody adds from a fixed set.
    pub set_cards: u32,
    /// Boosters each player needs in all.
    pub boosters: u32,
    /// Cards in a booster.
    pub booster_cards: u32,
    /// The phases of passing; none in sealed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<DraftPhase>,
}

/// Boosters opened together, and which way the hands travel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DraftPhase {
    pub boosters: u32,
    pub pass: Pass,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pass {
    Left,
    Right,
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

impl Mission {
    /// `mission A on Coruscant Landfill`, for the middle of a sentence.
    pub fn phrase(&self) -> String {
        format!("mission {} on {}", self.mission.get("en"), self.map.get("en"))
    }

    /// `Mission A on Coruscant Landfill`, to stand by itself.
    pub fn title(&self) -> String {
        format!("Mission {} on {}", self.mission.get("en"), self.map.get("en"))
    }
}
