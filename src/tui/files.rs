//! Reads files that the organizer names: rosters and deck or army lists.

use crate::decklist::hand_in;
use crate::event::{Command, Event, NewEntrant, Refusal, Roster, Who, roster_of};
use crate::msg;
use crate::store::{Disk, is_event, people, read_named, reason};
use crate::words::Message;
use std::path::PathBuf;

/// The most bytes such a file may have: 1 MiB.
const LARGEST: u64 = 1 << 20;

/// The people in a file that the organizer names.
pub enum People {
    /// A roster. How it was read is shown before anybody is registered.
    Roster(Box<Roster>),
    /// Those of an older event, which leaves nothing to guess.
    Event(Vec<NewEntrant>),
}

/// The roster in this file, as the event can take it, or the people of the event in it.
///
/// # Errors
/// The reason why it cannot be read, or a sentence about each wrong line.
pub fn people_in(event: &Event, path: &str) -> Result<People, Message> {
    let full = expanded(unquoted(path));
    if is_event(&full) {
        let people = people(&Disk::default(), &full).map_err(|error| error.message())?;
        return Ok(People::Event(people.invited));
    }
    let bytes = bytes(path)?;
    let lines = bytes.split(|byte| *byte == b'\n').skip(1);
    let lines = lines.filter(|line| !line.trim_ascii().is_empty()).count();
    let roster = roster_of(&bytes).map_err(|fault| match fault.of_lines {
        true => not_taken(fault.problems, lines),
        false => Message::lines(fault.problems),
    })?;
    Ok(People::Roster(Box::new(roster.fitting(event))))
}

/// A deck or army list, with the faults that the ruleset finds in it. A list with faults is
/// handed in all the same, so that the judge sees it.
///
/// # Errors
/// The reason why it cannot be read.
pub fn list(event: &Event, who: Who, path: &str) -> Result<Command, Message> {
    if path == "-" {
        return Err(msg!("decklist.no-input-here"));
    }
    Ok(hand_in(event, who, &text(path)?))
}

/// The most wrong lines of a roster that are listed.
const NAMED: usize = 3;

/// Says why these people of a roster were not registered.
pub fn not_registered(why: Refusal, all: &[NewEntrant]) -> Message {
    match why.0.has_paragraphs() && all.iter().all(|new| new.line.is_some()) {
        true => not_taken(why.0.paragraphs(), all.len()),
        false => why.0,
    }
}

/// Says why a roster of this number of lines was refused, with the problem of each wrong line.
fn not_taken(mut problems: Vec<Message>, lines: usize) -> Message {
    let wrong = problems.len();
    let mut sentences = vec![msg!("screen.not-taken", wrong, n = lines)];
    sentences.extend(problems.drain(..wrong.min(NAMED)));
    if wrong > NAMED {
        sentences.push(msg!("screen.and-more", n = wrong - NAMED));
    }
    Message::lines(sentences)
}

fn text(path: &str) -> Result<String, Message> {
    let path = unquoted(path);
    String::from_utf8(bytes(path)?).map_err(|_| msg!("screen.not-utf8", path))
}

fn bytes(path: &str) -> Result<Vec<u8>, Message> {
    let path = unquoted(path);
    let full = expanded(path);
    let cannot = |error: std::io::Error| {
        let text = msg!("cli.cannot-read", path, why = reason(&error));
        msg!("screen.sentence", text)
    };
    read_named(&full, LARGEST).map_err(cannot)
}

/// Whether a file stands at this path.
pub fn exists(path: &str) -> bool {
    expanded(unquoted(path)).symlink_metadata().is_ok()
}

/// Expands `~/` to the home folder, as a shell does.
pub(super) fn expanded(path: &str) -> PathBuf {
    let home = path.strip_prefix("~/").zip(std::env::var_os("HOME"));
    home.map_or_else(|| PathBuf::from(path), |(rest, home)| PathBuf::from(home).join(rest))
}

/// Removes the quotes in which a pasted path may stand.
pub(super) fn unquoted(path: &str) -> &str {
    let path = path.trim();
    let bare = |quote| path.strip_prefix(quote)?.strip_suffix(quote);
    bare('"').or_else(|| bare('\'')).unwrap_or(path)
}

/// The path completed as far as it is unambiguous, and the possible names. Names are folders,
/// and files that end in one of `ends`, whatever the case of its letters; without any, all files.
pub fn complete(typed: &str, ends: &[&str]) -> (String, Vec<String>) {
    let typed = unquoted(typed);
    let at = typed.rfind('/').map_or(0, |slash| slash + 1);
    let (folder, started) = typed.split_at(at);
    let entries = std::fs::read_dir(expanded(if folder.is_empty() { "." } else { folder }));
    let mut ways: Vec<String> = entries
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let hidden = name.starts_with('.') && !started.starts_with('.');
            let fits = name.starts_with(started) && !hidden;
            // A link to a folder counts as a folder.
            match entry.path().is_dir() {
                true => Some(format!("{name}/")),
                false => is_one(&name, ends).then_some(name),
            }
            .filter(|_| fits)
        })
        .collect();
    ways.sort();
    let shared =
        ways.iter().skip(1).fold(ways.first().map_or(started, String::as_str), |a, b| shared(a, b));
    (format!("{folder}{shared}"), ways.clone())
}

fn is_one(name: &str, ends: &[&str]) -> bool {
    let name = name.to_lowercase();
    ends.is_empty() || ends.iter().any(|end| name.ends_with(end))
}

/// The common beginning of both.
fn shared<'a>(a: &'a str, b: &str) -> &'a str {
    let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b);
    let bytes: usize = same.map(|(c, _)| c.len_utf8()).sum();
    &a[..bytes]
}
