//! The shapes, key by key in the order they are written.

use super::place::Place;
use crate::event::{Fraction, Games, Id, StageKind, Step};
use crate::ruleset::{StructureKind, TierKind};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

#[derive(Serialize)]
pub(super) struct Document {
    /// The version of these shapes.
    pub(super) komandor: u32,
    pub(super) event: Head,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) entrants: Option<Vec<Entrant>>,
    /// Absent until pods are drawn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) pods: Vec<Pod>,
    /// Absent until the draft begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) draft: Option<Step>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) stages: Option<Vec<Stage>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) standings: Option<Vec<Standing>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) log: Option<Vec<Line>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) announcement: Option<Vec<Item>>,
    /// Outer None: left out; inner None: there is none yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) champion: Option<Option<Id>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) place: Option<Place>,
}

#[derive(Serialize)]
pub(super) struct Head {
    pub(super) name: String,
    pub(super) date: String,
    pub(super) game: String,
    pub(super) structure: StructureKind,
    pub(super) tier: Option<TierKind>,
    pub(super) seed: u64,
    /// Where the rules have two answers: points of a game drawn on time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) timed_draw: Option<u32>,
}

#[derive(Serialize)]
pub(super) struct Entrant {
    pub(super) id: Id,
    pub(super) name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) partner: Option<String>,
    pub(super) club: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) family: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) travel: Option<String>,
    pub(super) start: u32,
    pub(super) status: &'static str,
    /// The last round he was in, of the stage he left in.
    pub(super) left_after: Option<u32>,
    /// Which of the stages that is, from 1; absent for who has not left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) left_stage: Option<usize>,
    pub(super) missed_rounds: usize,
    /// From 1; absent where nobody has a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) pod: Option<usize>,
}

/// Everybody of a pod in the order of the seats to the left.
#[derive(Serialize)]
pub(super) struct Pod {
    pub(super) number: usize,
    pub(super) seats: Vec<Id>,
    /// Best first by its own games.
    pub(super) standings: Vec<Id>,
    /// Absent until its games are over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) winner: Option<Id>,
}

#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Stage {
    Preliminary { kind: StageKind, rounds: Vec<Round>, seeds: Option<Vec<Id>> },
    Finals { kind: StageKind, seeds: Vec<Id>, rounds: Vec<Round> },
}

#[derive(Serialize)]
pub(super) struct Round {
    pub(super) number: u32,
    pub(super) minutes: u32,
    pub(super) complete: bool,
    /// That it was drawn more than once, and why; where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) drawn_again: Option<String>,
    /// In games that have missions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) mission: Option<Mission>,
    pub(super) pairings: Vec<Pairing>,
}

#[derive(Serialize)]
pub(super) struct Mission {
    pub(super) map: String,
    pub(super) mission: String,
}

#[derive(Serialize)]
pub(super) struct Pairing {
    pub(super) table: Option<u32>,
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub(super) number: Option<u32>,
    /// In double elimination.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) bracket: Option<&'static str>,
    pub(super) a: Id,
    pub(super) b: Option<Id>,
    pub(super) result: Option<Outcome>,
    /// Games known while the match goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) so_far: Option<Games>,
    pub(super) by_hand: bool,
    /// In games that have sides: who chooses, and who plays which, by the
    /// sides' English names.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) sides: BTreeMap<String, Id>,
    /// Who plays which in a third game, where that is drawn with the match.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) third_game_sides: BTreeMap<String, Id>,
    /// Where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) why: Option<String>,
}

#[derive(Serialize)]
pub(super) struct Outcome {
    pub(super) games: Games,
    pub(super) points: [u32; 2],
    pub(super) winner: Option<Id>,
    /// By how much, where the game enters that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) margin: Option<u32>,
    /// Numbers of the games that were conceded.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) conceded: Vec<u32>,
    /// Absent where the match was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) how: Option<&'static str>,
}

#[derive(Serialize)]
pub(super) struct Standing {
    pub(super) rank: u32,
    pub(super) entrant: Id,
    pub(super) points: u32,
    pub(super) rounds: u32,
    pub(super) tiebreaks: TieBreaks,
    /// Having beaten everybody else who was level put this one ahead of them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) ahead_by_head_to_head: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) final_rank: Option<u32>,
}

/// An object with the game's tie-breaks in the game's order.
pub(super) struct TieBreaks(pub(super) Vec<(&'static str, Number)>);

impl Serialize for TieBreaks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, number)| (key, number)))
    }
}

pub(super) enum Number {
    Exact(Fraction),
    Whole(i64),
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Number::Whole(whole) => serializer.serialize_i64(*whole),
            Number::Exact(fraction) => match fraction.whole() {
                Some(whole) => serializer.serialize_u128(whole),
                None => serializer.collect_str(fraction),
            },
        }
    }
}

/// A line of the log.
#[derive(Serialize)]
pub(super) struct Line {
    pub(super) n: u64,
    pub(super) at: String,
    pub(super) by: String,
    pub(super) what: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) why: Option<String>,
    pub(super) undone: bool,
}

/// One thing that is announced.
#[derive(Serialize)]
pub(super) struct Item {
    pub(super) key: &'static str,
    pub(super) label: &'static str,
    pub(super) says: Vec<String>,
    /// What departs in it from the rules' table.
    pub(super) odd: Vec<String>,
    /// What must be mended before the event can start.
    pub(super) missing: Vec<String>,
}
