//! Applies an action to the state.
//!
//! Every action that `decide` allows can be applied. A line that does not fit comes from a
//! file that something else has written.

mod announcement;
mod byes;
mod draft;
mod judging;
mod lists;
mod people;
mod repair;
mod results;
mod rounds;
mod seat;

use super::action::Part;
use super::name::same;
use super::stage::{Pairing, Stage};
use super::{Action, Entrant, Entry, Event, Head, Id, Status};
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

    /// Applies one action.
    ///
    /// # Errors
    /// The action does not fit the state. The state may then be half changed and must be
    /// thrown away.
    pub(super) fn apply(&mut self, entry: &Entry) -> Result<(), Misfit> {
        let misfit = |reason| Misfit { n: entry.n, reason };
        if entry.action.footprint().writes.has(Part::Standings) {
            self.standings.forget();
        }
        match &entry.action {
            Action::Add(added) => self.apply_added(added),
            Action::Import(all) => all.iter().try_for_each(|added| self.apply_added(added)),
            Action::Edit(edited) => self.apply_edited(edited),
            Action::Official(official) => {
                self.apply_official(official);
                Ok(())
            }
            Action::Dismiss(name) => {
                self.officials.retain(|o| o.name != *name);
                self.away.retain(|away| !same(away, name));
                Ok(())
            }
            Action::Presence(presence) => {
                self.apply_presence(presence);
                Ok(())
            }
            Action::CheckIn(checked) => self.apply_check_in(checked),
            Action::Setup(setup) => {
                self.apply_setup(setup);
                Ok(())
            }
            Action::Apart(set) => self.apply_apart(set, entry),
            Action::Pods(seated) => self.apply_pods(&seated.pods, seated.redrawn),
            Action::Draft(step) => self.apply_step(*step, entry.at),
            Action::Redraft(shared) => self.apply_redraft(shared),
            Action::Take(taken) => self.apply_card(*taken),
            Action::Pair(paired) => self.apply_paired(paired, entry.at),
            Action::Mission(set) => self.apply_mission(set),
            Action::Swap(swapped) => self.apply_swapped(swapped, entry.at),
            Action::Seat(seat) => self.apply_seat(seat, entry.at),
            Action::Repair(repaired) => self.apply_repaired(repaired, entry.at),
            Action::Begun(begun) => self.apply_begun(begun),
            Action::Table(moved) => self.apply_moved(moved, entry.at),
            Action::Post(posted) => self.apply_posted(*posted, entry.at),
            Action::Side(taken) => self.apply_side(taken),
            Action::Report(reported) => self.apply_reported(reported),
            Action::Claim(reported) => {
                self.apply_claim(reported, entry);
                Ok(())
            }
            Action::Settle(settled) => self.apply_settled(settled),
            Action::Remove(id) => self.apply_removed(*id),
            Action::Drop(left) => {
                self.apply_left(left, Status::Dropped { stage: left.stage, after: left.after })
            }
            Action::Disqualify(left) => {
                self.apply_left(left, Status::Disqualified { stage: left.stage, after: left.after })
            }
            Action::Rejoin(returned) => self.apply_returned(returned),
            Action::Cut(cut) => self.apply_cut(cut),
            Action::Decline(declined) => {
                self.declined.insert(declined.id);
                self.apply_seeds(&declined.seeds)
            }
            Action::Timer(what) => {
                self.clock.apply(*what, entry.at);
                Ok(())
            }
            Action::Extend(extended) => self.table_mut(extended.table).map(|pairing| {
                pairing.extra_minutes = pairing.extra_minutes.saturating_add(extended.minutes)
            }),
            Action::Call(called) => match called.extra {
                0 => self.table_mut(called.table).map(|_| ()),
                extra => self.table_mut(called.table).map(|pairing| {
                    pairing.extra_minutes = pairing.extra_minutes.saturating_add(extra)
                }),
            },
            Action::Penalty(penalised) => self.apply_penalised(penalised),
            Action::Recommend(recommended) => self.apply_recommended(recommended),
            Action::CheckDraw(drawn) => {
                self.checks_drawn.push(drawn.clone());
                Ok(())
            }
            Action::DeckCheck(checked) => self.apply_checked(checked),
            Action::Component(case) => self.apply_component(case),
            Action::List(handed) => self.apply_list(handed, entry),
            Action::AcceptList(accepted) => self.apply_accepted(accepted, entry),
            Action::Finish(finished) => {
                self.finished = Some(finished.clone());
                Ok(())
            }
            Action::Note(_) | Action::Auction(_) | Action::Overkill(_) | Action::Rule(_) => Ok(()),
            Action::ByHand(_) | Action::Undo(_) | Action::Redo(_) => Ok(()),
        }
        .map_err(misfit)
    }

    fn known(&self, id: Id) -> Result<(), Message> {
        self.entrant(id).map(|_| ()).ok_or_else(|| msg!("log.no-entrant", n = id))
    }

    fn entrant_mut(&mut self, id: Id) -> Result<&mut Entrant, Message> {
        (id as usize)
            .checked_sub(1)
            .and_then(|index| Arc::make_mut(&mut self.entrants).get_mut(index))
            .ok_or_else(|| msg!("log.no-entrant", n = id))
    }

    fn round_mut(&mut self, stage: usize, round: u32) -> Result<(&mut Stage, usize), Message> {
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
    fn table_mut(&mut self, table: u32) -> Result<&mut Pairing, Message> {
        self.stages
            .last_mut()
            .and_then(|stage| stage.rounds.last_mut())
            .and_then(|round| {
                Arc::make_mut(round).pairings.iter_mut().find(|p| p.table == Some(table))
            })
            .ok_or_else(|| msg!("log.no-table", n = table))
    }
}
