//! Applies pods, draft steps, and the rare cards shared out after the draft.

use super::super::action::{CardTaken, RedraftStarted};
use super::super::{DraftAt, Event, Id, Moment, Redraft, Step};
use crate::event::refuse_if::refuse_if;
use crate::msg;
use crate::words::Message;
use std::collections::BTreeSet;

impl Event {
    pub(super) fn apply_pods(&mut self, pods: &[Vec<Id>], redrawn: u32) -> Result<(), Message> {
        let mut seated = BTreeSet::new();
        for id in pods.iter().flatten() {
            self.known(*id)?;
            refuse_if(!seated.insert(id), || msg!("log.two-seats", n = *id))?;
        }
        self.pods = pods.to_vec();
        self.pods_redrawn = redrawn;
        Ok(())
    }

    pub(super) fn apply_step(&mut self, step: Step, at: Moment) -> Result<(), Message> {
        refuse_if(self.ruleset.draft.is_none(), || msg!("log.no-draft"))?;
        self.draft = Some(DraftAt { step, since: at.unix });
        Ok(())
    }

    pub(super) fn apply_redraft(&mut self, shared: &RedraftStarted) -> Result<(), Message> {
        shared.order.iter().try_for_each(|id| self.known(*id))?;
        let pod = shared.pod.checked_sub(1).filter(|pod| *pod < self.pods.len());
        let pod = pod.ok_or_else(|| msg!("log.no-pod", n = shared.pod))?;
        let redraft =
            Redraft { cards: shared.cards, order: shared.order.clone(), taken: Vec::new() };
        self.redrafts.insert(pod, redraft);
        Ok(())
    }

    pub(super) fn apply_card(&mut self, taken: CardTaken) -> Result<(), Message> {
        self.known(taken.id)?;
        let pod = taken.pod.checked_sub(1).and_then(|pod| self.redrafts.get_mut(&pod));
        pod.ok_or_else(|| msg!("log.no-cards", n = taken.pod))?.taken.push(taken.id);
        Ok(())
    }
}
