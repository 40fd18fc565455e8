//! The walk along the log, which judges each line against the state before it.

use crate::event::actions::{Effect, Seat};
use crate::event::{Action, Entry, Event, How, Id, Outcome, Pairing, Side, StageKind, Status};
use crate::msg;
use crate::ruleset::{CutRule, MatchShape, Ruleset};
use crate::words::{Arg, Message};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

// Places of breaches.
pub(super) const STANDINGS: Message = msg!("pages.standings");
const HEAD: Message = msg!("verify.head");
const LOG: Message = msg!("verify.log");

pub(super) struct Judge {
    /// What counts before the current line, if it is one that this module judges.
    pub facts: Facts,
    /// The state before the current line, by the code that is judged.
    judged: Event,
    pub verdict: Verdict,
    /// The tables of each round, by stage and number. A round drawn again replaces itself.
    pub counted: BTreeMap<(usize, u32), usize>,
    /// The number of the current line.
    line: Option<u64>,
}

impl Judge {
    pub fn new(event: &Event) -> Judge {
        let judged = Event::empty(event.head.clone(), event.ruleset.clone());
        let (facts, verdict) = (Facts::of(&judged), Verdict::default());
        Judge { facts, judged, verdict, counted: BTreeMap::new(), line: None }
    }

    pub fn walk(mut self, event: &Event) -> Verdict {
        for (key, text) in [("event", &event.head.name), ("organizer", &event.head.organizer)] {
            if text.trim().is_empty() {
                self.nonsense(&HEAD, key, msg!("verify.nothing-written"));
            }
        }
        self.way_of_drawing();
        for line in event.log.iter() {
            self.line = Some(line.n);
            // A line that was undone for good harmed nobody.
            if !event.undone.contains(&line.n) {
                let before = self.verdict.breaches.len();
                self.judge(line);
                // A line that breaks a rule is not the one that this program writes.
                if self.verdict.breaches.len() == before {
                    self.decide_again(line);
                }
            }
            if let Err(misfit) = self.judged.append(line.clone()) {
                self.breach(&LOG, misfit.message());
            }
        }
        self.line = None;
        self.facts = Facts::of(&self.judged);
        self.ending();
        (self.verdict.rounds, self.verdict.tables) =
            (self.counted.len(), self.counted.values().sum());
        self.verdict
    }

    fn judge(&mut self, line: &Entry) {
        if line.by.trim().is_empty() {
            self.nonsense(&LOG, "by", msg!("verify.done-by-nobody"));
        }
        let reopens = matches!(
            line.action,
            Action::Note(_) | Action::ByHand(_) | Action::Undo(_) | Action::Redo(_)
        );
        if self.judged.finished.is_some() && !reopens {
            self.breach(&LOG, msg!("verify.closed-before"));
        }
        let needs_facts = match &line.action {
            Action::Pair(_) | Action::Pods(_) | Action::Mission(_) | Action::Cut(_) => true,
            Action::Drop(left) | Action::Disqualify(left) => left.seeds.is_some(),
            Action::Decline(_) | Action::Finish(_) => true,
            _ => false,
        };
        if needs_facts {
            self.facts = Facts::of(&self.judged);
        }
        match &line.action {
            Action::Pods(seated) => self.pods(&msg!("verify.pods"), &seated.pods, seated.by_hand),
            Action::Pair(paired) => self.round(paired),
            Action::Mission(set) => self.mission_set(set),
            Action::Cut(cut) => self.cut(cut),
            Action::Drop(left) | Action::Disqualify(left) => {
                left.seeds.iter().for_each(|seeds| self.replaced(left.id, seeds));
            }
            Action::Decline(declined) => self.replaced(declined.id, &declined.seeds),
            Action::Finish(finished) => self.finished(finished.champion),
            by_hand => self.remark_on(by_hand),
        }
    }

    /// Remarks on what the organizer changed in a round.
    fn remark_on(&mut self, action: &Action) {
        let name = |id: Id| self.judged.label(id);
        let (stage, round, sentence) = match action {
            Action::Swap(swapped) => {
                let [a, b] = swapped.swap.map(name);
                (swapped.stage, swapped.round, msg!("verify.exchanged", a, b))
            }
            Action::Seat(late) if late.to == Seat::Opponent => {
                let other = late.with.map(name).unwrap_or_default();
                let sentence = msg!("tables.verify-seated", name = name(late.id), other);
                (late.stage, late.round, sentence)
            }
            Action::Repair(repaired) => {
                let sentence = msg!("tables.verify", n = repaired.tables.len());
                (repaired.stage, repaired.round, sentence)
            }
            Action::Table(moved) => {
                let names = Arg::Series(moved.of.iter().map(|id| name(*id).into()).collect());
                (moved.stage, moved.round, msg!("tables.verify-moved", names, n = moved.to))
            }
            _ => return,
        };
        self.remark(&round_name(stage > 1, round), sentence);
    }

