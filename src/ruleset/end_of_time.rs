//! The end of a round's time: the rules for it, as data.

use super::{MatchShape, RoundKind, Text};
use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};

/// An end-of-time procedure: what becomes of the match, and comparisons in order.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Procedure {
    pub name: Text,
    /// The situation it applies to, and what is played to the end first.
    pub when: Text,
    /// The section of the rules it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The rounds in which the program carries it out. Empty: it is only told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<RoundKind>,
    /// The matches it is for. Empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<MatchShape>,
    /// The fate of the match, by the game that is being played. Empty: the only game is decided by
    /// the steps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<GameAtTime>,
    /// Endings of a game that decide it without the steps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub situations: Vec<Situation>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<ProcedureStep>,
    /// The id of the count whose difference is the margin. Absent: the margin is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin_from: Option<String>,
}

/// The game of a match that is being played when time is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameAtTime {
    /// Its number, from 1.
    pub game: u32,
    /// The game before it is over and this one has not begun.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub not_begun: bool,
    /// The game is played at least to the end of this round. Absent: of the present one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_round: Option<u32>,
    /// The rule if nobody has won the game by then.
    pub undecided: Undecided,
    /// The rule if somebody has won it and the match has games left.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub won: AfterWin,
}

impl GameAtTime {
    /// The row of a procedure that names none: the only game is decided by the steps.
    pub const BY_STEPS: GameAtTime = GameAtTime {
        game: 1,
        not_begun: false,
        to_round: None,
        undecided: Undecided::Steps,
        won: AfterWin::MatchEnds,
    };
}

/// The rule for a game that nobody has won in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Undecided {
    /// The steps decide the game, and the match ends.
    Steps,
    /// The game is drawn, and the match ends.
    Draw,
    /// The player who has won more games wins the match. If both are level, the steps decide.
    Leader,
    /// The game counts for nobody, and the match ends: who has won more games wins it, and level it
    /// is drawn.
    NotCounted,
}

impl Undecided {
    pub fn phrase(self) -> Message {
        match self {
            Undecided::Steps => msg!("time-value.steps"),
            Undecided::Draw => msg!("time-value.draw"),
            Undecided::Leader => msg!("time-value.leader"),
            Undecided::NotCounted => msg!("time-value.not-counted"),
        }
    }
}

/// The rule for a game that was won in time, in a match with games left.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AfterWin {
    /// The match ends with the games won so far.
    #[default]
    MatchEnds,
    /// If both are level, the next game is played.
    NextGame,
    /// The next game counts as one that has not begun.
    NextNotBegun,
}

impl AfterWin {
    pub fn phrase(self) -> Message {
        match self {
            AfterWin::MatchEnds => msg!("time-value.match-ends"),
            AfterWin::NextGame => msg!("time-value.next-game"),
            AfterWin::NextNotBegun => msg!("time-value.next-not-begun"),
        }
    }
}

/// An ending of a game in which the holder of something wins, such as a double defeat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Situation {
    /// The word after `situation=`.
    pub id: String,
    pub text: Text,
    /// The id of the held field whose holder wins.
    pub holder: String,
}

/// One comparison of a procedure.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProcedureStep {
    pub text: Text,
    /// The winner's advantage, within a sentence: `less damage`. Absent: the text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_by: Option<Text>,
    pub better: Better,
    /// The numbers counted for each player; the weighted fields are added up.
    pub fields: Vec<CountedField>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Better {
    Higher,
    Lower,
    /// A yes-or-no field that is true for exactly one player.
    Holder,
    /// A die is rolled. The higher roll wins; equal rolls are repeated.
    Roll,
}

impl Better {
    /// The phrase for the number that wins of the two.
    pub fn phrase(self) -> Message {
        match self {
            Better::Higher => msg!("value.higher"),
            Better::Lower => msg!("value.lower"),
            Better::Holder => msg!("value.holder"),
            Better::Roll => msg!("value.roll"),
        }
    }
}

/// A number that is counted at the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedField {
    pub id: String,
    pub name: Text,
    /// The English name of the side that counts it. Absent: both players do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// Exactly one of the players has it: it counts 1 for that player and 0 for the other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub held: bool,
    /// The largest number. Absent: any number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u32>,
    /// The meaning of a larger number: the game has been won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub above: Option<Text>,
    /// The id of the count that includes this one, so that it cannot be less. Absent: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part_of: Option<String>,
    /// The worth of one counted piece, in hundredths. Absent: 100.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hundredths: Option<i64>,
    /// Worth by bands of the count instead of by piece.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bands: Vec<Weight>,
    /// The faces of the die, in a step that is rolled. Empty: the program does not roll it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<u32>,
}

/// A band: from this count on, the field is worth this many hundredths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weight {
    pub from: u32,
    pub hundredths: i64,
}

impl Procedure {
    /// Whether the program carries it out in matches of this shape in such a round.
    pub fn holds(&self, kind: RoundKind, shape: MatchShape) -> bool {
        self.rounds.contains(&kind) && (self.matches.is_empty() || self.matches.contains(&shape))
    }

    /// The rule for this game; `not_begun` if only the one before it is over.
    pub fn game(&self, game: u32, not_begun: bool) -> Option<GameAtTime> {
        if self.games.is_empty() {
            return Some(GameAtTime::BY_STEPS).filter(|row| (game, not_begun) == (row.game, false));
        }
        let is_it = |row: &&GameAtTime| (row.game, row.not_begun) == (game, not_begun);
        self.games.iter().find(is_it).copied()
    }

    /// The field with this id, and the index of its step.
    pub fn field(&self, id: &str) -> Option<(usize, &CountedField)> {
        self.fields().find(|(_, field)| field.id == id)
    }

    /// All fields in order, each with the index of its step.
    pub fn fields(&self) -> impl Iterator<Item = (usize, &CountedField)> {
        let steps = self.steps.iter().enumerate();
        steps.flat_map(|(n, step)| step.fields.iter().map(move |field| (n, field)))
    }
}

impl ProcedureStep {
    /// Whether exactly one player has what this field of the step counts.
    pub fn is_held(&self, field: &CountedField) -> bool {
        field.held || self.better == Better::Holder
    }
}

impl CountedField {
    /// The worth of this count, in hundredths.
    pub fn worth(&self, count: u32) -> i64 {
        if self.bands.is_empty() {
            return i64::from(count) * self.hundredths.unwrap_or(100);
        }
        let band = self.bands.iter().rev().find(|band| band.from <= count);
        band.map_or(0, |band| band.hundredths)
    }
}
