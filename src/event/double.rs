//! The finals as a double elimination: the bracket and what has happened in it.

use super::{Entrant, Event, Id, Pairing, StageKind};
use crate::pairing::double::{Place, Standing};
use crate::pairing::{self, DoubleElimination};

/// A double elimination with its results so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Double {
    pub table: DoubleElimination,
    /// Match and winner, as reported.
    pub results: Vec<(u32, Id)>,
    /// Seeds that have left or were removed.
    pub removed: Vec<Id>,
}

/// The double elimination of the finals; None where they are something else.
pub fn of(event: &Event) -> Option<Double> {
    let stage = event.finals().filter(|stage| stage.kind == StageKind::DoubleElimination)?;
    let played = stage.rounds.iter().flat_map(|round| &round.pairings).filter(|p| !p.is_bye());
    let result = |p: &Pairing| Some((p.number?, p.winner()?));
    let active = |id: &Id| event.entrant(*id).is_some_and(Entrant::is_active);
    Some(Double {
        table: pairing::DoubleElimination::new(&stage.seeds)?,
        results: played.filter_map(result).collect(),
        removed: stage.seeds.iter().copied().filter(|id| !active(id)).collect(),
    })
}

impl Double {
    pub fn standings(&self) -> Vec<Standing> {
        self.table.standings(&self.results, &self.removed)
    }

    /// The matches that can be played now.
    pub fn ready(&self) -> Vec<(u32, Id, Id)> {
        self.table.ready(&self.results, &self.removed)
    }

    /// The places decided so far, best first.
    pub fn places(&self) -> Vec<Place> {
        self.table.places(&self.results, &self.removed)
    }

    pub fn champion(&self) -> Option<Id> {
        self.table.champion(&self.results, &self.removed)
    }
}
