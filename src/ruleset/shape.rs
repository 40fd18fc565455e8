//! Turns the errors of `serde_yaml` into plain sentences.

use super::index::Index;
use super::letters::{escaped, nearest, shown};
use super::problem::{Fault, Position};
use super::{attendance, day, percentages, preliminary, unquoted};
use crate::msg;
use crate::words::{Arg, Message};

/// Turns the library's error into a [`Fault`].
///
/// Only this file and the reader use the library's error type.
pub(super) fn fault(error: &serde_yaml::Error, index: &Index, text: &str) -> Fault {
    let told = Told::new(error);
    let here = index.at(&told.path);
    let message = told.message.as_str();
    if let Some((key, known)) = named(message, "unknown field ") {
        let at = index.key_at(&join(&told.path, key));
        let advice = unquoted::comma(text, at)
            .map(|quoted| msg!("author.comma", text = quoted))
            .or_else(|| meant(key, &known))
            .unwrap_or_else(|| msg!("yaml.keys", known = series(&known)));
        return Fault::new(at, clauses(unknown_key(key, &told.path), advice));
    }
    if let Some((word, known)) = named(message, "unknown variant ") {
        let unknown = match word {
            "" => msg!("yaml.no-word"),
            word => msg!("yaml.unknown-word", word = shown(word)),
        };
        let advice =
            meant(word, &known).unwrap_or_else(|| msg!("yaml.words", known = series(&known)));
        return Fault::new(here, told.about(clauses(unknown, advice)));
    }
    if let Some((key, _)) = named(message, "missing field ") {
        let found = match told.path.as_str() {
            "" => msg!("yaml.missing-key", key = shown(key)),
            path => msg!("yaml.missing-key-in", key = shown(key), place = spoken(path)),
        };
        return Fault::new(here, found);
    }
    match mismatch(message) {
        Some(("", found, wanted)) => {
            let (problem, advice) = expected(wanted, found).unwrap_or_else(|| {
                (is_expected(found, msg!("yaml.wants-word")), msg!("yaml.write-word"))
            });
            Fault::new(here, told.about(clauses(problem, advice)))
        }
        _ => {
            let found = msg!("yaml.unreadable", problem = escaped(message, 200));
            Fault::new(told.at.unwrap_or(here), found)
        }
    }
}

/// The library's complaint about a value in plain words.
///
/// For example: `seed: found the text "many", expected a whole number`. Any other message
/// stays as it is.
pub fn in_plain_words(message: &str) -> Message {
    let Some((place, found, wanted)) = mismatch(message) else {
        return Message::verbatim(message);
    };
    let problem = match expected(wanted, found) {
        Some((problem, _)) => problem,
        None => is_expected(found, Message::verbatim(wanted)),
    };
    match place.trim_end_matches([':', ' ']) {
        "" => problem,
        place => msg!("yaml.at-key", key = place, problem),
    }
}

/// Splits a complaint about a value: the text before it, the value found, the value wanted.
fn mismatch(message: &str) -> Option<(&str, &str, &str)> {
    let mut starts = ["invalid type: ", "invalid value: "].into_iter();
    let (before, rest) = starts.find_map(|start| message.split_once(start))?;
    let (found, wanted) = rest.rsplit_once(", expected ")?;
    Some((before, found, wanted))
}

fn clauses(problem: Message, advice: Message) -> Message {
    msg!("list.text", text = Arg::Clauses(vec![problem.into(), advice.into()]))
}

fn series(words: &[&str]) -> Arg {
    Arg::Series(words.iter().map(|word| Arg::from(*word)).collect())
}

/// The parts of the library's message.
struct Told {
    path: String,
    message: String,
    at: Option<Position>,
}

impl Told {
    fn new(error: &serde_yaml::Error) -> Told {
        let whole = error.to_string();
        let at =
            error.location().map(|place| Position { line: place.line(), column: place.column() });
        let end = at.map(|at| format!(" at line {} column {}", at.line, at.column));
        let message = end.and_then(|end| whole.strip_suffix(&end)).unwrap_or(&whole);
        // A key path has no space in it; all of the library's own messages have one.
        let (path, message) = match message.split_once(": ") {
            Some((path, rest)) if is_path(path) => (path, rest),
            _ => ("", message),
        };
        Told { path: path.to_owned(), message: message.to_owned(), at }
    }

    /// The problem, behind the key that it is about.
    fn about(&self, problem: Message) -> Message {
        match self.path.rsplit('.').next().unwrap_or_default() {
            "" => problem,
            key => msg!("yaml.at-key", key = spoken(key), problem),
        }
    }
}

fn is_path(text: &str) -> bool {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || "_.[]".contains(letter);
    !text.is_empty() && text.chars().all(fits)
}

