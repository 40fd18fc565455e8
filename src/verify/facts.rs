//! The facts that the rules count from, as the state of the event has them.

use super::tables::{End, Stage, Table, Unopposed};
use crate::event::action::{Effect, Unplayed};
use crate::event::{Entrant, Event, GivenBye, How, Id, KeptApart, Outcome, Pairing, Status};
use crate::ruleset::{CutRule, GroupApart, HouseGames, Ruleset};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Presence {
    Here,
    Gone,
    /// They stand below the line of the second day.
    Below,
    PutOut,
    /// Taken off before the first round, as if never registered.
    Unregistered,
}

pub(super) struct Person {
    pub name: String,
    /// Club, family and travel. Players who share a word may have to be kept apart.
    pub words: [Option<String>; 3],
    pub start: u32,
    pub tie: u32,
    pub presence: Presence,
    /// The stage and the round after which they left, if they have.
    pub left: (usize, u32),
    /// How many rounds are charged as losses.
    pub charged: u32,
    /// Tournament points taken off by penalties.
    pub off: u32,
    /// Whether they play only in the place of a bye.
    pub house: bool,
    /// Byes awarded for the first rounds.
    pub byes: u32,
}

pub(super) struct Facts {
    pub ruleset: Arc<Ruleset>,
    pub people: Vec<Person>,
    pub stages: Vec<Stage>,
    pub declined: BTreeSet<Id>,
    /// The missions played, by stage and round.
    pub missions: BTreeMap<(usize, u32), u32>,
    pub rounds: u32,
    pub cut: u32,
    /// The rule for what `cut` counts.
    pub cut_by: CutRule,
    /// The most losses with which everybody went on, if the cut was made so.
    pub by_record: Option<u32>,
    /// Points of a game drawn on time, if they were announced.
    pub timed_draw: Option<u32>,
    /// How games against a house player count, if that was announced.
    pub house_games: Option<HouseGames>,
    /// The players who sit together.
    pub pods: Vec<Vec<Id>>,
    /// Whether games that nobody plays count as won.
    pub unplayed_won: bool,
    /// The groups announced to be kept apart, instead of those of the ruleset.
    pub groups_apart: Option<Vec<GroupApart>>,
    /// The pairs kept apart by name.
    pub pairs_apart: Vec<KeptApart>,
    /// The rounds that players asked to leave out.
    pub byes_asked: BTreeMap<Id, BTreeSet<u32>>,
    /// Whether the line of the second day is drawn, and the rounds of that day.
    pub second_day: (bool, u32),
}

impl Facts {
    pub fn of(event: &Event) -> Facts {
        let plan = event.plan;
        let day = event.second_day.as_ref().map(|drawn| drawn.rounds);
        let ahead = plan.and_then(|plan| plan.second_day).map(|day| day.rounds);
        let mut facts = Facts {
            ruleset: event.ruleset.clone(),
            people: event.entrants.iter().map(person).collect(),
            stages: Vec::with_capacity(event.stages.len()),
            declined: event.declined.clone(),
            missions: BTreeMap::new(),
            rounds: plan.map_or(0, |plan| plan.rounds),
            cut: plan.map_or(0, |plan| plan.cut),
            cut_by: plan.map_or(CutRule::Top, |plan| plan.cut_by),
            by_record: event.cut_by_record(),
            timed_draw: event.setup.timed_draw,
            house_games: event.setup.house,
            pods: event.pods.clone(),
            unplayed_won: event.setup.unplayed == Some(Unplayed::Win),
            groups_apart: event.setup.apart.clone(),
            pairs_apart: event.apart.clone(),
            byes_asked: event.byes_asked.clone(),
            second_day: (day.is_some(), day.or(ahead).unwrap_or_default()),
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
                planned: stage.planned,
            });
        }
        let units = facts.ruleset.preliminary.points.units;
        for penalised in &event.penalties {
            if let (Some(Effect::Points(points)), Some(person)) =
                (&penalised.effect, facts.people.get_mut(penalised.id as usize - 1))
            {
                person.off = person.off.saturating_add(points.saturating_mul(units));
            }
        }
        facts
    }

    /// These players leave before the round.
    pub fn dismiss(&mut self, ids: &[Id]) {
        for id in ids {
            if let Some(person) = self.people.get_mut((*id as usize).wrapping_sub(1)) {
                person.presence = Presence::Gone;
            }
        }
    }

    pub fn person(&self, id: Id) -> Option<&Person> {
        self.people.get((id as usize).checked_sub(1)?)
    }

    /// Everybody who plays for a place and is here, in the order of registration.
    pub fn all_here(&self) -> impl Iterator<Item = Id> {
        (1..=self.people.len() as Id).filter(|id| self.is_here(*id) && !self.is_house(*id))
    }

    pub fn is_here(&self, id: Id) -> bool {
        self.person(id).is_some_and(|person| person.presence == Presence::Here)
    }

    pub fn is_house(&self, id: Id) -> bool {
        self.person(id).is_some_and(|person| person.house)
    }

    pub fn name(&self, id: Id) -> String {
        self.person(id).map_or_else(|| format!("#{id}"), |person| person.name.clone())
    }

    /// The rounds in which points are collected.
    pub fn preliminary(&self) -> Option<&Stage> {
        self.stages.first().filter(|stage| stage.kind.is_preliminary())
    }

    pub fn finals(&self) -> Option<&Stage> {
        self.stages.last().filter(|stage| !stage.kind.is_preliminary())
    }
}

fn person(entrant: &Entrant) -> Person {
    let (presence, left) = match entrant.status {
        Status::Active => (Presence::Here, (0, 0)),
        Status::Dropped { stage, after } => (Presence::Gone, (stage, after)),
        Status::Disqualified { stage, after } => (Presence::PutOut, (stage, after)),
        Status::FirstDayOnly { after } => (Presence::Below, (1, after)),
        Status::Unregistered => (Presence::Unregistered, (0, 0)),
    };
    Person {
        name: entrant.label().into_owned(),
        words: [&entrant.club, &entrant.family, &entrant.travel].map(Clone::clone),
        start: entrant.start,
        tie: entrant.tie,
        presence,
        left,
        charged: entrant.missed.len() as u32,
        off: 0,
        house: entrant.house,
        byes: entrant.byes,
    }
}

/// None: whoever is here sits the round out.
fn table(pairing: &Pairing) -> Option<Table> {
    let outcome = pairing.outcome.as_ref();
    let free = match outcome.map(|outcome| outcome.how) {
        Some(How::SatOut) => return None,
        Some(How::Rested) => Unopposed::Rest,
        Some(How::Unplayed) => Unopposed::Win,
        Some(How::Given(GivenBye::Awarded)) => Unopposed::Awarded,
        Some(How::Given(GivenBye::Requested)) => Unopposed::Requested,
        Some(How::Given(GivenBye::Late)) => Unopposed::Late,
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
        shape: pairing.shape,
        is_for_third: pairing.is_for_third,
    })
}
