//! What has happened, as the event file records it: facts, never an
//! instruction to draw again. One command leaves one action.

mod results;

pub use results::{Effect, Left, Penalised, Reported, Returned};

use super::draft::Step;
use super::entrant::{Id, Official, Role};
use super::moment::Moment;
use super::pods::Seated;
use super::sides::SideCall;
use super::stage::StageKind;
use crate::ruleset::{CutRule, MatchShape, StructureKind, TierKind};
use serde::{Deserialize, Serialize};

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// From 1, without gaps.
    pub n: u64,
    pub at: Moment,
    /// Who did it.
    pub by: String,
    /// The reason, where one was asked for.
    pub why: Option<String>,
    pub action: Action,
}

impl Action {
    /// Whether this is a step back or forth, or a change of the file itself:
    /// no undo takes such a line back.
    pub fn is_about_the_log(&self) -> bool {
        matches!(self, Action::Undo(_) | Action::Redo(_) | Action::ByHand(_))
    }

    /// The result that this enters: a report, or a penalty that costs a game.
    pub fn reported(&self) -> Option<&Reported> {
        match self {
            Action::Report(reported) => Some(reported),
            Action::Penalty(Penalised { effect: Some(Effect::Result(reported)), .. }) => {
                Some(reported)
            }
            _ => None,
        }
    }

    /// Who leaves the event by this, and whether for good.
    pub fn left(&self) -> Option<(&Left, bool)> {
        match self {
            Action::Drop(left) => Some((left, false)),
            Action::Disqualify(left) => Some((left, true)),
            Action::Penalty(Penalised { effect: Some(Effect::Removed(left)), .. }) => {
                Some((left, false))
            }
            Action::Penalty(Penalised { effect: Some(Effect::Disqualified(left)), .. }) => {
                Some((left, true))
            }
            _ => None,
        }
    }

    /// Whether the standings stay as they are: they are those of the first
    /// stage, and none of these touches it.
    pub(super) fn keeps_the_standings(&self) -> bool {
        match self {
            Action::Pair(paired) => paired.stage > 1,
            Action::Report(reported) => reported.stage > 1,
            Action::Penalty(penalised) => penalised.effect.is_none(),
            Action::Cut(_)
            | Action::Decline(_)
            | Action::Side(_)
            | Action::Timer(_)
            | Action::Extend(_)
            | Action::List(_)
            | Action::Note(_)
            | Action::Finish(_) => true,
            _ => false,
        }
    }
}

/// Everything that can be recorded. The variant's name is the key in the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Add(Added),
    Import(Vec<Added>),
    Edit(Edited),
    Official(Official),
    /// An official by name stops being one.
    Dismiss(String),
    Setup(Setup),
    Pods(Seated),
    Draft(Step),
    /// Elsewhere, for a log has few of them and hundreds of thousands of smaller ones.
    Pair(Box<Paired>),
    Swap(Swapped),
    Side(SideTaken),
    Report(Reported),
    Drop(Left),
    /// Registered by mistake, and taken off before the first round.
    Remove(Id),
    Rejoin(Returned),
    Disqualify(Left),
    Cut(Cut),
    Decline(Declined),
    Timer(Timer),
    Extend(Extended),
    Penalty(Penalised),
    List(Handed),
    Note(String),
    Redraft(Shared),
    Take(Taken),
    /// The file was edited by hand: what of it was changed.
    ByHand(String),
    Finish(Finished),
    Undo(u64),
    Redo(u64),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Added {
    pub id: Id,
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<String>,
    /// Who has the same word is a relative.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// Who has the same word came the same way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub travel: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    pub tie: u32,
    /// Rounds charged as losses because the entrant came late.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<u32>,
    /// The start number is only the next free one: nobody asked for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub provisional: bool,
    /// The task of a leader who plays as well and was not registered before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leads: Option<Role>,
}

/// What is given replaces what was; an empty text or 0 removes it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edited {
    pub id: Id,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub travel: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
}

/// What the organizer announces. In the log only what changes is given.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tier: Option<TierKind>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub structure: Option<StructureKind>,
    /// Preliminary rounds; absent: by the structure's table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// Size of the cut; 0: none; absent: by the structure's table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<u32>,
    /// What the number of the cut counts; absent: what the ruleset names first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut_by: Option<CutRule>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finals_match: Option<MatchShape>,
    /// Minutes of a preliminary round; absent: the ruleset's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// Minutes of a finals round before the final; absent: the ruleset's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finals_minutes: Option<u32>,
    /// Points of a game drawn on time; absent: the ruleset's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timed_draw: Option<u32>,
    /// Sealed boosters in the hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boosters: Option<u32>,
    /// Seconds for each pick of a draft; 0 or absent: nothing ticks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pick_seconds: Option<u32>,
    /// Whether all have agreed to share out the rare cards at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub redraft: Option<bool>,
    /// What a game of a round robin is worth whose player has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unplayed: Option<Unplayed>,
    /// What was set and goes by the rules again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by_rules: Vec<Announced>,
}

