//! The actions recorded in the event file. An action is a fact, never an instruction to
//! draw again. One command records at most one action.

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
    /// Counted from 1, without gaps.
    pub n: u64,
    pub at: Moment,
    /// The name of the person who did it.
    pub by: String,
    /// The reason, if one was asked for.
    pub why: Option<String>,
    pub action: Action,
}

impl Action {
    /// Returns whether this is an undo, a redo, or an edit of the file by hand. No undo
    /// takes such a line back.
    pub fn is_about_the_log(&self) -> bool {
        matches!(self, Action::Undo(_) | Action::Redo(_) | Action::ByHand(_))
    }

    /// The result that this action enters: by a report, or by a penalty that costs a game.
    pub fn reported(&self) -> Option<&Reported> {
        match self {
            Action::Report(reported) => Some(reported),
            Action::Penalty(Penalised { effect: Some(Effect::Result(reported)), .. }) => {
                Some(reported)
            }
            _ => None,
        }
    }

    /// The entrant who leaves by this action, and whether they leave for good.
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

    /// Returns whether the standings stay as they are. They belong to the first stage,
    /// which none of these actions touches.
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

/// An action that can be recorded. The variant's name is the key in the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Add(Added),
    Import(Vec<Added>),
    Edit(Edited),
    Official(Official),
    /// An official, given by name, stops being one.
    Dismiss(String),
    Setup(Setup),
    Pods(Seated),
    Draft(Step),
    Pair(Paired),
    Swap(Swapped),
    Side(SideTaken),
    Report(Reported),
    Drop(Left),
    /// An entrant registered by mistake is removed before the first round.
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
    /// The file was edited by hand; the text says which part changed.
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
    /// Entrants with the same word are relatives.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// Entrants with the same word travelled together.
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
    /// The start number is only the next free one; nobody asked for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub provisional: bool,
    /// The role of a leader who also plays and was not registered before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leads: Option<Role>,
}

/// A correction of a registration. A given field replaces the old value; an empty text or 0
/// removes it.
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

/// The organizer's announcement. An action in the log holds only the settings that change.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tier: Option<TierKind>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub structure: Option<StructureKind>,
    /// Preliminary rounds; if absent, the structure's table decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// Size of the cut; 0 means no cut. If absent, the structure's table decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<u32>,
    /// How the number of the cut is read; if absent, the ruleset's first rule applies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut_by: Option<CutRule>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finals_match: Option<MatchShape>,
    /// Minutes of a preliminary round; if absent, the ruleset's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// Minutes of a finals round before the final; if absent, the ruleset's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finals_minutes: Option<u32>,
    /// Points for a game drawn on time; if absent, the ruleset's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timed_draw: Option<u32>,
    /// Sealed boosters available in the hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boosters: Option<u32>,
    /// Seconds for each pick of a draft; if 0 or absent, there is no clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pick_seconds: Option<u32>,
    /// Whether all players have agreed to share out the rare cards at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub redraft: Option<bool>,
    /// The worth of a round-robin game that is not played because a player has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unplayed: Option<Unplayed>,
    /// Settings that were announced before and now follow the rules again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by_rules: Vec<Announced>,
}

/// A setting that has a value in the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Announced {
    Rounds,
    Cut,
    FinalsMatch,
    Minutes,
    FinalsMinutes,
}

/// The worth of a game for a player whose opponent has left.
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
    /// Counted from 1.
    pub stage: usize,
    pub round: u32,
    /// The plan the event is held to. It is stored with the first round of the first stage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<Id>,
    /// Elimination: entrants who advance without a game. Round robin: entrants who rest.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<Id>,
    /// Round robin: entrants who win without a game because the opponent has left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unplayed: Vec<Id>,
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mission: Option<u32>,
    /// Why each table and the bye were drawn this way; see [`crate::pairing::kept`].
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reasons: String,
    /// The event's seed, which makes the draw repeatable.
    pub seed: u64,
}

impl Paired {
    /// A round without any players yet.
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

/// The rounds, the cut and the finals match the event is held to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub kind: StageKind,
    pub rounds: u32,
    /// 0 means no finals. Otherwise it is a number of players or of points, as `cut_by`
    /// says.
    pub cut: u32,
    #[serde(default, skip_serializing_if = "is_top")]
    pub cut_by: CutRule,
    pub finals_match: MatchShape,
}

fn is_top(rule: &CutRule) -> bool {
    *rule == CutRule::Top
}

/// Two players of a round who changed places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swapped {
    pub stage: usize,
    pub round: u32,
    pub swap: [Id; 2],
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

/// The cut: the entrants who go on, best seed first.
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
    /// The seeds after the place was given up.
    pub seeds: Vec<Id>,
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

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extended {
    pub table: u32,
    pub minutes: u32,
}

/// A deck or army list that an entrant handed in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handed {
    pub id: Id,
    /// Its lines, as read.
    pub lines: Vec<String>,
    /// The faults that the ruleset finds in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<String>,
}

/// The rare cards of a pod, laid together for the players to take in turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// Counted from 1.
    pub pod: usize,
    pub cards: u32,
    /// The players, most wins first.
    pub order: Vec<Id>,
}

/// A player took one of the shared cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taken {
    /// Counted from 1.
    pub pod: usize,
    pub id: Id,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub champion: Option<Id>,
}
