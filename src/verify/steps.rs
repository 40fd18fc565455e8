//! Steps back and forth over the log, many of them in a row: the state is
//! made anew once behind them, and not for every step, which would cost the
//! square of their number.

use crate::event::{Action, Entry, Event};
use std::collections::{BTreeSet, HashSet};

#[derive(Default)]
pub(super) struct Steps {
    waiting: Vec<Entry>,
    /// One of those that wait changes the state.
    changed: bool,
    /// What was undone at places in this row where the log is known to fold.
    proven: HashSet<(u64, usize)>,
    now: (u64, usize),
}

impl Steps {
    /// Before a step; at the first of a row the log is known to fold.
    pub fn begin(&mut self, undone: &BTreeSet<u64>) {
        if self.proven.is_empty() {
            self.now =
                undone.iter().fold((0, undone.len()), |(sum, all), n| (sum ^ spread(*n), all));
            self.proven.insert(self.now);
        }
    }

    /// Takes in a step, behind which so much is undone.
    pub fn take(&mut self, event: &Event, line: &Entry, undone: &BTreeSet<u64>) {
        if let Action::Undo(n) | Action::Redo(n) = line.action {
            let changed = self.now.1 != undone.len();
            self.now = (if changed { self.now.0 ^ spread(n) } else { self.now.0 }, undone.len());
            if event.is_remark(n) {
                self.proven.insert(self.now);
            } else {
                self.changed = true;
            }
        }
        self.waiting.push(line.clone());
    }

    /// Whether the log folds behind the newest step.
    pub fn is_known(&self) -> bool {
        self.proven.contains(&self.now)
    }

    /// The log was folded behind the newest step.
    pub fn prove(&mut self) {
        self.proven.insert(self.now);
    }

    /// The steps that wait, and whether one of them changes the state.
    pub fn let_go(&mut self) -> (Vec<Entry>, bool) {
        (std::mem::take(&mut self.waiting), std::mem::take(&mut self.changed))
    }

    /// Another action follows: what is undone says nothing of the state behind it.
    pub fn end(&mut self) {
        self.proven.clear();
    }
}

/// The number with its bits all over the word, so that sets of numbers differ
/// in what they come to together.
fn spread(n: u64) -> u64 {
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}
