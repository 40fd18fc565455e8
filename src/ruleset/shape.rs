//! Turns the errors of `serde_yaml` into plain sentences.

use super::index::Index;
use super::letters::{escaped, nearest, quoted};
use super::problem::{Fault, Position};

/// Turns the library's error into a [`Fault`].
///
/// Only this file and the reader use the library's error type.
pub(super) fn fault(error: &serde_yaml::Error, index: &Index) -> Fault {
    let told = Told::new(error);
    let at = told.at.unwrap_or_else(|| index.at(&told.path));
    let message = told.message.as_str();
    if let Some((key, known)) = named(message, "unknown field ") {
        let at = index.key_at(&join(&told.path, key));
        return Fault::new(at, unknown_key(key, &told.path), known_words(key, &known, "keys"));
    }
    if let Some((word, known)) = named(message, "unknown variant ") {
        let word_found = match word {
            "" => "nothing was found, a known word is expected".to_owned(),
            word => format!("{} is no word known here", quoted(word)),
        };
        let found = format!("{}{word_found}", told.subject());
        return Fault::new(index.at(&told.path), found, known_words(word, &known, "words"));
    }
    if let Some((key, _)) = named(message, "missing field ") {
        let found = match told.path.as_str() {
            "" => format!("the key {} is missing", quoted(key)),
            path => format!("the key {} is missing in {}", quoted(key), spoken(path)),
        };
        return Fault::new(index.at(&told.path), found, format!("add \"{key}:\" and its value"));
    }
    for start in ["invalid type: ", "invalid value: "] {
        let Some(rest) = message.strip_prefix(start) else { continue };
        let (found, wanted) = rest.rsplit_once(", expected ").unwrap_or((rest, "something else"));
        let (wanted, advice) = expectation(wanted, found).unwrap_or((
            "one of the known words",
            "write the word alone, as the template shows it".into(),
        ));
        let found = format!("{}{} was found, {wanted} is expected", told.subject(), thing(found));
        return Fault::new(index.at(&told.path), found, advice);
    }
    match message.split_once("; ") {
        Some((found, advice)) => {
            Fault::new(index.at(&told.path), escaped(found, 200), escaped(advice, 200))
        }
        None => Fault::new(
            at,
            format!("this cannot be read ({})", escaped(message, 200)),
            "compare it with the template",
        ),
    }
}

/// The library's complaint about a value in plain words.
///
/// For example: `seed: the text "many" was found, a whole number is expected`. Any other message
/// stays as it is.
pub fn in_plain_words(message: &str) -> String {
    let parts = ["invalid type: ", "invalid value: "].into_iter();
    let Some((subject, rest)) = parts.filter_map(|start| message.split_once(start)).next() else {
        return message.to_owned();
    };
    let Some((found, wanted)) = rest.rsplit_once(", expected ") else { return message.to_owned() };
    let known = expectation(wanted, found).map_or(wanted, |(wanted, _)| wanted);
    format!("{subject}{} was found, {known} is expected", thing(found))
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

    /// The key that the message is about, in the form `"rounds": `.
    fn subject(&self) -> String {
        let key = self.path.rsplit('.').next().unwrap_or_default();
        if key.is_empty() { String::new() } else { format!("{}: ", spoken(key)) }
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

fn unknown_key(key: &str, path: &str) -> String {
    match path {
        "" => format!("{} is no key of a ruleset", quoted(key)),
        path => format!("{} is no key of {}", quoted(key), spoken(path)),
    }
}

fn known_words(word: &str, known: &[&str], what: &str) -> String {
    match nearest(word, known) {
        Some(near) => format!("did you mean \"{near}\"?"),
        None => format!("the {what} known here are {}", known.join(", ")),
    }
}

/// Plain words for what the library found.
fn thing(found: &str) -> String {
    let inside = |start: &str| found.strip_prefix(start).map(|rest| rest.trim_matches(['`', '"']));
    if let Some(text) = inside("string ") {
        return format!("the text {}", quoted(text));
    }
    if let Some(number) = inside("integer ").or_else(|| inside("floating point ")) {
        return format!("the number {}", escaped(number, 40));
    }
    if let Some(word) = inside("boolean ") {
        return format!("the word {word}");
    }
    match found {
        "unit value" => "nothing".to_owned(),
        "map" => "a group of keys".to_owned(),
        "sequence" => "a list".to_owned(),
        other => escaped(other, 60),
    }
}

/// The expected value and how to write it. None: the library's own words are used.
fn expectation(wanted: &str, found: &str) -> Option<(&'static str, String)> {
    Some(match wanted {
        "u32" | "u64" if found.starts_with("integer `-") => {
            ("a number of 0 or more", "write it without the minus sign".into())
        }
        "u32" | "u64" if found.starts_with("integer ") => {
            ("a smaller number", "write one with fewer digits".into())
        }
        "u32" | "u64" => ("a whole number", "write digits only, such as 4, without quotes".into()),
        "i64" => ("a whole number", "write digits only, such as 400 or -25, without quotes".into()),
        "a string" => ("text", "write a text in quotes".into()),
        "a character" => ("a single letter or digit", "write one, such as d or 7".into()),
        "a boolean" => ("true or false", "write true or false, without quotes".into()),
        "a sequence" => (
            "a list",
            "write it in brackets, [a, b], or begin every entry with \"- \" on a line of its own"
                .into(),
        ),
        "a number of players" => {
            ("a number of players", "write \"4-8\", \"12\" or \"149+\"".into())
        }
        "a share" => ("a share", "write 0, or a fraction in quotes such as \"1/3\"".into()),
        "struct Text" => (
            "a text in its languages",
            "write {en: \"…\", pl: \"…\"}, where pl may be left out".into(),
        ),
        wanted if wanted.starts_with("struct ") => (
            "a group of keys",
            "write its keys below it, indented, each with a colon and a value".into(),
        ),
        _ => return None,
    })
}
