//! What can be undone and redone.

use super::apply::Misfit;
use super::kept::{Kept, States};
use super::{Action, Entrant, Entry, Event, Head};
use crate::ruleset::Ruleset;
use std::borrow::Cow;
use std::mem::take;
use std::sync::Arc;

/// A step back or forth costs about as much as so many lines that are taken in anew.
const LINES_PER_STEP: usize = 64;

impl Event {
    /// The state that this log leads to. Any prefix of a log leads to one.
    ///
    /// # Errors
    /// The first line that does not follow from those before it.
    pub fn replay(head: Head, ruleset: Arc<Ruleset>, log: Vec<Entry>) -> Result<Event, Misfit> {
        let mut event = Event { log, ..Event::empty(head, ruleset) };
        event.fold()?;
        Ok(event)
    }

    /// The state is that of the log; if that does not fold, it stays as it was.
    fn fold(&mut self) -> Result<(), Misfit> {
        let undone = undone(&self.log);
        let kept = Kept::of(&self.log, &undone);
        let mut event = Event::empty(self.head.clone(), self.ruleset.clone());
        for at in &kept.counting {
            event.take(&self.log[*at])?;
        }
        *self = Event { undone, kept, log: std::mem::take(&mut self.log), ..event };
        Ok(())
    }

    /// Adds all these lines, or none of them. The log is not copied for it: a
    /// result costs the same at the end of a large event as at its beginning.
    ///
    /// # Errors
    /// One of them does not fit; the event is then as it was.
    pub fn extend(&mut self, entries: Vec<Entry>) -> Result<(), Misfit> {
        let known = self.log.len();
        let is_step = |entry: &&Entry| matches!(entry.action, Action::Undo(_) | Action::Redo(_));
        if entries.iter().filter(is_step).count() > 1 + known / LINES_PER_STEP {
            self.log.extend(entries);
            return self.fold().inspect_err(|_| self.log.truncate(known));
        }
        for entry in entries {
            if let Err(misfit) = self.append(entry) {
                self.shorten(known);
                return Err(misfit);
            }
        }
        Ok(())
    }

    /// Takes the lines away again that were added behind so many.
    pub fn shorten(&mut self, known: usize) {
        self.log.truncate(known);
        // It has folded before.
        let _ = self.fold();
    }

    /// The event as it was up to this line.
    pub fn as_of(&self, n: u64) -> Option<Event> {
        let log = self.log.iter().take_while(|entry| entry.n <= n).cloned().collect();
        Event::replay(self.head.clone(), self.ruleset.clone(), log).ok()
    }

    /// The line of this number.
    pub fn entry(&self, n: u64) -> Option<&Entry> {
        // They are numbered from 1 without gaps, but for a log made by hand.
        let there = usize::try_from(n).ok()?.checked_sub(1).and_then(|at| self.log.get(at));
        there.filter(|entry| entry.n == n).or_else(|| self.log.iter().find(|entry| entry.n == n))
    }

    /// Whether undoing the line, or redoing it, leaves the state as it is.
    pub fn is_remark(&self, n: u64) -> bool {
        self.entry(n).is_some_and(|entry| matches!(entry.action, Action::Note(_)))
    }

    /// Adds a line that follows those there are.
    ///
    /// # Errors
    /// The line does not fit; the event is then to be read anew.
    pub fn append(&mut self, entry: Entry) -> Result<(), Misfit> {
        match entry.action {
            Action::Undo(n) | Action::Redo(n) => return self.append_step(n, entry),
            _ => self.take(&entry)?,
        }
        self.push(entry);
        Ok(())
    }

    /// Adds a step back or forth: what was before the line it is about stays as it is.
    fn append_step(&mut self, n: u64, entry: Entry) -> Result<(), Misfit> {
        let forth = matches!(entry.action, Action::Redo(_));
        let Some(at) = self.place(n) else {
            self.log.push(entry);
            return self.fold().inspect_err(|_| _ = self.log.pop());
        };
        if let Some(index) = self.counting_with(at, forth) {
            if self.is_remark(n) || self.take_result(index, at, forth) {
                self.kept.forget(index);
                self.kept.put(index, at, forth);
            } else {
                let (state, states) = self.stepped(index, at, forth)?;
                let (log, undone) = (take(&mut self.log), take(&mut self.undone));
                *self = Event { log, undone, kept: take(&mut self.kept), ..state };
                self.kept.put(index, at, forth);
                self.kept.keep(states);
            }
        }
        match forth {
            true => self.undone.remove(&n),
            false => self.undone.insert(n),
        };
        self.push(entry);
        Ok(())
    }

