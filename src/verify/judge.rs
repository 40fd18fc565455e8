//! The walk along the log, which judges each line against the state before it.

use super::facts::Facts;
use super::verdict::{Finding, Verdict};
use crate::event::action::Seat;
use crate::event::standings::Line;
use crate::event::{Action, Entry, Event, Id};
use crate::msg;
use crate::words::{Arg, Message};
use std::collections::BTreeMap;

// Places of breaches.
pub(super) const STANDINGS: Message = msg!("page.standings");
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
                self.breach(&LOG, misfit.told());
            }
        }
        self.line = None;
        self.facts = Facts::of(&self.judged);
        self.ending();
        (self.verdict.rounds, self.verdict.tables) =
            (self.counted.len(), self.counted.values().sum());
        self.verdict
    }

    /// Judges only these standings, given everything that has happened.
    pub fn standings(mut self, event: &Event, given: &[Line]) -> Vec<Finding> {
        self.facts = Facts::of(event);
        self.compare_with(&STANDINGS, given);
        self.verdict.breaches
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
        match &line.action {
            Action::Pair(_)
            | Action::Pods(_)
            | Action::Mission(_)
            | Action::Cut(_)
            | Action::Finish(_) => self.facts = Facts::of(&self.judged),
            Action::Drop(left) | Action::Disqualify(left) if left.seeds.is_some() => {
                self.facts = Facts::of(&self.judged);
            }
            Action::Decline(_) => self.facts = Facts::of(&self.judged),
            _ => {}
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
                let sentence = msg!("late.verify-seated", name = name(late.id), other);
                (late.stage, late.round, sentence)
            }
            Action::Repair(repaired) => {
                let sentence = msg!("repair.verify", n = repaired.tables.len());
                (repaired.stage, repaired.round, sentence)
            }
            Action::Table(moved) => {
                let names = Arg::Series(moved.of.iter().map(|id| name(*id).into()).collect());
                (moved.stage, moved.round, msg!("seating.verify-moved", names, n = moved.to))
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
            [] => msg!("place.nobody").into(),
            _ => Arg::Series(ids.iter().map(|id| self.judged.label(*id).into()).collect()),
        }
    }
}

pub(super) fn round_name(finals: bool, number: u32) -> Message {
    if finals { msg!("round.of-finals", n = number) } else { msg!("round.number", n = number) }
}
