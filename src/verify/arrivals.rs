//! Losses charged to players who come late or come back, and players who do not come.

use super::facts::{Facts, Presence};
use super::judge::{Judge, REGISTRATION};
use crate::event::action::{Added, Paired, Returned};
use crate::event::{Id, StageKind};
use crate::msg;
use crate::ruleset::SittingOut;
use crate::words::{Arg, Message};

impl Facts {
    /// Players who had not come leave before the round.
    pub fn dismiss(&mut self, paired: &Paired) {
        for id in &paired.removed {
            if let Some(person) = self.person_mut(*id) {
                person.presence = Presence::Gone;
                person.left = (paired.stage, paired.round.saturating_sub(1));
            }
        }
    }

    /// Whether a round that somebody sits out is a loss for them.
    pub fn sitting_out_is_lost(&self) -> bool {
        self.ruleset.preliminary.sitting_out.is_none_or(|worth| worth == SittingOut::Loss)
    }
}

impl Judge {
    pub fn late_entry(&mut self, added: &Added) {
        if !self.facts.pods.is_empty() {
            self.breach(&REGISTRATION, msg!("verify.after-the-pods", name = &added.name));
        }
        let paired = self.facts.preliminary().map_or(0, |swiss| swiss.rounds.len() as u32);
        // Nobody waits for a house player, so they miss nothing.
        let due: Vec<u32> = if added.house { Vec::new() } else { (1..=paired).collect() };
        self.charged(&added.name, &added.missed, &due);
    }

    pub fn rejoin(&mut self, returned: &Returned) {
        let due = match self.facts.is_house(returned.id) {
            true => Vec::new(),
            false => self.rounds_without(returned.id),
        };
        let name = self.facts.name(returned.id);
        self.charged(&name, &returned.missed, &due);
    }

    /// Every round paired so far that they have no seat in and have not been charged for.
    fn rounds_without(&self, id: Id) -> Vec<u32> {
        let charged = self.facts.person(id).map_or(&[][..], |person| &person.charged);
        let swiss = self.facts.preliminary().filter(|stage| stage.kind == StageKind::Swiss);
        let rounds = swiss.map_or(&[][..], |swiss| &swiss.rounds);
        let free = |number: &u32| {
            let out = self.facts.sat_out.get(number).is_some_and(|out| out.contains(&id));
            out && !self.facts.sitting_out_is_lost()
        };
        let away = (1..).zip(rounds).filter(|(number, tables)| {
            !free(number)
                && !charged.contains(number)
                && tables.iter().all(|table| table.seat_of(id).is_none())
        });
        away.map(|(number, _)| number).collect()
    }

    fn charged(&mut self, name: &str, charged: &[u32], due: &[u32]) {
        if charged == due {
            return;
        }
        let place = match due.last().or(charged.last()) {
            Some(round) => msg!("verify.after-round", n = *round),
            None => REGISTRATION,
        };
        let (charged, missed) = (rounds(charged), rounds(due));
        let sentence = msg!("verify.charged", name, charged, missed);
        self.breach(&place, sentence);
    }
}

/// `no round`, `round 2`, `rounds 2, 3`.
fn rounds(numbers: &[u32]) -> Message {
    let all: Vec<Arg> = numbers.iter().map(|number| Arg::from(*number)).collect();
    msg!("verify.rounds", n = all.len(), rounds = Arg::Series(all))
}
