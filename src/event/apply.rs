//! Taking in an action. What `decide` lets through always fits; a line that
//! does not fit comes from a file that something else has written.

use super::action::*;
use super::finals::rounds_for;
use super::outcome::{Outcome, Side, read_games};
use super::stage::{Pairing, Round, Stage, StageKind};
use super::{Action, Entrant, Entry, Event, Head, How, Id, Status};
use crate::ruleset::{RoundKind, Ruleset};
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

/// A line of the log that cannot follow from the lines before it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {n} of the log does not fit: {reason}")]
pub struct Misfit {
    pub n: u64,
    pub reason: String,
}

impl Event {
    /// An event in which nothing has happened yet.
    pub fn empty(head: Head, ruleset: Arc<Ruleset>) -> Event {
        Event {
            setup: head.setup.clone(),
            head,
            ruleset,
            entrants: Vec::new(),
            officials: Vec::new(),
            plan: None,
            stages: Vec::new(),
            clock: Default::default(),
            absent: Default::default(),
            declined: Default::default(),
            penalties: Vec::new(),
            lists: Default::default(),
            finished: None,
            standings: OnceLock::new(),
            log: Vec::new(),
            undone: Default::default(),
        }
    }

    /// Takes in one action.
    ///
    /// # Errors
    /// The action does not fit the state; the state may then be half changed
    /// and is to be thrown away.
    pub(super) fn take(&mut self, entry: &Entry) -> Result<(), Misfit> {
        let misfit = |reason| Misfit { n: entry.n, reason };
        self.standings.take();
        match &entry.action {
            Action::Add(added) => self.take_added(added),
            Action::Import(all) => all.iter().try_for_each(|added| self.take_added(added)),
            Action::Edit(edited) => self.take_edited(edited),
            Action::Official(official) => {
                self.officials.retain(|o| o.name != official.name);
                self.officials.push(official.clone());
                Ok(())
            }
            Action::Dismiss(name) => {
                self.officials.retain(|o| o.name != *name);
                Ok(())
            }
            Action::Setup(setup) => {
                self.take_setup(setup);
                Ok(())
            }
            Action::Pair(paired) => self.take_paired(paired),
            Action::Swap(swapped) => self.take_swapped(swapped),
            Action::Report(reported) => self.take_reported(reported),
            Action::Drop(left) => {
                self.take_left(left, Status::Dropped { stage: left.stage, after: left.after })
            }
            Action::Disqualify(left) => {
                self.take_left(left, Status::Disqualified { stage: left.stage, after: left.after })
            }
            Action::Rejoin(returned) => self.take_returned(returned),
            Action::Cut(cut) => self.take_cut(cut),
            Action::Decline(declined) => {
                self.declined.insert(declined.id);
                self.take_seeds(&declined.seeds)
            }
            Action::Timer(what) => {
                self.clock.take(*what, entry.at);
                Ok(())
            }
            Action::Extend(extended) => self.table_mut(extended.table).map(|pairing| {
                pairing.extra_minutes = pairing.extra_minutes.saturating_add(extended.minutes)
            }),
            Action::Penalty(penalised) => {
                self.known(penalised.id).map(|()| self.penalties.push(penalised.clone()))
            }
            Action::List(handed) => self.known(handed.id).map(|()| {
                self.lists.insert(handed.id, handed.clone());
            }),
            Action::Finish(finished) => {
                self.finished = Some(finished.clone());
                Ok(())
            }
            Action::Note(_) | Action::Undo(_) | Action::Redo(_) => Ok(()),
        }
        .map_err(misfit)
    }

    fn known(&self, id: Id) -> Result<(), String> {
        self.entrant(id).map(|_| ()).ok_or_else(|| format!("there is no entrant {id}"))
    }

    fn entrant_mut(&mut self, id: Id) -> Result<&mut Entrant, String> {
        (id as usize)
            .checked_sub(1)
            .and_then(|index| self.entrants.get_mut(index))
            .ok_or_else(|| format!("there is no entrant {id}"))
    }

