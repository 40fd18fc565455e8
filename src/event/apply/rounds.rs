//! Applies rounds: drawn, drawn again, with two players swapped, or with a side chosen.

use super::super::action::{MissionSet, Moved, Paired, Posted, SideTaken, Swapped, Timer};
use super::super::outcome::Outcome;
use super::super::stage::{Pairing, Round, Stage};
use super::super::{Entrant, Event, How, Id, Moment, Status};
use super::super::{StageKind, double};
use super::byes::{outside, rest};
use crate::msg;
use crate::pairing::{Explanation, kept};
use crate::ruleset::{RoundKind, SittingOut};
use crate::words::Message;
use std::sync::Arc;

impl Event {
    pub(super) fn apply_paired(&mut self, paired: &Paired, at: Moment) -> Result<(), Message> {
        for id in paired.tables.iter().flatten().chain(&paired.bye).chain(&paired.byes) {
            self.known(*id)?;
        }
        let mut others = paired.unplayed.iter().chain(&paired.out).chain(&paired.awarded);
        others.try_for_each(|id| self.known(*id))?;
        for id in &paired.removed {
            let after = paired.round.saturating_sub(1);
            self.entrant_mut(*id)?.status = Status::Dropped { stage: paired.stage, after };
        }
        if !paired.pods.is_empty() {
            self.apply_pods(&paired.pods, 0)?;
        }
        let drawn_before = self.round().filter(|_| paired.redrawn > 0);
        let before = drawn_before.map(|round| round.mission_redrawn);
        // The room saw the draw before, so another draw is posted at once.
        let posted = drawn_before.and_then(|round| round.posted).map(|_| at);
        if let Some(plan) = paired.plan {
            // A redraw of the first round replaces the stage.
            self.stages.clear();
            self.plan = Some(plan);
            for [id, start] in &paired.starts {
                self.entrant_mut(*id)?.start = *start;
            }
            self.stages.push(Stage::planned(plan, &self.ruleset));
        }
        let mut round = self.round_from(paired)?;
        round.posted = posted.filter(|_| !paired.held);
        match before {
            // Another draw of the players is no other draw of the mission.
            Some(draws) => round.mission_redrawn = draws,
            None => self.next_mission = None,
        }
        // A round that is drawn again is not the coming one.
        if paired.redrawn == 0 {
            self.away_next_round.clear();
        }
        let stages = self.stages.len();
        let stage = self.stages.last_mut().filter(|_| stages == paired.stage);
        let stage = stage.ok_or_else(|| msg!("log.other-stage", n = paired.stage))?;
        match (paired.round as usize).checked_sub(1) {
            Some(index) if index == stage.rounds.len() => stage.rounds.push(Arc::new(round)),
            Some(index) if index + 1 == stage.rounds.len() => stage.rounds[index] = Arc::new(round),
            _ => return Err(msg!("log.other-round", n = paired.round)),
        }
        self.charge(paired);
        if self.checks_in() {
            self.checked_in.extend(paired.tables.iter().flatten().chain(&paired.bye));
            self.checked_in.extend(&paired.byes);
        }
        // Entries for an earlier draw of this round are about other tables.
        self.claims.retain(|claim| {
            (claim.reported.stage, claim.reported.round) < (paired.stage, paired.round)
        });
        self.absent.clear();
        self.clock = Default::default();
        Ok(())
    }

