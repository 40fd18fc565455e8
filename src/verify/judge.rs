//! The walk along the log: each line judged against what was before it.

use super::facts::Facts;
use super::sense::Held;
use super::steps::Steps;
use super::{Finding, Verdict};
use crate::event::action::{Effect, Left, Paired};
use crate::event::standings::{Line, Value};
use crate::event::{Action, Entry, Event, Fraction, Id, standings};
use crate::ruleset::TieBreak;
use std::collections::{BTreeMap, BTreeSet};

pub(super) struct Judge {
    /// The state before the line in hand, by this room's own fold.
    pub facts: Facts,
    /// The same state by the code that is judged.
    judged: Event,
    verdict: Verdict,
    /// Tables of each round by stage and number: drawn again it is the same round.
    counted: BTreeMap<(usize, u32), usize>,
    /// The number of the line in hand.
    line: Option<u64>,
    /// Who has which name and number before it, where that is known already.
    pub held: Option<Held>,
    /// The seed of the event.
    pub seed: u64,
    /// What was taken back before the line in hand.
    pub undone: BTreeSet<u64>,
}

impl Judge {
    pub fn new(event: &Event) -> Judge {
        let judged = Event::empty(event.head.clone(), event.ruleset.clone());
        let (facts, verdict) = (Facts::new(event), Verdict::default());
        Judge {
            facts,
            judged,
            verdict,
            counted: BTreeMap::new(),
            line: None,
            held: None,
            seed: event.head.seed,
            undone: BTreeSet::new(),
        }
    }

    pub fn walk(mut self, event: &Event, watch: &mut dyn FnMut(&Entry)) -> Verdict {
        self.head(&event.head);
        let mut steps = Steps::default();
        for (at, line) in event.log.iter().enumerate() {
            self.line = Some(line.n);
            watch(line);
            match line.action {
                Action::Undo(_) | Action::Redo(_) => {
                    self.back_and_forth(event, line);
                    self.held = None;
                    steps.step(event, at);
                }
                _ => {
                    self.settle(&mut steps, event, at);
                    steps.line(at);
                    // What was taken back for good harmed nobody.
                    if !event.undone.contains(&line.n) {
                        self.makes_sense(line);
                        self.follows(line);
                        self.judge(&line.action);
                    } else {
                        self.held = None;
                    }
                    self.facts.take(&line.action);
                }
            }
            self.follow(line);
        }
        self.settle(&mut steps, event, event.log.len());
        self.line = None;
        self.ending();
        (self.verdict.rounds, self.verdict.tables) =
            (self.counted.len(), self.counted.values().sum());
        self.verdict
    }

    /// Only these standings, for everything that has happened.
    pub fn standings(mut self, event: &Event, given: &[Line]) -> Vec<Finding> {
        self.facts = Facts::of(event, &event.log);
        self.compare_with("standings", given);
        self.verdict.breaches
    }

    fn judge(&mut self, action: &Action) {
        match action {
            Action::Add(added) => self.late_entry(added),
            Action::Import(all) => all.iter().for_each(|added| self.late_entry(added)),
            Action::Rejoin(returned) => self.rejoin(returned),
            Action::Pods(seated) => self.pods("pods", &seated.pods, seated.by_hand),
            Action::Redraft(shared) => self.shared(shared),
            Action::Take(taken) => self.turn(taken),
            Action::Pair(paired) => self.round(paired),
            Action::Swap(swapped) => {
                let [a, b] = swapped.swap.map(|id| self.facts.name(id));
                let sentence = format!("{a} and {b} were exchanged by hand");
                self.remark(round_name(false, swapped.round), sentence);
            }
            Action::Report(reported) if !reported.open => self.margin(reported),
            Action::Cut(cut) => self.cut(cut),
            Action::Decline(declined) => self.replaced(declined.id, &declined.seeds),
            Action::Drop(left) | Action::Disqualify(left) => self.leaves(left),
            Action::Penalty(penalised) => match &penalised.effect {
                Some(Effect::Removed(left) | Effect::Disqualified(left)) => self.leaves(left),
                Some(Effect::Result(reported)) if !reported.open => self.margin(reported),
                _ => {}
            },
            Action::Finish(finished) => self.finished(finished.champion),
            _ => {}
        }
    }

    /// Whoever leaves before the finals begin is replaced among the seeds.
    fn leaves(&mut self, left: &Left) {
        if let Some(seeds) = &left.seeds {
            self.replaced(left.id, seeds);
        }
    }

    /// Takes in the steps back and forth that wait before this place in the log.
    fn settle(&mut self, steps: &mut Steps, event: &Event, end: usize) {
        if let Some(facts) = steps.settle(event, end) {
            self.facts = facts;
        }
    }

    /// Lets the code that is judged take the line in as well.
    fn follow(&mut self, line: &Entry) {
        if let Err(misfit) = self.judged.append(line.clone()) {
            self.breach("log", misfit.to_string());
        }
    }

