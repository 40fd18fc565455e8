//! The draft: what is opened, how large the hands are, where they go, and the
//! rare cards shared out at the end.

use super::{Event, Id};
use crate::ruleset::{Draft, DraftPhase, Pass};
use serde::{Deserialize, Serialize};

/// A step of the draft, in order of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// Everybody opens all his boosters and keeps them.
    Open,
    /// The pick of a phase, both from 1. With the first the boosters of the
    /// phase are opened.
    Pick { phase: u32, pick: u32 },
    /// Everybody builds from what he has.
    Build,
}

/// Where a draft is, and since when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DraftAt {
    pub step: Step,
    /// Seconds since 1970.
    pub since: i64,
}

/// Rare cards of one pod, taken one by one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Redraft {
    pub cards: u32,
    /// Most wins first.
    pub order: Vec<Id>,
    /// Who took, card by card.
    pub taken: Vec<Id>,
}

/// What a draft needs in the hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Needs {
    pub boosters: u32,
    /// In the hall, as far as anybody has counted.
    pub there: Option<u32>,
    /// Sets of fixed cards, one for each player.
    pub sets: u32,
}

impl Needs {
    /// Boosters that are not there.
    pub fn missing(&self) -> u32 {
        self.there.map_or(0, |there| self.boosters.saturating_sub(there))
    }
}

impl DraftPhase {
    /// Cards in each hand when the phase is opened.
    pub fn hand(&self, draft: &Draft) -> u32 {
        self.boosters * draft.booster_cards
    }
}

impl Draft {
    /// The step after this one; None: building is the last.
    pub fn after(&self, step: Option<Step>) -> Option<Step> {
        let phase = |number: u32| self.phases.get((number as usize).checked_sub(1)?);
        let opened = |number: u32| match phase(number) {
            Some(_) => Step::Pick { phase: number, pick: 1 },
            None => Step::Build,
        };
        Some(match step {
            None if self.phases.is_empty() => Step::Open,
            None => opened(1),
            Some(Step::Build) => return None,
            Some(Step::Open) => Step::Build,
            Some(Step::Pick { phase: at, pick })
                if phase(at).is_some_and(|phase| pick < phase.hand(self)) =>
            {
                Step::Pick { phase: at, pick: pick + 1 }
            }
            Some(Step::Pick { phase: at, .. }) => opened(at + 1),
        })
    }

    /// Cards that each player picks, or keeps from his own boosters.
    pub fn kept_cards(&self) -> u32 {
        self.boosters * self.booster_cards
    }

    /// Cards that each player builds from.
    pub fn pool(&self) -> u32 {
        self.kept_cards() + self.set_cards
    }

    /// Cards of each hand at this pick, before anything is taken.
    pub fn hand_at(&self, phase: u32, pick: u32) -> u32 {
        let phase = self.phases.get((phase as usize).wrapping_sub(1));
        phase.map_or(0, |phase| (phase.hand(self) + 1).saturating_sub(pick))
    }

    /// Which way hands go in this phase.
    pub fn pass(&self, phase: u32) -> Option<Pass> {
        self.phases.get((phase as usize).checked_sub(1)?).map(|phase| phase.pass)
    }
}

/// Who sees at this pick the hand that `opener` opened, among so many seats
/// counted from 0 to the left.
pub fn seen_by(seats: usize, opener: usize, pick: u32, pass: Pass) -> usize {
    let moved = (pick.max(1) as usize - 1) % seats.max(1);
    match pass {
        Pass::Left => (opener + moved) % seats.max(1),
        Pass::Right => (opener + seats - moved) % seats.max(1),
    }
}

/// Who opened the hand that `seat` holds at this pick.
pub fn opened_by(seats: usize, seat: usize, pick: u32, pass: Pass) -> usize {
    let back = if pass == Pass::Left { Pass::Right } else { Pass::Left };
    seen_by(seats, seat, pick, back)
}

impl Event {
    /// What so many players need, where the game has boosters.
    pub fn draft_needs(&self) -> Option<Needs> {
        let draft = self.ruleset.draft.as_ref()?;
        let seated = self.pods.iter().map(Vec::len).sum::<usize>();
        let players = if seated > 0 { seated } else { self.active().count() } as u32;
        Some(Needs {
            boosters: players * draft.boosters,
            there: self.setup.boosters,
            sets: if draft.set_cards > 0 { players } else { 0 },
        })
    }

    /// The pick that is being made, and which way the hands go.
    pub fn passing(&self) -> Option<(u32, Pass)> {
        match self.draft.filter(|_| self.stages.is_empty())?.step {
            Step::Pick { phase, pick } => Some((pick, self.ruleset.draft.as_ref()?.pass(phase)?)),
            Step::Open | Step::Build => None,
        }
    }

    /// Seconds left for this pick; negative: time is up. None: nothing ticks.
    pub fn pick_clock(&self, now: i64) -> Option<i64> {
        let seconds = self.setup.pick_seconds.filter(|seconds| *seconds > 0)?;
        let at = self.draft.filter(|at| matches!(at.step, Step::Pick { .. }))?;
        // A wall clock set back must not show more than the whole time.
        self.stages.is_empty().then(|| i64::from(seconds) - (now - at.since).max(0))
    }

    /// Who takes the next rare card in this pod, from 0; None: none is left,
    /// or nobody shares any.
    pub fn redraft_turn(&self, pod: usize) -> Option<Id> {
        let redraft = self.redrafts.get(&pod)?;
        if redraft.taken.len() as u32 >= redraft.cards {
            return None;
        }
        let last = redraft.taken.last();
        let next = last.and_then(|id| redraft.order.iter().position(|one| one == id));
        let from = next.map_or(0, |at| at + 1);
        let turns = redraft.order.iter().cycle().skip(from).take(redraft.order.len());
        turns.copied().find(|id| self.entrant(*id).is_some_and(|entrant| entrant.is_active()))
    }
}
