//! Applies results, what players entered beside them, and the answers to it.

use super::super::action::{Bearing, Reported, Settled};
use super::super::stage::MatchState;
use super::super::{Action, Claim, Entry, Event, Games, Status};
use crate::msg;
use crate::words::Message;
use std::sync::Arc;

impl Event {
    pub(super) fn apply_reported(&mut self, reported: &Reported) -> Result<(), Message> {
        let (ruleset, scoring) = (self.ruleset.clone(), self.scoring());
        let newest = self.is_newest(reported.stage, reported.round);
        let (stage, index) = self.round_mut(reported.stage, reported.round)?;
        let at = stage.rounds[index]
            .position(reported.table)
            .filter(|at| {
                let found = &stage.rounds[index].pairings[*at];
                [Some(found.a), found.b] == reported.of.map(Some)
            })
            .ok_or_else(|| {
                let [a, b] = reported.of;
                msg!("log.others-at-table", a, b, table = reported.table)
            })?;
        let reading = stage.read(&ruleset, &scoring, reported)?;
        let pairing = &mut Arc::make_mut(&mut stage.rounds[index]).pairings[at];
        (pairing.so_far, pairing.outcome) = match reading {
            MatchState::Open(games) => (games, None),
            MatchState::Over(outcome) => (Games::default(), Some(outcome)),
        };
        pairing.time.clone_from(&reported.time);
        let left_before = std::mem::replace(&mut pairing.leavers, reported.drop);
        let absent = reported.noshow.and_then(|side| pairing.at(side));
        if newest {
            for id in reported.of {
                if self.absent.remove(&id) {
                    self.entrant_mut(id)?.status = Status::Active;
                }
            }
            let left = Status::Dropped { stage: reported.stage, after: reported.round };
            for side in left_before.sides() {
                let entrant = self.entrant_mut(reported.of[side as usize])?;
                entrant.status =
                    if entrant.status == left { Status::Active } else { entrant.status };
            }
            for side in reported.drop.sides() {
                let entrant = self.entrant_mut(reported.of[side as usize])?;
                entrant.status = if entrant.is_active() { left } else { entrant.status };
            }
        }
        // A no-show found in an earlier round changes no status. The entrant was seen in a
        // later round, or has left since.
        if let Some(id) = absent.filter(|_| newest)
            && self.is_here(id)
        {
            self.entrant_mut(id)?.status =
                Status::Dropped { stage: reported.stage, after: reported.round };
            self.absent.insert(id);
        }
        Ok(())
    }

    /// Returns whether the line at this position is a result that can be applied by itself.
    ///
    /// It is one of the newest round, and only results and actions without effect on them follow
    /// the pairing. `index` is the line's place among the counting lines.
    pub(in crate::event) fn is_separate_result(&self, index: usize, at: usize) -> bool {
        let Action::Report(reported) = &self.log[at].action else { return false };
        let counting = &self.index.counting;
        let paired = counting.iter().rposition(|at| self.log[*at].action.bearing() > Bearing::Row);
        paired.is_some_and(|paired| {
            paired < index
                && self.log[at].action.bearing() <= Bearing::Row
                && matches!(&self.log[counting[paired]].action, Action::Pair(paired)
                    if (paired.stage, paired.round) == (reported.stage, reported.round))
        })
    }

    /// Undoes or redoes such a result without a replay.
    ///
    /// The newest result of the table that then counts stands. Returns false, having done nothing,
    /// for any other line.
    pub(in crate::event) fn apply_result_step(
        &mut self,
        index: usize,
        at: usize,
        counts: bool,
    ) -> bool {
        if !self.is_separate_result(index, at) {
            return false;
        }
        let Action::Report(stepped) = &self.log[at].action else { return false };
        let place = |reported: &Reported| (reported.stage, reported.round, reported.table);
        let other = self.index.counting.iter().rev().filter(|line| **line != at);
        let newest = other
            .map_while(|line| match &self.log[*line].action {
                Action::Pair(_) => None,
                action => Some((*line, action)),
            })
            .find_map(|(line, action)| match action {
                Action::Report(reported) if place(reported) == place(stepped) => {
                    Some((line, reported))
                }
                _ => None,
            });
        let standing = match newest {
            Some((line, reported)) if !counts || line > at => Some(reported.clone()),
            _ if counts => Some(stepped.clone()),
            _ => None,
        };
        let (stage, round, table) = place(stepped);
        if stage == 1 {
            self.standings.forget();
        }
        match standing {
            Some(reported) => self.apply_reported(&reported).is_ok(),
            None => self.clear_result(stage, round, table),
        }
    }

    /// Leaves the table without a result; returns false if there is no such table.
    fn clear_result(&mut self, stage: usize, round: u32, table: u32) -> bool {
        let Ok((stage, index)) = self.round_mut(stage, round) else { return false };
        let Some(at) = stage.rounds[index].position(table) else { return false };
        let pairing = &mut Arc::make_mut(&mut stage.rounds[index]).pairings[at];
        (pairing.so_far, pairing.outcome, pairing.time) = (Games::default(), None, None);
        true
    }

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
        let at = at.ok_or_else(|| msg!("slips.misread-claim", n = settled.claim))?;
        self.claims.remove(at);
        match &settled.result {
            Some(reported) => self.apply_reported(reported),
            None => Ok(()),
        }
    }
}
