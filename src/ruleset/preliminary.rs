use super::{Margin, MatchShape, Percentages};
use serde::{Deserialize, Serialize};

/// The rounds before the finals.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preliminary {
    pub pairing: PairingKind,
    #[serde(rename = "match")]
    pub shape: MatchShape,
    /// Who settles the sides of the first of two games; the second is played
    /// with sides swapped. Absent: sides do not matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<FirstSides>,
    pub points: Scoring,
    #[serde(default)]
    pub absence: Absence,
    /// Absent: a match is won or not, and nobody asks by how much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<Margin>,
    /// How shares of matches and games won are counted; absent: as by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub percentages: Option<Percentages>,
    /// In order; `random`, if named, comes last.
    pub tie_breaks: Vec<TieBreak>,
    /// Who should not meet in the first round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub apart_in_first_round: Vec<Relation>,
    /// Stands in event files of the first version, always false.
    #[serde(default, skip_serializing)]
    swap_sides: Former,
}

/// How the sides of a match's first game come about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstSides {
    /// It is drawn who chooses.
    Chosen,
    /// It is drawn who plays which side.
    Drawn,
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
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

/// How tied players are told apart.
///
/// The reader refuses one that can tell nobody apart: any strength of schedule
/// in a round robin, where all have the same opponents; `game_wins` where a
/// match is one game without draws; `margin` where none is entered; all but
/// `random` without preliminary rounds.
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
    /// Mean of the opponents' shares of matches won, none below the floor.
    OpponentsMatchWins,
    /// Mean of the opponents' `opponents_match_wins`.
    OpponentsOpponentsMatchWins,
    /// Share of games won, not below the floor.
    GameWinPercentage,
    /// Mean of the opponents' shares of games won, none below the floor.
    OpponentsGameWins,
    /// Sum of the margins of victory.
    Margin,
    /// Games won.
    GameWins,
    /// The number drawn at registration; higher is better.
    Random,
}

impl TieBreak {
    /// Whether it compares shares of matches or games won.
    pub fn is_percentage(self) -> bool {
        use TieBreak::{
            GameWinPercentage, OpponentsGameWins, OpponentsMatchWins, OpponentsOpponentsMatchWins,
        };
        matches!(
            self,
            OpponentsMatchWins
                | OpponentsOpponentsMatchWins
                | GameWinPercentage
                | OpponentsGameWins
        )
    }

    /// Whether it is a mean and not a count: people read it with decimals.
    pub fn is_mean(self) -> bool {
        self.is_percentage() || matches!(self, TieBreak::SosMean | TieBreak::EsosMean)
    }

    /// Whether it is made of what the opponents did.
    pub fn is_of_opponents(self) -> bool {
        use TieBreak::{EsosSum, GameWinPercentage, SosSum};
        self.is_mean() && self != GameWinPercentage || matches!(self, SosSum | EsosSum)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relation {
    SameClub,
    Relatives,
    TravelledTogether,
}

/// A field that was and says nothing any more.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "bool")]
struct Former;

impl TryFrom<bool> for Former {
    type Error = &'static str;

    fn try_from(set: bool) -> Result<Former, Self::Error> {
        if set {
            Err("the sides of a match are now `sides: chosen` or `sides: drawn`")
        } else {
            Ok(Former)
        }
    }
}
