//! The facts that the rules count from, as the state of the event has them.

use super::tables::{End, Stage, Table, Unopposed};
use crate::event::action::Effect;
use crate::event::{Entrant, Event, How, Id, Outcome, Pairing, Status};
use crate::ruleset::{CutRule, Ruleset};
use std::collections::BTreeMap;
use std::sync::Arc;

pub(super) struct Facts {
    /// The state, without its log.
    pub event: Event,
    pub ruleset: Arc<Ruleset>,
    pub stages: Vec<Stage>,
    /// The missions played, by stage and round.
    pub missions: BTreeMap<(usize, u32), u32>,
    pub rounds: u32,
    pub cut: u32,
    /// The rule for what `cut` counts.
    pub cut_by: CutRule,
}

impl Facts {
    pub fn of(event: &Event) -> Facts {
        let plan = event.plan;
        let mut state = event.clone();
        // While two hold the log, each line that is added copies it.
        state.log = Arc::default();
        let mut facts = Facts {
            event: state,
            ruleset: event.ruleset.clone(),
            stages: Vec::with_capacity(event.stages.len()),
            missions: BTreeMap::new(),
            rounds: plan.map_or(0, |plan| plan.rounds),
            cut: plan.map_or(0, |plan| plan.cut),
            cut_by: plan.map_or(CutRule::Top, |plan| plan.cut_by),
        };
        let missions = event.ruleset.missions.as_ref().map_or(&[][..], |all| &all.missions);
        for (number, stage) in (1..).zip(&event.stages) {
            for round in &stage.rounds {
                let at = missions.iter().position(|one| Some(one) == round.mission.as_ref());
                facts.missions.extend(at.map(|at| ((number, round.number), at as u32 + 1)));
            }
            let tables = |pairings: &[Pairing]| pairings.iter().filter_map(table).collect();
            facts.stages.push(Stage {
                kind: stage.kind,
                shape: stage.shape,
                seeds: stage.seeds.clone(),
                rounds: stage.rounds.iter().map(|round| tables(&round.pairings)).collect(),
            });
        }
        facts
    }

    /// These players leave before the round.
    pub fn dismiss(&mut self, ids: &[Id]) {
        for entrant in Arc::make_mut(&mut self.event.entrants) {
            if ids.contains(&entrant.id) {
                entrant.status = Status::Dropped { stage: 1, after: 0 };
            }
        }
    }

    pub fn people(&self) -> &[Entrant] {
        &self.event.entrants
    }

    pub fn person(&self, id: Id) -> Option<&Entrant> {
        self.event.entrant(id)
    }

    /// Tournament points that penalties took off.
    pub fn points_off(&self, id: Id) -> u32 {
        let penalties = self.event.penalties.iter().filter(|penalised| penalised.id == id);
        let points = penalties.filter_map(|penalised| match penalised.effect {
            Some(Effect::Points(points)) => Some(points),
            _ => None,
        });
        let units = self.ruleset.preliminary.points.units;
        points.fold(0, |sum, points| sum.saturating_add(points.saturating_mul(units)))
    }

    /// Everybody who plays for a place and is here, in the order of registration.
    pub fn all_here(&self) -> impl Iterator<Item = Id> {
        self.event.active().map(|entrant| entrant.id)
    }

    pub fn is_here(&self, id: Id) -> bool {
        self.event.is_here(id)
    }

    pub fn is_house(&self, id: Id) -> bool {
        self.person(id).is_some_and(|person| person.house)
    }

    pub fn is_put_out(&self, id: Id) -> bool {
        self.person(id).is_some_and(|one| matches!(one.status, Status::Disqualified { .. }))
    }

    /// Whether they may have a place: house players have none.
    pub fn has_place(&self, id: Id) -> bool {
        self.person(id).is_some_and(|one| one.is_registered() && !one.house)
    }

    pub fn name(&self, id: Id) -> String {
        self.event.label(id)
    }

    /// The rounds in which points are collected.
    pub fn preliminary(&self) -> Option<&Stage> {
        self.stages.first().filter(|stage| stage.kind.is_preliminary())
    }

    pub fn finals(&self) -> Option<&Stage> {
        self.stages.last().filter(|stage| !stage.kind.is_preliminary())
    }
}

/// None: whoever is here sits the round out.
fn table(pairing: &Pairing) -> Option<Table> {
    let outcome = pairing.outcome.as_ref();
    let free = match outcome.map(|outcome| outcome.how) {
        Some(How::SatOut) => return None,
        Some(How::Rested) => Unopposed::Rest,
        Some(How::Unplayed) => Unopposed::Win,
        Some(How::AwardedBye) => Unopposed::Awarded,
        _ => Unopposed::Bye,
    };
    let end = |outcome: &Outcome| match outcome.how {
        How::Concession(side) => End::Conceded(side),
        How::NoShow(side) => End::Absent(side),
        How::Removed(side) => End::Removed(side),
        _ => End::Letters(outcome.games.as_str().to_ascii_uppercase()),
    };
    Some(Table {
        seats: [Some(pairing.a), pairing.b],
        game: pairing.number,
        end: outcome.filter(|_| pairing.b.is_some()).map(end),
        margin: outcome.and_then(|outcome| outcome.margin),
        scores: outcome.and_then(|outcome| outcome.scores),
        timed: outcome.is_some_and(|outcome| outcome.timed),
        free,
    })
}
