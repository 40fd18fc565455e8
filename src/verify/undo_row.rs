//! Rows of undo and redo lines in the log.
//!
//! The facts are rebuilt once after such a row, from the last checkpoint before the lines it
//! changes, because a log may hold a hundred thousand undo lines.

use super::facts::Facts;
use crate::event::{Action, Event};
use std::rc::Rc;

/// Each checkpoint is about this many times as far from the end as the one after it.
const SPACING: usize = 2;

#[derive(Default)]
pub(super) struct UndoRow {
    /// Positions in the log of the lines that count so far.
    pub counting: Vec<usize>,
    /// Earlier facts, each with the number of counting lines they result from.
    checkpoints: Vec<(usize, Rc<Facts>)>,
    /// The number of counting lines before the first change; None if the row changes nothing.
    unchanged: Option<usize>,
    /// Whether a line undid or redid no line before it. Positions in the log then say nothing.
    misnumbered: bool,
}

impl UndoRow {
    /// Takes in an undo or a redo.
    pub fn push_step(&mut self, event: &Event, at: usize) {
        let line = &event.log[at];
        let (Action::Undo(n) | Action::Redo(n)) = line.action else { return };
        let target = (n as usize).wrapping_sub(1);
        self.misnumbered |= target >= at || event.log[target].n != n || line.n != at as u64 + 1;
        if self.misnumbered {
            self.unchanged = Some(0);
            return;
        }
        let is_step = matches!(event.log[target].action, Action::Undo(_) | Action::Redo(_));
        let changed = match (&line.action, self.counting.binary_search(&target)) {
            (Action::Undo(_), Ok(index)) => {
                self.counting.remove(index);
                index
            }
            (Action::Redo(_), Err(index)) if !is_step => {
                self.counting.insert(index, target);
                index
            }
            _ => return,
        };
        if !event.is_remark(n) {
            self.unchanged = Some(self.unchanged.map_or(changed, |lines| lines.min(changed)));
        }
        self.checkpoints.retain(|(lines, _)| *lines <= changed);
    }

    /// The facts after the row, before this position in the log; None if it changed nothing.
    pub fn facts_after(&mut self, event: &Event, end: usize) -> Option<Facts> {
        let unchanged = self.unchanged.take()?;
        if self.misnumbered {
            return Some(Facts::of(event, &event.log[..end]));
        }
        self.checkpoints.retain(|(lines, _)| *lines <= unchanged);
        let (from, mut facts) = match self.checkpoints.last() {
            Some((lines, facts)) => (*lines, Facts::clone(facts)),
            None => (0, Facts::new(event)),
        };
        let all = self.counting.len();
        let mut next = from;
        for lines in from..all {
            if lines == next {
                if self.checkpoints.last().is_none_or(|(newest, _)| *newest < lines) {
                    self.checkpoints.push((lines, Rc::new(facts.clone())));
                }
                next = lines + ((all - lines) / SPACING).max(1);
            }
            facts.apply(&event.log[self.counting[lines]].action);
        }
        Some(facts)
    }
}
