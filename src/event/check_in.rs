//! The check-in: who has come, who sits the coming round out, and who has paid the entry fee.

use super::{Entrant, Event, Id, StageKind, Status};
use crate::event::actions::pair::Absentees;
use crate::ruleset::SittingOut;
use std::sync::Arc;

/// The facts that the check-in knows of an entrant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attendance {
    /// They have come.
    pub here: bool,
    /// They sit the coming round out.
    pub out: bool,
    /// They have paid the entry fee.
    pub paid: bool,
}

impl Event {
    /// Whether players check in before they are paired.
    pub fn checks_in(&self) -> bool {
        self.setup.checkin == Some(true)
    }

    /// Returns what the check-in knows of this entrant.
    pub fn attendance(&self, id: Id) -> Attendance {
        Attendance {
            here: self.checked_in.contains(&id),
            out: self.away_next_round.contains(&id),
            paid: self.paid.contains(&id),
        }
    }

    /// The number of entrants who have come, and of all who are in the event.
    pub fn come(&self) -> (usize, usize) {
        let come = self.active().filter(|entrant| self.checked_in.contains(&entrant.id));
        (come.count(), self.active().count())
    }

    /// Everybody on the sheet of the check-in, in the order of the registration.
    ///
    /// Those who left are on it if they paid the entry fee, or owe it for rounds they played.
    pub fn check_in_sheet(&self) -> impl Iterator<Item = &Entrant> {
        let fee = self.setup.fee().is_some();
        self.players().filter(move |one| {
            one.is_active() || fee && (self.paid.contains(&one.id) || self.has_played(one.id))
        })
    }

    /// The number of entrants who paid the entry fee, and of those who owe it. The money of
    /// somebody who left stays paid; nobody owes it who left before they played.
    pub fn payers(&self) -> (usize, usize) {
        let paid = self.players().filter(|one| self.paid.contains(&one.id)).count();
        let owes = |one: &&Entrant| {
            !self.paid.contains(&one.id) && (one.is_active() || self.has_played(one.id))
        };
        (paid, self.players().filter(owes).count())
    }

    /// Whether this entrant was paired in a round, and did not sit it out.
    fn has_played(&self, id: Id) -> bool {
        let rounds = self.stages.iter().flat_map(|stage| &stage.rounds);
        rounds.filter_map(|round| round.of(id)).any(|pairing| !pairing.sits_out())
    }

    /// Whether this entrant is paired in the coming round.
    pub fn plays_next(&self, id: Id) -> bool {
        self.entrant(id).is_some_and(|one| self.is_in_the_draw(one, self.coming_swiss_round()))
    }

    /// The entrants of the coming round.
    pub fn next_field(&self) -> impl Iterator<Item = &Entrant> {
        let coming = self.coming_swiss_round();
        self.active().filter(move |entrant| self.is_in_the_draw(entrant, coming))
    }

    /// Whether this entrant is here, is not away, and has no bye of their own in this round.
    fn is_in_the_draw(&self, entrant: &Entrant, coming: Option<u32>) -> bool {
        let bye = || coming.is_some_and(|round| self.has_awarded_bye(entrant, round));
        entrant.is_active() && !self.away_next_round.contains(&entrant.id) && !bye()
    }

    /// Entrants who sit the coming round out, in the order of registration. Players with a bye of
    /// their own in it are not among them.
    pub fn sits_out_next(&self) -> Vec<Id> {
        let coming = self.coming_swiss_round();
        let bye = |one: &Entrant| coming.is_some_and(|round| self.has_awarded_bye(one, round));
        let away = self.active().filter(|entrant| self.away_next_round.contains(&entrant.id));
        away.filter(|entrant| !bye(entrant)).map(|entrant| entrant.id).collect()
    }

    /// Whether somebody may sit the coming round out. Only Swiss rounds can be sat out.
    pub fn may_sit_out(&self) -> bool {
        let swiss = match self.stage() {
            Some(stage) => stage.kind == StageKind::Swiss,
            None => self.setup.rounds != Some(0),
        };
        swiss && self.ruleset.preliminary.sitting_out() != SittingOut::Refused
    }

    /// Entrants of whom nobody knows whether they play the coming round.
    ///
    /// The event has a check-in, and they have neither come nor been marked as away. In a bracket
    /// nobody is.
    pub fn not_checked_in(&self) -> Vec<Id> {
        if !self.checks_in() || self.finals().is_some() {
            return Vec::new();
        }
        let missing = self.next_field().map(|entrant| entrant.id);
        missing.filter(|id| !self.checked_in.contains(id)).collect()
    }

    /// This event after these entrants were settled, before the round is paired.
    pub(in crate::event) fn settled(&self, absentees: Absentees, ids: &[Id]) -> Event {
        let mut event = self.clone();
        match absentees {
            Absentees::Remove => {
                event.standings.forget();
                let after = self.stage().map_or(0, |stage| stage.rounds.len() as u32);
                let entrants = Arc::make_mut(&mut event.entrants);
                for entrant in entrants.iter_mut().filter(|entrant| ids.contains(&entrant.id)) {
                    entrant.status = Status::Dropped { stage: 1, after };
                }
            }
            Absentees::Keep => event.checked_in.extend(ids),
            Absentees::Out => event.away_next_round.extend(ids),
        }
        event
    }
}
