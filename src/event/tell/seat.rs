//! A player's place in the round under way, in words.

use crate::event::Event;
use crate::event::action::{LateSeat, Seat};
use crate::msg;
use crate::words::{Arg, Message};

impl Event {
    /// `round 2: Jan plays Ewa at table 7, instead of the bye`.
    pub(super) fn tell_seat(&self, seat: &LateSeat) -> Message {
        let round = self.round_in_a_sentence(seat.stage, seat.round);
        let name = self.label(seat.id);
        match seat.to {
            Seat::Opponent => {
                let with = seat.with.map(|with| self.label(with)).unwrap_or_default();
                let table = Arg::or_empty(seat.table);
                match seat.instead.map(|gone| self.label(gone)) {
                    Some(gone) => msg!("late.log-instead", round, name, with, table, gone),
                    None => msg!("late.log-plays", round, name, with, table),
                }
            }
            Seat::Bye => msg!("late.log-bye", round, name),
            Seat::Loss => msg!("late.log-loss", round, name),
            Seat::Next => msg!("late.log-next", round, name),
        }
    }
}
