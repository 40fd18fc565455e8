//! Encodes and decodes one line of the log: an [`Entry`] and its checksum.
//!
//! The checksum chains the line to the line before it.

use super::fast_reader;
use super::flow;
use super::scan::{Fault, scan};
use super::yaml;
use crate::event::{Action, Entry, Moment};
use serde::de::value::StrDeserializer;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, MapAccess,
    VariantAccess, Visitor,
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
pub(super) fn encode(entry: &Entry, previous: u32) -> Result<(String, u32), String> {
    let action = flow::to_line(&entry.action).map_err(|error| error.to_string())?;
    let mut line = format!("- {{n: {}, at: {}, by: ", entry.n, entry.at);
    flow::put_quoted(&entry.by, &mut line);
    if let Some(why) = &entry.reason {
        line.push_str(", why: ");
        flow::put_quoted(why, &mut line);
    }
    line.push_str(", ");
    // The action is a mapping of one key, and that key becomes a key of the line.
    line.push_str(action.strip_prefix('{').and_then(|a| a.strip_suffix('}')).unwrap_or(&action));
    let sum = chained(previous, line.as_bytes());
    line.push_str(&format!(", sum: \"{sum:08x}\"}}"));
    if line.len() > LONGEST {
        return Err(format!("it takes {} bytes, and a line may have {LONGEST}", line.len()));
    }
    match decode(&line) {
        Ok(read) if read == *entry => Ok((line, sum)),
        Ok(_) => Err("it would read back as something else".to_owned()),
        Err(fault) => Err(fault.problem),
    }
}

/// The part of the line that the checksum covers, and the checksum that the line carries.
///
/// None: the line carries no checksum.
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
pub(super) fn decode(line: &str) -> Result<Entry, Fault> {
    let Some(mapping) = line.strip_prefix("- ").filter(|rest| rest.starts_with('{')) else {
        return Err(Fault {
            column: 1,
            problem: "expected a line of the log, `- {n: …, at: …, by: …, …}`".to_owned(),
        });
    };
    if let Ok(Line(entry)) = fast_reader::read(mapping) {
        return Ok(entry);
    }
    scan(line)?;
    yaml::read::<Line>(mapping)
        .map(|line| line.0)
        .map_err(|(_, fault)| Fault { column: column(line, &fault), ..fault })
}

/// The column of a fault in the line.
///
/// For a fault in the mapping as a whole, YAML reports only the start of the mapping; the
/// key is then searched for.
fn column(line: &str, fault: &Fault) -> usize {
    let key = fault.problem.split('`').nth(1).filter(|_| fault.column == 1);
    let byte = key.and_then(|key| line.rfind(&format!(", {key}:"))).map(|comma| comma + 2);
    byte.map_or(fault.column + 2, |byte| line[..byte].chars().count() + 1)
}

struct Line(Entry);

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Line, D::Error> {
        deserializer.deserialize_map(LineVisitor).map(Line)
    }
}

struct LineVisitor;

impl<'de> Visitor<'de> for LineVisitor {
    type Value = Entry;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a line of the log with n, at, by, one action, and sum")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entry, A::Error> {
        let (mut n, mut at, mut by, mut why, mut sum) = (None, None, None, None, None);
        let mut action = None;
        while let Some(key) = map.next_key::<Key>()? {
            match key {
                Key::N => once(&mut n, "n", map.next_value::<u64>()?)?,
                Key::At => once(&mut at, "at", map.next_value::<Moment>()?)?,
                Key::By => once(&mut by, "by", map.next_value::<String>()?)?,
                Key::Why => once(&mut why, "why", map.next_value::<String>()?)?,
                Key::Sum => once(&mut sum, "sum", map.next_value::<AnyText>()?)?,
                Key::Action(key) if action.is_some() => {
                    return Err(A::Error::custom(format_args!(
                        "a second action `{key}`; a line records one"
                    )));
                }
                Key::Action(key) => {
                    action = Some(Action::deserialize(Named { key, map: &mut map })?);
                }
            }
        }
        Ok(Entry {
            n: n.ok_or_else(|| A::Error::missing_field("n"))?,
            at: at.ok_or_else(|| A::Error::missing_field("at"))?,
            by: by.ok_or_else(|| A::Error::missing_field("by"))?,
            reason: why,
            action: action.ok_or_else(|| A::Error::custom("the line records no action"))?,
        })
    }
}

