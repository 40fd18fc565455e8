//! Rounds: drawn, drawn again, two players swapped.

use super::super::action::{Paired, Swapped};
use super::super::outcome::{Outcome, Side};
use super::super::stage::{Pairing, Round, Stage, StageKind};
use super::super::{Event, How, Id};
use crate::pairing::{Why, kept};
use crate::ruleset::RoundKind;
use std::collections::BTreeSet;

impl Event {
    pub(super) fn take_paired(&mut self, paired: &Paired) -> Result<(), String> {
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
        let reasons = reasons(paired)?;
        let reason = |index: usize| reasons.get(index).copied();
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
                reason: reason(index),
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
                reason: reason(paired.tables.len() + index),
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

    pub(super) fn take_swapped(&mut self, swapped: &Swapped) -> Result<(), String> {
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
                pairing.reason = None;
            }
        }
        Ok(())
    }
}

/// The reasons that were kept, tables first; files from before they were have none.
fn reasons(paired: &Paired) -> Result<Vec<Why>, String> {
    if paired.reasons.is_empty() {
        return Ok(Vec::new());
    }
    let tables = paired.tables.iter().map(|[a, b]| (*a, Some(*b)));
    let places: Vec<_> = tables.chain(paired.bye.map(|id| (id, None))).collect();
    let found = kept::read(&paired.reasons, &places);
    found.ok_or_else(|| "the reasons do not fit the tables".to_owned())
}

fn bye(points: u32) -> Outcome {
    Outcome { games: String::new(), how: How::Played, winner: Some(Side::A), points: [points, 0] }
}