/// A key path for people, who count from one: `structures.basic.rows #3`.
fn spoken(path: &str) -> String {
    let steps = path.split('.').map(|step| match step.trim_end_matches(']').split_once('[') {
        Some((list, n)) => match n.parse::<usize>() {
            Ok(n) => format!("{list} #{}", n.saturating_add(1)),
            Err(_) => step.to_owned(),
        },
        None => step.to_owned(),
    });
    steps.collect::<Vec<_>>().join(".")
}

fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

/// The word a message is about, and the words accepted in its place.
fn named<'a>(message: &'a str, start: &str) -> Option<(&'a str, Vec<&'a str>)> {
    let rest = message.strip_prefix(start)?.strip_prefix('`')?;
    let Some((word, expected)) = rest.split_once("`, expected ") else {
        return Some((rest.trim_end_matches('`'), Vec::new()));
    };
    Some((word, expected.split('`').skip(1).step_by(2).collect()))
}

fn unknown_key(key: &str, path: &str) -> Message {
    match path {
        "" => msg!("yaml.unknown-key", key = shown(key)),
        path => msg!("yaml.unknown-key-of", key = shown(key), place = spoken(path)),
    }
}

fn meant(word: &str, known: &[&str]) -> Option<Message> {
    nearest(word, known).map(|near| msg!("yaml.did-you-mean", word = near))
}

/// Plain words for what the library found.
fn thing(found: &str) -> Message {
    let inside = |start: &str| found.strip_prefix(start).map(|rest| rest.trim_matches(['`', '"']));
    if let Some(text) = inside("string ").filter(|text| !text.is_empty()) {
        return msg!("yaml.the-text", text = shown(text));
    }
    if let Some(number) = inside("integer ").or_else(|| inside("floating point ")) {
        return msg!("yaml.the-number", number = escaped(number, 40));
    }
    if let Some(word) = inside("boolean ") {
        return msg!("yaml.the-word", word);
    }
    match found {
        "unit value" | "string \"\"" => msg!("yaml.nothing"),
        "map" => msg!("yaml.a-group"),
        "sequence" => msg!("yaml.a-list"),
        other => Message::verbatim(escaped(other, 60)),
    }
}

fn is_expected(found: &str, wanted: Message) -> Message {
    msg!("yaml.expected", found = thing(found), wanted)
}

/// The problem with a value, and how to write it. None: the library's own words are used.
fn expected(wanted: &str, found: &str) -> Option<(Message, Message)> {
    let (wanted, advice) = match wanted {
        "u32" | "u64" if found.starts_with("integer `-") => {
            (msg!("yaml.wants-0-or-more"), msg!("yaml.write-0-or-more"))
        }
        "u32" | "u64" if found.starts_with("integer ") => {
            (msg!("yaml.wants-smaller"), msg!("yaml.write-smaller"))
        }
        "u32" | "u64" => (msg!("yaml.wants-whole"), msg!("yaml.write-digits")),
        "i64" => (msg!("yaml.wants-whole"), msg!("yaml.write-whole")),
        "a string" => (msg!("yaml.wants-text"), msg!("yaml.write-text")),
        "a character" => (msg!("yaml.wants-letter"), msg!("yaml.write-letter")),
        "a boolean" => (msg!("yaml.wants-true-or-false"), msg!("yaml.write-true-or-false")),
        "a sequence" => (msg!("yaml.wants-list"), msg!("yaml.write-list")),
        attendance::NUMBER => (msg!("yaml.wants-players"), msg!("yaml.write-players")),
        percentages::SHARE => {
            (msg!("yaml.wants-share"), msg!("yaml.write-share", most = percentages::FINEST))
        }
        day::DAY => (msg!("yaml.wants-day"), msg!("yaml.write-day")),
        super::halves::POINTS => (msg!("halves.wants"), msg!("halves.write")),
        preliminary::NO_SWAP => {
            return Some((msg!("yaml.no-swap"), msg!("yaml.write-sides")));
        }
        "struct Text" => {
            let example = "{en: \"…\", pl: \"…\"}";
            (msg!("yaml.wants-languages"), msg!("yaml.write-languages", example))
        }
        wanted if wanted.starts_with("struct ") => {
            (msg!("yaml.wants-group"), msg!("yaml.write-group"))
        }
        wanted => {
            let mended = wanted.strip_prefix(attendance::RANGE)?;
            let range = found.strip_prefix("string ")?.trim_matches('"');
            let problem = msg!("yaml.backwards", range = shown(range));
            return Some((problem, msg!("yaml.write-range", range = mended)));
        }
    };
    Some((is_expected(found, wanted), advice))
}