    /// Everybody as they are registered once this step is taken; None: the log does not fold then.
    pub(super) fn entrants_after(&self, step: &Action) -> Option<Cow<'_, [Entrant]>> {
        let (Action::Undo(n) | Action::Redo(n)) = *step else { return None };
        let forth = matches!(step, Action::Redo(_));
        let Some(at) = self.place(n) else {
            let mut after = self.clone();
            let mark = Entry {
                n: self.next_number(),
                action: step.clone(),
                why: None,
                ..self.log.last()?.clone()
            };
            return after.append(mark).ok().map(|()| Cow::Owned(after.entrants));
        };
        match self.counting_with(at, forth) {
            Some(index) if !self.is_remark(n) && !self.is_result_alone(index, at) => {
                let (state, _) = self.stepped(index, at, forth).ok()?;
                Some(Cow::Owned(state.entrants))
            }
            _ => Some(Cow::Borrowed(&self.entrants)),
        }
    }

    /// The state once the line at this place counts, or no longer counts.
    fn stepped(&self, index: usize, at: usize, forth: bool) -> Result<(Event, States), Misfit> {
        let mut kept = self.kept.clone();
        kept.put(index, at, forth);
        kept.state(self, index)
    }

    /// Where the line of this number stands, in a log whose lines are numbered from 1 without
    /// gaps; None: it is not there, or the log was made by hand.
    pub(super) fn place(&self, n: u64) -> Option<usize> {
        let at = usize::try_from(n).ok()?.checked_sub(1)?;
        self.log.get(at).filter(|entry| entry.n == n).map(|_| at)
    }

    /// Where among the lines that count this one is to be put in, or taken out; None: the step
    /// changes nothing.
    fn counting_with(&self, at: usize, forth: bool) -> Option<usize> {
        let entry = &self.log[at];
        match self.kept.counting.binary_search(&at) {
            Ok(index) if !forth => Some(index),
            Err(index) if forth && !entry.action.is_about_the_log() => Some(index),
            _ => None,
        }
    }

    fn push(&mut self, entry: Entry) {
        self.kept.line(self.log.len(), &entry);
        self.log.push(entry);
    }

    /// The lines that count, the newest first.
    pub fn counting(&self) -> impl DoubleEndedIterator<Item = &Entry> {
        self.kept.counting.iter().rev().map(|at| &self.log[*at])
    }

    /// The lines that count before the one of this number, the newest first.
    pub(super) fn counting_before(&self, n: u64) -> impl Iterator<Item = &Entry> {
        let before = self.kept.counting.partition_point(|at| self.log[*at].n < n);
        self.kept.counting[..before].iter().rev().map(|at| &self.log[*at])
    }

    /// The lines that count behind the one of this number, the newest first.
    pub(super) fn counting_behind(&self, n: u64) -> impl Iterator<Item = &Entry> {
        self.counting().take_while(move |entry| entry.n > n)
    }

    /// The action that `undo` takes back, newest first.
    pub fn undoable(&self) -> Option<&Entry> {
        self.counting().next()
    }

    /// The action that `redo` brings back: what was undone last, as long as
    /// nothing else has happened since.
    pub fn redoable(&self) -> Option<&Entry> {
        self.entry(*self.kept.back.last()?)
    }

    /// The state as it would be had the newest round not been drawn.
    pub(super) fn without_newest_round(&self) -> Event {
        let mut before = self.clone();
        before.standings.take();
        if let Some(stage) = before.stages.last_mut() {
            stage.rounds.pop();
        }
        before
    }

    /// The number the next line gets.
    pub fn next_number(&self) -> u64 {
        self.log.last().map_or(1, |entry| entry.n + 1)
    }
}

fn undone(log: &[Entry]) -> std::collections::BTreeSet<u64> {
    let mut undone = std::collections::BTreeSet::new();
    for entry in log {
        match entry.action {
            Action::Undo(n) => undone.insert(n),
            Action::Redo(n) => undone.remove(&n),
            _ => false,
        };
    }
    undone
}
