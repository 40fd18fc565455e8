//! Facts about the log, stored beside it.
//!
//! They are the lines that count, the lines that redo can bring back, and checkpoints of the state.
//!
//! All of them follow from the log. An undo goes on from the last checkpoint before the line
//! that it undoes. Without any checkpoint it would replay the whole log, with the same result.

use super::actions::{Action, Bearing, Entry, LogStep};
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

/// Each checkpoint is this many times as far from the end as the one after it.
const SPACING: u32 = 8;

/// States without a log, oldest first, each with the number of counting lines it results from.
pub(super) type Checkpoints<S> = Vec<(usize, Arc<S>)>;

#[derive(Clone)]
pub(super) struct LogIndex<S> {
    /// Positions in the log of the lines that count: no undone line, no undo and no redo.
    pub counting: Vec<usize>,
    /// Numbers of the lines that redo would bring back, the newest last.
    pub redoable: Vec<u64>,
    /// How many lines may have changed the odds, with the undos and redos of such lines.
    pub odds_lines: u64,
    pub checkpoints: Checkpoints<S>,
}

impl<S> LogIndex<S> {
    pub fn new(log: &[Entry], undone: &BTreeSet<u64>) -> LogIndex<S> {
        let mut index = LogIndex::default();
        for (at, entry) in log.iter().enumerate() {
            let step = index.note_step(&entry.action);
            if step.is_none() && !undone.contains(&entry.n) {
                index.counting.push(at);
            }
            index.odds_lines += u64::from(!leaves_the_odds(log, &entry.action));
        }
        index
    }

    /// Adds the next line of this log.
    pub fn push(&mut self, log: &[Entry], entry: &Entry) {
        if self.note_step(&entry.action).is_none() {
            self.counting.push(log.len());
        }
        self.odds_lines += u64::from(!leaves_the_odds(log, &entry.action));
    }

    fn note_step(&mut self, action: &Action) -> Option<LogStep> {
        let step = action.log_step();
        match step {
            Some(LogStep::Undo(n)) => self.redoable.push(n),
            Some(LogStep::Redo(n)) if self.redoable.last() == Some(&n) => {
                self.redoable.pop();
            }
            Some(LogStep::Redo(n)) => self.redoable.retain(|held| *held != n),
            Some(LogStep::ByHand) | None => self.redoable.clear(),
        }
        step
    }

    /// Makes the line at this position count, or not.
    pub fn set_counting(&mut self, index: usize, at: usize, counts: bool) {
        if counts { self.counting.insert(index, at) } else { _ = self.counting.remove(index) }
    }

    /// Drops the checkpoints that result from more than this many counting lines.
    pub fn drop_checkpoints_after(&mut self, lines: usize) {
        self.checkpoints.retain(|(taken, _)| *taken <= lines);
    }

    /// Returns whether a checkpoint is to be made this many lines before the end.
    pub fn is_checkpoint(lines_before_end: usize) -> bool {
        let (n, apart) = (lines_before_end, SPACING.trailing_zeros());
        n.is_power_of_two() && n.trailing_zeros().is_multiple_of(apart)
    }
}

/// Leaves few checkpoints, ever further apart. Among those about equally far from the end, the
/// first and the last stay.
pub(super) fn thin<S>(checkpoints: &mut Checkpoints<S>, lines: usize) {
    let distance = |(taken, _): &(usize, Arc<S>)| (lines - taken).max(1).ilog(SPACING as usize);
    let distances: Vec<u32> = checkpoints.iter().map(distance).collect();
    let mut at = 0..;
    checkpoints.retain(|_| {
        let at = at.next().unwrap_or_default();
        let neighbour = |at: Option<usize>| at.and_then(|at| distances.get(at));
        let own = neighbour(Some(at));
        own != neighbour(at.checked_sub(1)) || own != neighbour(Some(at + 1))
    });
}

impl<S> Default for LogIndex<S> {
    fn default() -> LogIndex<S> {
        LogIndex {
            counting: Vec::new(),
            redoable: Vec::new(),
            odds_lines: 0,
            checkpoints: Vec::new(),
        }
    }
}

/// The line with this number.
pub(super) fn line(log: &[Entry], n: u64) -> Option<&Entry> {
    // Lines are numbered from 1 without gaps, except in a log made by hand.
    let there = usize::try_from(n).ok()?.checked_sub(1).and_then(|at| log.get(at));
    there.filter(|entry| entry.n == n).or_else(|| log.iter().find(|entry| entry.n == n))
}

/// The action that this one undoes or redoes; any other action itself.
pub(super) fn meant<'a>(log: &'a [Entry], action: &'a Action) -> Option<&'a Action> {
    match action.log_step() {
        Some(LogStep::Undo(n) | LogStep::Redo(n)) => line(log, n).map(|entry| &entry.action),
        Some(LogStep::ByHand) | None => Some(action),
    }
}

/// Returns whether this action leaves the odds as they are, or undoes one that does.
pub(super) fn leaves_the_odds(log: &[Entry], action: &Action) -> bool {
    meant(log, action).is_some_and(|action| action.bearing() <= Bearing::Day)
}

/// Checkpoints and the lines of the odds are left out, because two equal events may have different
/// ones.
impl<S> fmt::Debug for LogIndex<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LogIndex { counting, redoable, odds_lines: _, checkpoints: _ } = self;
        f.debug_struct("LogIndex").field("counting", counting).field("redoable", redoable).finish()
    }
}
