//! Applies what players entered beside a result, and the answers to it.

use super::super::action::{Reported, Settled};
use super::super::{Claim, Entry, Event};
use crate::msg;
use crate::words::Message;

impl Event {
    pub(super) fn apply_claim(&mut self, reported: &Reported, entry: &Entry) {
        self.claims.push(Claim {
            n: entry.n,
            at: entry.at,
            by: entry.by.clone(),
            reported: reported.clone(),
        });
    }

    pub(super) fn apply_settled(&mut self, settled: &Settled) -> Result<(), Message> {
        let at = self.claims.iter().position(|claim| claim.n == settled.claim);
        let at = at.ok_or_else(|| msg!("station.misread-claim", n = settled.claim))?;
        self.claims.remove(at);
        match &settled.result {
            Some(reported) => self.apply_reported(reported),
            None => Ok(()),
        }
    }
}
