//! What follows from the log and is kept beside it: which of its lines count,
//! what redo brings back, and states on the way to the present one.
//!
//! None of it is truth. A step back takes up the last state before the line
//! that it is about and goes on from there; without any state it would begin at
//! the first line, and come to the same.

use super::apply::Misfit;
use super::{Action, Entry, Event};
use std::fmt;
use std::sync::Arc;

/// Each state that is kept stands so many times as far back as the one behind it.
const APART: u32 = 8;

#[derive(Clone, Default)]
pub(super) struct Kept {
    /// Where the lines stand in the log that count: none that is undone, no step.
    pub counting: Vec<usize>,
    /// What redo would bring back, the newest last.
    pub back: Vec<u64>,
    /// States without a log, each with the number of the lines it has taken in.
    states: Vec<(usize, Arc<Event>)>,
}

impl Kept {
    /// Of a log and what is undone in it.
    pub fn of(log: &[Entry], undone: &std::collections::BTreeSet<u64>) -> Kept {
        let mut kept = Kept::default();
        for (at, entry) in log.iter().enumerate() {
            kept.step(entry);
            if !entry.action.is_about_the_log() && !undone.contains(&entry.n) {
                kept.counting.push(at);
            }
        }
        kept
    }

    /// The next line of the log, which stands at this place.
    pub fn line(&mut self, at: usize, entry: &Entry) {
        self.step(entry);
        if !entry.action.is_about_the_log() {
            self.counting.push(at);
        }
    }

    fn step(&mut self, entry: &Entry) {
        match entry.action {
            Action::Undo(n) => self.back.push(n),
            Action::Redo(n) if self.back.last() == Some(&n) => _ = self.back.pop(),
            Action::Redo(n) => self.back.retain(|held| *held != n),
            _ => self.back.clear(),
        }
    }

    /// The line at this place counts as well, or no longer.
    pub fn put(&mut self, index: usize, at: usize, counts: bool) {
        match counts {
            true => self.counting.insert(index, at),
            false => _ = self.counting.remove(index),
        }
    }

    /// The lines behind so many have changed: no state that has taken them in holds.
    pub fn forget(&mut self, behind: usize) {
        self.states.retain(|(taken, _)| *taken <= behind);
    }

    /// The state behind all lines that count, from the last one kept at or before `unchanged`
    /// of them; and the states to be kept from then on.
    pub fn state(&self, event: &Event, unchanged: usize) -> Result<(Event, States), Misfit> {
        let usable = self.states.iter().take_while(|(taken, _)| *taken <= unchanged);
        let mut states: States = usable.cloned().collect();
        let (from, mut state) = match states.last() {
            Some((taken, state)) => (*taken, Event::clone(state)),
            None => (0, Event::empty(event.head.clone(), event.ruleset.clone())),
        };
        let all = self.counting.len();
        for taken in from..all {
            let left = all - taken;
            if is_power(left) && states.last().is_none_or(|(newest, _)| *newest < taken) {
                states.push((taken, Arc::new(state.clone())));
            }
            state.take(&event.log[self.counting[taken]])?;
        }
        thin(&mut states, all);
        Ok((state, states))
    }

    pub fn keep(&mut self, states: States) {
        self.states = states;
    }
}

pub(super) type States = Vec<(usize, Arc<Event>)>;

fn is_power(n: usize) -> bool {
    n.is_power_of_two() && n.trailing_zeros().is_multiple_of(APART.trailing_zeros())
}

/// Few states are enough where they lie ever further apart: of those about as far from the end,
/// the first and the last.
fn thin(states: &mut States, all: usize) {
    let far = |(taken, _): &(usize, Arc<Event>)| (all - taken).max(1).ilog(APART as usize);
    let about = |at: usize| states.get(at).map(far);
    let keeps: Vec<bool> = (0..states.len())
        .map(|at| {
            let before = at.checked_sub(1).and_then(about);
            about(at) != before || about(at) != about(at + 1)
        })
        .collect();
    let mut keeps = keeps.into_iter();
    states.retain(|_| keeps.next().unwrap_or(true));
}

/// States kept are no part of what an event is: two that come to the same may hold others.
impl fmt::Debug for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Kept { counting, back, states: _ } = self;
        f.debug_struct("Kept").field("counting", counting).field("back", back).finish()
    }
}
