//! The state of a double elimination: the bracket, the results, and who has dropped.

use super::{Event, Id, Pairing, Stage, StageKind};
use crate::pairing::DoubleElimination;
use crate::pairing::double::{Bracket, FinalPlace, Match, MatchState, matches};

/// A double elimination under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Double {
    pub table: DoubleElimination,
    /// Match numbers with their winners, byes included.
    pub results: Vec<(u32, Id)>,
    /// Seeds who have dropped: they lose every match still to come.
    pub removed: Vec<Id>,
}

/// The double elimination of the finals; None if the finals have another form, or fewer than two
/// seeds.
pub fn state(event: &Event) -> Option<Double> {
    let finals = event.finals().filter(|stage| stage.kind == StageKind::DoubleElimination)?;
    let pairings = finals.rounds.iter().flat_map(|round| &round.pairings);
    Some(Double {
        table: DoubleElimination::new(&finals.seeds)?,
        results: pairings.filter_map(|p| Some((p.number?, p.winner()?))).collect(),
        removed: finals.seeds.iter().copied().filter(|id| !event.is_here(*id)).collect(),
    })
}

impl Double {
    /// The state of every match.
    pub fn standings(&self) -> Vec<MatchState> {
        self.table.standings(&self.results, &self.removed)
    }

    /// The places decided so far, best first.
    pub fn places(&self) -> Vec<FinalPlace> {
        self.table.places(&self.results, &self.removed)
    }

    /// Whether the last match is decided, even if nobody was left to play it.
    pub fn is_over(&self) -> bool {
        self.table.champion(&self.results, &self.removed).is_some()
    }

    /// The champion, once there is one. An entrant who has dropped is champion only if they had
    /// already won the last match.
    pub fn champion(&self) -> Option<Id> {
        let last = self.standings().last().map_or(0, |standing| standing.of.number);
        let id = self.table.champion(&self.results, &self.removed)?;
        (!self.removed.contains(&id) || self.results.contains(&(last, id))).then_some(id)
    }
}

/// The match with this number, in the bracket of this stage.
pub(super) fn match_by_number(stage: &Stage, number: u32) -> Option<&'static Match> {
    if stage.kind != StageKind::DoubleElimination {
        return None;
    }
    let size = u32::try_from(stage.seeds.len().next_power_of_two()).ok()?;
    matches(size)?.get((number as usize).checked_sub(1)?)
}

/// The part of the bracket a pairing belongs to.
pub fn bracket_of(stage: &Stage, pairing: &Pairing) -> Option<Bracket> {
    Some(match_by_number(stage, pairing.number?)?.bracket)
}

/// Rounds in the bracket of this many entrants, without a deciding game.
pub(super) fn rounds_for(entrants: usize) -> u32 {
    let size = u32::try_from(entrants.next_power_of_two()).unwrap_or(0);
    let all = matches(size).into_iter().flatten();
    all.filter(|m| m.bracket == Bracket::GrandFinal).map(|m| m.round).max().unwrap_or(0)
}