    fn round_mut(&mut self, stage: usize, round: u32) -> Result<(&mut Stage, usize), String> {
        let missing = || format!("stage {stage} has no round {round}");
        let found =
            stage.checked_sub(1).and_then(|s| self.stages.get_mut(s)).ok_or_else(missing)?;
        let index = round as usize;
        if index == 0 || index > found.rounds.len() {
            return Err(missing());
        }
        Ok((found, index - 1))
    }

    /// The table of that number in the newest round.
    fn table_mut(&mut self, table: u32) -> Result<&mut Pairing, String> {
        self.stages
            .last_mut()
            .and_then(|stage| stage.rounds.last_mut())
            .and_then(|round| round.pairings.iter_mut().find(|p| p.table == Some(table)))
            .ok_or_else(|| format!("there is no table {table} in this round"))
    }

    fn take_added(&mut self, added: &Added) -> Result<(), String> {
        let expected = self.entrants.len() as Id + 1;
        let missed = self.missed(added.id, &added.missed);
        if added.id != expected {
            return Err(format!("the next entrant is {expected}, not {}", added.id));
        }
        self.entrants.push(Entrant {
            id: added.id,
            name: added.name.clone(),
            club: added.club.clone(),
            partner: added.partner.clone(),
            start: added.start.unwrap_or(added.id),
            table: added.table,
            tie: added.tie,
            status: Status::Active,
            missed,
        });
        Ok(())
    }

    fn take_edited(&mut self, edited: &Edited) -> Result<(), String> {
        let entrant = self.entrant_mut(edited.id)?;
        let text = |new: &String| Some(new.clone()).filter(|text| !text.is_empty());
        if let Some(name) = &edited.name {
            entrant.name.clone_from(name);
        }
        if let Some(club) = &edited.club {
            entrant.club = text(club);
        }
        if let Some(partner) = &edited.partner {
            entrant.partner = text(partner);
        }
        if let Some(start) = edited.start {
            entrant.start = start;
        }
        if let Some(table) = edited.table {
            entrant.table = Some(table).filter(|t| *t != 0);
        }
        Ok(())
    }

    fn take_setup(&mut self, new: &Setup) {
        let now = &mut self.setup;
        // Another structure takes its own rounds and cut, unless they are given.
        if new.structure.is_some() && new.structure != now.structure {
            *now = Setup {
                name: now.name.take(),
                tier: now.tier,
                minutes: now.minutes,
                ..Setup::default()
            };
        }
        now.name = new.name.clone().or(now.name.take());
        now.tier = new.tier.or(now.tier);
        now.structure = new.structure.or(now.structure);
        now.rounds = new.rounds.or(now.rounds);
        now.cut = new.cut.or(now.cut);
        now.finals_match = new.finals_match.or(now.finals_match);
        now.minutes = new.minutes.or(now.minutes);
        if let Some(plan) = &mut self.plan {
            plan.rounds = new.rounds.unwrap_or(plan.rounds);
            plan.cut = new.cut.unwrap_or(plan.cut);
            plan.finals_match = new.finals_match.unwrap_or(plan.finals_match);
        }
        let rounds = self.plan.map(|plan| plan.rounds);
        if let (Some(first), Some(rounds)) = (self.stages.first_mut(), rounds)
            && first.kind.is_preliminary()
        {
            first.planned = rounds;
        }
    }

