//! Applies changes to entrants: who came, who left and who is back.

use super::super::action::{Added, CheckedIn, Edited, Leavers, Left, Presence, Returned};
use super::super::details::Texts;
use super::super::name::same;
use super::super::outcome::Outcome;
use super::super::{Entrant, Event, Games, How, Id, Official, Pairing, Round, Status, walkover};
use crate::event::refuse_if::refuse_if;
use crate::msg;
use crate::ruleset::MatchShape;
use crate::words::Message;
use std::sync::Arc;

impl Event {
    pub(super) fn apply_added(&mut self, added: &Added) -> Result<(), Message> {
        let expected = self.entrants.len() as Id + 1;
        let missed = self.missed(added.id, &added.missed);
        refuse_if(added.id != expected, || msg!("log.other-entrant", expected, n = added.id))?;
        let entrant = Entrant {
            id: added.id,
            name: added.name.clone(),
            start: added.start.unwrap_or(added.id),
            start_given: added.start.is_some() && !added.provisional,
            table: added.table,
            tie: added.tie,
            house: added.house,
            byes: added.byes,
            missed,
            ..Entrant::default()
        };
        Arc::make_mut(&mut self.entrants).push(entrant.with_texts_of(added));
        if let Some(role) = added.leads {
            self.apply_official(&Official { name: added.name.clone(), role, playing: true });
        }
        self.checked_in.extend(added.here.then_some(added.id));
        self.paid.extend(added.paid.then_some(added.id));
        Ok(())
    }

    pub(super) fn apply_check_in(&mut self, checked: &CheckedIn) -> Result<(), Message> {
        let CheckedIn { id, here, paid } = *checked;
        self.known(id)?;
        match here {
            Some(true) => {
                self.checked_in.insert(id);
                self.away_next_round.remove(&id);
            }
            // Before the first round, somebody who is away has not come. Later, they came and
            // only leave a round out.
            Some(false) => {
                if self.stages.is_empty() {
                    self.checked_in.remove(&id);
                }
                if self.may_sit_out() {
                    self.away_next_round.insert(id);
                }
            }
            None => {}
        }
        match paid {
            Some(true) => _ = self.paid.insert(id),
            Some(false) => _ = self.paid.remove(&id),
            None => {}
        }
        Ok(())
    }

    pub(super) fn apply_official(&mut self, official: &Official) {
        self.officials.retain(|known| known.name != official.name);
        self.officials.push(official.clone());
    }

    pub(super) fn apply_presence(&mut self, presence: &Presence) {
        self.away.retain(|away| !same(away, &presence.name));
        if !presence.here {
            self.away.push(presence.name.clone());
        }
    }

    pub(super) fn apply_edited(&mut self, edited: &Edited) -> Result<(), Message> {
        let entrant = self.entrant_mut(edited.id)?;
        if let Some(name) = &edited.name {
            entrant.name.clone_from(name);
        }
        for (old, new) in entrant.texts_mut().into_iter().zip(edited.texts()) {
            if new.is_some() {
                *old = new.clone().filter(|text| !text.is_empty());
            }
        }
        if let Some(start) = edited.start {
            entrant.start = start;
            entrant.start_given = true;
        }
        entrant.house = edited.house.unwrap_or(entrant.house);
        entrant.byes = edited.byes.unwrap_or(entrant.byes);
        if let Some(table) = edited.table {
            entrant.table = Some(table).filter(|t| *t != 0);
        }
        Ok(())
    }

    pub(super) fn apply_removed(&mut self, id: Id) -> Result<(), Message> {
        if !self.stages.is_empty() || self.pods.iter().flatten().any(|seat| *seat == id) {
            return Err(msg!("log.seated", n = id));
        }
        self.entrant_mut(id)?.status = Status::Unregistered;
        self.lists.remove(&id);
        self.penalties.retain(|penalised| penalised.id != id);
        self.recommended.remove(&id);
        self.components.retain(|case| case.id != id);
        self.checked_in.remove(&id);
        self.paid.remove(&id);
        self.away_next_round.remove(&id);
        Ok(())
    }

    pub(super) fn apply_left(&mut self, left: &Left, status: Status) -> Result<(), Message> {
        self.entrant_mut(left.id)?.status = status;
        self.absent.remove(&left.id);
        self.away_next_round.remove(&left.id);
        self.forget_leaver(left.id);
        if matches!(status, Status::Disqualified { .. }) {
            self.recommended.remove(&left.id);
        }
        if let Some(seeds) = &left.seeds {
            self.apply_seeds(seeds)?;
        }
        let scoring = self.scoring();
        let scores = self.ruleset.preliminary.scores.as_ref();
        if let Some(stage) = self.stages.last_mut().filter(|s| !s.kind.is_preliminary())
            && let shape = stage.shape
            && let Some(round) = stage.rounds.last_mut()
            && let Some(pairing) = Arc::make_mut(round).pairings.iter_mut().find(|p| p.has(left.id))
            && pairing.outcome.is_none()
            && let Some(side) = pairing.side(left.id)
        {
            let how = How::Removed(side);
            (pairing.so_far, pairing.time) = (Games::default(), None);
            let outcome = Outcome::forfeit(how, side, shape, &scoring);
            let rule = scores.filter(|_| shape == MatchShape::OneGame);
            let scores = rule.map(|rule| walkover(rule, side.other()));
            pairing.outcome = Some(Outcome { games: Games::default(), scores, ..outcome });
        }
        Ok(())
    }

    pub(super) fn apply_returned(&mut self, returned: &Returned) -> Result<(), Message> {
        let charged = &self.entrant_mut(returned.id)?.missed;
        let charged = [charged.as_slice(), &returned.missed].concat();
        let missed = self.missed(returned.id, &charged);
        let entrant = self.entrant_mut(returned.id)?;
        entrant.status = Status::Active;
        entrant.missed = missed;
        if !self.stages.is_empty() && self.checks_in() {
            self.checked_in.insert(returned.id);
        }
        self.absent.remove(&returned.id);
        self.forget_leaver(returned.id);
        Ok(())
    }

    /// Forgets that this entrant left with a result of the newest round, and any loss chosen for
    /// them.
    ///
    /// Another action has settled whether they are here.
    fn forget_leaver(&mut self, id: Id) {
        let round = self.stages.last_mut().and_then(|stage| stage.rounds.last_mut());
        let left = |p: &Pairing| p.side(id).is_some_and(|side| p.leavers.has(side));
        let known = |round: &Round| round.losses.contains(&id) || round.pairings.iter().any(left);
        if let Some(round) = round.filter(|round| known(round)) {
            let round = Arc::make_mut(round);
            round.losses.retain(|other| *other != id);
            for pairing in round.pairings.iter_mut().filter(|p| left(p)) {
                let own = Leavers::of(|side| pairing.at(side) == Some(id));
                pairing.leavers = pairing.leavers.without(own);
            }
        }
    }

    /// The charged rounds that are losses: existing rounds of the first stage without this
    /// entrant. A round may have been undone, or drawn again with this entrant, since they
    /// were charged.
    fn missed(&self, id: Id, charged: &[u32]) -> Vec<u32> {
        let rounds = self.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let has_no_seat = |round: &&Arc<Round>| round.of(id).is_none_or(Pairing::sits_out);
        let missed = rounds.iter().filter(has_no_seat).map(|round| round.number);
        missed.filter(|round| charged.contains(round)).collect()
    }
}
