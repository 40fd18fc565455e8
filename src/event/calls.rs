//! Calls for an official, as the log has them.

use super::action::Called;
use super::{Action, Entry, Event, Id};
use crate::msg;
use crate::words::{Arg, Message};

/// A call, with the line of the log that noted it.
#[derive(Debug, Clone, Copy)]
pub struct Call<'a> {
    pub entry: &'a Entry,
    pub called: &'a Called,
}

impl Event {
    /// The calls that were noted and not undone, in the order of time.
    pub fn calls(&self) -> impl Iterator<Item = Call<'_>> {
        self.counting().rev().filter_map(|entry| match &entry.action {
            Action::Call(called) => Some(Call { entry, called }),
            _ => None,
        })
    }

    /// The earlier calls that matter to a judge who comes to a table.
    ///
    /// They were made at a table of this number in this round, or by either player in this event.
    pub fn calls_for(&self, table: u32, of: [Id; 2]) -> impl Iterator<Item = Call<'_>> {
        let newest = (self.stages.len(), self.round().map_or(0, |round| round.number));
        self.calls().filter(move |Call { called, .. }| {
            let here = (called.stage, called.round) == newest && called.table == table;
            here || called.of.iter().any(|id| of.contains(id))
        })
    }
}

impl Called {
    /// The call without its place: `minute 12, Zofia Wir came, 5 extra minutes: slow play`.
    pub fn phrase(&self) -> Message {
        let minute = self.minute.map(|n| msg!("judge.in-minute", n));
        let by = self.by.as_ref().map(|name| msg!("judge.came", name));
        let extra = (self.extra > 0).then(|| msg!("pages.extra-minutes", n = self.extra));
        let facts: Vec<Arg> = [minute, by, extra].into_iter().flatten().map(Arg::from).collect();
        let facts = match facts.is_empty() {
            true => msg!("judge.without-clock").into(),
            false => Arg::Series(facts),
        };
        match &self.what {
            Some(what) => msg!("common.labelled", label = facts, text = what),
            None => msg!("common.text", text = facts),
        }
    }
}
