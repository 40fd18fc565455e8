//! The YAML of event files: one line is written, and checked and read again.
//!
//! A value is written on one line of flow style: `{id: 1, name: "Jan Kowalski", tables: [[4, 9]]}`.
//! Texts are always quoted, so that no name is read as a number, a date or a boolean; keys are
//! plain. A key without a value, such as that of a `None`, is left out.
//!
//! What is read may come from anywhere. Anchors and aliases let a small file expand to gigabytes,
//! tags request types, and deep nesting costs the square of its depth. An event file has none of
//! these, so each line is scanned before the YAML library sees it.

use crate::event::name::is_hostile;
use crate::msg;
use crate::ruleset::in_plain_words;
use crate::words::Message;
use serde::Serialize;
use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error, IntoDeserializer, Visitor};
use serde_yaml::Value;
use serde_yaml::with::singleton_map_recursive;
use std::fmt::{self, Write as _};
use std::marker::PhantomData;

/// Words that some YAML readers do not take for a text.
const RESERVED: [&str; 9] = ["y", "yes", "no", "on", "off", "true", "false", "null", "nan"];

/// The value as one line of flow-style YAML.
///
/// # Errors
/// The value has a shape that YAML cannot hold; no value of this crate has one.
pub(super) fn to_line(value: &impl Serialize) -> Result<String, serde_yaml::Error> {
    let mut line = String::new();
    put(&serde_yaml::to_value(value)?, &mut line);
    Ok(line)
}

/// Puts `text` between double quotes; misleading characters are escaped. These are the characters
/// that could mislead a reader or a terminal.
pub(super) fn put_quoted(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            // The last two characters of each plane are none, and YAML refuses them.
            c if is_hostile(c) || c as u32 & 0xfffe == 0xfffe => put_escaped(c, out),
            c => out.push(c),
        }
    }
    out.push('"');
}

fn put_escaped(c: char, out: &mut String) {
    // Writing into a String cannot fail.
    let _ = match c as u32 {
        code @ 0..=0xff => write!(out, "\\x{code:02x}"),
        code @ 0x100..=0xffff => write!(out, "\\u{code:04x}"),
        code => write!(out, "\\U{code:08x}"),
    };
}

fn put(value: &Value, out: &mut String) {
    match value {
        Value::Null => out.push_str("null"),
        Value::Bool(yes) => out.push_str(if *yes { "true" } else { "false" }),
        Value::Number(number) => {
            let _ = write!(out, "{number}");
        }
        Value::String(text) => put_quoted(text, out),
        Value::Sequence(items) => {
            out.push('[');
            for (index, item) in items.iter().enumerate() {
                out.push_str(if index == 0 { "" } else { ", " });
                put(item, out);
            }
            out.push(']');
        }
        Value::Mapping(pairs) => {
            out.push('{');
            let present = pairs.iter().filter(|(_, item)| !item.is_null());
            for (index, (key, item)) in present.enumerate() {
                out.push_str(if index == 0 { "" } else { ", " });
                put_pair(key, item, out);
            }
            out.push('}');
        }
        // A variant with content: its name becomes the key.
        Value::Tagged(tagged) => {
            let tag = tagged.tag.to_string();
            out.push('{');
            put_pair(&Value::from(tag.trim_start_matches('!')), &tagged.value, out);
            out.push('}');
        }
    }
}

fn put_pair(key: &Value, value: &Value, out: &mut String) {
    match key {
        Value::String(word) if is_plain(word) => out.push_str(word),
        key => put(key, out),
    }
    out.push_str(": ");
    put(value, out);
}

fn is_plain(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
        && !RESERVED.contains(&word)
}

/// The problem of a line, and its column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fault {
    /// The column in characters, from 1.
    pub column: usize,
    pub problem: Message,
}

/// The deepest nesting of lists and mappings that is accepted.
const DEEPEST: usize = 32;

