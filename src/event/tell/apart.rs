//! Players who are kept apart, in words.

use crate::event::Event;
use crate::event::action::{ApartSet, Wish};
use crate::msg;
use crate::words::Message;

impl Event {
    /// `Ewa and Jan are kept apart in every Swiss round`.
    pub(super) fn tell_apart(&self, set: &ApartSet) -> Message {
        let [a, b] = set.pair.map(|id| self.label(id));
        match set.wish {
            None => msg!("apart.log-off", a, b),
            Some(Wish { rounds, soft: true }) => {
                msg!("apart.log-soft", a, b, rounds = rounds.phrase())
            }
            Some(Wish { rounds, soft: false }) => msg!("apart.log", a, b, rounds = rounds.phrase()),
        }
    }
}
