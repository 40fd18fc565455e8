//! The actions recorded in the event file. An action is a fact, never an instruction to
//! draw again. One command records at most one action.

mod draft;
mod people;
mod results;
mod rounds;
mod setup;

pub use draft::{Seated, Shared, Step, Taken};
pub use people::{Added, Declined, Edited, Handed, Left, Returned};
pub use results::{Effect, Finished, Penalised, Reported};
pub use rounds::{Extended, Paired, SideCall, SideTaken, Swapped, Timer};
pub use setup::{Announced, Cut, Plan, Setup, StageKind, Unplayed};

use super::entrant::{Id, Official};
use super::moment::Moment;
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