    /// Compares the standings given out with those by definition.
    pub fn compare_standings(&mut self, place: &str) {
        let given = standings(&self.judged).whole();
        self.compare_with(place, &given);
    }

    fn compare_with(&mut self, place: &str, given: &[Line]) {
        let tallies = self.facts.tallies();
        let own = self.facts.places(&tallies);
        self.verdict.places += own.len();
        if given.len() != own.len() {
            let sentence = format!("{} lines for {} players", given.len(), own.len());
            return self.breach(place, sentence);
        }
        for (at, (line, own)) in given.iter().zip(&own).enumerate() {
            let (rank, given) = (at + 1, &line.standing);
            if given.entrant != own.id {
                let (wrong, right) = (self.facts.name(given.entrant), self.facts.name(own.id));
                let sentence = format!("place {rank} is {right}'s and was given to {wrong}");
                // Everything below would be told over and over.
                return self.breach(place, sentence);
            }
            let name = self.facts.name(own.id);
            let tally = &tallies[own.id as usize - 1];
            if (given.points, given.rounds) != (own.points, own.rounds) {
                let sentence = format!(
                    "{name} has {} points of {} rounds, not {} of {}",
                    own.points, own.rounds, given.points, given.rounds
                );
                self.breach(place, sentence);
            }
            for ((tie_break, value), own) in line.tie_breaks.iter().zip(&own.values) {
                let exact = Fraction::new(own.top, own.bottom);
                let shown = match value {
                    Value::Margin(sum) => {
                        let own = tally.margin;
                        if *sum != own {
                            let sentence =
                                format!("{name} has {own} as margin of victory, not {sum}");
                            self.breach(place, sentence);
                        }
                        continue;
                    }
                    Value::Exact(fraction) => *fraction,
                    Value::Drawn(number) | Value::Beaten(number) => {
                        Fraction::new(u128::from(*number), 1)
                    }
                };
                if shown != exact {
                    let by = phrase(*tie_break);
                    let sentence = format!("{name} has {exact} as {by}, not {shown}");
                    self.breach(place, sentence);
                }
            }
        }
    }

    pub fn breach(&mut self, place: impl Into<String>, sentence: impl Into<String>) {
        self.breach_at(place, "", sentence);
    }

    /// What is wrong at the value of this key in the line.
    pub fn breach_at(
        &mut self,
        place: impl Into<String>,
        key: &'static str,
        sentence: impl Into<String>,
    ) {
        let finding = Finding { key, ..self.finding(place, sentence) };
        self.verdict.breaches.push(finding);
    }

    /// What no command leaves, at the value of this key in the line.
    pub fn nonsense(
        &mut self,
        place: impl Into<String>,
        key: &'static str,
        sentence: impl Into<String>,
    ) {
        let finding = Finding { key, impossible: true, ..self.finding(place, sentence) };
        self.verdict.breaches.push(finding);
    }

    pub fn remark(&mut self, place: impl Into<String>, sentence: impl Into<String>) {
        let finding = self.finding(place, sentence);
        self.verdict.remarks.push(finding);
    }

    fn finding(&self, place: impl Into<String>, sentence: impl Into<String>) -> Finding {
        let (place, sentence) = (place.into(), sentence.into());
        Finding { line: self.line, key: "", place, sentence, impossible: false }
    }

    pub fn count_round(&mut self, paired: &Paired) {
        self.counted.insert((paired.stage, paired.round), paired.tables.len());
    }

    pub fn judged(&self) -> &Event {
        &self.judged
    }

    /// `Anna, Jan` or `nobody`.
    pub fn names(&self, ids: &[Id]) -> String {
        match ids {
            [] => "nobody".to_owned(),
            _ => ids.iter().map(|id| self.facts.name(*id)).collect::<Vec<_>>().join(", "),
        }
    }
}

fn phrase(tie_break: TieBreak) -> &'static str {
    match tie_break {
        TieBreak::SosMean => "strength of schedule",
        TieBreak::EsosMean => "extended strength of schedule",
        TieBreak::HeadToHeadSweep => "opponents on the same points beaten",
        TieBreak::SosSum => "sum of the opponents' points",
        TieBreak::EsosSum => "sum of the opponents' sums",
        TieBreak::OpponentsOpponentsMatchWins => "opponents' opponents' share of matches won",
        TieBreak::GameWinPercentage => "share of games won",
        TieBreak::OpponentsGameWins => "opponents' share of games won",
        TieBreak::OpponentsMatchWins => "opponents' share of matches won",
        TieBreak::Margin => "margin of victory",
        TieBreak::GameWins => "games won",
        TieBreak::Random => "random number",
    }
}

pub(super) fn round_name(finals: bool, number: u32) -> String {
    if finals { format!("finals round {number}") } else { format!("round {number}") }
}
