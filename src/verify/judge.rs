//! The walk along the log, which judges each line against the state before it.

use super::facts::Facts;
use super::undo_row::UndoRow;
use super::unique::UniqueValues;
use super::verdict::{Finding, Verdict};
use crate::event::action::{Effect, Left, Paired};
use crate::event::standings::{Line, Value};
use crate::event::{Action, Entry, Event, Fraction, Id, standings};
use std::collections::{BTreeMap, BTreeSet};

pub(super) struct Judge {
    /// The state before the current line, by this module's own replay.
    pub facts: Facts,
    /// The same state by the code that is judged.
    judged: Event,
    verdict: Verdict,
    /// The tables of each round, by stage and number. A round drawn again replaces itself.
    counted: BTreeMap<(usize, u32), usize>,
    /// The number of the current line.
    line: Option<u64>,
    /// The names and numbers that players have before the current line, if known already.
    pub unique: Option<UniqueValues>,
    /// The seed of the event.
    pub seed: u64,
    /// The lines undone before the current line.
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
            unique: None,
            seed: event.head.seed,
            undone: BTreeSet::new(),
        }
    }

    pub fn walk(mut self, event: &Event, watch: &mut dyn FnMut(&Entry)) -> Verdict {
        self.head(&event.head);
        let mut row = UndoRow::default();
        for (at, line) in event.log.iter().enumerate() {
            self.line = Some(line.n);
            watch(line);
            if matches!(line.action, Action::Undo(_) | Action::Redo(_)) {
                self.back_and_forth(event, line);
                self.unique = None;
                row.push_step(event, at);
            } else {
                self.apply_row(&mut row, event, at);
                row.push_line(at);
                // A line that was undone for good harmed nobody.
                if event.undone.contains(&line.n) {
                    self.unique = None;
                } else {
                    self.judge(line);
                }
                self.facts.apply(&line.action);
            }
            self.apply_to_judged(line);
        }
        self.apply_row(&mut row, event, event.log.len());
        self.line = None;
        self.ending();
        (self.verdict.rounds, self.verdict.tables) =
            (self.counted.len(), self.counted.values().sum());
        self.verdict
    }

    /// Judges only these standings, given everything that has happened.
    pub fn standings(mut self, event: &Event, given: &[Line]) -> Vec<Finding> {
        self.facts = Facts::of(event, &event.log);
        self.compare_with("standings", given);
        self.verdict.breaches
    }

    /// Judges a line: its own values, whether it can stand where it stands, and what it does.
    fn judge(&mut self, line: &Entry) {
        if line.by.trim().is_empty() {
            self.nonsense("log", "by", "nobody has done this; write a name");
        }
        if self.facts.closed && !matches!(line.action, Action::Note(_) | Action::ByHand(_)) {
            self.breach("log", "the event was closed before this, and only undo opens it again");
        }
        match &line.action {
            Action::Add(added) => {
                self.entered(added);
                self.late_entry(added);
            }
            Action::Import(all) => {
                all.iter().for_each(|added| self.entered(added));
                all.iter().for_each(|added| self.late_entry(added));
            }
            Action::Edit(edited) => self.renamed(edited),
            Action::Remove(_) => self.removed(),
            Action::Official(official) if official.name.trim().is_empty() => {
                self.nonsense("officials", "name", "an official has no name; write one");
            }
            Action::Setup(setup) => self.setup("announcement", setup),
            Action::Pods(seated) => self.pods("pods", &seated.pods, seated.by_hand),
            Action::Redraft(shared) => self.shared(shared),
            Action::Take(taken) => self.turn(taken),
            Action::Pair(paired) => {
                self.minutes("clock", "minutes", paired.minutes, true);
                self.comes_next(paired);
                self.round(paired);
            }
            Action::Swap(swapped) => {
                let [a, b] = swapped.swap.map(|id| self.facts.name(id));
                let sentence = format!("{a} and {b} were exchanged by hand");
                self.remark(round_name(false, swapped.round), sentence);
            }
            Action::Report(reported) => {
                self.games_of(reported);
                self.margin(reported);
            }
            Action::Timer(what) => self.timer(*what),
            Action::Extend(extended) => self.minutes("clock", "minutes", extended.minutes, false),
            Action::Drop(left) => {
                self.goes(left, "left");
                self.leaves(left);
            }
            Action::Disqualify(left) => {
                self.goes(left, "was put out");
                self.leaves(left);
            }
            Action::Rejoin(returned) => {
                self.may_return(returned);
                self.rejoin(returned);
            }
            Action::Penalty(penalised) => {
                self.known_penalty(penalised);
                match &penalised.effect {
                    Some(Effect::Removed(left) | Effect::Disqualified(left)) => self.leaves(left),
                    Some(Effect::Result(reported)) => self.margin(reported),
                    Some(Effect::Points(_)) | None => {}
                }
            }
            Action::Cut(cut) => self.cut(cut),
            Action::Decline(declined) => self.replaced(declined.id, &declined.seeds),
            Action::Finish(finished) => self.finished(finished.champion),
            Action::Official(_)
            | Action::Dismiss(_)
            | Action::Draft(_)
            | Action::Side(_)
            | Action::List(_)
            | Action::Note(_)
            | Action::ByHand(_)
            | Action::Undo(_)
            | Action::Redo(_) => {}
        }
    }

    /// A player who leaves before the finals begin is replaced among the seeds.
    fn leaves(&mut self, left: &Left) {
        if let Some(seeds) = &left.seeds {
            self.replaced(left.id, seeds);
        }
    }

    /// Applies the undo and redo lines before this position in the log.
    fn apply_row(&mut self, row: &mut UndoRow, event: &Event, end: usize) {
        if let Some(facts) = row.facts_after(event, end) {
            self.facts = facts;
        }
    }

    /// Applies the line to the code that is judged as well.
    fn apply_to_judged(&mut self, line: &Entry) {
        if let Err(misfit) = self.judged.append(line.clone()) {
            self.breach("log", misfit.to_string());
        }
    }

    /// Compares the published standings with those by definition.
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
                // Everything below would be reported over and over.
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
                    let by = tie_break.about().phrase;
                    let sentence = format!("{name} has {exact} as {by}, not {shown}");
                    self.breach(place, sentence);
                }
            }
        }
    }

    pub fn breach(&mut self, place: impl Into<String>, sentence: impl Into<String>) {
        self.breach_at(place, "", sentence);
    }

    /// Reports a breach at the value of this key in the line.
    pub fn breach_at(
        &mut self,
        place: impl Into<String>,
        key: &'static str,
        sentence: impl Into<String>,
    ) {
        let finding = Finding { key, ..self.finding(place, sentence) };
        self.verdict.breaches.push(finding);
    }

    /// Reports a value that no command could have left, at this key in the line.
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

pub(super) fn round_name(finals: bool, number: u32) -> String {
    if finals { format!("finals round {number}") } else { format!("round {number}") }
}
