//! Results.

use super::super::action::{Penalised, Reported};
use super::super::stage::MatchState;
use super::super::{Action, Entrant, Event, Games, Status};
use std::sync::Arc;

impl Event {
    pub(super) fn take_reported(&mut self, reported: &Reported) -> Result<(), String> {
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
                format!("entrants {a} and {b} do not sit at table {}", reported.table)
            })?;
        let reading = stage.read(&ruleset, &scoring, reported)?;
        let pairing = &mut Arc::make_mut(&mut stage.rounds[index]).pairings[at];
        (pairing.so_far, pairing.outcome) = match reading {
            MatchState::Open(games) => (games, None),
            MatchState::Over(outcome) => (Games::default(), Some(outcome)),
        };
        let absent = reported.noshow.and_then(|side| pairing.at(side));
        if newest {
            for id in reported.of {
                if self.absent.remove(&id) {
                    self.entrant_mut(id)?.status = Status::Active;
                }
            }
        }
        // Whoever is found not to have appeared in an earlier round has been
        // seen in a later one, or has left since.
        if let Some(id) = absent.filter(|_| newest)
            && self.entrant(id).is_some_and(Entrant::is_active)
        {
            self.entrant_mut(id)?.status =
                Status::Dropped { stage: reported.stage, after: reported.round };
            self.absent.insert(id);
        }
        Ok(())
    }

    /// Whether the line at this place, which stands or would stand at `index` among those that
    /// count, is a result of the newest round, with nothing behind the pairing but results and
    /// what has no bearing on them.
    pub(in crate::event) fn is_result_alone(&self, index: usize, at: usize) -> bool {
        let Action::Report(reported) = &self.log[at].action else { return false };
        let all = &self.kept.counting;
        let paired = all.iter().rposition(|at| !has_no_bearing(&self.log[*at].action));
        paired.is_some_and(|paired| {
            paired < index
                && has_no_bearing(&self.log[at].action)
                && matches!(&self.log[all[paired]].action, Action::Pair(paired)
                    if (paired.stage, paired.round) == (reported.stage, reported.round))
        })
    }

    /// Takes such a result back, or in again, without what was before it: the table's result is
    /// the newest that counts then. False: it is no such result, and nothing was done.
    pub(in crate::event) fn take_result(&mut self, index: usize, at: usize, forth: bool) -> bool {
        if !self.is_result_alone(index, at) {
            return false;
        }
        let Action::Report(stepped) = &self.log[at].action else { return false };
        let of = |reported: &Reported| (reported.stage, reported.round, reported.table);
        let lines = self.kept.counting.iter().rev().filter(|line| **line != at);
        let lines = lines.map(|line| (*line, &self.log[*line].action));
        let newest = lines
            .map_while(|(line, action)| match action {
                Action::Pair(_) => None,
                Action::Report(reported) => Some((line, Some(reported))),
                _ => Some((line, None)),
            })
            .find_map(|(line, reported)| {
                reported.filter(|r| of(r) == of(stepped)).map(|reported| (line, reported))
            });
        let stands = match newest {
            Some((line, reported)) if !forth || line > at => Some(reported.clone()),
            _ if forth => Some(stepped.clone()),
            _ => None,
        };
        let (stage, round, table) = (stepped.stage, stepped.round, stepped.table);
        if stage == 1 {
            self.standings.take();
        }
        match stands {
            Some(reported) => self.take_reported(&reported).is_ok(),
            None => self.no_result(stage, round, table),
        }
    }

    /// The table is as it was paired; false: it is not there.
    fn no_result(&mut self, stage: usize, round: u32, table: u32) -> bool {
        let Ok((stage, index)) = self.round_mut(stage, round) else { return false };
        let Some(at) = stage.rounds[index].position(table) else { return false };
        let pairing = &mut Arc::make_mut(&mut stage.rounds[index]).pairings[at];
        (pairing.so_far, pairing.outcome) = (Games::default(), None);
        true
    }
}

/// Whether the action leaves every table but its own, and everybody in the event, as they are:
/// taken in before a result or behind it, it comes to the same.
fn has_no_bearing(action: &Action) -> bool {
    match action {
        Action::Report(reported) => reported.noshow.is_none(),
        Action::Penalty(Penalised { effect, .. }) => effect.is_none(),
        Action::Side(_) | Action::Timer(_) | Action::Extend(_) => true,
        Action::List(_) | Action::Note(_) => true,
        _ => false,
    }
}
