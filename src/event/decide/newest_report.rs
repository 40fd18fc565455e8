//! Finds the line of the log that gave a table its result.

use crate::event::action::Reported;
use crate::event::{Entry, Event};

/// The log line that gave the table its present result.
pub(super) fn newest_report(event: &Event, stage: usize, round: u32, table: u32) -> Option<&Entry> {
    let about = |reported: &Reported| {
        (reported.stage, reported.round, reported.table) == (stage, round, table)
    };
    event.counting().find(|entry| entry.action.reported().is_some_and(about))
}
