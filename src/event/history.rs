//! Replaying the log, undo and redo; an index of the log; and the log in words.
//!
//! The index has the lines that count, those that redo can bring back, and checkpoints of the
//! state. It can be recomputed from the log. An undo replays from the last checkpoint before the
//! line it undoes; without checkpoints it would replay the whole log, with the same result.

use super::actions::undo;
use super::actions::{Action, Bearing, Entry, LogStep, Reported};
use super::state::Misfit;
use super::{Entrant, Event, Head, Moment};
use crate::msg;
use crate::ruleset::Ruleset;
use crate::words::{Arg, Message};
use std::collections::{BTreeSet, HashSet};
use std::fmt;
use std::mem::take;
use std::sync::Arc;

/// An undo or a redo costs about as much as replaying this many lines.
const LINES_PER_STEP: usize = 64;

impl Event {
    /// The state that this log leads to. Every prefix of a log leads to a state.
    ///
    /// # Errors
    /// The first line that cannot follow the lines before it.
    pub fn replay(
        head: Head,
        ruleset: Arc<Ruleset>,
        log: impl Into<Arc<Vec<Entry>>>,
    ) -> Result<Event, Misfit> {
        let mut event = Event { log: log.into(), ..Event::empty(head, ruleset) };
        event.replay_log()?;
        Ok(event)
    }

    /// Replays the log into the state. If that fails, the state stays as it was.
    fn replay_log(&mut self) -> Result<(), Misfit> {
        let mut event = Event::empty(self.head.clone(), self.ruleset.clone());
        let undone = undone(&self.log);
        let index = LogIndex::new(&self.log, &undone);
        for at in &index.counting {
            event.apply(&self.log[*at])?;
        }
        *self = Event { undone, index, log: take(&mut self.log), ..event };
        Ok(())
    }

    /// Adds all these lines, or none of them. The log is not copied, so a result costs the
    /// same at the end of a large event as at its beginning.
    ///
    /// # Errors
    /// One of the lines does not fit; the event is then as it was.
    pub fn extend(&mut self, entries: Vec<Entry>) -> Result<(), Misfit> {
        let known = self.log.len();
        let is_step = |entry: &&Entry| undone_or_redone(&entry.action).is_some();
        if entries.iter().filter(is_step).count() > 1 + known / LINES_PER_STEP {
            Arc::make_mut(&mut self.log).extend(entries);
            return self.replay_log().inspect_err(|_| Arc::make_mut(&mut self.log).truncate(known));
        }
        for entry in entries {
            if let Err(misfit) = self.append(entry) {
                self.shorten(known);
                return Err(misfit);
            }
        }
        Ok(())
    }

    /// Removes the lines that were added after the first `known` ones.
    pub fn shorten(&mut self, known: usize) {
        Arc::make_mut(&mut self.log).truncate(known);
        // This log has been replayed before, so it cannot fail.
        let _ = self.replay_log();
    }

    /// The event as it was after this line.
    pub fn as_of(&self, n: u64) -> Option<Event> {
        let log: Vec<Entry> = self.log.iter().take_while(|entry| entry.n <= n).cloned().collect();
        Event::replay(self.head.clone(), self.ruleset.clone(), log).ok()
    }

    /// The line with this number.
    pub fn entry(&self, n: u64) -> Option<&Entry> {
        line(&self.log, n)
    }

    /// The action that this one undoes or redoes; any other action itself.
    pub fn meant<'a>(&'a self, action: &'a Action) -> Option<&'a Action> {
        meant(&self.log, action)
    }

    /// Whether this line, or the line it undoes or redoes, leaves the odds as they are.
    pub fn leaves_the_odds(&self, entry: &Entry) -> bool {
        leaves_the_odds(&self.log, &entry.action)
    }

    /// How many lines of the log may have changed the odds.
    pub fn odds_lines(&self) -> u64 {
        self.index.odds_lines
    }

    /// Whether undoing or redoing the line leaves the state as it is.
    pub fn is_remark(&self, n: u64) -> bool {
        self.entry(n).is_some_and(|entry| entry.action.bearing() == Bearing::Log)
    }

