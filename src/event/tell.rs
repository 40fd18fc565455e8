//! The log in words.

use super::actions::Reported;
use super::actions::undo::{redone, undone};
use super::{Action, Entry, Event};
use crate::msg;
use crate::words::{Arg, Message};
use std::collections::HashSet;

impl Event {
    /// The place of a table: `round 1 table 3`, `semi-finals table 1`. The finals may be undone.
    pub(in crate::event) fn table_of(&self, (stage, round, table): (usize, u32, u32)) -> Message {
        let found = stage.checked_sub(1).and_then(|at| self.stages.get(at));
        let name = match found.filter(|found| !found.kind.is_preliminary()) {
            Some(finals) => finals.round_name(round),
            None if stage > 1 => msg!("screen.of-finals", n = round),
            None => return msg!("log.table", round, table),
        };
        msg!("log.table-of-finals", round = name, table)
    }

    /// Every entry of the log in words, as [`tell`](Event::tell) gives each. One pass finds the
    /// results that correct others.
    pub fn tell_log(&self) -> Vec<Message> {
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
        let tell = |at: usize| match &self.log[at].action {
            Action::Report(reported) => self.tell_report(reported, corrects[at]),
            _ => self.tell(&self.log[at]),
        };
        let told_of = |n: u64| self.position(n).map(tell);
        let told = |(at, entry): (usize, &Entry)| match &entry.action {
            Action::Undo(n) if self.is_report(*n) => undone(*n, told_of(*n)),
            Action::Redo(n) if self.is_report(*n) => redone(*n, told_of(*n)),
            _ => tell(at),
        };
        self.log.iter().enumerate().map(told).collect()
    }

    fn is_report(&self, n: u64) -> bool {
        let entry = self.position(n).map(|at| &self.log[at]);
        entry.is_some_and(|entry| matches!(entry.action, Action::Report(_)))
    }
}

/// What the log says of an action, as the answer to the command: the same in a whole sentence.
pub(in crate::event) fn answer(logged: Message) -> Message {
    msg!("screen.sentence", said = logged).capitalised()
}

/// A fact of a table, in a whole sentence: `Table 3: Ewa beat Jan.`
pub(super) fn fact_at_table(table: impl Into<Arg>, said: impl Into<Arg>) -> Message {
    msg!("common.labelled-stop", label = msg!("common.table", n = table).capitalised(), text = said)
}
