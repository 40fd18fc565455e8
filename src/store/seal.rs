//! Checks and seals a whole event file that was edited by hand.
//!
//! Every line is checked as if it were recorded now, and all checksums are made anew.

use super::error::{located, shown};
use super::header;
use super::line::{self, LONGEST};
use super::lines::{fits, unwritten};
use super::scan::Fault;
use super::stamp::LARGEST;
use crate::event::{Action, Entry, Event, Moment};
use crate::msg;
use crate::words::{Arg, Message};
use std::path::Path;
use std::sync::Arc;

/// The most faults that are reported at once.
const MOST_TOLD: usize = 20;

/// A checked file that can replace the event file.
pub(super) struct Sealed {
    pub bytes: Vec<u8>,
    pub event: Event,
    /// The numbers of the actions whose checksum did not fit.
    pub mismatches: Vec<u64>,
    /// The checksum of the head did not fit.
    pub head: bool,
}

/// Checks the text and seals it; `was` is the text before it was edited.
///
/// # Errors
/// One sentence for each fault, with line and column.
pub(super) fn seal(path: &Path, text: &[u8], was: &[u8]) -> Result<Sealed, Vec<Message>> {
    if text.len() as u64 > LARGEST {
        let (path, bytes) = (shown(path), text.len());
        return Err(vec![msg!("file-line.text-too-large", path, bytes, most = LARGEST)]);
    }
    let mut rest = text;
    let header = header::read(&mut rest, path).map_err(|error| vec![error.message()])?;
    let head = &text[..header.bytes as usize];
    let log = rest.strip_suffix(b"\n").unwrap_or(rest);
    let known: std::collections::HashSet<&[u8]> = was.split(|b| *b == b'\n').collect();
    let head_text = String::from_utf8_lossy(head);
    let is_known = |line: &[u8]| known.contains(line);
    if let Some(error) = header::edited_fault(path, &head_text, &header.ruleset, is_known) {
        return Err(vec![error.message()]);
    }
    let head = header::sealed_anew(head);
    let lines = log.split(|b| *b == b'\n').filter(|_| !log.is_empty());

    let (mut entries, mut faults, mut mismatches) = (Vec::new(), Vec::new(), Vec::new());
    let mut carried = header.sum;
    for (number, bytes) in (header.lines + 1..).zip(lines) {
        let expected = entries.len() as u64 + 1;
        if !fits(bytes, carried) {
            mismatches.push(expected);
        }
        carried = line::split_sum(bytes).map_or(carried, |(_, sum)| sum);
        match entry(bytes, known.contains(bytes)) {
            Ok(entry) if entry.n == expected || !faults.is_empty() => entries.push(entry),
            Ok(found) => {
                let found = found.n;
                let problem = msg!("file-line.other-number-edited", expected, found);
                faults.push(located(path, number, 4, problem));
            }
            Err(Fault { column, problem }) => faults.push(located(path, number, column, problem)),
        }
        if faults.len() == MOST_TOLD {
            faults.push(msg!("file-line.more-later", path = shown(path)));
            break;
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    if header.changed {
        // The first line is chained to the head, so its misfit says nothing about the line itself.
        mismatches.retain(|n| *n != 1);
    }
    let mut sum = crc32fast::hash(&head);
    let mut sealed = head;
    for (number, entry) in (header.lines + 1..).zip(&entries) {
        put(&mut sealed, &mut sum, entry)
            .map_err(|problem| vec![located(path, number, 1, problem)])?;
    }
    let event = Event::replay(header.head, Arc::new(header.ruleset), entries)
        .map_err(|misfit| vec![located(path, header.lines + misfit.n, 1, misfit.told())])?;
    Ok(Sealed { bytes: sealed, event, mismatches, head: header.changed })
}

/// The whole file of this event, written anew.
///
/// # Errors
/// A sentence about the part that cannot be written.
pub(super) fn whole(event: &Event) -> Result<Vec<u8>, Message> {
    let mut bytes = header::encode(&event.head, &event.ruleset)?.into_bytes();
    let mut sum = crc32fast::hash(&bytes);
    event.log.iter().try_for_each(|entry| put(&mut bytes, &mut sum, entry))?;
    Ok(bytes)
}

/// The end of the text, without an unfinished last line.
pub(super) fn end(text: &[u8]) -> usize {
    let body = text.strip_suffix(b"\n").unwrap_or(text);
    let start = body.iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1);
    let (before, last) = body.split_at(start);
    let in_log = before.windows(6).any(|six| six == b"\nlog:\n");
    if !in_log || last.is_empty() || entry(last, true).is_ok() {
        return text.len();
    }
    // A complete line, which something other than a newline may follow.
    let sealed = |line: &[u8]| entry(line, true).is_ok() && line::split_sum(line).is_some();
    let whole = last.iter().position(|b| *b == 0).unwrap_or(0);
    let unfinished = match body.len() < text.len() {
        true => unwritten(last, start as u64),
        false => !sealed(&last[..last.len() - 1]),
    };
    match () {
        () if whole > 0 && sealed(&last[..whole]) => start + whole,
        () if unfinished => start,
        () => text.len(),
    }
}

/// Adds a line that says what was done to the file.
pub(super) fn sign(
    sealed: &mut Sealed,
    (by, at, why): (&str, Moment, Option<String>),
    what: String,
) -> Result<u64, Message> {
    let n = sealed.event.next_number();
    let entry = Entry { n, at, by: by.to_owned(), reason: why, action: Action::ByHand(what) };
    let mut sum = match sealed.bytes.strip_suffix(b"\n").and_then(|bytes| {
        line::split_sum(bytes.rsplit(|b| *b == b'\n').next()?).map(|(_, sum)| sum)
    }) {
        Some(sum) => sum,
        None => crc32fast::hash(&sealed.bytes),
    };
    put(&mut sealed.bytes, &mut sum, &entry)?;
    sealed.event.append(entry).map_err(|misfit| misfit.told())?;
    Ok(n)
}

fn put(bytes: &mut Vec<u8>, sum: &mut u32, entry: &Entry) -> Result<(), Message> {
    let (line, next) = line::encode(entry, *sum)?;
    bytes.extend_from_slice(line.as_bytes());
    bytes.push(b'\n');
    *sum = next;
    Ok(())
}

/// Reads one line; a new or changed one may contain no hostile character.
fn entry(bytes: &[u8], known: bool) -> Result<Entry, Fault> {
    if bytes.is_empty() {
        return Err(Fault { column: 1, problem: msg!("file-line.empty") });
    }
    if bytes.len() > LONGEST {
        return Err(Fault { column: 1, problem: msg!("file-line.too-long", most = LONGEST) });
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let sound = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        Fault { column: sound.chars().count() + 1, problem: msg!("file-line.not-utf8") }
    })?;
    let entry = line::decode(text)?;
    if !known && let Some(column) = hostile(text) {
        return Err(Fault { column, problem: msg!("file-line.hostile") });
    }
    Ok(entry)
}