    fn take_paired(&mut self, paired: &Paired) -> Result<(), String> {
        for id in paired.tables.iter().flatten().chain(&paired.bye).chain(&paired.byes) {
            self.known(*id)?;
        }
        if let Some(plan) = paired.plan {
            // A redraw of the first round replaces the stage.
            self.stages.clear();
            self.plan = Some(plan);
            let preliminary = plan.kind.is_preliminary();
            let shape =
                if preliminary { self.ruleset.preliminary.shape } else { plan.finals_match };
            self.stages.push(Stage {
                kind: plan.kind,
                planned: plan.rounds,
                shape,
                seeds: Vec::new(),
                rounds: Vec::new(),
            });
        }
        let round = self.round_from(paired)?;
        let stages = self.stages.len();
        let stage = self.stages.last_mut().filter(|_| stages == paired.stage);
        let stage =
            stage.ok_or_else(|| format!("stage {} is not the running one", paired.stage))?;
        match (paired.round as usize).checked_sub(1) {
            Some(index) if index == stage.rounds.len() => stage.rounds.push(round),
            Some(index) if index + 1 == stage.rounds.len() => stage.rounds[index] = round,
            _ => return Err(format!("round {} does not come next", paired.round)),
        }
        self.charge(paired);
        self.absent.clear();
        self.clock = Default::default();
        Ok(())
    }

    /// Rounds charged as losses: those of the first stage that there are and
    /// that this entrant did not play. A round may have gone, or been drawn
    /// again with him, since he was charged.
    fn missed(&self, id: Id, charged: &[u32]) -> Vec<u32> {
        let rounds = self.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let missed = rounds.iter().filter(|round| round.of(id).is_none()).map(|r| r.number);
        missed.filter(|round| charged.contains(round)).collect()
    }

    /// Whoever plays a round has not missed it; whoever is in the event and
    /// does not play has, as when his leaving was undone rounds later.
    fn charge(&mut self, paired: &Paired) {
        if self.stages.len() > 1 || self.preliminary().is_none() {
            return;
        }
        let plays: BTreeSet<Id> =
            paired.tables.iter().flatten().chain(&paired.bye).copied().collect();
        for entrant in &mut self.entrants {
            entrant.missed.retain(|round| *round != paired.round);
            if entrant.is_active() && !plays.contains(&entrant.id) {
                entrant.missed.push(paired.round);
            }
        }
    }

    fn round_from(&self, paired: &Paired) -> Result<Round, String> {
        let stage = self.stages.last().ok_or("no stage runs")?;
        let last = paired.tables.len() + paired.byes.len() == 1;
        let kind = match stage.kind {
            StageKind::Swiss | StageKind::RoundRobin => RoundKind::Preliminary,
            _ if last => RoundKind::Final,
            _ => RoundKind::Elimination,
        };
        let bye_points = if stage.kind == StageKind::RoundRobin {
            0
        } else {
            self.ruleset.preliminary.points.bye
        };
        let number = |index: usize| paired.numbers.get(index).copied();
        let mut pairings: Vec<Pairing> = paired
            .tables
            .iter()
            .enumerate()
            .map(|(index, [a, b])| Pairing {
                table: Some(paired.at.get(index).copied().unwrap_or(index as u32 + 1)),
                a: *a,
                b: Some(*b),
                number: number(index),
                by_hand: paired.by_hand,
                outcome: None,
                extra_minutes: 0,
            })
            .collect();
        pairings.sort_by_key(|p| p.table);
        pairings.extend(paired.bye.iter().chain(&paired.byes).enumerate().map(|(index, id)| {
            Pairing {
                table: None,
                a: *id,
                b: None,
                number: number(paired.tables.len() + index),
                by_hand: paired.by_hand,
                outcome: Some(bye(bye_points)),
                extra_minutes: 0,
            }
        }));
        let mission =
            |number| self.mission(number).ok_or_else(|| format!("there is no mission {number}"));
        Ok(Round {
            number: paired.round,
            kind,
            minutes: paired.minutes,
            pairings,
            redrawn: paired.redrawn,
            mission: paired.mission.map(mission).transpose()?.cloned(),
        })
    }

    fn take_swapped(&mut self, swapped: &Swapped) -> Result<(), String> {
        let (stage, index) = self.round_mut(swapped.stage, swapped.round)?;
        let [x, y] = swapped.swap;
        let round = &mut stage.rounds[index];
        if round.of(x).is_none() || round.of(y).is_none() {
            return Err("a swapped player does not play in this round".to_owned());
        }
        for pairing in &mut round.pairings {
            let other = |id: Id| match id {
                _ if id == x => y,
                _ if id == y => x,
                _ => id,
            };
            if pairing.has(x) || pairing.has(y) {
                pairing.a = other(pairing.a);
                pairing.b = pairing.b.map(other);
                pairing.by_hand = true;
            }
        }
        Ok(())
    }