    /// Adds a line after those already there.
    ///
    /// # Errors
    /// The line does not fit; the event must then be read anew.
    pub fn append(&mut self, entry: Entry) -> Result<(), Misfit> {
        match entry.action.log_step() {
            Some(LogStep::Undo(n)) => return self.append_step(n, false, entry),
            Some(LogStep::Redo(n)) => return self.append_step(n, true, entry),
            Some(LogStep::ByHand) | None => self.apply(&entry)?,
        }
        self.push(entry);
        Ok(())
    }

    /// Adds an undo or a redo of line `n`. The lines before that line are not replayed.
    fn append_step(&mut self, n: u64, counts: bool, entry: Entry) -> Result<(), Misfit> {
        let Some(at) = self.position(n) else {
            Arc::make_mut(&mut self.log).push(entry);
            return self.replay_log().inspect_err(|_| _ = Arc::make_mut(&mut self.log).pop());
        };
        if let Some(index) = self.changed_index(at, counts) {
            if self.is_remark(n) || self.apply_result_step(index, at, counts) {
                self.index.drop_checkpoints_after(index);
                self.index.set_counting(index, at, counts);
            } else {
                let (state, checkpoints) = self.after_step(index, at, counts)?;
                let (log, undone) = (take(&mut self.log), take(&mut self.undone));
                *self = Event { log, undone, index: take(&mut self.index), ..state };
                self.index.set_counting(index, at, counts);
                self.index.checkpoints = checkpoints;
            }
        }
        mark(&mut self.undone, &entry.action);
        self.push(entry);
        Ok(())
    }

    /// The entrants as they would be after this undo or redo; None if the log cannot be
    /// replayed then.
    pub(super) fn entrants_after(&self, step: &Action) -> Option<Arc<Vec<Entrant>>> {
        let (n, counts) = match step.log_step()? {
            LogStep::Undo(n) => (n, false),
            LogStep::Redo(n) => (n, true),
            LogStep::ByHand => return None,
        };
        let Some(at) = self.position(n) else {
            let now = self.log.last()?.at;
            let after = self.clone().with_action(step, now)?;
            return Some(after.entrants);
        };
        match self.changed_index(at, counts) {
            Some(index) if !self.is_remark(n) && !self.is_separate_result(index, at) => {
                let (state, _) = self.after_step(index, at, counts).ok()?;
                Some(state.entrants)
            }
            _ => Some(self.entrants.clone()),
        }
    }

    /// The state with the line at this position counting, or no longer counting.
    ///
    /// Together with the checkpoints to store then.
    fn after_step(
        &self,
        index: usize,
        at: usize,
        counts: bool,
    ) -> Result<(Event, Checkpoints<Event>), Misfit> {
        let mut counting = self.index.counting.clone();
        if counts {
            counting.insert(index, at)
        } else {
            _ = counting.remove(index)
        }
        let usable = self.index.checkpoints.iter().take_while(|(lines, _)| *lines <= index);
        let mut checkpoints: Checkpoints<Event> = usable.cloned().collect();
        let (from, mut state) = match checkpoints.last() {
            Some((lines, state)) => (*lines, Event::clone(state)),
            None => (0, Event::empty(self.head.clone(), self.ruleset.clone())),
        };
        let all = counting.len();
        for (lines, at) in counting.into_iter().enumerate().skip(from) {
            let is_new = checkpoints.last().is_none_or(|(newest, _)| *newest < lines);
            if is_new && LogIndex::<Event>::is_checkpoint(all - lines) {
                checkpoints.push((lines, Arc::new(state.clone())));
            }
            state.apply(&self.log[at])?;
        }
        thin(&mut checkpoints, all);
        Ok((state, checkpoints))
    }

    /// The position of line `n` in the log; None if the log has no such line.
    ///
    /// A log written by hand may have other numbers.
    pub(super) fn position(&self, n: u64) -> Option<usize> {
        let at = usize::try_from(n).ok()?.checked_sub(1)?;
        self.log.get(at).filter(|entry| entry.n == n).map(|_| at)
    }

