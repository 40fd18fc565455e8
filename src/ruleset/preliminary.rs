use super::Text;
use super::apart::{ApartRounds, GroupApart, Relation};
use super::byes::Byes;
use super::match_shape::MatchShape;
use super::percentages::Percentages;
use super::scores::Scores;
use super::scoring::Scoring;
use super::tie_break::TieBreak;
use crate::msg;
use crate::words::{Arg, Message};
use serde::de::{Deserializer, Error, Unexpected};
use serde::{Deserialize, Serialize};

/// The rounds before the finals.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preliminary {
    pub pairing: PairingKind,
    #[serde(rename = "match")]
    pub shape: MatchShape,
    /// How the sides of the first of two games are settled; the second swaps them. Or how they are
    /// balanced over matches of one game. Absent: sides do not matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<FirstSides>,
    pub points: Scoring,
    /// The players' name for a win on time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timed_win_name: Option<Text>,
    #[serde(default)]
    pub absence: Absence,
    /// The treatment of a round that a player sits out. Absent: a loss in Swiss rounds, and refused
    /// elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sitting_out: Option<SittingOut>,
    /// Absent: only the odd player has a bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub byes: Option<Byes>,
    /// Absent: a match is won or not, and no margin is entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<Margin>,
    /// Absent: a game is won, lost or drawn, and no scores are entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Scores>,
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
    swap_sides: Ignored,
}

/// How the sides of a match's first or only game are settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstSides {
    /// The player who chooses a side is drawn.
    Chosen,
    /// The side of each player is drawn.
    Drawn,
    /// In matches of one game: each plays the side they have played less.
    Balanced,
}

impl FirstSides {
    pub fn phrase(self) -> Message {
        match self {
            FirstSides::Chosen => msg!("value.first-side-chosen"),
            FirstSides::Drawn => msg!("value.first-side-drawn"),
            FirstSides::Balanced => msg!("balanced.phrase"),
        }
    }
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
}

impl PairingKind {
    pub fn phrase(self) -> Message {
        match self {
            PairingKind::RandomInGroups => msg!("value.pairing-random"),
            PairingKind::HalvesByStart => msg!("value.pairing-halves"),
            PairingKind::RoundRobin => msg!("value.pairing-round-robin"),
        }
    }
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

impl Absence {
    pub fn phrase(self) -> Message {
        match self {
            Absence::Win => msg!("value.absence-win"),
            Absence::Bye => msg!("value.absence-bye"),
        }
    }
}

/// The treatment of a round that a player sits out and stays in the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SittingOut {
    /// No round of theirs: no points, no loss, and tie-breaks do not count it.
    Nothing,
    /// A missed round, which counts as a loss.
    Loss,
    /// Nobody may sit a round out.
    Refused,
}

impl SittingOut {
    pub fn phrase(self) -> Message {
        match self {
            SittingOut::Nothing => msg!("check-in.value-nothing"),
            SittingOut::Loss => msg!("check-in.value-loss"),
            SittingOut::Refused => msg!("check-in.value-refused"),
        }
    }
}

impl Preliminary {
    /// All groups that the rules keep apart, in round 1.
    pub fn groups_apart(&self) -> Vec<GroupApart> {
        let group = |who: &Relation| GroupApart {
            who: *who,
            rounds: ApartRounds::default(),
            absolute: false,
        };
        self.apart_in_first_round.iter().map(group).collect()
    }

    /// The least and the most points that a match can bring. A second game may not be begun, so
    /// the least is that of one game.
    pub fn points_of_a_match(&self) -> [u32; 2] {
        let rows = self.scores.iter().flat_map(|scores| &scores.tournament_points);
        let by_results = [self.points.loss, self.match_won()];
        rows.fold(by_results, |[least, most], row| [least.min(row.loser), most.max(row.winner)])
    }

    /// The players' word for a win on time.
    pub fn timed_win_name(&self) -> Arg {
        match &self.timed_win_name {
            Some(name) => name.into(),
            None => msg!("timed.name").into(),
        }
    }

    /// Whether a tie-break adds up the scores of games.
    pub fn compares_scores(&self) -> bool {
        self.scores.is_some() && self.tie_breaks.iter().any(|by| by.is_of_scores())
    }

    /// The treatment of a round that a player sits out. Only Swiss rounds can be sat out.
    pub fn sitting_out(&self) -> SittingOut {
        match self.pairing {
            PairingKind::RandomInGroups | PairingKind::HalvesByStart => {
                self.sitting_out.unwrap_or(SittingOut::Loss)
            }
            PairingKind::RoundRobin => SittingOut::Refused,
        }
    }
}

/// Margin of victory: by how much a match was won, entered with its result.
///
/// Every match adds `base` for both players. The margin is added for the winner and subtracted for
/// the loser. With a base of 0 the sum shows how far a player is ahead or behind. With a base as
/// large as `most` it never falls below 0, as in miniatures games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Margin {
    /// The players' word for it.
    pub name: Text,
    /// The largest margin of a match.
    pub most: u32,
    #[serde(default)]
    pub base: u32,
    /// The sum a bye adds; `base` is not added as well.
    pub bye: u32,
    /// The margin of a match that was conceded or not played.
    ///
    /// It applies to a concession, a no-show and a missed round. If both players lose a match, it
    /// is subtracted for both.
    pub walkover: u32,
    /// Whether the margin is taken from the loser too. Absent: it is.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub loser: MarginLoser,
    /// Whether both scores may be entered instead. The higher one wins, by the difference.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub of_scores: bool,
}

/// The effect of the margin on the loser's sum.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarginLoser {
    /// It is taken from the loser's base.
    #[default]
    Loses,
    /// The loser has the base, as in Armada.
    Nothing,
}

impl Margin {
    /// The amount that a match lost by this margin adds to the loser's sum.
    pub fn lost_by(&self, margin: u32) -> i64 {
        match self.loser {
            MarginLoser::Loses => i64::from(self.base) - i64::from(margin),
            MarginLoser::Nothing => self.base.into(),
        }
    }
}

/// A key that older files have and that no longer means anything.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Ignored;

/// The value that the reader of a file expects, as [`super::shape`] finds it in an error.
pub(super) const NO_SWAP: &str = "no swap of sides";

impl<'de> Deserialize<'de> for Ignored {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ignored, D::Error> {
        match bool::deserialize(deserializer)? {
            true => Err(D::Error::invalid_value(Unexpected::Bool(true), &NO_SWAP)),
            false => Ok(Ignored),
        }
    }
}
