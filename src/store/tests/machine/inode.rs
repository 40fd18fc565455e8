//! A file: what everybody reads, what the disk has, and what lies between.

use super::chance::Chance;
use std::collections::BTreeMap;

const SECTOR: usize = 512;

#[derive(Debug, Clone)]
pub(super) enum Change {
    Write { at: usize, bytes: Vec<u8> },
    Length(usize),
}

impl Change {
    fn apply(&self, content: &mut Vec<u8>) {
        match self {
            Change::Length(length) => content.resize(*length, 0),
            Change::Write { at, bytes } => {
                let end = at + bytes.len();
                if content.len() < end {
                    content.resize(end, 0);
                }
                content[*at..end].copy_from_slice(bytes);
            }
        }
    }
}

#[derive(Debug, Default)]
pub(super) struct Inode {
    /// As it is read.
    pub content: Vec<u8>,
    /// As it is after a power cut, but for what is pending.
    pub durable: Vec<u8>,
    pub pending: Vec<Change>,
    pub modified: (i64, i64),
    pub owner: u32,
    pub group: u32,
    pub mode: u32,
    pub marks: BTreeMap<String, Vec<u8>>,
    /// The open files that hold the lock, and whether they share it.
    pub locks: Vec<(u64, bool)>,
    /// Open files that have not been told yet that a flush has failed.
    pub untold: Vec<u64>,
    pub open: Vec<u64>,
}

impl Inode {
    pub fn change(&mut self, change: Change) {
        change.apply(&mut self.content);
        self.pending.push(change);
    }

    pub fn flush(&mut self) {
        for change in self.pending.drain(..) {
            change.apply(&mut self.durable);
        }
    }

    /// Somebody replaces all of it, and it is on the disk at once.
    pub fn set(&mut self, bytes: Vec<u8>) {
        self.pending.clear();
        self.durable.clone_from(&bytes);
        self.content = bytes;
    }

    /// Content that was never flushed is lost, torn or kept.
    pub fn cut_power(&mut self, chance: &mut Chance) {
        let pending = std::mem::take(&mut self.pending);
        let only_writes = pending.iter().all(|change| matches!(change, Change::Write { .. }));
        match chance.below(5) {
            0 => {}
            1 => pending.iter().for_each(|change| change.apply(&mut self.durable)),
            2 if only_writes => self.keep_some(&pending, chance),
            _ => {
                let whole = chance.below(pending.len() + 1);
                for change in &pending[..whole] {
                    change.apply(&mut self.durable);
                }
                if let Some(Change::Write { at, bytes }) = pending.get(whole) {
                    let bytes = bytes[..chance.below(bytes.len() + 1)].to_vec();
                    Change::Write { at: *at, bytes }.apply(&mut self.durable);
                }
            }
        }
        self.content.clone_from(&self.durable);
        self.locks.clear();
        self.open.clear();
        self.untold.clear();
    }

    /// Sectors reach the disk in any order, or not; the length may be ahead. In the place of
    /// the first may be zeros, with all others behind them.
    fn keep_some(&mut self, pending: &[Change], chance: &mut Chance) {
        let before = self.durable.len();
        let mut whole = self.durable.clone();
        pending.iter().for_each(|change| change.apply(&mut whole));
        let (mut end, mut sectors, mut first) = (before, Vec::new(), true);
        let only_first_is_lost = chance.one_in(3);
        for sector in 0..whole.len().div_ceil(SECTOR) {
            let range = sector * SECTOR..whole.len().min((sector + 1) * SECTOR);
            let same = range.end <= before && whole[range.clone()] == self.durable[range.clone()];
            if same {
                continue;
            }
            let lost = if only_first_is_lost { first } else { chance.one_in(2) };
            first = false;
            if !lost {
                end = end.max(range.end);
                sectors.push(range);
            }
        }
        if chance.one_in(2) {
            end = whole.len();
        }
        self.durable.resize(end.max(before), 0);
        for range in sectors {
            self.durable[range.clone()].copy_from_slice(&whole[range]);
        }
    }

    /// Whether this open file may have the lock.
    pub fn lock(&mut self, who: u64, shared: bool) -> bool {
        let others = self.locks.iter().filter(|(other, _)| *other != who);
        let free = match shared {
            true => others.clone().all(|(_, shared)| *shared),
            false => others.clone().count() == 0,
        };
        if free {
            self.unlock(who);
            self.locks.push((who, shared));
        }
        free
    }

    pub fn unlock(&mut self, who: u64) {
        self.locks.retain(|(other, _)| *other != who);
    }

    pub fn close(&mut self, who: u64) {
        self.unlock(who);
        self.open.retain(|other| *other != who);
        self.untold.retain(|other| *other != who);
    }
}
