//! Checks edited lines beyond what the loader checks.
//!
//! The loader accepts any moment, and cannot know that a line has been removed.

use super::error::{self, shown};
use super::flow;
use super::line;
use super::seal::parts;
use crate::event::{Action, Entry, Event, Moment};
use crate::msg;
use crate::words::Message;
use std::collections::BTreeSet;
use std::path::Path;

/// An objection of a judge to an edited event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Objection {
    /// The number of the action; None: the head, or the event as a whole.
    pub line: Option<u64>,
    /// The key whose value is at fault; empty: the action itself.
    pub key: &'static str,
    pub sentence: Message,
}

/// Finds faults in changed lines.
///
/// These are times outside the event, and missing or changed records of earlier edits.
pub(super) fn strange(
    path: &Path,
    event: &Event,
    text: &[u8],
    was: &[u8],
    now: Moment,
) -> Vec<Message> {
    let old = entries(was);
    let at =
        |line: Option<u64>, key, sentence| located(path, text, &Objection { line, key, sentence });
    let mut faults = Vec::new();
    let known: BTreeSet<Moment> = old.iter().map(|entry| entry.at).collect();
    let first = old.iter().map(|entry| entry.at).min();
    let last = old.iter().map(|entry| entry.at).max().map_or(now, |last| last.max(now));
    for entry in event.log.iter().filter(|entry| !known.contains(&entry.at)) {
        if first.is_some_and(|first| entry.at < first) || entry.at > last {
            let (time, last) = (entry.at.to_string(), last.to_string());
            let problem = match first.map(|first| first.to_string()) {
                Some(first) => msg!("file-line.no-time", at = time, first, last),
                None => msg!("file-line.time-too-late", at = time, last),
            };
            faults.push(at(Some(entry.n), "at", problem));
        }
    }
    let stays = |entry: &&Entry| {
        let same =
            |new: &Entry| (new.at, &new.by, &new.action) == (entry.at, &entry.by, &entry.action);
        !event.log.iter().any(same)
    };
    let by_hand = old.iter().filter(|entry| matches!(entry.action, Action::ByHand(_)));
    for gone in by_hand.filter(stays) {
        faults.push(msg!("file-line.by-hand-gone", path = shown(path), n = gone.n));
    }
    faults
}

/// The sentence with file, line and column.
pub(super) fn located(path: &Path, text: &[u8], one: &Objection) -> Message {
    let (head, log) = parts(text);
    let of_log = one.line.and_then(|n| Some((head.len() + n as usize, *log.get(n as usize - 1)?)));
    let of_head = || {
        let begins = |key: &str| {
            let key = format!("{key}:");
            head.iter().position(|line| line.starts_with(key.as_bytes()))
        };
        // A key that is not in the head belongs to the event's setup.
        let at = (!one.key.is_empty()).then(|| begins(one.key).or(begins("setup"))).flatten()?;
        Some((at + 1, head[at]))
    };
    let Some((number, line)) = of_log.or_else(of_head) else {
        return msg!("file-line.in-file", path = shown(path), problem = &one.sentence);
    };
    let line = String::from_utf8_lossy(line);
    let key = match one.key {
        "" => action(&line).unwrap_or_default(),
        key => key.to_owned(),
    };
    let byte = ["{", " ", "\""].iter().filter_map(|mark| {
        line.find(&format!("{mark}{key}:"))
            .or(line.find(&format!("{mark}{key}\":")))
            .map(|at| at + 1)
    });
    let column = byte.min().map_or(1, |byte| line[..byte].chars().count() + 1);
    error::located(path, number as u64, column, &one.sentence)
}

/// The key of the action that a line records.
fn action(line: &str) -> Option<String> {
    let written = flow::to_line(&line::decode(line).ok()?.action).ok()?;
    written.strip_prefix('{')?.split_once(':').map(|(key, _)| key.to_owned())
}

/// The lines of `now` with higher numbers than all lines of the copy.
///
/// Lines that are in the copy under another number are left out.
pub(super) fn since<'a>(now: &'a [u8], copy: &[u8]) -> Vec<&'a [u8]> {
    let own = entries(copy);
    let most = own.iter().map(|entry| entry.n).max().unwrap_or(0);
    let known = |new: &Entry| {
        own.iter().any(|old| (old.at, &old.by, &old.action) == (new.at, &new.by, &new.action))
    };
    let new = |line: &&[u8]| entry(line).is_some_and(|entry| entry.n > most && !known(&entry));
    parts(now).1.into_iter().filter(new).collect()
}

/// The readable lines of a log.
fn entries(text: &[u8]) -> Vec<Entry> {
    parts(text).1.into_iter().filter_map(entry).collect()
}

fn entry(line: &[u8]) -> Option<Entry> {
    line::decode(std::str::from_utf8(line).ok()?).ok()
}
