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
use crate::ruleset::{StructureKind, TierKind};
use serde::Serialize;
use std::collections::BTreeMap;

shapes! {
    struct Document {
        /// The version of these shapes.
        komandor: u32,
        event: Head,
        entrants?: Option<Vec<Entrant>>,
        /// Absent until the pods are drawn.
        pods?: Vec<Pod>,
        /// Absent until the draft begins.
        draft?: Option<Step>,
        stages?: Option<Vec<Stage>>,
        standings?: Option<Vec<Standing>>,
        results?: Option<Vec<Played>>,
        log?: Option<Vec<Line>>,
        announcement?: Option<Vec<Item>>,
        officials?: Option<Vec<Leader>>,
        calls?: Option<Vec<Call>>,
        check_in?: Option<CheckIn>,
        apart?: Option<Vec<KeptApart>>,
        inbox?: Option<Vec<Claim>>,
        /// Outer None: the key is left out. Inner None: there is no champion yet.
        champion?: Option<Option<Id>>,
        place?: Option<Place>,
        player?: Option<Player>,
        lists_required?: Option<bool>,
        lists?: Option<Vec<HandedIn>>,
        open_lists?: Option<Vec<OpenList>>,
        list?: Option<List>,
        penalties?: Option<Vec<Penalty>>,
        /// The recommendations of disqualification that are open.
        recommended?: Option<Vec<Recommendation>>,
        checks?: Option<Vec<Check>>,
        /// The draws of players for a deck check.
        draws?: Option<Vec<CheckDraw>>,
        proxies?: Option<Vec<Proxy>>,
        /// Absent if no prizes are announced.
        prizes?: Option<Prizes>,
        #[serde(flatten)]
        odds: Option<Odds>,
    }

    struct Head {
        name: String,
        date: String,
        game: String,
        structure: StructureKind,
        tier: Option<TierKind>,
        /// The points of a game drawn on time, if the game's rules allow two values.
        timed_draw?: Option<u32>,
    }

    struct Entrant {
        id: Id,
        name: String,
        partner?: Option<String>,
        club: Option<String>,
        member?: Option<String>,
        family?: Option<String>,
        travel?: Option<String>,
        start: u32,
        /// Only present, and true, for a house player.
        house?: bool,
        /// The table this entrant must always sit at.
        table?: Option<u32>,
        status: &'static str,
        /// The last round the entrant took part in, in the stage they left in.
        left_after: Option<u32>,
        /// The number of that stage, from 1. Absent for entrants who have not left.
        left_stage?: Option<usize>,
        missed_rounds: usize,
        /// Byes awarded for the first rounds.
        awarded_byes?: Option<u32>,
        /// Whether they have come. Absent without a check-in.
        here?: Option<bool>,
        /// Absent without an entry fee.
        paid?: Option<bool>,
        /// Whether they sit the coming round out.
        sits_out_next?: bool,
        /// From 1. Absent without a seat.
        pod?: Option<usize>,
    }

    /// The players of a pod, in seat order to the left.
    struct Pod {
        number: usize,
        seats: Vec<Id>,
        /// Best first, by the pod's own games.
        standings: Vec<Id>,
        /// Absent until the pod's games are over.
        winner?: Option<Id>,
    }
}

#[derive(PartialEq, Serialize)]
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

shapes! {
    struct Round {
        number: u32,
        minutes: u32,
        complete: bool,
        /// Only the scorekeepers see the round.
        held?: bool,
        /// When a round that was held was shown to the room.
        posted?: Option<String>,
        /// When its pairings were last changed after that.
        changed?: Option<String>,
        /// A sentence saying that the round was drawn again, and why, if `why` was asked for.
        drawn_again?: Option<String>,
        /// Only in games with missions.
        mission?: Option<Mission>,
        /// Entrants who sit the round out; they stand among the pairings as well.
        sits_out?: Vec<Id>,
        pairings: Vec<Pairing>,
    }

    struct Mission {
        map: String,
        mission: String,
    }

    struct Pairing {
        table: Option<u32>,
        #[serde(rename = "match")]
        number?: Option<u32>,
        /// Only in double elimination.
        bracket?: Option<&'static str>,
        a: Id,
        b: Option<Id>,
        result: Option<Outcome>,
        /// The newest round that had been paired when the result was entered again.
        corrected_after_round?: Option<u32>,
        /// Present and true if the result was entered again after the cut.
        corrected_after_cut?: bool,
        /// The games known so far while the match goes on.
        so_far?: Option<Games>,
        /// Those who left with this result. Absent if both stay.
        leave?: Vec<Id>,
        by_hand: bool,
        /// Present and true if it came about when the round was repaired.
        repaired?: bool,
        /// Present and true if the table is marked as begun.
        begun?: bool,
        /// Present and true at a feature table.
        feature?: bool,
        /// Present and true at the fixed table of one of the two.
        fixed_table?: bool,
        /// Only in games with sides: the player who chooses, or the player of each side.
        ///
        /// The keys are the sides' English names, and `chooses`.
        sides?: BTreeMap<String, Id>,
        /// The player of each side in a third game, if that is drawn with the match.
        third_game_sides?: BTreeMap<String, Id>,
        /// Only if it was asked for.
        why?: Option<String>,
    }

    struct Outcome {
        games: Games,
        points: [Number; 2],
        winner: Option<Id>,
        /// The margin, in games that record one.
        margin?: Option<u32>,
        /// The scores of A and of B, in games that record them.
        scores?: Option<[u32; 2]>,
        /// Whether the win is one on time, which is worth less.
        timed?: bool,
        /// Numbers of the games that were conceded.
        conceded?: Vec<u32>,
        /// The counts when time was called. Absent if time did not give the result.
        time?: Option<TimeCalled>,
        /// Absent if the match was played.
        how?: Option<&'static str>,
    }

    struct Standing {
        rank: u32,
        entrant: Id,
        points: Number,
        rounds: u32,
        tiebreaks: TieBreaks,
        /// Whether the player stands ahead because they beat everybody else who was level.
        ahead_by_head_to_head?: bool,
        final_rank?: Option<u32>,
    }

    /// A line of the log.
    struct Line {
        n: u64,
        at: String,
        by: String,
        what: String,
        why?: Option<String>,
        undone: bool,
    }

    /// One item of the announcement.
    struct Item {
        key: &'static str,
        label: String,
        says: Vec<String>,
        /// The deviations from the rules' table.
        odd: Vec<String>,
        /// The corrections needed before the event can start.
        missing: Vec<String>,
    }
}
