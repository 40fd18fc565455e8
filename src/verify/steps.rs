//! Rows of undo and redo lines in the log.
//!
//! The state is rebuilt once after such a row. Rebuilding it after every line would cost the square
//! of their number.

use crate::event::{Action, Entry, Event};
use std::collections::{BTreeSet, HashSet};

#[derive(Default)]
pub(super) struct Steps {
    waiting: Vec<Entry>,
    /// Whether one of the waiting lines changes the state.
    changed: bool,
    /// The sets of undone lines, as checksum and size, for which the log is known to replay.
    proven: HashSet<(u64, usize)>,
    now: (u64, usize),
}

impl Steps {
    /// Called before a line. At the first of a row, the log is known to replay.
    pub fn begin(&mut self, undone: &BTreeSet<u64>) {
        if self.proven.is_empty() {
            self.now =
                undone.iter().fold((0, undone.len()), |(sum, all), n| (sum ^ spread(*n), all));
            self.proven.insert(self.now);
        }
    }

    /// Takes in a line; `undone` are the lines that are undone after it.
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

    /// Whether the log is known to replay after the newest line.
    pub fn is_known(&self) -> bool {
        self.proven.contains(&self.now)
    }

    /// Records that the log was replayed after the newest line.
    pub fn prove(&mut self) {
        self.proven.insert(self.now);
    }

    /// The waiting lines, and whether one of them changes the state.
    pub fn let_go(&mut self) -> (Vec<Entry>, bool) {
        (std::mem::take(&mut self.waiting), std::mem::take(&mut self.changed))
    }

    /// Called when another action follows.
    ///
    /// The state after it is a new one, so what is known about sets of undone lines no longer
    /// counts.
    pub fn end(&mut self) {
        self.proven.clear();
    }
}

/// A number with its bits spread over the word, so that the checksums of different sets differ.
fn spread(n: u64) -> u64 {
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}
