//! The draft: its steps, the hands and their direction, and the rare cards shared out at
//! the end.

use super::{Event, Id, Step};
use crate::ruleset::{Draft, Pass};

/// The supplies that a draft needs in the hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Needs {
    pub boosters: u32,
    /// Boosters in the hall, if anybody has counted them.
    pub there: Option<u32>,
    /// Sets of fixed cards, one for each player.
    pub sets: u32,
}

impl Needs {
    /// Boosters that are not in the hall.
    pub fn missing(&self) -> u32 {
        self.there.map_or(0, |there| self.boosters.saturating_sub(there))
    }
}

/// The step of a draft after this one; None after building, which is the last.
fn step_after(draft: &Draft, step: Option<Step>) -> Option<Step> {
    let phase = |number: u32| draft.phases.get((number as usize).checked_sub(1)?);
    let opened = |number: u32| match phase(number) {
        Some(_) => Step::Pick { phase: number, pick: 1 },
        None => Step::Build,
    };
    Some(match step {
        None if draft.phases.is_empty() => Step::Open,
        None => opened(1),
        Some(Step::Build) => return None,
        Some(Step::Open) => Step::Build,
        Some(Step::Pick { phase: at, pick })
            if phase(at).is_some_and(|phase| pick < phase.hand(draft)) =>
        {
            Step::Pick { phase: at, pick: pick + 1 }
        }
        Some(Step::Pick { phase: at, .. }) => opened(at + 1),
    })
}

/// The seat that holds, at this pick, the hand that `opener` opened. Seats are counted from
/// 0 to the left.
pub fn seen_by(seats: usize, opener: usize, pick: u32, pass: Pass) -> usize {
    let moved = (pick.max(1) as usize - 1) % seats.max(1);
    match pass {
        Pass::Left => (opener + moved) % seats.max(1),
        Pass::Right => (opener + seats - moved) % seats.max(1),
    }
}

/// The seat that opened the hand `seat` holds at this pick.
pub fn opened_by(seats: usize, seat: usize, pick: u32, pass: Pass) -> usize {
    let back = if pass == Pass::Left { Pass::Right } else { Pass::Left };
    seen_by(seats, seat, pick, back)
}

impl Event {
    /// The player whose hand comes to this seat.
    ///
    /// While hands are passed it is the one who opened it, otherwise the neighbour at the left.
    pub fn hand_from(&self, pod: usize, seat: usize) -> Id {
        let seats = &self.pods[pod];
        match self.passing() {
            Some((pick, pass)) => seats[opened_by(seats.len(), seat, pick, pass)],
            None => seats[(seat + 1) % seats.len()],
        }
    }

    /// The next step of the draft; None if the game has none, or everybody builds already.
    pub fn next_draft_step(&self) -> Option<Step> {
        step_after(self.ruleset.draft.as_ref()?, self.draft.map(|at| at.step))
    }

    /// The supplies for all players; None if the game has no draft.
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

    /// The pick that is being made, and the direction in which the hands go.
    pub fn passing(&self) -> Option<(u32, Pass)> {
        match self.draft.filter(|_| self.stages.is_empty())?.step {
            Step::Pick { phase, pick } => Some((pick, self.ruleset.draft.as_ref()?.pass(phase)?)),
            Step::Open | Step::Build => None,
        }
    }

    /// Seconds left for this pick; negative if time is up, None if there is no clock.
    pub fn pick_clock(&self, now: i64) -> Option<i64> {
        let seconds = self.setup.pick_seconds.filter(|seconds| *seconds > 0)?;
        let at = self.draft.filter(|at| matches!(at.step, Step::Pick { .. }))?;
        // If the wall clock is set back, the pick must not show more than its whole time.
        self.stages.is_empty().then(|| i64::from(seconds) - (now - at.since).max(0))
    }

    /// The entrant who takes the next rare card in this pod; pods count from 0. None means
    /// that no card is left, or that the pod shares none.
    pub fn redraft_turn(&self, pod: usize) -> Option<Id> {
        let redraft = self.redrafts.get(&pod)?;
        if redraft.taken.len() as u32 >= redraft.cards {
            return None;
        }
        let last = redraft.taken.last();
        let next = last.and_then(|id| redraft.order.iter().position(|one| one == id));
        let from = next.map_or(0, |at| at + 1);
        let turns = redraft.order.iter().cycle().skip(from).take(redraft.order.len());
        turns.copied().find(|id| self.is_here(*id))
    }
}