    pub fn breach(&mut self, place: &Message, sentence: Message) {
        self.breach_at(place, "", sentence);
    }

    /// Reports a breach at the value of this key in the line.
    pub fn breach_at(&mut self, place: &Message, key: &'static str, sentence: Message) {
        let finding = Finding { key, ..self.finding(place, sentence) };
        self.verdict.breaches.push(finding);
    }

    /// Reports a value that no command could have left, at this key in the line.
    pub fn nonsense(&mut self, place: &Message, key: &'static str, sentence: Message) {
        let finding = Finding { key, impossible: true, ..self.finding(place, sentence) };
        self.verdict.breaches.push(finding);
    }

    pub fn remark(&mut self, place: &Message, sentence: Message) {
        let finding = self.finding(place, sentence);
        self.verdict.remarks.push(finding);
    }

    fn finding(&self, place: &Message, sentence: Message) -> Finding {
        Finding { line: self.line, key: "", place: place.clone(), sentence, impossible: false }
    }

    pub fn judged(&self) -> &Event {
        &self.judged
    }

    /// `Anna, Jan` or `nobody`.
    pub fn names(&self, ids: &[Id]) -> Arg {
        match ids {
            [] => msg!("handbook.nobody").into(),
            _ => Arg::Series(ids.iter().map(|id| self.judged.label(*id).into()).collect()),
        }
    }
}

pub(super) fn round_name(finals: bool, number: u32) -> Message {
    if finals { msg!("screen.of-finals", n = number) } else { msg!("screen.number", n = number) }
}

/// The result of judging an event.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Breaches of the rules, in the order in which they happened.
    pub breaches: Vec<Finding>,
    /// Decisions that the organizer made by hand and answers for.
    pub remarks: Vec<Finding>,
    /// The number of rounds judged; a round drawn again counts once.
    pub rounds: usize,
    /// The number of tables in those rounds.
    pub tables: usize,
    /// The number of lines of standings compared, after every round and at the end.
    pub places: usize,
}

/// One thing found, and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The number of the log line; `None` for the head or the whole.
    pub line: Option<u64>,
    /// The key in that line whose value is wrong; empty if it is the action.
    pub key: &'static str,
    /// `round 3`, `cut`, `finals round 1`, `standings`.
    pub place: Message,
    /// The breach or remark, without a full stop.
    pub sentence: Message,
    /// Whether no command could have left this, so that somebody typed it into the file.
    pub impossible: bool,
}

impl Finding {
    /// The place and what is wrong there.
    pub fn message(&self) -> Message {
        msg!("common.labelled", label = &self.place, text = &self.sentence)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

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

    pub fn is_house(&self, id: Id) -> bool {
        self.event.entrant(id).is_some_and(|person| person.house)
    }

    pub fn is_put_out(&self, id: Id) -> bool {
        self.event.entrant(id).is_some_and(|one| matches!(one.status, Status::Disqualified { .. }))
    }

    /// Whether they may have a place: house players have none.
    pub fn has_place(&self, id: Id) -> bool {
        self.event.entrant(id).is_some_and(|one| one.is_registered() && !one.house)
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

pub(super) enum End {
    /// A letter for each game that was played.
    Letters(String),
    /// Given up by this side.
    Conceded(Side),
    Absent(Side),
    /// This side left while the game was on.
    Removed(Side),
}

/// The worth of a seat without an opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unopposed {
    Bye,
    /// Nothing: no round, no points.
    Rest,
    /// The opponent has left, and the game counts as won.
    Win,
    /// A bye awarded before the event.
    Awarded,
}

pub(super) struct Table {
    pub seats: [Option<Id>; 2],
    /// Its place in the bracket.
    pub game: Option<u32>,
    pub end: Option<End>,
    /// The margin of the win, as it was entered.
    pub margin: Option<u32>,
    /// Both scores, as they were entered.
    pub scores: Option<[u32; 2]>,
    /// The win is one on time.
    pub timed: bool,
    pub free: Unopposed,
}

pub(super) struct Stage {
    pub kind: StageKind,
    pub shape: MatchShape,
    pub seeds: Vec<Id>,
    pub rounds: Vec<Vec<Table>>,
}

impl Table {
    pub fn seat_of(&self, id: Id) -> Option<usize> {
        self.seats.iter().position(|seat| *seat == Some(id))
    }

    pub fn is_over(&self) -> bool {
        self.end.is_some() || self.seats[1].is_none()
    }
}

impl Stage {
    /// The tables of all rounds, in their order.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.rounds.iter().flat_map(|round| round.iter())
    }
}
