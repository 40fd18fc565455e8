//! Reads and writes the head of the file: everything before the log, written once.

use super::error::{Doing, StoreError};
use super::line::LONGEST;
use super::yaml::{self, Fault, Meaning, scan};
use crate::event::actions::Setup;
use crate::event::{EventId, Head, Seed};
use crate::msg;
use crate::ruleset::{Ruleset, check_carried};
use crate::words::Message;
use serde::Deserialize;
use std::cell::RefCell;
use std::io::{BufRead, Read};
use std::path::Path;
use std::sync::Arc;

/// The format that this program writes.
const VERSION: u32 = 2;

/// The limit for the lines of a head; no real head has as many.
const MOST_LINES: u64 = 64;

/// The first line of the file, a comment that ends with the checksum of the head. A head without it
/// was changed from outside.
const COMMENT: &str = "# Lines are only ever added at the end. To correct something, use undo or \
                       report again. Head: ";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(rename = "komandor")]
    _version: u32,
    id: Meaning<EventId>,
    event: String,
    date: String,
    seed: Meaning<Seed>,
    draw: u32,
    organizer: String,
    setup: Setup,
    ruleset: Ruleset,
    #[serde(rename = "log")]
    _log: (),
}

/// The head as text, up to and including the line `log:`.
///
/// # Errors
/// A sentence about the part that cannot be written.
pub(super) fn encode(head: &Head, ruleset: &Ruleset) -> Result<String, Message> {
    let mut text = format!("{COMMENT}{:08x}\nkomandor: {VERSION}\n", 0);
    let line = |value: Result<String, serde_yaml::Error>| {
        value.map_err(|error| Message::verbatim(error.to_string()))
    };
    let mut put = |key: &str, value: String| {
        text.push_str(&format!("{key}: {value}\n"));
    };
    put("id", line(yaml::to_line(&head.id))?);
    put("event", line(yaml::to_line(&head.name))?);
    put("date", line(yaml::to_line(&head.date))?);
    put("seed", line(yaml::to_line(&head.seed))?);
    put("draw", head.draw.to_string());
    put("organizer", line(yaml::to_line(&head.organizer))?);
    put("setup", line(yaml::to_line(&head.setup))?);
    put("ruleset", line(yaml::to_line(ruleset))?);
    text.push_str("log:\n");
    let text = String::from_utf8(sealed_anew(text.as_bytes()))
        .map_err(|error| Message::verbatim(error.to_string()))?;
    if text.lines().any(|line| line.len() > LONGEST) {
        return Err(msg!("event-file.too-long", most = LONGEST));
    }
    // The head must pass the checks that opening it will make.
    match parts(&text, Path::new("")) {
        Ok((read, rules)) if *rules == *ruleset && read == *head => Ok(text),
        Ok(_) => Err(msg!("event-file.unwritable-otherwise")),
        Err((_, fault)) => Err(fault.problem),
    }
}

/// The part of the file before the log.
pub(super) struct Header {
    pub head: Head,
    pub ruleset: Arc<Ruleset>,
    /// The length in bytes, including the line `log:`.
    pub bytes: u64,
    pub lines: u64,
    pub sum: u32,
    /// The head has no seal, or one that does not fit.
    pub changed: bool,
}

/// The seal on the first line, and its offset; None if the head has none.
fn seal(head: &[u8]) -> Option<(&[u8], usize)> {
    let seal = head.strip_prefix(COMMENT.as_bytes())?.get(..9)?.strip_suffix(b"\n")?;
    let hex = |c: &u8| c.is_ascii_digit() || (b'a'..=b'f').contains(c);
    seal.iter().all(hex).then_some((seal, COMMENT.len()))
}

/// The correct seal: the checksum of all lines behind it.
fn checksum(head: &[u8], at: usize) -> String {
    format!("{:08x}", crc32fast::hash(&head[at + 9..]))
}

/// The head with the correct seal, which is added if it is missing.
pub(super) fn sealed_anew(head: &[u8]) -> Vec<u8> {
    let mut sealed = match seal(head) {
        Some(_) => head.to_vec(),
        None => [format!("{COMMENT}{:08x}\n", 0).as_bytes(), head].concat(),
    };
    let at = COMMENT.len();
    let correct = checksum(&sealed, at);
    sealed[at..at + 8].copy_from_slice(correct.as_bytes());
    sealed
}

/// Reads the head and stops behind the line `log:`.
pub(super) fn read(reader: &mut impl BufRead, path: &Path) -> Result<Header, StoreError> {
    let (text, lines) = text(reader, path)?;
    let (head, ruleset) = parts(&text, path).map_err(|(line, fault)| StoreError::Head {
        path: path.to_owned(),
        line,
        column: fault.column,
        problem: fault.problem,
    })?;
    Ok(Header {
        head,
        ruleset,
        bytes: text.len() as u64,
        lines,
        sum: crc32fast::hash(text.as_bytes()),
        changed: seal(text.as_bytes())
            .is_none_or(|(seal, at)| seal != checksum(text.as_bytes(), at).as_bytes()),
    })
}

type Parts = (Head, Arc<Ruleset>);

thread_local! {
    /// The head that was read last: an event that was made is opened, and an open one is read
    /// again, while its head stays the same.
    static LAST: RefCell<Option<(String, Parts)>> = const { RefCell::new(None) };
}

