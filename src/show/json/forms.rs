//! The shapes of the JSON, with their keys in the order they are written.

use super::apart::KeptApart;
use super::check_in::CheckIn;
use super::inbox::Claim;
use super::judging::{Check, CheckDraw, Penalty, Proxy, Recommendation};
use super::lists::{HandedIn, List, OpenList};
use super::number::{Number, TieBreaks};
use super::odds::Odds;
use super::officials::{Call, Leader};
use super::place::Place;
use super::player::Player;
use super::prizes::Prizes;
use super::results::Played;
use crate::event::action::TimeCalled;
use crate::event::{Games, Id, StageKind, Step};
use crate::ruleset::MatchShape;
use crate::ruleset::{StructureKind, TierKind};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Serialize)]
pub(super) struct Document {
    /// The version of these shapes.
    pub(super) komandor: u32,
    pub(super) event: Head,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) entrants: Option<Vec<Entrant>>,
    /// Absent until the pods are drawn.
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
    pub(super) results: Option<Vec<Played>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) log: Option<Vec<Line>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) announcement: Option<Vec<Item>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) officials: Option<Vec<Leader>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) calls: Option<Vec<Call>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) check_in: Option<CheckIn>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) apart: Option<Vec<KeptApart>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) inbox: Option<Vec<Claim>>,
    /// Outer None: the key is left out. Inner None: there is no champion yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) champion: Option<Option<Id>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) place: Option<Place>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) player: Option<Player>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) lists_required: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) lists: Option<Vec<HandedIn>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) open_lists: Option<Vec<OpenList>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) list: Option<List>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) penalties: Option<Vec<Penalty>>,
    /// The recommendations of disqualification that are open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) recommended: Option<Vec<Recommendation>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) checks: Option<Vec<Check>>,
    /// The draws of players for a deck check.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) draws: Option<Vec<CheckDraw>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) proxies: Option<Vec<Proxy>>,
    /// Absent if no prizes are announced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) prizes: Option<Prizes>,
    #[serde(flatten)]
    pub(super) odds: Option<Odds>,
}

#[derive(Serialize)]
pub(super) struct Head {
    pub(super) name: String,
    pub(super) date: String,
    pub(super) game: String,
    pub(super) structure: StructureKind,
    pub(super) tier: Option<TierKind>,
    pub(super) seed: u64,
    /// The points of a game drawn on time, if the game's rules allow two values.
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
    pub(super) member: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) family: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) travel: Option<String>,
    pub(super) start: u32,
    /// Only present, and true, for a house player.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) house: bool,
    /// The table this entrant must always sit at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) table: Option<u32>,
    pub(super) status: &'static str,
    /// The last round the entrant took part in, in the stage they left in.
    pub(super) left_after: Option<u32>,
    /// The number of that stage, from 1. Absent for entrants who have not left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) left_stage: Option<usize>,
    pub(super) missed_rounds: usize,
    /// Byes awarded for the first rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) awarded_byes: Option<u32>,
    /// The rounds that they asked to leave out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) requested_byes: Vec<u32>,
    /// Whether they have come. Absent without a check-in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) here: Option<bool>,
    /// Absent without an entry fee.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) paid: Option<bool>,
    /// Whether they sit the coming round out.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) sits_out_next: bool,
    /// From 1. Absent without a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) pod: Option<usize>,
}

/// The players of a pod, in seat order to the left.
#[derive(Serialize)]
pub(super) struct Pod {
    pub(super) number: usize,
    pub(super) seats: Vec<Id>,
    /// Best first, by the pod's own games.
    pub(super) standings: Vec<Id>,
    /// Absent until the pod's games are over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) winner: Option<Id>,
}

#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Stage {
    Preliminary {
        kind: StageKind,
        rounds: Vec<Round>,
        seeds: Option<Vec<Id>>,
    },
    Finals {
        kind: StageKind,
        seeds: Vec<Id>,
        /// Whether the organizer chose the seeds.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        by_hand: bool,
        /// The seeds by the standings, if the organizer chose others.
        #[serde(skip_serializing_if = "Option::is_none")]
        instead_of: Option<Vec<Id>>,
        rounds: Vec<Round>,
    },
}

#[derive(Serialize)]
pub(super) struct Round {
    pub(super) number: u32,
    pub(super) minutes: u32,
    pub(super) complete: bool,
    /// Only the scorekeepers see the round.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) held: bool,
    /// When a round that was held was shown to the room.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) posted: Option<String>,
    /// When its pairings were last changed after that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) changed: Option<String>,
    /// A sentence saying that the round was drawn again, and why, if `why` was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) drawn_again: Option<String>,
    /// Only in games with missions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) mission: Option<Mission>,
    /// Entrants who sit the round out; they stand among the pairings as well.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) sits_out: Vec<Id>,
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
    /// Only in double elimination.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) bracket: Option<&'static str>,
    pub(super) a: Id,
    pub(super) b: Option<Id>,
    pub(super) result: Option<Outcome>,
    /// The newest round that had been paired when the result was entered again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) corrected_after_round: Option<u32>,
    /// Present and true if the result was entered again after the cut.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) corrected_after_cut: bool,
    /// The games known so far while the match goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) so_far: Option<Games>,
    /// Those who left with this result. Absent if both stay.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) leave: Vec<Id>,
    pub(super) by_hand: bool,
    /// Present and true if it came about when the round was repaired.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) repaired: bool,
    /// Present and true if the table is marked as begun.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) begun: bool,
    /// Present and true at a feature table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) feature: bool,
    /// Present and true at the fixed table of one of the two.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) fixed_table: bool,
    /// Only in games with sides: the player who chooses, or the player of each side.
    ///
    /// The keys are the sides' English names, and `chooses`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) sides: BTreeMap<String, Id>,
    /// The player of each side in a third game, if that is drawn with the match.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) third_game_sides: BTreeMap<String, Id>,
    /// The same in a fifth game.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) fifth_game_sides: BTreeMap<String, Id>,
    /// The shape of the match, where it is not that of the other rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) shape: Option<MatchShape>,
    /// Present and true for the match for third place.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) third_place: bool,
    /// Only if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) why: Option<String>,
}

#[derive(Serialize)]
pub(super) struct Outcome {
    pub(super) games: Games,
    pub(super) points: [Number; 2],
    pub(super) winner: Option<Id>,
    /// The margin, in games that record one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) margin: Option<u32>,
    /// The scores of A and of B, in games that record them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) scores: Option<[u32; 2]>,
    /// Whether the win is one on time, which is worth less.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) timed: bool,
    /// Numbers of the games that were conceded.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) conceded: Vec<u32>,
    /// The counts when time was called. Absent if time did not give the result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) time: Option<TimeCalled>,
    /// Absent if the match was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) how: Option<&'static str>,
}

#[derive(Serialize)]
pub(super) struct Standing {
    pub(super) rank: u32,
    pub(super) entrant: Id,
    pub(super) points: Number,
    pub(super) rounds: u32,
    pub(super) tiebreaks: TieBreaks,
    /// Whether the player stands ahead because they beat everybody else who was level.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) ahead_by_head_to_head: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) final_rank: Option<u32>,
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

/// One item of the announcement.
#[derive(Serialize)]
pub(super) struct Item {
    pub(super) key: &'static str,
    pub(super) label: String,
    pub(super) says: Vec<String>,
    /// The deviations from the rules' table.
    pub(super) odd: Vec<String>,
    /// The corrections needed before the event can start.
    pub(super) missing: Vec<String>,
}