    /// Charges the round to every active entrant who does not play it, and to nobody who does.
    ///
    /// Sitting out counts as the ruleset says. An entrant's leaving may have been undone rounds
    /// later, for example.
    fn charge(&mut self, paired: &Paired) {
        // In a round robin, a game that is not played is no loss.
        let swiss = self.preliminary().is_some_and(|stage| stage.kind == StageKind::Swiss);
        if self.stages.len() > 1 || !swiss {
            return;
        }
        let mut plays = vec![false; self.entrants.len() + 1];
        let out = match self.ruleset.preliminary.sitting_out() {
            SittingOut::Nothing => paired.out.as_slice(),
            SittingOut::Loss | SittingOut::Refused => &[],
        };
        let given = paired.awarded.iter();
        for id in paired.tables.iter().flatten().chain(&paired.bye).chain(given).chain(out) {
            plays[*id as usize] = true;
        }
        let misses = |entrant: &Entrant| {
            entrant.is_active() && !entrant.house && !plays[entrant.id as usize]
        };
        let is_charged = |entrant: &Entrant| entrant.missed.contains(&paired.round);
        // In most rounds everybody plays, and the entrants stay as they are.
        if !self.entrants.iter().any(|entrant| misses(entrant) || is_charged(entrant)) {
            return;
        }
        for entrant in Arc::make_mut(&mut self.entrants) {
            entrant.missed.retain(|round| *round != paired.round);
            if misses(entrant) {
                entrant.missed.push(paired.round);
            }
        }
    }

    fn round_from(&self, paired: &Paired) -> Result<Round, Message> {
        let stage = self.stages.last().ok_or_else(|| msg!("log.no-stage"))?;
        let last = paired.tables.len() + paired.byes.len() == 1;
        let ends = |number: &u32| {
            let found = double::match_by_number(stage, *number);
            found.is_some_and(|found| found.bracket.is_final())
        };
        let kind = match stage.kind {
            StageKind::Swiss | StageKind::RoundRobin => RoundKind::Preliminary,
            StageKind::DoubleElimination if !paired.numbers.iter().any(ends) => {
                RoundKind::Elimination
            }
            StageKind::SingleElimination
            | StageKind::DoubleElimination
            | StageKind::DecidingMatch => match last {
                true => RoundKind::Final,
                false => RoundKind::Elimination,
            },
        };
        let points = &self.ruleset.preliminary.points;
        let free = match stage.kind {
            StageKind::RoundRobin => rest(),
            StageKind::Swiss
            | StageKind::SingleElimination
            | StageKind::DoubleElimination
            | StageKind::DecidingMatch => Outcome::bye(How::Played, points.bye),
        };
        let unplayed = Outcome::bye(How::Unplayed, points.win);
        let reasons = reasons(paired)?;
        let alone = |a: Id, index: usize, outcome: Option<Outcome>| Pairing {
            a,
            number: paired.numbers.get(index).copied(),
            by_hand: paired.by_hand,
            outcome,
            reason: reasons.get(index).map(|why| Box::new(*why)),
            ..Pairing::default()
        };
        let of_third_game = |index: usize| {
            paired.third_game.get(index).filter(|_| stage.shape.most_games() >= 3)?.first()
        };
        let mut pairings: Vec<Pairing> = paired
            .tables
            .iter()
            .enumerate()
            .map(|(index, [a, b])| Pairing {
                table: Some(paired.at.get(index).copied().unwrap_or(index as u32 + 1)),
                b: Some(*b),
                sides: paired.sides.get(index).copied(),
                third_game: of_third_game(index),
                ..alone(*a, index, None)
            })
            .collect();
        pairings.sort_by_key(|p| p.table);
        let byes = paired.bye.iter().chain(&paired.byes).map(|id| (id, &free));
        let without = byes.chain(paired.unplayed.iter().map(|id| (id, &unplayed)));
        pairings.extend(without.enumerate().map(|(index, (id, outcome))| {
            alone(*id, paired.tables.len() + index, Some(outcome.clone()))
        }));
        let bye = Outcome::awarded_bye(&self.ruleset.preliminary);
        pairings.extend(paired.awarded.iter().map(|id| outside(*id, bye.clone())));
        let out = Outcome { how: How::SatOut, ..rest() };
        pairings.extend(paired.out.iter().map(|id| outside(*id, out.clone())));
        let mission =
            |number| self.mission(number).ok_or_else(|| msg!("log.no-mission", n = number));
        Ok(Round {
            number: paired.round,
            kind,
            minutes: paired.minutes,
            pairings,
            redrawn: paired.redrawn,
            mission: paired.mission.map(mission).transpose()?.cloned(),
            mission_redrawn: 0,
            held: paired.held,
            posted: None,
            changed: None,
            featured: paired.featured.clone(),
            losses: Vec::new(),
        })
    }

