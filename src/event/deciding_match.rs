//! The deciding match, which is the only final in the rules that have it. The best two play
//! it if the first in the standings are level after the last round.

use super::{Event, Id, Refusal, Standing, standings};
use crate::msg;
use crate::ruleset::FinalsKind;

impl Event {
    /// Returns whether this game's only final is a deciding match.
    pub fn may_have_a_deciding_match(&self) -> bool {
        self.ruleset.finals.kind == FinalsKind::DecidingMatch
    }

    /// Entrants who could play the deciding match as things stand, best first. They are
    /// several on the most points; those who have left are not among them.
    pub fn level_at_the_top(&self) -> Vec<Id> {
        if !self.may_have_a_deciding_match() {
            return Vec::new();
        }
        let status = |s: &&Standing| self.entrant(s.entrant).map(|e| e.status);
        let put_out = |s: &&Standing| matches!(status(s), Some(super::Status::Disqualified { .. }));
        let table: Vec<&Standing> = standings(self).iter().filter(|s| !put_out(s)).collect();
        let most = table.first().map_or(0, |first| first.points);
        let level: Vec<Id> = table.iter().filter(|s| s.points == most).map(|s| s.entrant).collect();
        match level.len() {
            0 | 1 => Vec::new(),
            _ => level.into_iter().filter(|id| self.is_here(*id)).collect(),
        }
    }

    /// Returns whether an entrant has as many points as the first player of the deciding
    /// match. They could then take the place of a player who does not play.
    pub(super) fn is_level_with(&self, first: Id, other: Id) -> bool {
        let points = |id: Id| standings(self).standing(id).map(|s| s.points);
        points(first) == points(other)
    }
}

/// The players of the deciding match, at most two.
///
/// # Errors
/// One entrant is first, and nobody who is level is left to play.
pub(super) fn players(event: &Event) -> Result<Vec<Id>, Refusal> {
    let mut level = event.level_at_the_top();
    level.truncate(2);
    match (level.is_empty(), standings(event).first()) {
        (true, Some(first)) => {
            Err(Refusal(msg!("result.first-alone", name = event.label(first.entrant))))
        }
        _ => Ok(level),
    }
}