/// Reads the text of a head, if it is sound; else the line of the first fault, and the fault.
fn parts(text: &str, path: &Path) -> Result<Parts, (u64, Fault)> {
    let last = LAST.with_borrow(|last| Some(last.as_ref().filter(|(of, _)| of == text)?.1.clone()));
    if let Some(parts) = last {
        return Ok(parts);
    }
    for (line, content) in (1..).zip(text.lines()) {
        scan(content).map_err(|fault| (line, fault))?;
    }
    let read: Written = yaml::read(text).map_err(|unread| (unread.line as u64, unread.fault()))?;
    if let Some(fault) = unsound(path, text, &read.ruleset, true) {
        return Err(fault);
    }
    let head = Head {
        id: read.id.0,
        name: read.event,
        date: read.date,
        seed: read.seed.0,
        draw: read.draw,
        organizer: read.organizer,
        setup: read.setup,
    };
    let parts = (head, Arc::new(read.ruleset));
    LAST.set(Some((text.to_owned(), parts.clone())));
    Ok(parts)
}

/// The fault of a ruleset that was changed by hand, but would still open. `known`: whether the file
/// had this line before.
pub(super) fn edited_fault(
    path: &Path,
    text: &str,
    ruleset: &Ruleset,
    known: impl Fn(&[u8]) -> bool,
) -> Option<StoreError> {
    let line = text.lines().find(|line| line.starts_with(KEY))?;
    if known(line.as_bytes()) {
        return None;
    }
    let (line, fault) = unsound(path, text, ruleset, false)?;
    let (column, problem) = (fault.column, fault.problem);
    Some(StoreError::Head { path: path.to_owned(), line, column, problem })
}

/// The key of the ruleset's line.
const KEY: &str = "ruleset:";

/// The first fault of the ruleset, and its line. A ruleset with a fault is never used. The texts of
/// one that is edited may contain no more than those of a ruleset file; with `old_texts`, what
/// older versions did not refuse.
fn unsound(path: &Path, text: &str, ruleset: &Ruleset, old_texts: bool) -> Option<(u64, Fault)> {
    let (number, line) = (1..).zip(text.lines()).find(|(_, line)| line.starts_with(KEY))?;
    let path = path.to_string_lossy();
    let problems = check_carried(&path, ruleset, &line[KEY.len()..], old_texts);
    let first = problems.first()?;
    let found = first.found.clone();
    let problem = match problems.len() {
        1 => msg!("event-file.ruleset", found),
        n => msg!("event-file.ruleset-and-more", found, n = n - 1),
    };
    Some((number, Fault { column: KEY.len() + first.at.column, problem }))
}

/// The head's text and the number of its lines.
fn text(reader: &mut impl BufRead, path: &Path) -> Result<(String, u64), StoreError> {
    let foreign = |found: Message| StoreError::Foreign { path: path.to_owned(), found };
    let mut text = String::new();
    let mut version_seen = false;
    for number in 1..=MOST_LINES {
        let head = |column: usize, problem: Message| StoreError::Head {
            path: path.to_owned(),
            line: number,
            column,
            problem,
        };
        let mut bytes = Vec::new();
        let limit = LONGEST as u64 + 1;
        reader.by_ref().take(limit).read_until(b'\n', &mut bytes).map_err(|source| {
            StoreError::Io { path: path.to_owned(), doing: Doing::Read, source }
        })?;
        let broken = match bytes.last() {
            Some(b'\n') => None,
            _ if bytes.len() as u64 == limit => Some(msg!("event-file.too-long", most = limit)),
            _ => Some(msg!("event-file.cut-off")),
        };
        let line = match std::str::from_utf8(&bytes) {
            Ok(line) => line,
            Err(_) if !version_seen => {
                return Err(foreign(msg!("event-file.bad-beginning", what = "other")));
            }
            Err(error) => {
                return Err(head(error.valid_up_to() + 1, msg!("cli.reading", fault = "utf8")));
            }
        };
        if !version_seen {
            version_seen = version(line, number, path)?;
        }
        if let Some(problem) = broken {
            return Err(match version_seen {
                true => head(line.chars().count() + 1, problem),
                false => foreign(msg!("event-file.bad-beginning", what = "other")),
            });
        }
        text.push_str(line);
        match line {
            "log:\n" => return Ok((text, number)),
            line if line.starts_with(|c: char| c.is_ascii_lowercase() || "#\n".contains(c)) => {}
            _ => return Err(head(1, msg!("event-file.no-key"))),
        }
    }
    Err(foreign(msg!("event-file.foreign-no-log", n = MOST_LINES)))
}

/// Whether this line names the format; only comments may precede it.
fn version(line: &str, number: u64, path: &Path) -> Result<bool, StoreError> {
    let foreign = |found: Message| StoreError::Foreign { path: path.to_owned(), found };
    if number == 1 && line.starts_with('\u{feff}') {
        return Err(foreign(msg!("event-file.bad-beginning", what = "mark")));
    }
    if line.ends_with("\r\n") {
        return Err(foreign(msg!("event-file.bad-beginning", what = "line-ends")));
    }
    let line = line.trim_end();
    match line.strip_prefix("komandor:").map(str::trim) {
        Some("2") => Ok(true),
        Some(other) if !other.is_empty() && other.bytes().all(|c| c.is_ascii_digit()) => {
            let version = other.chars().take(20).collect();
            Err(StoreError::OtherFormat { path: path.to_owned(), version })
        }
        None if line.is_empty() || line.starts_with('#') => Ok(false),
        _ => Err(foreign(msg!("event-file.bad-beginning", what = "other"))),
    }
}
