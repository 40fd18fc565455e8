//! Start numbers, drawn before the first round.

use super::facts::Presence;
use super::judge::Judge;
use crate::event::Id;
use crate::event::action::Paired;
use crate::msg;
use crate::words::Message;
use std::collections::{BTreeMap, BTreeSet};

impl Judge {
    /// Checks that players without a number get one, and that each number is used once.
    pub fn start_numbers(&mut self, place: &Message, paired: &Paired) {
        let registered = || {
            let people = (1..).zip(self.facts.people.iter());
            people.filter(|(_, person)| person.presence != Presence::Unregistered)
        };
        let mut after: BTreeMap<Id, u32> =
            registered().map(|(id, person)| (id, person.start)).collect();
        let unasked = registered().filter(|(_, person)| !person.start_given).count();
        for [id, start] in &paired.starts {
            if self.facts.person(*id).is_none_or(|person| person.start_given) {
                let name = self.facts.name(*id);
                self.breach(place, msg!("verify.start-number-again", name));
            }
            after.insert(*id, *start);
        }
        let different: BTreeSet<u32> = after.values().copied().collect();
        if different.len() != after.len() {
            self.breach(place, msg!("verify.same-start-number"));
        }
        if paired.starts.len() != unasked {
            let given = paired.starts.len();
            self.breach(place, msg!("verify.start-numbers", n = given, due = unasked));
        }
    }
}
