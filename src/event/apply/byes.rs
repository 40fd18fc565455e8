//! Applies byes that are not the odd player's.

use super::super::action::{Added, ByeAsked};
use super::super::outcome::Outcome;
use super::super::stage::Pairing;
use super::super::{Event, Games, GivenBye, How, Id};
use crate::ruleset::LateEntry;
use crate::words::Message;
use std::sync::Arc;

impl Event {
    pub(super) fn apply_bye_asked(&mut self, asked: ByeAsked) -> Result<(), Message> {
        self.known(asked.id)?;
        let rounds = self.byes_asked.entry(asked.id).or_default();
        if asked.off {
            rounds.remove(&asked.round)
        } else {
            rounds.insert(asked.round)
        };
        if rounds.is_empty() {
            self.byes_asked.remove(&asked.id);
        }
        Ok(())
    }

    /// Writes what the rounds before a late entry are for the player into these rounds. A round
    /// that is undone since has nothing to write into.
    pub(super) fn apply_late_entry(&mut self, added: &Added) {
        let outcome = match self.ruleset.preliminary.late_entry {
            LateEntry::Loss => return,
            LateEntry::Nothing => Outcome { how: How::SatOut, ..rest() },
            LateEntry::Bye => Outcome::given(GivenBye::Late, &self.ruleset.preliminary),
        };
        let Some(stage) = self.stages.first_mut().filter(|stage| stage.kind.is_preliminary())
        else {
            return;
        };
        for round in &mut stage.rounds {
            if added.late.contains(&round.number) && round.of(added.id).is_none() {
                let pairing = outside(added.id, outcome.clone());
                Arc::make_mut(round).pairings.push(pairing);
            }
        }
    }
}

/// A player who takes no part in the draw of a round.
pub(super) fn outside(id: Id, outcome: Outcome) -> Pairing {
    Pairing { a: id, outcome: Some(outcome), ..Pairing::default() }
}

/// A rest: no game is played, and it brings no points.
pub(super) fn rest() -> Outcome {
    Outcome {
        games: Games::default(),
        how: How::Rested,
        winner: None,
        points: [0, 0],
        margin: None,
        scores: None,
        timed: false,
    }
}