    /// The place among the counting lines at which to insert or remove this one.
    ///
    /// None if the step changes nothing.
    fn changed_index(&self, at: usize, counts: bool) -> Option<usize> {
        let entry = &self.log[at];
        match self.index.counting.binary_search(&at) {
            Ok(index) if !counts => Some(index),
            Err(index) if counts && !entry.action.is_about_the_log() => Some(index),
            _ => None,
        }
    }

    fn push(&mut self, entry: Entry) {
        self.index.push(&self.log, &entry);
        Arc::make_mut(&mut self.log).push(entry);
    }

    /// The lines that count, the newest first.
    pub fn counting(&self) -> impl DoubleEndedIterator<Item = &Entry> {
        self.index.counting.iter().rev().map(|at| &self.log[*at])
    }

    /// The lines that count before line `n`, the newest first.
    pub(super) fn counting_before(&self, n: u64) -> impl Iterator<Item = &Entry> {
        let before = self.index.counting.partition_point(|at| self.log[*at].n < n);
        self.index.counting[..before].iter().rev().map(|at| &self.log[*at])
    }

    /// The lines that count after line `n`, the newest first.
    pub(super) fn counting_after(&self, n: u64) -> impl Iterator<Item = &Entry> {
        self.counting().take_while(move |entry| entry.n > n)
    }

    /// The newest action that `undo` can take back.
    pub fn undoable(&self) -> Option<&Entry> {
        self.counting().next()
    }

    /// The action that `redo` brings back: the one undone last, as long as nothing else has
    /// happened since.
    pub fn redoable(&self) -> Option<&Entry> {
        self.entry(*self.index.redoable.last()?)
    }

    /// The event as this action would leave it; None if the action does not fit.
    pub(super) fn with_action(mut self, action: &Action, now: Moment) -> Option<Event> {
        let n = self.next_number();
        let entry = Entry { n, at: now, by: String::new(), reason: None, action: action.clone() };
        self.append(entry).ok().map(|()| self)
    }

    /// The state as it would be without the newest round.
    pub(super) fn without_newest_round(&self) -> Event {
        let mut before = self.clone();
        before.standings.forget();
        let round = before.stages.last_mut().and_then(|stage| stage.rounds.pop());
        before.away_next_round = round.iter().flat_map(|round| round.sitting_out()).collect();
        before
    }

    /// The number of the next line.
    pub fn next_number(&self) -> u64 {
        self.log.last().map_or(1, |entry| entry.n + 1)
    }
}

/// The event as this action would leave it; None if it does not fit.
pub fn afterwards(event: &Event, action: &Action, now: Moment) -> Option<Event> {
    event.clone().with_action(action, now)
}

fn undone(log: &[Entry]) -> BTreeSet<u64> {
    let mut undone = BTreeSet::new();
    log.iter().for_each(|entry| mark(&mut undone, &entry.action));
    undone
}

/// Updates the set of undone lines by this action.
fn mark(undone: &mut BTreeSet<u64>, action: &Action) {
    match action.log_step() {
        Some(LogStep::Undo(n)) => _ = undone.insert(n),
        Some(LogStep::Redo(n)) => _ = undone.remove(&n),
        Some(LogStep::ByHand) | None => {}
    }
}

/// The number of the action that this one undoes or redoes.
fn undone_or_redone(action: &Action) -> Option<u64> {
    match action.log_step()? {
        LogStep::Undo(n) | LogStep::Redo(n) => Some(n),
        LogStep::ByHand => None,
    }
}

/// Checkpoints get sparser towards the beginning: each is this many times as far from the end as
/// the next.
const SPACING: u32 = 8;