/// Refuses anything that no event file contains. This means anchors, aliases, tags, merge keys, and
/// texts or brackets that do not end on their line.
pub(super) fn scan(line: &str) -> Result<(), Fault> {
    let mut scanner = Scanner { depth: 0, fresh: true, closed: false, quote: None };
    // All signs are ASCII, and a ruleset is a line of 30,000 bytes.
    let bytes = line.as_bytes();
    let (mut at, mut blank) = (0, true);
    while at < bytes.len() {
        let (byte, next) = (bytes[at], bytes.get(at + 1).copied());
        let fault = |problem| Fault { column: line[..at].chars().count() + 1, problem };
        if !matches!(byte, b' '..=b'~')
            && let Some(c) = line.get(at..).and_then(|rest| rest.chars().next())
            && no_text(c)
        {
            let code = format!("U+{:04X}", c as u32);
            return Err(fault(msg!("common.hostile-letter", code)));
        }
        if scanner.quote.is_some() {
            if scanner.quoted(byte, next) {
                at += 1;
            }
        } else if byte == b'#' && blank {
            break;
        } else {
            scanner.plain(byte, next).map_err(fault)?;
        }
        blank = byte == b' ' || byte == b'\t';
        at += 1;
    }
    let problem = match (scanner.quote, scanner.depth) {
        (Some(_), _) => msg!("common.quote-open"),
        (None, 0) => return Ok(()),
        (None, _) => msg!("event-file.bracket-open"),
    };
    Err(Fault { column: line.chars().count() + 1, problem })
}

/// Whether YAML refuses this character; the library's message does not say where it is.
fn no_text(c: char) -> bool {
    (c.is_control() && !"\t\r\u{85}".contains(c)) || matches!(c, '\u{fffe}' | '\u{ffff}')
}

struct Scanner {
    depth: usize,
    /// Whether a new token begins here.
    fresh: bool,
    /// Whether a quoted text or a bracket has just been closed.
    closed: bool,
    quote: Option<u8>,
}

impl Scanner {
    /// Reads one byte of a quoted text; true: the next one belongs to it.
    fn quoted(&mut self, c: u8, next: Option<u8>) -> bool {
        let Some(quote) = self.quote else { return false };
        if c == quote && quote == b'\'' && next == Some(b'\'') || c == b'\\' && quote == b'"' {
            return true;
        }
        if c == quote {
            self.quote = None;
            self.closed = true;
        }
        false
    }

    fn plain(&mut self, c: u8, next: Option<u8>) -> Result<(), Message> {
        let flow = self.depth > 0;
        let spaced = next.is_none_or(|c| c == b' ' || c == b'\t');
        let closed = std::mem::take(&mut self.closed);
        match c {
            b' ' | b'\t' => self.closed = closed,
            b'[' | b'{' if flow || self.fresh => {
                self.depth += 1;
                self.fresh = true;
                if self.depth > DEEPEST {
                    return Err(msg!("event-file.too-deep"));
                }
            }
            b']' | b'}' if flow => {
                self.depth -= 1;
                self.fresh = false;
                self.closed = true;
            }
            b',' if flow => self.fresh = true,
            b':' if spaced
                || (flow
                    && (self.fresh || closed || next.is_some_and(|c| b",?[]{}".contains(&c)))) =>
            {
                self.fresh = true;
            }
            b'-' | b'?' if self.fresh && (spaced || (flow && c == b'?')) => {}
            b'&' | b'*' | b'!' if self.fresh => {
                return Err(msg!("yaml.sign", sign = char::from(c).to_string()));
            }
            b'<' if self.fresh && next == Some(b'<') => return Err(msg!("yaml.sign", sign = "<<")),
            b'|' | b'>' if self.fresh && !flow => {
                return Err(msg!("yaml.sign", sign = char::from(c).to_string()));
            }
            b'"' | b'\'' if self.fresh => {
                self.quote = Some(c);
                self.fresh = false;
            }
            _ => self.fresh = false,
        }
        Ok(())
    }
}

/// Why the YAML library could not read a text.
pub(super) struct Unread {
    /// The line of the text, from 1.
    pub line: usize,
    /// The column in that line.
    pub column: usize,
    /// What is wrong, without its place.
    pub report: String,
}

impl Unread {
    pub fn fault(&self) -> Fault {
        Fault { column: self.column, problem: in_plain_words(&self.report) }
    }
}

/// Reads one document whose lines have been scanned. Variants with content are mappings of one key.
///
/// # Errors
/// What is wrong, and its place.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unread> {
    let document = serde_yaml::Deserializer::from_str(text);
    singleton_map_recursive::deserialize(document).map_err(|error: serde_yaml::Error| {
        let report = error.to_string();
        let Some(at) = error.location() else {
            return Unread { line: 1, column: 1, report: harmless(&report) };
        };
        let (line, column) = (at.line(), at.column());
        let place = format!(" at line {line} column {column}");
        let report = report.strip_suffix(&place).unwrap_or(&report);
        Unread { line, column, report: harmless(report) }
    })
}

