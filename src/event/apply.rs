//! Applies an action to the state.
//!
//! Every action that `decide` allows can be applied. A line that does not fit comes from a
//! file that something else has written.

use super::stage::{Pairing, Stage};
use super::{Entrant, Event, Head, Id};
use crate::msg;
use crate::ruleset::Ruleset;
use crate::words::Message;
use std::sync::Arc;

/// A line of the log that cannot follow the lines before it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.told())]
pub struct Misfit {
    pub n: u64,
    pub reason: Message,
}

impl Misfit {
    pub fn told(&self) -> Message {
        msg!("log.line", n = self.n, reason = &self.reason)
    }
}

impl Event {
    /// An event in which nothing has happened yet.
    pub fn empty(head: Head, ruleset: Arc<Ruleset>) -> Event {
        let mut setup = head.setup.clone();
        setup.take_outputs();
        Event {
            setup,
            head,
            ruleset,
            entrants: Default::default(),
            officials: Vec::new(),
            away: Vec::new(),
            apart: Vec::new(),
            plan: None,
            stages: Vec::new(),
            next_mission: None,
            clock: Default::default(),
            absent: Default::default(),
            declined: Default::default(),
            penalties: Vec::new(),
            claims: Vec::new(),
            recommended: Default::default(),
            checks_drawn: Vec::new(),
            checks: Vec::new(),
            components: Vec::new(),
            lists: Default::default(),
            checked_in: Default::default(),
            paid: Default::default(),
            away_next_round: Default::default(),
            finished: None,
            pods: Vec::new(),
            pods_redrawn: 0,
            draft: None,
            redrafts: Default::default(),
            standings: Default::default(),
            log: Arc::default(),
            undone: Default::default(),
            index: Default::default(),
        }
    }

    pub(in crate::event) fn known(&self, id: Id) -> Result<(), Message> {
        self.entrant(id).map(|_| ()).ok_or_else(|| msg!("log.no-entrant", n = id))
    }

    pub(in crate::event) fn entrant_mut(&mut self, id: Id) -> Result<&mut Entrant, Message> {
        (id as usize)
            .checked_sub(1)
            .and_then(|index| Arc::make_mut(&mut self.entrants).get_mut(index))
            .ok_or_else(|| msg!("log.no-entrant", n = id))
    }

    pub(in crate::event) fn round_mut(
        &mut self,
        stage: usize,
        round: u32,
    ) -> Result<(&mut Stage, usize), Message> {
        let missing = || msg!("log.no-round", stage, round);
        let found =
            stage.checked_sub(1).and_then(|s| self.stages.get_mut(s)).ok_or_else(missing)?;
        let index = round as usize;
        if index == 0 || index > found.rounds.len() {
            return Err(missing());
        }
        Ok((found, index - 1))
    }

    /// The table with this number in the newest round.
    pub(in crate::event) fn table_mut(&mut self, table: u32) -> Result<&mut Pairing, Message> {
        self.stages
            .last_mut()
            .and_then(|stage| stage.rounds.last_mut())
            .and_then(|round| {
                Arc::make_mut(round).pairings.iter_mut().find(|p| p.table == Some(table))
            })
            .ok_or_else(|| msg!("log.no-table", n = table))
    }
}
