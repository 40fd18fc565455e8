//! Writes YAML on one line: `{id: 1, name: "Jan Kowalski", tables: [[4, 9]]}`.
//!
//! Texts are always quoted, so that no name is read as a number, a date or a boolean;
//! keys are plain. A key without a value, such as that of a `None`, is left out.

use crate::event::name::is_hostile;
use serde::Serialize;
use serde_yaml::Value;
use std::fmt::Write as _;

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

/// Puts `text` between double quotes; misleading characters are escaped.
///
/// These are the characters that could mislead a reader or a terminal.
pub(super) fn put_quoted(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            c if is_hostile(c) || is_no_character(c) => put_escaped(c, out),
            c => out.push(c),
        }
    }
    out.push('"');
}

/// Whether this is a noncharacter: the last two of each plane, which YAML refuses.
fn is_no_character(c: char) -> bool {
    c as u32 & 0xfffe == 0xfffe
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
            let given = pairs.iter().filter(|(_, item)| !item.is_null());
            for (index, (key, item)) in given.enumerate() {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::action::Timer;
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
}