/// A key of the line; all but one of them are known.
enum Key {
    N,
    At,
    By,
    Why,
    Sum,
    Action(String),
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Key, D::Error> {
        struct Keys;
        impl Visitor<'_> for Keys {
            type Value = Key;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_str<E: Error>(self, key: &str) -> Result<Key, E> {
                Ok(match key {
                    "n" => Key::N,
                    "at" => Key::At,
                    "by" => Key::By,
                    "why" => Key::Why,
                    "sum" => Key::Sum,
                    action => Key::Action(action.to_owned()),
                })
            }
        }
        deserializer.deserialize_str(Keys)
    }
}

/// A text of which only has to be known that it is one.
struct AnyText;

impl<'de> Deserialize<'de> for AnyText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AnyText, D::Error> {
        struct Texts;
        impl Visitor<'_> for Texts {
            type Value = AnyText;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_str<E: Error>(self, _: &str) -> Result<AnyText, E> {
                Ok(AnyText)
            }
        }
        deserializer.deserialize_str(Texts)
    }
}

fn once<T, E: Error>(slot: &mut Option<T>, key: &'static str, value: T) -> Result<(), E> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(E::duplicate_field(key)),
    }
}

/// A key of the line and its value, presented as a variant of an enum and its content.
struct Named<'a, A> {
    key: String,
    map: &'a mut A,
}

impl<'de, A: MapAccess<'de>> Deserializer<'de> for Named<'_, A> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        option unit unit_struct newtype_struct seq tuple tuple_struct map struct enum
        identifier ignored_any
    }
}

impl<'de, A: MapAccess<'de>> EnumAccess<'de> for Named<'_, A> {
    type Error = A::Error;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), A::Error> {
        let name: StrDeserializer<'_, A::Error> = self.key.as_str().into_deserializer();
        let variant = seed.deserialize(name).map_err(|_| {
            A::Error::custom(format_args!(
                "unknown action `{}`; a newer version of Komandor may have recorded it",
                self.key
            ))
        })?;
        Ok((variant, self))
    }
}

impl<'de, A: MapAccess<'de>> VariantAccess<'de> for Named<'_, A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        self.map.next_value()
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, A::Error> {
        self.map.next_value_seed(seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, A::Error> {
        Err(A::Error::custom("expected an action with one value"))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, A::Error> {
        Err(A::Error::custom("expected an action with one value"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Side;
    use crate::event::action::{Added, Reported, Timer};
    use proptest::prelude::*;

    fn entry(action: Action) -> Entry {
        let at = Moment::try_from("2026-11-21T09:31:07+01:00".to_owned()).unwrap();
        Entry { n: 7, at, by: "anna".to_owned(), reason: None, action }
    }

    fn problem(mapping: &str) -> String {
        let fault = decode(mapping).unwrap_err();
        format!("{}: {}", fault.column, fault.problem)
    }

    #[test]
    fn a_line_looks_as_it_is_documented() {
        let added = Added {
            id: 1,
            name: "Jan Kowalski".to_owned(),
            club: Some("Bard".to_owned()),
            partner: None,
            family: None,
            travel: None,
            start: None,
            table: None,
            tie: 5,
            missed: Vec::new(),
            provisional: false,
            leads: None,
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
    fn variants_inside_an_action_read_back() {
        let reported = Reported {
            stage: 1,
            round: 2,
            table: 3,
            of: [4, 9],
            games: String::new(),
            conceded: Vec::new(),
            open: false,
            concede: Some(Side::B),
            noshow: None,
            margin: None,
        };
        for action in [
            Action::Report(reported),
            Action::Timer(Timer::Start(35)),
            Action::Timer(Timer::Pause),
            Action::Timer(Timer::Add(-5)),
        ] {
            // `encode` reads the line back and compares.
            encode(&entry(action), 0).unwrap();
        }
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
                "59: undo: the text \"x\" was found, a whole number is expected",
            ),
            (&format!("{head}, add: {{id: 1}}}}"), "58: add: missing field `name`"),
            (&format!("{head}}}"), "3: the line records no action"),
            (&format!("{head}, n: 3}}"), "53: duplicate field `n`"),
            (
                &format!("{head}, undo: 3, redo: 4}}"),
                "62: a second action `redo`; a line records one",
            ),
            (
                "- {n: 1, at: yesterday, by: \"a\", undo: 3}",
                "3: \"yesterday\" is no moment; expected the form 2026-11-21T09:31:07+01:00",
            ),
            ("- {n: 1, \u{1b}: 3}", "10: a control character (U+001B) has no place here"),
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
            prop_assert_eq!(decode(&line).unwrap(), written);
            let (covered, carried) = split_sum(line.as_bytes()).unwrap();
            prop_assert_eq!((chained(5, covered), carried), (sum, sum));
        }
    }
}
