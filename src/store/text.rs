//! An event file as text: its head, which is everything before the log and written once, and the lines
//! of the log, each an [`Entry`] and its checksum.
//!
//! The checksum chains the line to the line before it.

use super::error::{Doing, StoreError};
use super::yaml::{self, Fault, Meaning, harmless, read, scan};
use crate::event::actions::Setup;
use crate::event::{Action, Entry, EventId, Head, Seed};
use crate::msg;
use crate::ruleset::{Ruleset, check_carried};
use crate::words::Message;
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, Error, IgnoredAny, IntoDeserializer, MapAccess, Visitor,
};
use std::cell::RefCell;
use std::fmt;
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
    #[serde(default)]
    secret: Option<Meaning<Seed>>,
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
pub(super) fn encode_head(head: &Head, ruleset: &Ruleset) -> Result<String, Message> {
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
    if let Some(secret) = &head.secret {
        put("secret", line(yaml::to_line(secret))?);
    }
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
pub(super) fn read_head(reader: &mut impl BufRead, path: &Path) -> Result<Header, StoreError> {
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
        secret: read.secret.map(|secret| secret.0),
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

/// The most bytes that a line may have.
pub(super) const LONGEST: usize = 1 << 20;

/// The length of `, sum: "bd405879"}`.
const TAIL: usize = 18;

/// The checksum of a line, chained to that of the line before.
pub(super) fn chained(previous: u32, line: &[u8]) -> u32 {
    let digit = |at: u32| b"0123456789abcdef"[(previous >> (28 - 4 * at)) as usize & 15];
    let mut crc = crc32fast::Hasher::new();
    crc.update(&[0, 1, 2, 3, 4, 5, 6, 7].map(digit));
    crc.update(line);
    crc.finalize()
}

/// The line as it is written, without its newline, and its checksum.
///
/// # Errors
/// A sentence that says that the entry would not read back unchanged, or is too long.
pub(super) fn encode_line(entry: &Entry, previous: u32) -> Result<(String, u32), Message> {
    let action =
        yaml::to_line(&entry.action).map_err(|error| Message::verbatim(error.to_string()))?;
    let mut line = format!("- {{n: {}, at: {}, by: ", entry.n, entry.at);
    yaml::put_quoted(&entry.by, &mut line);
    if let Some(why) = &entry.reason {
        line.push_str(", why: ");
        yaml::put_quoted(why, &mut line);
    }
    line.push_str(", ");
    // The action is a mapping of one key, and that key becomes a key of the line.
    line.push_str(action.strip_prefix('{').and_then(|a| a.strip_suffix('}')).unwrap_or(&action));
    let sum = chained(previous, line.as_bytes());
    line.push_str(&format!(", sum: \"{sum:08x}\"}}"));
    match decode_line(line.as_bytes()) {
        Ok(read) if read == *entry => Ok((line, sum)),
        Ok(_) => Err(msg!("event-file.unwritable-otherwise")),
        Err(fault) => Err(fault.problem),
    }
}

/// The part of the line that the checksum covers, and the checksum that the line carries. None: the
/// line carries no checksum.
pub(super) fn split_sum(line: &[u8]) -> Option<(&[u8], u32)> {
    let (covered, tail) = line.split_at_checked(line.len().checked_sub(TAIL)?)?;
    let digits = tail.strip_prefix(b", sum: \"")?.strip_suffix(b"\"}")?;
    if !digits.iter().all(|c| c.is_ascii_digit() || (b'a'..=b'f').contains(c)) {
        return None;
    }
    let sum = u32::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    Some((covered, sum))
}

/// Reads a line without checking its checksum.
pub(super) fn decode_line(bytes: &[u8]) -> Result<Entry, Fault> {
    if bytes.len() > LONGEST {
        return Err(Fault { column: 1, problem: msg!("event-file.too-long", most = LONGEST) });
    }
    let line = std::str::from_utf8(bytes).map_err(|error| {
        let sound = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        Fault { column: sound.chars().count() + 1, problem: msg!("cli.reading", fault = "utf8") }
    })?;
    let Some(mapping) = line.strip_prefix("- ").filter(|rest| rest.starts_with('{')) else {
        return Err(Fault { column: 1, problem: msg!("event-file.no-line") });
    };
    scan(line)?;
    match read::<Line>(mapping) {
        Ok(Line(Ok(entry))) => Ok(entry),
        Ok(Line(Err(found))) => {
            let column = found.key.and_then(|key| column_of(line, &key)).unwrap_or(3);
            Err(Fault { column, problem: found.problem })
        }
        Err(unread) => {
            // For a fault in the mapping as a whole, YAML reports only the start of the
            // mapping, and names the key.
            let key = unread.report.split('`').nth(1).filter(|_| unread.column == 1);
            let column = key.and_then(|key| column_of(line, key)).unwrap_or(unread.column + 2);
            Err(Fault { column, ..unread.fault() })
        }
    }
}

fn column_of(line: &str, key: &str) -> Option<usize> {
    let byte = line.rfind(&format!(", {key}:"))? + 2;
    Some(line[..byte].chars().count() + 1)
}

/// A line that YAML can read; it may still record no action, or more than one.
struct Line(Result<Entry, NotALine>);

/// A mapping that is no line of the log.
struct NotALine {
    key: Option<String>,
    problem: Message,
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Line, D::Error> {
        deserializer.deserialize_map(LineVisitor).map(Line)
    }
}

struct LineVisitor;

impl<'de> Visitor<'de> for LineVisitor {
    type Value = Result<Entry, NotALine>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a line of the log with n, at, by, one action, and sum")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let (mut n, mut at, mut by, mut why, mut action) = (None, None, None, None, None);
        let mut sum: Option<String> = None;
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "n" if n.is_none() => n = Some(map.next_value()?),
                "at" if at.is_none() => at = Some(map.next_value::<Meaning<_>>()?.0),
                "by" if by.is_none() => by = Some(map.next_value()?),
                "why" if why.is_none() => why = Some(map.next_value()?),
                "sum" if sum.is_none() => sum = Some(map.next_value()?),
                "n" | "at" | "by" | "why" | "sum" => {
                    return Err(A::Error::custom(format_args!("duplicate field `{key}`")));
                }
                _ if action.is_some() => {
                    let problem = msg!("event-file.second-action", key = harmless(&key));
                    return skip_rest(map, key, problem);
                }
                _ => {
                    let mut unknown = false;
                    let named = Named { key: Some(&key), map: &mut map, unknown: &mut unknown };
                    match Action::deserialize(MapAccessDeserializer::new(named)) {
                        Ok(read) => action = Some(read),
                        Err(_) if unknown => {
                            let problem = msg!("event-file.unknown-action", key = harmless(&key));
                            return skip_rest(map, key, problem);
                        }
                        Err(error) => return Err(error),
                    }
                }
            }
        }
        let Some(action) = action else {
            return Ok(Err(NotALine { key: None, problem: msg!("event-file.no-action") }));
        };
        Ok(Ok(Entry {
            n: n.ok_or_else(|| A::Error::missing_field("n"))?,
            at: at.ok_or_else(|| A::Error::missing_field("at"))?,
            by: by.ok_or_else(|| A::Error::missing_field("by"))?,
            reason: why,
            action,
        }))
    }
}

