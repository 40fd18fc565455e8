//! Rounds as they were drawn, changes of their tables and sides, and the clock.

use super::setup::Plan;
use crate::event::entrant::Id;
use crate::event::outcome::Side;
use serde::{Deserialize, Serialize};

/// A round as it was drawn.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paired {
    /// Counted from 1.
    pub stage: usize,
    pub round: u32,
    /// The plan that the event follows. It is stored with the first round of the first stage.
    pub plan: Option<Plan>,
    pub minutes: u32,
    /// The entrants whose start numbers were drawn, each with the number. They are stored
    /// with the first round, if pairing goes by start numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub starts: Vec<[u32; 2]>,
    pub tables: Vec<[Id; 2]>,
    /// How the sides are settled, table by table; empty if there is nothing to settle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<SideCall>,
    /// The same for a third game, if its sides are drawn with the match.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub third_game: Vec<SideCall>,
    /// Table numbers; empty if they are simply 1, 2, 3 …
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<u32>,
    /// The entrant with the Swiss bye.
    pub bye: Option<Id>,
    /// Elimination: entrants who advance without a game. Round robin: entrants who rest.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<Id>,
    /// Round robin: entrants who win without a game because the opponent has left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unplayed: Vec<Id>,
    /// Entrants with a bye awarded before the event, in the order of registration.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awarded: Vec<Id>,
    /// Entrants who sit the round out, in the order of registration.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<Id>,
    /// Entrants who had not come and were removed when the round was paired.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Id>,
    /// The pods, if this first round was the first to need them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pods: Vec<Vec<Id>>,
    /// Elimination: match numbers, first those of `tables`, then those of `byes`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<u32>,
    /// The organizer paired the round instead of drawing it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_hand: bool,
    /// How often the round had been drawn before.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub redrawn: u32,
    /// The mission for every table, numbered from 1 in the ruleset's order.
    pub mission: Option<u32>,
    /// The tables of this round that are features: the highest pairings go there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub featured: Vec<u32>,
    /// Only the scorekeepers see the round until it is posted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub held: bool,
    /// Why each table and the bye were drawn this way; see [`crate::pairing::kept`].
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reasons: String,
}

impl Paired {
    /// A round without any players yet.
    pub fn empty(stage: usize, round: u32, minutes: u32) -> Paired {
        Paired { stage, round, minutes, ..Paired::default() }
    }
}

pub(super) fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// Two players of a round who changed places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swapped {
    pub stage: usize,
    pub round: u32,
    pub swap: [Id; 2],
    /// If sides are balanced: how they are settled where the two sit now, the first one's table
    /// first. A bye has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<SideCall>,
}

/// A pairing of a round that went to another table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moved {
    pub stage: usize,
    pub round: u32,
    /// The two entrants of the pairing.
    pub of: [Id; 2],
    pub from: u32,
    pub to: u32,
    /// The pairing that stood there and took the other table instead.
    pub with: Option<[Id; 2]>,
}

/// A held round that was shown to the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Posted {
    pub stage: usize,
    pub round: u32,
    /// The clock started with it, with this many minutes.
    pub clock: Option<u32>,
}

/// A choice of sides at a table, stored as the player who has the first-named side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideTaken {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// The player who has the first-named side in the first game.
    pub first: Id,
}

/// How the sides of a table's first game are settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "CallKey", from = "CallKey")]
pub enum SideCall {
    /// This seat chooses.
    Chooses(Side),
    /// This seat plays the first-named side.
    First(Side),
}

/// A call as the event file writes it.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum CallKey {
    ChoosesA,
    ChoosesB,
    A,
    B,
}

impl From<SideCall> for CallKey {
    fn from(call: SideCall) -> CallKey {
        match call {
            SideCall::Chooses(Side::A) => CallKey::ChoosesA,
            SideCall::Chooses(Side::B) => CallKey::ChoosesB,
            SideCall::First(Side::A) => CallKey::A,
            SideCall::First(Side::B) => CallKey::B,
        }
    }
}

impl From<CallKey> for SideCall {
    fn from(word: CallKey) -> SideCall {
        match word {
            CallKey::ChoosesA => SideCall::Chooses(Side::A),
            CallKey::ChoosesB => SideCall::Chooses(Side::B),
            CallKey::A => SideCall::First(Side::A),
            CallKey::B => SideCall::First(Side::B),
        }
    }
}

impl SideCall {
    /// The seat that plays the first-named side, if that is settled.
    pub fn first(self) -> Option<Side> {
        match self {
            SideCall::First(seat) => Some(seat),
            SideCall::Chooses(_) => None,
        }
    }
}

/// A change of the current round's clock, as a fact in wall-clock time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timer {
    /// The clock starts with this many minutes.
    Start(u32),
    Pause,
    Resume,
    Stop,
    /// Minutes are added; a negative number takes minutes away.
    Add(i32),
    /// The whole length of the round is set, in minutes.
    Set(u32),
    /// The time left from now is set, in minutes.
    Left(u32),
}

/// The mission of a round, settled by a person instead of by the draw of the round.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionSet {
    /// Counted from 1; 0 if the round is still to come.
    #[serde(default, skip_serializing_if = "is_no_stage")]
    pub stage: usize,
    /// Counted from 1; 0 if the round is still to come.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub round: u32,
    /// The mission for every table, numbered from 1 in the ruleset's order.
    pub mission: u32,
    /// The number that the organizer's die showed, if a die decided.
    pub roll: Option<u32>,
    /// How often the mission was drawn again, this draw included; 0 if it was not drawn.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub redrawn: u32,
    /// It was used before, and others were not; the organizer knew that.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

impl MissionSet {
    /// Whether it is for a round that was not paired yet.
    pub fn is_for_next_round(&self) -> bool {
        self.round == 0
    }
}

fn is_no_stage(stage: &usize) -> bool {
    *stage == 0
}

/// A call for an official at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Called {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// The two entrants who sat there.
    pub of: [Id; 2],
    /// Whole minutes of the round that were played, without pauses; None if no clock ran.
    pub minute: Option<u32>,
    /// Extra minutes that the table was given; 0 for none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub extra: u32,
    /// The name of the official who came.
    pub by: Option<String>,
    /// The subject of the call, in the official's words.
    pub what: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extended {
    pub table: u32,
    pub minutes: u32,
}
