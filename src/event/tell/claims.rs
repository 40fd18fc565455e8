//! Entries of players, and the answers to them, in words.

use crate::event::action::{Reported, Settled};
use crate::event::{Action, Event, result_text};
use crate::msg;
use crate::words::Message;

impl Event {
    pub(super) fn tell_claim(&self, reported: &Reported) -> Message {
        let (place, result) = self.claimed(reported);
        msg!("station.log-claim", place, result)
    }

    pub(super) fn tell_settled_claim(&self, settled: &Settled) -> Message {
        let n = settled.claim;
        if let Some(reported) = &settled.result {
            let (place, result) = self.claimed(reported);
            return msg!("station.log-accepted", n, place, result);
        }
        match self.entry(n).map(|entry| &entry.action) {
            Some(Action::Claim(reported)) => {
                let (place, result) = self.claimed(reported);
                msg!("station.log-dismissed", n, place, result)
            }
            _ => msg!("station.log-dismissed-unknown", n),
        }
    }

    fn claimed(&self, reported: &Reported) -> (Message, Message) {
        let place = self.table_of((reported.stage, reported.round, reported.table));
        (place, result_text::reported(self, reported))
    }
}
