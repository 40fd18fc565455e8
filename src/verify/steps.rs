//! Steps back and forth over the log. The facts are folded anew once behind a row of them, and
//! from the last place that is kept before the lines concerned: a log may hold a hundred
//! thousand steps.

use super::facts::Facts;
use crate::event::{Action, Event};
use std::rc::Rc;

/// Behind each place that is kept, the next is about half as far from the end.
const HALF: usize = 2;

#[derive(Default)]
pub(super) struct Steps {
    /// The lines that count so far, by where they stand in the log.
    counting: Vec<usize>,
    /// Facts on the way, each with how many of these lines it has taken in.
    kept: Vec<(usize, Rc<Facts>)>,
    /// Steps were taken, and all that is sure to stand as before is so many lines.
    unchanged: Option<usize>,
    /// A step was about a line that is none before it: places in the log say nothing then.
    astray: bool,
}

impl Steps {
    /// The line at this place is no step.
    pub fn line(&mut self, at: usize) {
        self.counting.push(at);
    }

    /// The line at this place is one.
    pub fn step(&mut self, event: &Event, at: usize) {
        let line = &event.log[at];
        let (Action::Undo(n) | Action::Redo(n)) = line.action else { return };
        let place = (n as usize).wrapping_sub(1);
        self.astray |= place >= at || event.log[place].n != n || line.n != at as u64 + 1;
        if self.astray {
            self.unchanged = Some(0);
            return;
        }
        let is_step = matches!(event.log[place].action, Action::Undo(_) | Action::Redo(_));
        let concerned = match (&line.action, self.counting.binary_search(&place)) {
            (Action::Undo(_), Ok(index)) => {
                self.counting.remove(index);
                index
            }
            (Action::Redo(_), Err(index)) if !is_step => {
                self.counting.insert(index, place);
                index
            }
            _ => return,
        };
        if !event.is_remark(n) {
            self.unchanged = Some(self.unchanged.map_or(concerned, |all| all.min(concerned)));
        }
        self.kept.retain(|(taken, _)| *taken <= concerned);
    }

    /// The facts behind the steps that wait, before this place in the log; None: they changed
    /// nothing.
    pub fn settle(&mut self, event: &Event, end: usize) -> Option<Facts> {
        let unchanged = self.unchanged.take()?;
        if self.astray {
            return Some(Facts::of(event, &event.log[..end]));
        }
        self.kept.retain(|(taken, _)| *taken <= unchanged);
        let (from, mut facts) = match self.kept.last() {
            Some((taken, facts)) => (*taken, Facts::clone(facts)),
            None => (0, Facts::new(event)),
        };
        let all = self.counting.len();
        let mut next = from;
        for taken in from..all {
            if taken == next {
                if self.kept.last().is_none_or(|(newest, _)| *newest < taken) {
                    self.kept.push((taken, Rc::new(facts.clone())));
                }
                next = taken + ((all - taken) / HALF).max(1);
            }
            facts.take(&event.log[self.counting[taken]].action);
        }
        Some(facts)
    }
}
