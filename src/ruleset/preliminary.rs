use super::{Margin, MatchShape, Percentages};
use serde::{Deserialize, Serialize};

/// The rounds before the finals.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preliminary {
    pub pairing: PairingKind,
    #[serde(rename = "match")]
    pub shape: MatchShape,
    /// How the sides of the first of two games are settled; the second swaps them. Absent: sides do
    /// not matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<FirstSides>,
    pub points: Scoring,
    #[serde(default)]
    pub absence: Absence,
    /// Absent: a match is won or not, and no margin is entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<Margin>,
    /// How shares of matches and games won are counted. Absent: the default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub percentages: Option<Percentages>,
    /// In the order they are applied. If `random` is in the list, it comes last.
    pub tie_breaks: Vec<TieBreak>,
    /// Relations that keep two players apart in the first round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub apart_in_first_round: Vec<Relation>,
    /// A key of older event files, always false. It is read and ignored.
    #[serde(default, skip_serializing)]
    swap_sides: Former,
}

/// How the sides of a match's first game are settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstSides {
    /// The player who chooses a side is drawn.
    Chosen,
    /// The side of each player is drawn.
    Drawn,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PairingKind {
    /// Swiss: at random inside groups of equal points.
    RandomInGroups,
    /// Swiss: a group's top half by start number against its bottom half.
    HalvesByStart,
    /// Every player meets every other player of their pod.
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
    /// Points of a game drawn on time, if they differ from `draw`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timed_draw: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PointsPer {
    Match,
    Game,
}

/// The value of a no-show for the player who is present.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// A win. The absent player counts as an opponent and has a loss.
    #[default]
    Win,
    /// The points of a bye, and no opponent.
    Bye,
}

/// A rule that orders tied players.
///
/// The reader refuses a tie-break that can separate nobody:
///
/// * strength of schedule in a round robin, where all have the same opponents;
/// * `game_wins` where a match is one game without draws;
/// * `margin` where no margin is entered;
/// * all but `random` where there are no preliminary rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Mean of the opponents' points per round.
    SosMean,
    /// Mean of the opponents' `sos_mean`.
    EsosMean,
    /// The player who beat every other tied player.
    HeadToHeadSweep,
    /// Sum of the opponents' points.
    SosSum,
    /// Sum of the opponents' `sos_sum`.
    EsosSum,
    /// Mean of the opponents' shares of matches won, each at least the minimum share.
    OpponentsMatchWins,
    /// Mean of the opponents' `opponents_match_wins`.
    OpponentsOpponentsMatchWins,
    /// Share of games won, at least the minimum share.
    GameWinPercentage,
    /// Mean of the opponents' shares of games won, each at least the minimum share.
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

    /// Whether it is a mean, which is shown with decimals, and not a count.
    pub fn is_mean(self) -> bool {
        self.is_percentage() || matches!(self, TieBreak::SosMean | TieBreak::EsosMean)
    }

    /// Whether it is computed from the opponents' results.
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

/// A key that older files have and that no longer means anything.
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