    fn take_reported(&mut self, reported: &Reported) -> Result<(), String> {
        let ruleset = self.ruleset.clone();
        let newest = self.is_newest(reported.stage, reported.round);
        let (stage, index) = self.round_mut(reported.stage, reported.round)?;
        let shape = stage.shape;
        let preliminary = stage.kind.is_preliminary();
        let pairing = stage.rounds[index]
            .pairings
            .iter_mut()
            .find(|p| p.table == Some(reported.table))
            .filter(|p| [Some(p.a), p.b] == reported.of.map(Some))
            .ok_or_else(|| {
                let [a, b] = reported.of;
                format!("entrants {a} and {b} do not sit at table {}", reported.table)
            })?;
        let scoring = &ruleset.preliminary.points;
        let outcome = match (reported.concede, reported.noshow) {
            (Some(side), _) => Outcome::forfeit(How::Concession(side), side, shape, scoring),
            (_, Some(side)) => Outcome::no_show(side, shape, scoring, ruleset.preliminary.absence),
            _ => {
                let draws = ruleset.draws() && preliminary;
                let games = read_games(&reported.games, shape, draws)?;
                Outcome::played(&games, shape, scoring)
            }
        };
        pairing.outcome = Some(outcome);
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

    fn take_left(&mut self, left: &Left, status: Status) -> Result<(), String> {
        self.entrant_mut(left.id)?.status = status;
        self.absent.remove(&left.id);
        if let Some(seeds) = &left.seeds {
            self.take_seeds(seeds)?;
        }
        let scoring = self.ruleset.preliminary.points.clone();
        if let Some(stage) = self.stages.last_mut().filter(|s| !s.kind.is_preliminary())
            && let Some(round) = stage.rounds.last_mut()
            && let Some(pairing) = round.pairings.iter_mut().find(|p| p.has(left.id))
            && pairing.outcome.is_none()
            && let Some(side) = pairing.side(left.id)
        {
            let how = How::Removed(side);
            pairing.outcome = Some(Outcome {
                games: String::new(),
                ..Outcome::forfeit(how, side, stage.shape, &scoring)
            });
        }
        Ok(())
    }

    fn take_returned(&mut self, returned: &Returned) -> Result<(), String> {
        let charged = &self.entrant_mut(returned.id)?.missed;
        let charged = [charged.as_slice(), &returned.missed].concat();
        let missed = self.missed(returned.id, &charged);
        let entrant = self.entrant_mut(returned.id)?;
        entrant.status = Status::Active;
        entrant.missed = missed;
        self.absent.remove(&returned.id);
        Ok(())
    }

    fn take_cut(&mut self, cut: &Cut) -> Result<(), String> {
        for id in &cut.seeds {
            self.known(*id)?;
        }
        if self.finals().is_some() {
            return Err("the cut was made before".to_owned());
        }
        self.stages.push(Stage {
            kind: cut.kind,
            planned: cut.rounds,
            shape: cut.shape,
            seeds: cut.seeds.clone(),
            rounds: Vec::new(),
        });
        self.absent.clear();
        self.clock = Default::default();
        Ok(())
    }

    fn take_seeds(&mut self, seeds: &[Id]) -> Result<(), String> {
        for id in seeds {
            self.known(*id)?;
        }
        let stage = self.stages.last_mut().filter(|stage| !stage.kind.is_preliminary());
        let stage = stage.ok_or("the cut has not been made")?;
        stage.seeds = seeds.to_vec();
        // Fewer seeds, where nobody was left to come in, may need fewer rounds.
        stage.planned = rounds_for(seeds.len());
        Ok(())
    }
}

fn bye(points: u32) -> Outcome {
    Outcome { games: String::new(), how: How::Played, winner: Some(Side::A), points: [points, 0] }
}