    pub(super) fn apply_mission(&mut self, set: &MissionSet) -> Result<(), Message> {
        let found = self.mission(set.mission).cloned();
        let mission = found.ok_or_else(|| msg!("log.no-mission", n = set.mission))?;
        if set.is_for_next_round() {
            self.next_mission = Some(set.mission);
            return Ok(());
        }
        if self.next_mission == Some(set.mission) {
            self.next_mission = None;
        }
        let (stage, index) = self.round_mut(set.stage, set.round)?;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        round.mission = Some(mission);
        round.mission_redrawn = round.mission_redrawn.max(set.redrawn);
        Ok(())
    }

    pub(super) fn apply_swapped(&mut self, swapped: &Swapped, at: Moment) -> Result<(), Message> {
        let (stage, index) = self.round_mut(swapped.stage, swapped.round)?;
        let [x, y] = swapped.swap;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        if round.of(x).is_none() || round.of(y).is_none() {
            return Err(msg!("log.swapped-absent"));
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
                // The two who began do not sit there any more.
                pairing.begun = false;
                pairing.chosen = None;
                pairing.reason = None;
            }
        }
        let mut sides = swapped.sides.iter();
        for id in swapped.swap {
            let mut tables = round.pairings.iter_mut().filter(|pairing| pairing.b.is_some());
            if let Some(pairing) = tables.find(|pairing| pairing.has(id)) {
                pairing.sides = sides.next().copied().or(pairing.sides);
            }
        }
        round.changed = round.posted.map(|_| at);
        Ok(())
    }

    pub(super) fn apply_moved(&mut self, moved: &Moved, at: Moment) -> Result<(), Message> {
        let (stage, index) = self.round_mut(moved.stage, moved.round)?;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        let sits = |table: u32| {
            let of = round.at_table(table).and_then(|pairing| Some([pairing.a, pairing.b?]));
            (round.position(table), of)
        };
        let ((from, of), (to, with)) = (sits(moved.from), sits(moved.to));
        let from = from.filter(|_| of == Some(moved.of) && with == moved.with);
        let from = from.ok_or_else(|| {
            let [a, b] = moved.of;
            msg!("log.others-at-table", a, b, table = moved.from)
        })?;
        round.pairings[from].table = Some(moved.to);
        if let Some(to) = to {
            round.pairings[to].table = Some(moved.from);
        }
        round.pairings.sort_by_key(|pairing| (pairing.table.is_none(), pairing.table));
        round.changed = round.posted.map(|_| at);
        Ok(())
    }

    pub(super) fn apply_posted(&mut self, posted: Posted, at: Moment) -> Result<(), Message> {
        let (stage, index) = self.round_mut(posted.stage, posted.round)?;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        round.held = false;
        round.posted = Some(at);
        if let Some(minutes) = posted.clock {
            self.clock.apply(Timer::Start(minutes), at);
        }
        Ok(())
    }

    pub(super) fn apply_side(&mut self, taken: &SideTaken) -> Result<(), Message> {
        let (stage, index) = self.round_mut(taken.stage, taken.round)?;
        let tables = &mut Arc::make_mut(&mut stage.rounds[index]).pairings;
        let found = tables.iter_mut().find(|p| p.table == Some(taken.table));
        let seat = found.as_ref().and_then(|pairing| pairing.side(taken.first));
        let (Some(pairing), Some(seat)) = (found, seat) else {
            return Err(msg!("log.not-at-table", n = taken.first, table = taken.table));
        };
        pairing.chosen = Some(seat);
        Ok(())
    }
}

/// The stored reasons, those of the tables first. Files from before reasons were stored
/// have none.
fn reasons(paired: &Paired) -> Result<Vec<Explanation>, Message> {
    if paired.reasons.is_empty() {
        return Ok(Vec::new());
    }
    let tables = paired.tables.iter().map(|[a, b]| (*a, Some(*b)));
    let places: Vec<_> = tables.chain(paired.bye.map(|id| (id, None))).collect();
    let found = kept::read(&paired.reasons, &places);
    found.ok_or_else(|| msg!("log.reasons"))
}
