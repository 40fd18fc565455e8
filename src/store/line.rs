//! Encodes and decodes one line of the log: an [`Entry`] and its checksum.
//!
//! The checksum chains the line to the line before it.

use super::yaml::{self, Fault, Meaning, harmless, read, scan};
use crate::event::{Action, Entry};
use crate::msg;
use crate::words::Message;
use serde::de::value::MapAccessDeserializer;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, Error, IgnoredAny, IntoDeserializer, MapAccess,
    Visitor,
};
use std::fmt;

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
pub(super) fn encode(entry: &Entry, previous: u32) -> Result<(String, u32), Message> {
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
    match decode(line.as_bytes()) {
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
pub(super) fn decode(bytes: &[u8]) -> Result<Entry, Fault> {
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
        let fault = decode(mapping.as_bytes()).unwrap_err();
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
        let (line, _) = encode(&entry(Action::Add(added)), 0).unwrap();
        assert_eq!(
            line,
            "- {n: 7, at: 2026-11-21T09:31:07+01:00, by: \"anna\", \
             add: {id: 1, name: \"Jan Kowalski\", club: \"Bard\", tie: 5}, sum: \"ebd349c0\"}"
        );
        let undo = Entry { reason: Some("wrong way round".to_owned()), ..entry(Action::Undo(3)) };
        let (line, _) = encode(&undo, 0).unwrap();
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
            let (line, sum) = encode(&written, 5).unwrap();
            prop_assert_eq!(decode(line.as_bytes()).unwrap(), written);
            let (covered, carried) = split_sum(line.as_bytes()).unwrap();
            prop_assert_eq!((chained(5, covered), carried), (sum, sum));
        }
    }
}