/// A text with a meaning of its own, such as a moment: an error in it has its place.
pub(super) struct Meaning<T>(pub T);

impl<'de, T: DeserializeOwned> Deserialize<'de> for Meaning<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Meaning<T>, D::Error> {
        deserializer.deserialize_str(MeaningVisitor(PhantomData))
    }
}

struct MeaningVisitor<T>(PhantomData<T>);

impl<T: DeserializeOwned> Visitor<'_> for MeaningVisitor<T> {
    type Value = Meaning<T>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Meaning<T>, E> {
        T::deserialize(text.into_deserializer()).map(Meaning)
    }
}

/// The text without characters that could control a terminal.
pub(super) fn harmless(text: &str) -> String {
    text.chars().map(|c| if is_hostile(c) { '\u{fffd}' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::actions::Timer;
    use proptest::prelude::*;

    #[test]
    fn texts_are_quoted_and_variants_are_keys() {
        let value = (Timer::Start(35), Timer::Pause, "no", Some("Żółć \"x\""), [1, -2], "12:30");
        assert_eq!(
            to_line(&value).unwrap(),
            r#"[{start: 35}, "pause", "no", "Żółć \"x\"", [1, -2], "12:30"]"#
        );
    }

    #[test]
    fn what_a_terminal_would_obey_is_escaped() {
        assert_eq!(
            to_line(&"\u{1b}[2J\u{202e}\u{200b}\u{e0041}\u{ffff}\u{85}\n").unwrap(),
            r#""\x1b[2J\u202e\u200b\U000e0041\uffff\x85\n""#
        );
    }

    proptest! {
        #[test]
        fn any_text_reads_back_as_it_was(text in any::<String>()) {
            let line = to_line(&[&text]).unwrap();
            prop_assert!(!line.contains('\n'));
            prop_assert_eq!(serde_yaml::from_str::<Vec<String>>(&line).unwrap(), vec![text]);
        }
    }

    fn refused(line: &str) -> String {
        let fault = scan(line).unwrap_err();
        format!("{}: {}", fault.column, fault.problem)
    }

    #[test]
    fn ordinary_lines_pass() {
        for line in [
            "event: Rock & Roll, *the* best! <<here>>",
            r#"- {n: 1, at: 2026-11-21T09:31:07+01:00, by: "a & \" *b", add: [[1, 2], {}]}"#,
            "- {a: 'it''s & fine', b: it's}",
            "log:",
            "# a comment & \"more",
            "- {\"a\":1}",
        ] {
            assert_eq!(scan(line), Ok(()), "{line}");
        }
    }

    #[test]
    fn what_could_unfold_or_ask_for_types_is_refused_with_its_column() {
        assert_eq!(
            refused("a: &x 1"),
            "4: & is not allowed here; write the value out, and quote text that begins with &"
        );
        assert_eq!(
            refused("- {a: [1,*x]}"),
            "10: * is not allowed here; write the value out, and quote text that begins with *"
        );
        assert_eq!(
            refused("- !!int 3"),
            "3: ! is not allowed here; write the value out, and quote text that begins with !"
        );
        assert_eq!(
            refused("- {<<: 1}"),
            "4: << is not allowed here; write the value out, and quote text that begins with <<"
        );
        assert_eq!(
            refused("- {\"a\":*x}"),
            "8: * is not allowed here; write the value out, and quote text that begins with *"
        );
        assert_eq!(
            refused("- {?*x}"),
            "5: * is not allowed here; write the value out, and quote text that begins with *"
        );
        assert_eq!(
            refused("- {a: b:'c, d: *x}"),
            "16: * is not allowed here; write the value out, and quote text that begins with *"
        );
        assert_eq!(refused("- {a: \"b}"), "10: a quotation mark is not closed on its line");
        assert_eq!(refused("- {a: [1}"), "10: a bracket is not closed on this line");
        assert_eq!(refused(&"[".repeat(100)), "33: lists and mappings are nested too deep here");
    }
}
