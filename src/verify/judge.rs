//! The walk along the log, which judges each line against the state before it.

use super::facts::Facts;
use super::undo_row::UndoRow;
use super::unique::UniqueValues;
use super::verdict::{Finding, Verdict};
use crate::event::action::Reported;
use crate::event::standings::Line;
use crate::event::{Action, Entry, Event, Id};
use crate::msg;
use crate::words::{Arg, Message};
use std::collections::{BTreeMap, BTreeSet};

// Places of breaches.
pub(super) const CLOCK: Message = msg!("verify.clock");
pub(super) const REGISTRATION: Message = msg!("verify.registration");
pub(super) const STANDINGS: Message = msg!("page.standings");
const LOG: Message = msg!("verify.log");

/// How a player goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Exit {
    Left,
    PutOut,
}

pub(super) struct Judge {
    /// The state before the current line, by this module's own replay.
    pub facts: Facts,
    /// The same state by the code that is judged.
    judged: Event,
    pub verdict: Verdict,
    /// The tables of each round, by stage and number. A round drawn again replaces itself.
    pub counted: BTreeMap<(usize, u32), usize>,
    /// The number of the current line.
    line: Option<u64>,
    /// The names and numbers that players have before the current line, if known already.
    pub unique: Option<UniqueValues>,
    /// The lines undone before the current line.
    pub undone: BTreeSet<u64>,
    /// Results of players that nobody has answered before the current line, by their lines.
    pub claims: BTreeMap<u64, Reported>,
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
            undone: BTreeSet::new(),
            claims: BTreeMap::new(),
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
                row.counting.push(at);
                // A line that was undone for good harmed nobody.
                if event.undone.contains(&line.n) {
                    self.unique = None;
                } else {
                    self.judge(line);
                }
                self.facts.apply(&line.action);
            }
            if let Err(misfit) = self.judged.append(line.clone()) {
                self.breach(&LOG, misfit.told());
            }
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
        self.compare_with(&STANDINGS, given);
        self.verdict.breaches
    }

    /// Judges a line: its own values, whether it can stand where it stands, and what it does.
    fn judge(&mut self, line: &Entry) {
        if line.by.trim().is_empty() {
            self.nonsense(&LOG, "by", msg!("verify.done-by-nobody"));
        }
        if self.facts.closed && !matches!(line.action, Action::Note(_) | Action::ByHand(_)) {
            self.breach(&LOG, msg!("verify.closed-before"));
        }
        match &line.action {
            Action::Add(added) => {
                self.entered(added);
                self.byes_of(added);
                self.late_entry(added);
            }
            Action::Import(all) => {
                all.iter().for_each(|added| self.entered(added));
                all.iter().for_each(|added| self.byes_of(added));
                all.iter().for_each(|added| self.late_entry(added));
            }
            Action::Edit(edited) => {
                self.renamed(edited);
                self.byes_changed(edited);
            }
            Action::Remove(_) => self.removed(),
            Action::Official(official) if official.name.trim().is_empty() => {
                self.nonsense(
                    &msg!("verify.officials"),
                    "name",
                    msg!("verify.official-without-name"),
                );
            }
            Action::Setup(setup) => self.setup(&msg!("verify.announcement"), setup),
            Action::Apart(set) => self.set_apart(set),
            Action::Pods(seated) => self.pods(&msg!("verify.pods"), &seated.pods, seated.by_hand),
            Action::Redraft(shared) => self.shared(shared),
            Action::Take(taken) => self.turn(taken),
            Action::Pair(paired) => {
                self.minutes(&CLOCK, "minutes", paired.minutes, true);
                self.comes_next(paired);
                self.round(paired);
            }
            Action::Mission(set) => self.mission_set(set),
            Action::Swap(swapped) => {
                let [a, b] = swapped.swap.map(|id| self.facts.name(id));
                let sentence = msg!("verify.exchanged", a, b);
                self.remark(&round_name(false, swapped.round), sentence);
                self.sides_of_swap(swapped);
            }
            Action::Seat(late) => self.late_seat(late),
            Action::Repair(repaired) => self.repaired(repaired),
            Action::Begun(begun) => self.begun(begun),
            Action::Table(moved) => self.moved(moved),
            Action::Post(posted) => self.posted(*posted),
            Action::Report(reported) => {
                self.games_of(reported);
                self.leavers_of(reported);
                self.margin(reported);
                self.scores_of(reported);
                self.win_on_time(reported);
            }
            Action::Claim(reported) => self.claimed(line.n, reported),
            Action::Settle(settled) => self.settled(settled),
            Action::Timer(what) => self.timer(*what),
            Action::Extend(extended) => self.minutes(&CLOCK, "minutes", extended.minutes, false),
            Action::Call(called) if called.extra > 0 => {
                self.minutes(&CLOCK, "extra", called.extra, false);
            }
            Action::Drop(left) => {
                self.goes(left, Exit::Left);
                self.leaves(left, None);
            }
            Action::Disqualify(left) => {
                self.goes(left, Exit::PutOut);
                self.leaves(left, None);
            }
            Action::Rejoin(returned) => {
                self.may_return(returned);
                self.rejoin(returned);
            }
            Action::Penalty(penalised) => self.penalised(penalised),
            Action::CheckDraw(drawn) => self.drawn(drawn),
            Action::DeckCheck(checked) => self.checked(checked),
            Action::Component(case) => self.component(case),
            Action::Cut(cut) => self.cut(cut),
            Action::Decline(declined) => self.declined(declined),
            Action::Finish(finished) => self.finished(finished.champion),
            Action::Official(_)
            | Action::Dismiss(_)
            | Action::Presence(_)
            | Action::CheckIn(_)
            | Action::Call(_)
            | Action::Draft(_)
            | Action::Side(_)
            | Action::Recommend(_)
            | Action::List(_)
            | Action::AcceptList(_)
            | Action::Note(_)
            | Action::Auction(_)
            | Action::Overkill(_)
            | Action::Rule(_)
            | Action::ByHand(_)
            | Action::Undo(_)
            | Action::Redo(_) => {}
        }
    }

    /// Applies the undo and redo lines before this position in the log.
    fn apply_row(&mut self, row: &mut UndoRow, event: &Event, end: usize) {
        if let Some(facts) = row.facts_after(event, end) {
            self.facts = facts;
        }
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
            [] => msg!("place.nobody").into(),
            _ => Arg::Series(ids.iter().map(|id| self.facts.name(*id).into()).collect()),
        }
    }
}

pub(super) fn round_name(finals: bool, number: u32) -> Message {
    if finals { msg!("round.of-finals", n = number) } else { msg!("round.number", n = number) }
}