/// States without a log, oldest first, each with the number of counting lines it results from.
type Checkpoints<S> = Vec<(usize, Arc<S>)>;

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
            Some(LogStep::Redo(n)) => self.redoable.retain(|other| *other != n),
            Some(LogStep::ByHand) | None => self.redoable.clear(),
        }
        step
    }

    /// Makes the line at this position count, or not.
    fn set_counting(&mut self, index: usize, at: usize, counts: bool) {
        if counts { self.counting.insert(index, at) } else { _ = self.counting.remove(index) }
    }

    /// Drops the checkpoints of states with more than this many counting lines.
    fn drop_checkpoints_after(&mut self, lines: usize) {
        self.checkpoints.retain(|(taken, _)| *taken <= lines);
    }

    /// Whether a checkpoint is to be made this many lines before the end.
    fn is_checkpoint(lines_before_end: usize) -> bool {
        let (n, apart) = (lines_before_end, SPACING.trailing_zeros());
        n.is_power_of_two() && n.trailing_zeros().is_multiple_of(apart)
    }
}

/// Thins out the checkpoints: of those about equally far from the end, the first and the last stay.
fn thin<S>(checkpoints: &mut Checkpoints<S>, lines: usize) {
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
    // Lines are numbered from 1 without gaps, except in a log written by hand.
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

/// Whether this action, or the one it undoes or redoes, leaves the odds as they are.
pub(super) fn leaves_the_odds(log: &[Entry], action: &Action) -> bool {
    meant(log, action).is_some_and(|action| action.bearing() <= Bearing::Day)
}

/// Ignores checkpoints and the count for the odds, in which two equal events may differ.
impl<S> fmt::Debug for LogIndex<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LogIndex { counting, redoable, odds_lines: _, checkpoints: _ } = self;
        f.debug_struct("LogIndex").field("counting", counting).field("redoable", redoable).finish()
    }
}

impl Event {
    /// The place of a table: `round 1 table 3`, `semi-finals table 1`. The stage may no longer
    /// exist.
    pub(in crate::event) fn table_of(&self, (stage, round, table): (usize, u32, u32)) -> Message {
        let found = stage.checked_sub(1).and_then(|at| self.stages.get(at));
        let name = match found.filter(|found| !found.kind.is_preliminary()) {
            Some(finals) => finals.round_name(round),
            None if stage > 1 => msg!("screen.of-finals", n = round),
            None => return msg!("log.table", round, table),
        };
        msg!("log.table-of-finals", round = name, table)
    }

    /// Every entry of the log in words, like [`describe`](Event::describe), with a single pass to find the
    /// results that correct others.
    pub fn describe_log(&self) -> Vec<Message> {
        let place = |r: &Reported| (r.stage, r.round, r.table, r.of);
        let mut known = HashSet::new();
        let mut corrects = Vec::with_capacity(self.log.len());
        for entry in self.log.iter() {
            let reported = match &entry.action {
                Action::Report(reported) => Some(reported),
                _ => None,
            };
            corrects.push(reported.is_some_and(|reported| known.contains(&place(reported))));
            if let Some(reported) = reported.filter(|reported| !reported.open)
                && !self.undone.contains(&entry.n)
            {
                known.insert(place(reported));
            }
        }
        let in_words = |at: usize| match &self.log[at].action {
            Action::Report(reported) => self.describe_report(reported, corrects[at]),
            _ => self.describe(&self.log[at]),
        };
        let entry_in_words = |n: u64| self.position(n).map(in_words);
        let describe = |(at, entry): (usize, &Entry)| match &entry.action {
            Action::Undo(n) if self.is_report(*n) => undo::undone(*n, entry_in_words(*n)),
            Action::Redo(n) if self.is_report(*n) => undo::redone(*n, entry_in_words(*n)),
            _ => in_words(at),
        };
        self.log.iter().enumerate().map(describe).collect()
    }

    fn is_report(&self, n: u64) -> bool {
        let entry = self.position(n).map(|at| &self.log[at]);
        entry.is_some_and(|entry| matches!(entry.action, Action::Report(_)))
    }
}

/// The answer to a command: its line in the log as a full sentence.
pub(in crate::event) fn answer(logged: Message) -> Message {
    msg!("screen.sentence", text = logged).capitalised()
}

/// A fact about a table, as a full sentence: `Table 3: Ewa beat Jan.`
pub(super) fn fact_at_table(table: impl Into<Arg>, fact: impl Into<Arg>) -> Message {
    msg!("common.labelled-stop", label = msg!("common.table", n = table).capitalised(), text = fact)
}
