//! The finals by double elimination as they stand: the bracket's table, what
//! was reported, and who has left.

use super::{Entrant, Event, Id, Pairing, Stage, StageKind};
use crate::pairing::DoubleElimination;
use crate::pairing::double::{Bracket, FinalPlace, Match, MatchState, matches};

/// A double elimination under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Double {
    pub table: DoubleElimination,
    /// Match numbers with their winners, byes included.
    pub results: Vec<(u32, Id)>,
    /// Seeds who have left: they lose every match that is still to come.
    pub removed: Vec<Id>,
}

/// None: the finals are no double elimination, or have fewer than two seeds.
pub fn of(event: &Event) -> Option<Double> {
    let finals = event.finals().filter(|stage| stage.kind == StageKind::DoubleElimination)?;
    let gone = |id: &Id| !event.entrant(*id).is_some_and(Entrant::is_active);
    let pairings = finals.rounds.iter().flat_map(|round| &round.pairings);
    Some(Double {
        table: DoubleElimination::new(&finals.seeds)?,
        results: pairings.filter_map(|p| Some((p.number?, p.winner()?))).collect(),
        removed: finals.seeds.iter().copied().filter(gone).collect(),
    })
}

impl Double {
    /// Every match as it stands.
    pub fn standings(&self) -> Vec<MatchState> {
        self.table.standings(&self.results, &self.removed)
    }

    /// The places decided so far, best first.
    pub fn places(&self) -> Vec<FinalPlace> {
        self.table.places(&self.results, &self.removed)
    }

    /// The matches that can be played now.
    pub fn ready(&self) -> Vec<(u32, Id, Id)> {
        self.table.ready(&self.results, &self.removed)
    }

    /// Whether the last match is decided, be it that nobody was left for it.
    pub fn is_over(&self) -> bool {
        self.table.champion(&self.results, &self.removed).is_some()
    }

    /// The champion, once there is one. Whoever has left is it only if he had
    /// won the last match before.
    pub fn champion(&self) -> Option<Id> {
        let last = self.standings().last().map_or(0, |standing| standing.of.number);
        let id = self.table.champion(&self.results, &self.removed)?;
        (!self.removed.contains(&id) || self.results.contains(&(last, id))).then_some(id)
    }
}

/// The match of this number, in the bracket of this stage.
pub fn match_of(stage: &Stage, number: u32) -> Option<&'static Match> {
    if stage.kind != StageKind::DoubleElimination {
        return None;
    }
    let size = u32::try_from(stage.seeds.len().next_power_of_two()).ok()?;
    matches(size)?.get((number as usize).checked_sub(1)?)
}

/// The part of the bracket a pairing belongs to.
pub fn bracket_of(stage: &Stage, pairing: &Pairing) -> Option<Bracket> {
    Some(match_of(stage, pairing.number?)?.bracket)
}

/// Rounds that the bracket of so many has without a deciding game.
pub(super) fn rounds_for(entrants: usize) -> u32 {
    let size = u32::try_from(entrants.next_power_of_two()).unwrap_or(0);
    let all = matches(size).into_iter().flatten();
    all.filter(|m| m.bracket == Bracket::GrandFinal).map(|m| m.round).max().unwrap_or(0)
}
