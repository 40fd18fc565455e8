//! Replaying the log, undo and redo.

use super::apply::Misfit;
use super::{Action, Entry, Event, Head};
use crate::ruleset::Ruleset;
use std::sync::Arc;

impl Event {
    /// The state that this log leads to. Every prefix of a log leads to a state.
    ///
    /// # Errors
    /// Names the first line that cannot follow the lines before it.
    pub fn replay(head: Head, ruleset: Arc<Ruleset>, log: Vec<Entry>) -> Result<Event, Misfit> {
        let mut event = Event { log, ..Event::empty(head, ruleset) };
        event.fold()?;
        Ok(event)
    }

    /// Replays the log into the state. If that fails, the state stays as it was.
    fn fold(&mut self) -> Result<(), Misfit> {
        let mut event = Event::empty(self.head.clone(), self.ruleset.clone());
        let undone = undone(&self.log);
        for entry in self.log.iter().filter(|entry| !undone.contains(&entry.n)) {
            event.take(entry)?;
        }
        *self = Event { undone, log: std::mem::take(&mut self.log), ..event };
        Ok(())
    }

    /// Adds all these lines, or none of them. The log is not copied, so a result costs the
    /// same at the end of a large event as at its beginning.
    ///
    /// # Errors
    /// One of the lines does not fit; the event is then as it was.
    pub fn extend(&mut self, entries: Vec<Entry>) -> Result<(), Misfit> {
        let known = self.log.len();
        let steps_back =
            entries.iter().any(|entry| matches!(entry.action, Action::Undo(_) | Action::Redo(_)));
        if steps_back {
            self.log.extend(entries);
            return self.fold().inspect_err(|_| self.log.truncate(known));
        }
        for entry in entries {
            if let Err(misfit) = self.take(&entry) {
                self.shorten(known);
                return Err(misfit);
            }
            self.log.push(entry);
        }
        Ok(())
    }

    /// Removes the lines that were added after the first `known` ones.
    pub fn shorten(&mut self, known: usize) {
        self.log.truncate(known);
        // This log has been replayed before, so it cannot fail.
        let _ = self.fold();
    }

    /// The event as it was up to this line.
    pub fn as_of(&self, n: u64) -> Option<Event> {
        let log = self.log.iter().take_while(|entry| entry.n <= n).cloned().collect();
        Event::replay(self.head.clone(), self.ruleset.clone(), log).ok()
    }

    /// The line with this number.
    pub fn entry(&self, n: u64) -> Option<&Entry> {
        // Lines are numbered from 1 without gaps, except in a log made by hand.
        let there = usize::try_from(n).ok()?.checked_sub(1).and_then(|at| self.log.get(at));
        there.filter(|entry| entry.n == n).or_else(|| self.log.iter().find(|entry| entry.n == n))
    }

    /// Returns whether undoing or redoing the line leaves the state as it is.
    pub fn is_remark(&self, n: u64) -> bool {
        self.entry(n).is_some_and(|entry| matches!(entry.action, Action::Note(_)))
    }

    /// Adds a line after those already there.
    ///
    /// # Errors
    /// The line does not fit; the event must then be read anew.
    pub fn append(&mut self, entry: Entry) -> Result<(), Misfit> {
        if let Action::Undo(n) | Action::Redo(n) = entry.action
            && self.is_remark(n)
        {
            match entry.action {
                Action::Undo(_) => self.undone.insert(n),
                _ => self.undone.remove(&n),
            };
            self.log.push(entry);
        } else if matches!(entry.action, Action::Undo(_) | Action::Redo(_)) {
            let mut log = std::mem::take(&mut self.log);
            log.push(entry);
            *self = Event::replay(self.head.clone(), self.ruleset.clone(), log)?;
        } else {
            self.take(&entry)?;
            self.log.push(entry);
        }
        Ok(())
    }

    /// The newest action that `undo` can take back.
    pub fn undoable(&self) -> Option<&Entry> {
        self.log
            .iter()
            .rev()
            .find(|entry| !self.undone.contains(&entry.n) && !entry.action.is_about_the_log())
    }

    /// The action that `redo` brings back: the one undone last, as long as nothing else has
    /// happened since.
    pub fn redoable(&self) -> Option<&Entry> {
        let mut stack = Vec::new();
        for entry in &self.log {
            match entry.action {
                Action::Undo(n) => stack.push(n),
                Action::Redo(n) if stack.last() == Some(&n) => _ = stack.pop(),
                Action::Redo(n) => stack.retain(|held| *held != n),
                _ => stack.clear(),
            }
        }
        let n = stack.pop()?;
        self.entry(n)
    }

    /// The state as it would be without the newest round.
    pub(super) fn without_newest_round(&self) -> Event {
        let mut before = self.clone();
        before.standings.take();
        if let Some(stage) = before.stages.last_mut() {
            stage.rounds.pop();
        }
        before
    }

    /// The number of the next line.
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