/// Passes over the value of this key and the rest of the line.
fn skip_rest<'de, A: MapAccess<'de>>(
    mut map: A,
    key: String,
    problem: Message,
) -> Result<Result<Entry, NotALine>, A::Error> {
    map.next_value::<IgnoredAny>()?;
    while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
    Ok(Err(NotALine { key: Some(key), problem }))
}

/// A key that was read already, and its value, as a mapping of its own: the action.
struct Named<'a, A> {
    key: Option<&'a str>,
    map: &'a mut A,
    /// Set if there is no such action.
    unknown: &'a mut bool,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Named<'_, A> {
    type Error = A::Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, A::Error> {
        let Some(key) = self.key.take() else { return Ok(None) };
        let read = seed.deserialize(IntoDeserializer::<A::Error>::into_deserializer(key));
        *self.unknown = read.is_err();
        read.map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        self.map.next_value_seed(seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::actions::Added;
    use crate::event::{Action, Moment};
    use proptest::prelude::*;

    fn entry(action: Action) -> Entry {
        let at = Moment::try_from("2026-11-21T09:31:07+01:00".to_owned()).unwrap();
        Entry { n: 7, at, by: "anna".to_owned(), reason: None, action }
    }

    fn problem(mapping: &str) -> String {
        let fault = decode_line(mapping.as_bytes()).unwrap_err();
        format!("{}: {}", fault.column, fault.problem)
    }

    #[test]
    fn a_line_looks_as_it_is_documented() {
        let added = Added {
            id: 1,
            name: "Jan Kowalski".to_owned(),
            club: Some("Bard".to_owned()),
            tie: 5,
            ..Added::default()
        };
        let (line, _) = encode_line(&entry(Action::Add(added)), 0).unwrap();
        assert_eq!(
            line,
            "- {n: 7, at: 2026-11-21T09:31:07+01:00, by: \"anna\", \
             add: {id: 1, name: \"Jan Kowalski\", club: \"Bard\", tie: 5}, sum: \"ebd349c0\"}"
        );
        let undo = Entry { reason: Some("wrong way round".to_owned()), ..entry(Action::Undo(3)) };
        let (line, _) = encode_line(&undo, 0).unwrap();
        assert_eq!(
            line,
            "- {n: 7, at: 2026-11-21T09:31:07+01:00, by: \"anna\", \
             why: \"wrong way round\", undo: 3, sum: \"f790f83e\"}"
        );
    }

    #[test]
    fn a_wrong_line_is_located_to_its_column() {
        let head = "- {n: 1, at: 2026-11-21T09:31:07+01:00, by: \"anna\"";
        for (line, expected) in [
            ("nonsense", "1: expected a line of the log, `- {n: …, at: …, by: …, …}`"),
            (
                &format!("{head}, teleport: 3}}"),
                "53: unknown action `teleport`; a newer version of Komandor may have recorded it",
            ),
            (
                &format!("{head}, undo: \"x\"}}"),
                "59: undo: found the text \"x\", expected a whole number; write digits only, such as 4, without quotes",
            ),
            (&format!("{head}, add: {{id: 1}}}}"), "58: add: missing field `name`"),
            (&format!("{head}}}"), "3: the line holds no action"),
            (&format!("{head}, n: 3}}"), "53: duplicate field `n`"),
            (
                &format!("{head}, undo: 3, redo: 4}}"),
                "62: a second action `redo`; a line holds one",
            ),
            (
                "- {n: 1, at: yesterday, by: \"a\", undo: 3}",
                "14: at: \"yesterday\" isn't a time; expected the form 2026-11-21T09:31:07+01:00",
            ),
            ("- {n: 1, \u{1b}: 3}", "10: invisible or control character U+001B; delete it"),
            (
                "- {n: 1, \"\\x1b\": 3}",
                "3: unknown action `\u{fffd}`; a newer version of Komandor may have recorded it",
            ),
        ] {
            assert_eq!(problem(line), expected);
        }
    }

    proptest! {
        #[test]
        fn any_note_and_author_survive_writing_and_reading(
            note in any::<String>(), by in any::<String>(), why in any::<Option<String>>(),
        ) {
            let written = Entry { by, reason: why, ..entry(Action::Note(note)) };
            let (line, sum) = encode_line(&written, 5).unwrap();
            prop_assert_eq!(decode_line(line.as_bytes()).unwrap(), written);
            let (covered, carried) = split_sum(line.as_bytes()).unwrap();
            prop_assert_eq!((chained(5, covered), carried), (sum, sum));
        }
    }
}
