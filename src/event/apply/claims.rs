//! Applies what players entered beside a result, and the answers to it.

use super::super::action::{Reported, Settled};
use super::super::{Claim, Entry, Event};
use crate::msg;
use crate::words::Message;

impl Event {
    pub(super) fn apply_claim(&mut self, reported: &Reported, entry: &Entry) {
        let place = |of: &Reported| (of.stage, of.round, of.table);
        for older in &mut self.claims {
            let same = older.by == entry.by && place(&older.reported) == place(reported);
            older.replaced = older.replaced || same;
        }
        self.claims.push(Claim {
            n: entry.n,
            at: entry.at,
            by: entry.by.clone(),
            reported: reported.clone(),
            replaced: false,
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