/// The column of a character, or of an escape for one, that no name may contain.
fn hostile(text: &str) -> Option<usize> {
    let mut escaped = false;
    let found = text.chars().position(|c| {
        let hostile = crate::event::name::is_hostile(c) || (escaped && !"\"\\/ ".contains(c));
        escaped = c == '\\' && !escaped;
        hostile
    });
    found.map(|index| index + 1)
}

/// The difference as the log tells it, such as `action 4 changed`.
pub(super) fn difference(was: &[u8], text: &[u8]) -> Message {
    let ((old_head, old), (new_head, new)) = (parts(was), parts(text));
    let log = difference_of_logs(&old, &new);
    match (old_head == new_head, log) {
        (true, Some(log)) => log,
        (true, None) => msg!("replaced.only-checksums"),
        (false, Some(log)) => msg!("replaced.head-and-log", log),
        (false, None) => msg!("replaced.head"),
    }
}

/// The head of a text, and the lines of its log.
pub(super) fn parts(text: &[u8]) -> (Vec<&[u8]>, Vec<&[u8]>) {
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    let mut head: Vec<&[u8]> = text.split(|b| *b == b'\n').collect();
    let end = head.iter().position(|line| *line == b"log:").map_or(head.len(), |at| at + 1);
    let log = head.split_off(end);
    (head, log)
}

fn difference_of_logs(old: &[&[u8]], new: &[&[u8]]) -> Option<Message> {
    let most = old.len().min(new.len());
    let before = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let after = old.iter().rev().zip(new.iter().rev()).take_while(|(a, b)| a == b).count();
    let after = after.min(most - before);
    if old.len() == new.len() {
        let changed = (1..).zip(old.iter().zip(new)).filter(|(_, (a, b))| a != b);
        let changed: Vec<u64> = changed.map(|(n, _)| n).collect();
        return (!changed.is_empty()).then(|| msg!("replaced.changed", actions = named(&changed)));
    }
    let range = |from: usize, to: usize| (from as u64 + 1..=to as u64).collect::<Vec<u64>>();
    let removed = range(before, old.len() - after);
    let added = range(before, new.len() - after);
    Some(match (removed.is_empty(), added.is_empty()) {
        (false, true) => msg!("replaced.taken-out", actions = named(&removed)),
        (true, false) => msg!("replaced.put-in", actions = named(&added)),
        _ => msg!("replaced.became", old = named(&removed), new = named(&added)),
    })
}

/// Names the actions, such as `action 4`, `actions 4 and 6`, or `actions 4 to 8`.
pub(super) fn named(actions: &[u64]) -> Message {
    match actions {
        [] => msg!("replaced.no-action"),
        [only] => msg!("replaced.action", n = *only),
        [first, _, .., last] if last - first == actions.len() as u64 - 1 && actions.len() > 2 => {
            msg!("replaced.actions-to", first = *first, last = *last)
        }
        [first, .., last] if actions.len() > 12 => {
            msg!("replaced.many-actions", n = actions.len(), first = *first, last = *last)
        }
        _ => {
            let all: Vec<Arg> = actions.iter().map(|n| Arg::from(*n)).collect();
            msg!("replaced.actions", actions = Arg::List(all))
        }
    }
}