/// A setting that the rules have a value for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Announced {
    Rounds,
    Cut,
    FinalsMatch,
    Minutes,
    FinalsMinutes,
}

/// What a game is worth to whoever waits for somebody who has left.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unplayed {
    #[default]
    Nothing,
    Win,
}

/// A round as it was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paired {
    /// From 1.
    pub stage: usize,
    pub round: u32,
    /// With the first round of the first stage: what the event is held to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<Plan>,
    pub minutes: u32,
    /// With the first round, where pairing goes by start numbers: each entrant
    /// whose number was drawn, with the number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub starts: Vec<[u32; 2]>,
    pub tables: Vec<[Id; 2]>,
    /// How the sides are settled, table by table; empty where nothing is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<SideCall>,
    /// The same of a third game, where its sides are drawn with the match.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub third_game: Vec<SideCall>,
    /// Table numbers, where they are not simply 1, 2, 3 …
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<u32>,
    /// The Swiss bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<Id>,
    /// Elimination: those who go on without a game. Round robin: those who
    /// rest.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<Id>,
    /// Round robin: those who win without a game, for the other has left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unplayed: Vec<Id>,
    /// The pods, where this first round was the first to need them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pods: Vec<Vec<Id>>,
    /// Elimination: numbers of the games, first of `tables`, then of `byes`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<u32>,
    /// Paired by the organizer instead of drawn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_hand: bool,
    /// How often the round had been drawn before this.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub redrawn: u32,
    /// The mission for every table, from 1 in the ruleset's order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mission: Option<u32>,
    /// Why each table, and the bye, was drawn so: see [`crate::pairing::kept`].
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reasons: String,
    /// The event's seed, from which the draw can be repeated.
    pub seed: u64,
}

impl Paired {
    /// A round in which nobody has a place yet.
    pub fn empty(stage: usize, round: u32, minutes: u32, seed: u64) -> Paired {
        Paired {
            stage,
            round,
            plan: None,
            minutes,
            starts: Vec::new(),
            tables: Vec::new(),
            sides: Vec::new(),
            third_game: Vec::new(),
            at: Vec::new(),
            bye: None,
            byes: Vec::new(),
            unplayed: Vec::new(),
            pods: Vec::new(),
            numbers: Vec::new(),
            by_hand: false,
            redrawn: 0,
            mission: None,
            reasons: String::new(),
            seed,
        }
    }
}

pub(super) fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// What the event was held to when it began.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub kind: StageKind,
    pub rounds: u32,
    /// 0: no finals; else so many players, or so many points, as `cut_by` says.
    pub cut: u32,
    #[serde(default, skip_serializing_if = "is_top")]
    pub cut_by: CutRule,
    pub finals_match: MatchShape,
}

fn is_top(rule: &CutRule) -> bool {
    *rule == CutRule::Top
}

/// Two players changed places: the tables as they are now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swapped {
    pub stage: usize,
    pub round: u32,
    pub swap: [Id; 2],
}

/// The side somebody chose, as the two sit with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideTaken {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// Who plays the first-named side in the first game.
    pub first: Id,
}

/// The cut: who goes on, best seed first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    pub kind: StageKind,
    pub seeds: Vec<Id>,
    #[serde(rename = "match")]
    pub shape: MatchShape,
    pub rounds: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declined {
    pub id: Id,
    /// The order after it.
    pub seeds: Vec<Id>,
}

/// The clock of the current round, as facts in wall-clock time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timer {
    /// Started with so many minutes.
    Start(u32),
    Pause,
    Resume,
    Stop,
    /// Minutes added; negative: taken away.
    Add(i32),
    /// The whole length of the round set anew, in minutes.
    Set(u32),
    /// So many minutes are left from now.
    Left(u32),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extended {
    pub table: u32,
    pub minutes: u32,
}

/// A deck or army list handed in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handed {
    pub id: Id,
    /// Its lines, as read.
    pub lines: Vec<String>,
    /// What the ruleset finds wrong with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<String>,
}

/// The rare cards of a pod, laid together to be taken in turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// From 1.
    pub pod: usize,
    pub cards: u32,
    /// Most wins first.
    pub order: Vec<Id>,
}

/// Somebody took one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taken {
    /// From 1.
    pub pod: usize,
    pub id: Id,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub champion: Option<Id>,
}
