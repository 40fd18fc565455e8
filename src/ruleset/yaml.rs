//! The YAML of a ruleset file: which part of it may be used, where each value stands, and mistakes
//! of form as plain sentences.

use super::describe::{clauses, series};
use super::letters::{escaped, hostile, nearest, shown};
use super::{preliminary, schema, scoring, structures};
use crate::msg;
use crate::words::Message;
use saphyr_parser::{Event, Marker, Parser, Tag};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;

/// How deep lists and groups may be nested; rulesets need seven levels.
const DEEPEST: usize = 16;
/// The longest key, in bytes.
const LONGEST_KEY: usize = 100;

/// Reads the text once for positions.
///
/// # Errors
/// Some YAML is not allowed: anchors, aliases, tags, several documents, equal keys in a group, keys
/// that are not words, and nesting deeper than sixteen. Text that is not YAML at all is an error
/// too. All equal keys are reported; for the other mistakes only the first one is.
pub(super) fn locate(text: &str) -> Result<Index, Vec<Fault>> {
    let mut walk = Walk::default();
    let mut parser = Parser::new_from_str(text);
    while let Some(event) = parser.next_event() {
        let taken = match event {
            Ok((event, span)) => walk.take(event, position(span.start)),
            Err(error) => Err(not_yaml(text, position(*error.marker()), error.info())),
        };
        if let Err(fault) = taken {
            walk.faults.push(fault);
            return Err(walk.faults);
        }
    }
    match walk.root {
        Some(root) if walk.faults.is_empty() => Ok(Index { root }),
        Some(_) => Err(walk.faults),
        None => Err(vec![Fault::new(Position::START, msg!("yaml.empty"))]),
    }
}

/// A group or list that has not ended yet.
struct Open {
    at: Position,
    children: Children,
    key: Option<(String, Position)>,
}

#[derive(Default)]
struct Walk {
    open: Vec<Open>,
    root: Option<Node>,
    documents: usize,
    faults: Vec<Fault>,
}

impl Walk {
    fn take(&mut self, event: Event<'_>, at: Position) -> Result<(), Fault> {
        match event {
            Event::DocumentStart(_) => {
                self.documents += 1;
                if self.documents > 1 {
                    return Err(Fault::new(at, msg!("yaml.second-document")));
                }
            }
            Event::Alias(_) => return Err(alias(at)),
            Event::Scalar(word, _, anchor, tag) => {
                plain(anchor, tag, at)?;
                self.scalar(word, at)?;
            }
            Event::MappingStart(anchor, tag) => {
                plain(anchor, tag, at)?;
                self.start(at, Children::Keys(HashMap::new()))?;
            }
            Event::SequenceStart(anchor, tag) => {
                plain(anchor, tag, at)?;
                self.start(at, Children::Items(Vec::new()))?;
            }
            Event::MappingEnd | Event::SequenceEnd => {
                if let Some(open) = self.open.pop() {
                    self.put(open.at, open.children);
                }
            }
            Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentEnd => {}
        }
        Ok(())
    }

    /// Whether the next value is the key of a group.
    fn key_is_due(&self) -> bool {
        let open = self.open.last();
        open.is_some_and(|open| open.key.is_none() && matches!(open.children, Children::Keys(_)))
    }

    fn scalar(&mut self, word: Cow<'_, str>, at: Position) -> Result<(), Fault> {
        if !self.key_is_due() {
            self.put(at, Children::None);
            return Ok(());
        }
        if word.len() > LONGEST_KEY {
            let found = msg!("yaml.long-key", key = shown(&word), most = LONGEST_KEY);
            return Err(Fault::new(at, found));
        }
        if let Some(open) = self.open.last_mut() {
            open.key = Some((word.into_owned(), at));
        }
        Ok(())
    }

    fn start(&mut self, at: Position, children: Children) -> Result<(), Fault> {
        if self.key_is_due() {
            return Err(Fault::new(at, msg!("yaml.no-word-as-key")));
        }
        if self.open.len() == DEEPEST {
            return Err(too_deep(at));
        }
        self.open.push(Open { at, children, key: None });
        Ok(())
    }

    fn put(&mut self, at: Position, children: Children) {
        let is_scalar = matches!(children, Children::None);
        let mut node = Node { at, key_at: at, children };
        let Some(open) = self.open.last_mut() else {
            self.root = Some(node);
            return;
        };
        match (&mut open.children, open.key.take()) {
            (Children::Keys(keys), Some((key, key_at))) => {
                node.key_at = key_at;
                if !is_scalar {
                    node.at = key_at;
                }
                if let Some(first) = keys.get(&key) {
                    let line = first.key_at.line;
                    let found = msg!("yaml.key-twice", key = shown(&key), line);
                    self.faults.push(Fault::new(key_at, found));
                } else {
                    keys.insert(key, node);
                }
            }
            (Children::Items(items), _) => items.push(node),
            _ => {}
        }
    }
}

fn position(mark: Marker) -> Position {
    Position { line: mark.line().max(1), column: mark.col() + 1 }
}

fn plain(anchor: usize, tag: Option<Cow<'_, Tag>>, at: Position) -> Result<(), Fault> {
    if anchor != 0 {
        return Err(Fault::new(at, msg!("yaml.sign", sign = "&")));
    }
    if tag.is_some() {
        return Err(Fault::new(at, msg!("yaml.sign", sign = "!")));
    }
    Ok(())
}

fn alias(at: Position) -> Fault {
    Fault::new(at, msg!("yaml.sign", sign = "*"))
}

fn too_deep(at: Position) -> Fault {
    Fault::new(at, msg!("yaml.too-deep", most = DEEPEST))
}

/// The positions of a text by key path, such as `structures.basic.rows[2].players`.
#[derive(Debug, Default)]
pub(super) struct Index {
    pub root: Node,
}

/// A value of the text.
#[derive(Debug)]
pub(super) struct Node {
    /// The position of a group or list is that of its key, if it has one.
    pub at: Position,
    pub key_at: Position,
    pub children: Children,
}

#[derive(Debug)]
pub(super) enum Children {
    None,
    Keys(HashMap<String, Node>),
    Items(Vec<Node>),
}

impl Default for Node {
    fn default() -> Self {
        Node { at: Position::START, key_at: Position::START, children: Children::None }
    }
}

impl Index {
    /// The position of the value at `path`.
    ///
    /// If the value is absent, this is the position of the nearest group around it.
    pub fn at(&self, path: &str) -> Position {
        self.find(path).at
    }

    fn key_at(&self, path: &str) -> Position {
        self.find(path).key_at
    }

    fn find(&self, path: &str) -> &Node {
        let mut node = &self.root;
        for step in path.split(['.', '[']).filter(|step| !step.is_empty()) {
            let next = match &node.children {
                Children::None => None,
                Children::Keys(keys) => keys.get(step),
                Children::Items(items) => {
                    step.trim_end_matches(']').parse().ok().and_then(|n: usize| items.get(n))
                }
            };
            match next {
                Some(next) => node = next,
                None => break,
            }
        }
        node
    }
}

/// A position in a text. Both numbers start at 1; the column counts characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    pub line: usize,
    pub column: usize,
}

impl Position {
    pub(super) const START: Position = Position { line: 1, column: 1 };
}

/// A mistake in a ruleset file, and how to correct it.
///
/// It reads as one sentence: `my.yaml:12:5: "rouns" is no key here; did you mean "rounds"?`
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct Problem {
    /// The path that was given to the reader.
    pub path: String,
    pub at: Position,
    /// The mistake, what was expected, and the correction to write.
    pub found: Message,
}

impl Problem {
    /// The whole sentence, with the place in the file.
    pub fn message(&self) -> Message {
        let Position { line, column } = self.at;
        msg!("event-file.at", path = &self.path, line, column, problem = &self.found)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// A problem without the name of its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fault {
    pub at: Position,
    pub found: Message,
}

impl Fault {
    pub fn new(at: Position, found: Message) -> Fault {
        Fault { at, found }
    }

    pub fn of(self, path: &str) -> Problem {
        Problem { path: path.to_owned(), at: self.at, found: self.found }
    }
}

/// The fault for the place where the parser stopped, chosen by the parser's message.
fn not_yaml(text: &str, at: Position, info: &str) -> Fault {
    let holds = |word: &str| info.contains(word);
    if holds("unknown anchor") {
        return alias(at);
    }
    if holds("recursion limit") {
        return too_deep(at);
    }
    if let Some(open) = unclosed_quote(text, at, info) {
        return Fault::new(open, msg!("yaml.quote-open"));
    }
    if let Some((at, quoted)) = unquoted_colon(text, at) {
        return Fault::new(at, msg!("ruleset.comma", text = quoted));
    }
    if holds("tab") {
        return Fault::new(indented_by_a_tab(text).unwrap_or(at), msg!("yaml.tab"));
    }
    if ["flow mapping", "flow sequence", "node content", "illegal placement"].into_iter().any(holds)
    {
        return Fault::new(at, msg!("yaml.brackets"));
    }
    if ["block mapping", "mapping values", "expected key", "multiline"].into_iter().any(holds) {
        return Fault::new(at, msg!("yaml.indentation"));
    }
    Fault::new(at, msg!("yaml.not-yaml", problem = escaped(info, 120)))
}

/// The first tab before the first word of a line.
fn indented_by_a_tab(text: &str) -> Option<Position> {
    (1..).zip(text.lines()).find_map(|(line, words)| {
        let indent = &words[..words.len() - words.trim_start().len()];
        indent.find('\t').map(|column| Position { line, column: column + 1 })
    })
}

/// The position of an unclosed double quotation mark before the place the parser reports. Texts of
/// a ruleset are one line each, so a mark must be closed in its line.
fn unclosed_quote(text: &str, at: Position, info: &str) -> Option<Position> {
    if !info.contains("quote") && !info.contains("end of stream") {
        return None;
    }
    let mut lines = (1..).zip(text.lines()).take(at.line);
    lines.find_map(|(line, words)| {
        let column = last_open_quote(words)?;
        Some(Position { line, column: column + 1 })
    })
}

/// The column, from 0, of the mark that is still open at the end of the line.
fn last_open_quote(words: &str) -> Option<usize> {
    let (mut open, mut before) = (None, ' ');
    for (column, letter) in words.chars().enumerate() {
        match (letter, open) {
            ('"', None) => open = Some(column),
            ('"', Some(_)) if before != '\\' => open = None,
            ('#', None) if before == ' ' => return None,
            _ => {}
        }
        before = letter;
    }
    open
}

/// The longest text that a message repeats.
const LONGEST: usize = 100;

/// The whole text in quotes, if the unknown key at this place is the rest of one with a comma.
fn unquoted_comma(text: &str, at: Position) -> Option<String> {
    let line = line(text, at)?;
    let key = at.column.checked_sub(1)?;
    let before = line.get(..key)?.iter().rposition(|letter| *letter != ' ')?;
    let is_key = line[key..].iter().position(|letter| ",}]".contains(*letter))
        > line[key..].iter().position(|letter| *letter == ':');
    if line[before] != ',' || (is_key && line[key..].contains(&':')) {
        return None;
    }
    let start = value_before(&line, before)?;
    // A number with a comma is no text.
    if line[start].is_ascii_digit() {
        return None;
    }
    quoted(&line, start, key)
}

/// The place of a colon inside a text without quotes, and the whole text in quotes.
fn unquoted_colon(text: &str, at: Position) -> Option<(Position, String)> {
    let line = line(text, at)?;
    let colon = at.column.checked_sub(1)?;
    if line.get(colon) != Some(&':') {
        return None;
    }
    let start = value_before(&line, colon)?;
    let first = *line.get(start)?;
    if start >= colon || "\"'{[&*!|>#".contains(first) {
        return None;
    }
    Some((at, quoted(&line, start, colon + 1)?))
}

fn line(text: &str, at: Position) -> Option<Vec<char>> {
    text.lines().nth(at.line.checked_sub(1)?).map(|line| line.chars().collect())
}

/// The beginning of the value whose key and colon stand nearest before `end`.
fn value_before(line: &[char], end: usize) -> Option<usize> {
    let colon = (0..end).rev().find(|n| line[*n] == ':' && line.get(n + 1) == Some(&' '))?;
    (colon + 1..end).find(|n| line[*n] != ' ')
}

/// The text from `start` in quotes; `known` is a place inside it. It ends before the next key of
/// its group, at the end of the group, before a comment, or with the line.
fn quoted(line: &[char], start: usize, known: usize) -> Option<String> {
    let in_group = line[..start].contains(&'{');
    let ends = |n: &usize| match line[*n] {
        '}' | ']' => in_group,
        '#' => line[n - 1] == ' ',
        ',' => in_group && begins_a_key(&line[n + 1..]),
        _ => false,
    };
    let end = (known..line.len()).find(ends).unwrap_or(line.len());
    let text: String = line[start..end].iter().collect();
    let text = text.trim();
    // Nothing is guessed for a text that has quotes of its own, or should not be shown.
    let plain = |letter: char| !"\"\\".contains(letter) && !hostile(letter);
    let sound = text.chars().count() <= LONGEST && text.chars().all(plain);
    sound.then(|| format!("\"{text}\""))
}

fn begins_a_key(letters: &[char]) -> bool {
    let word = letters.iter().skip_while(|letter| **letter == ' ');
    let mut rest = word.skip_while(|letter| letter.is_ascii_lowercase() || **letter == '_');
    rest.next() == Some(&':') && rest.next() == Some(&' ')
}

/// Turns the library's error into a [`Fault`]. Only this file and the reader use the library's
/// error type.
pub(super) fn fault(error: &serde_yaml::Error, index: &Index, text: &str) -> Fault {
    let error = Parts::of(error);
    let here = index.at(&error.path);
    let message = error.message.as_str();
    if let Some((key, known)) = named(message, "unknown field ") {
        let at = index.key_at(&[error.path.as_str(), key].join("."));
        let advice = unquoted_comma(text, at)
            .map(|quoted| msg!("ruleset.comma", text = quoted))
            .or_else(|| meant(key, &known))
            .unwrap_or_else(|| msg!("yaml.keys", known = series(known.iter().copied())));
        return Fault::new(at, clauses(vec![msg!("yaml.unknown-key", key = shown(key)), advice]));
    }
    if let Some((word, known)) = named(message, "unknown variant ") {
        let unknown = match word {
            "" => msg!("yaml.no-word"),
            word => msg!("yaml.unknown-word", word = shown(word)),
        };
        let advice = meant(word, &known)
            .unwrap_or_else(|| msg!("yaml.words", known = series(known.iter().copied())));
        return Fault::new(here, error.about(clauses(vec![unknown, advice])));
    }
    if let Some((key, _)) = named(message, "missing field ") {
        let found = match error.path.as_str() {
            "" => msg!("yaml.missing-key", key = shown(key)),
            path => msg!("yaml.missing-key-in", key = shown(key), place = spoken(path)),
        };
        return Fault::new(here, found);
    }
    match mismatch(message) {
        Some(("", found, wanted)) => {
            let problem = expected(wanted, found)
                .unwrap_or_else(|| is_expected(found, msg!("yaml.wants", what = "word")));
            Fault::new(here, error.about(problem))
        }
        _ => {
            let found = msg!("yaml.unreadable", problem = escaped(message, 200));
            Fault::new(error.at.unwrap_or(here), found)
        }
    }
}

/// The library's complaint about a value in plain words.
///
/// For example: `seed: found the text "many", expected a whole number; …`. Any other message
/// stays as it is.
pub fn in_plain_words(message: &str) -> Message {
    let Some((place, found, wanted)) = mismatch(message) else {
        return Message::verbatim(message);
    };
    let problem =
        expected(wanted, found).unwrap_or_else(|| is_expected(found, Message::verbatim(wanted)));
    match place.trim_end_matches([':', ' ']) {
        "" => problem,
        place => msg!("common.labelled", label = place, text = problem),
    }
}

/// Splits a complaint about a value: the text before it, the value found, the value wanted.
fn mismatch(message: &str) -> Option<(&str, &str, &str)> {
    let mut starts = ["invalid type: ", "invalid value: "].into_iter();
    let (before, rest) = starts.find_map(|start| message.split_once(start))?;
    let (found, wanted) = rest.rsplit_once(", expected ")?;
    Some((before, found, wanted))
}

/// The parts of the library's message.
struct Parts {
    path: String,
    message: String,
    at: Option<Position>,
}

impl Parts {
    fn of(error: &serde_yaml::Error) -> Parts {
        let text = error.to_string();
        let at =
            error.location().map(|place| Position { line: place.line(), column: place.column() });
        let end = at.map(|at| format!(" at line {} column {}", at.line, at.column));
        let message = end.and_then(|end| text.strip_suffix(&end)).unwrap_or(&text);
        // A key path has no space in it; all of the library's own messages have one.
        let (path, message) = match message.split_once(": ") {
            Some((path, rest)) if is_path(path) => (path, rest),
            _ => ("", message),
        };
        Parts { path: path.to_owned(), message: message.to_owned(), at }
    }

    /// The problem, behind the key that it is about.
    fn about(&self, problem: Message) -> Message {
        match self.path.rsplit('.').next().unwrap_or_default() {
            "" => problem,
            key => msg!("common.labelled", label = spoken(key), text = problem),
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

/// The word a message is about, and the words accepted in its place.
fn named<'a>(message: &'a str, start: &str) -> Option<(&'a str, Vec<&'a str>)> {
    let rest = message.strip_prefix(start)?.strip_prefix('`')?;
    let Some((word, expected)) = rest.split_once("`, expected ") else {
        return Some((rest.trim_end_matches('`'), Vec::new()));
    };
    Some((word, expected.split('`').skip(1).step_by(2).collect()))
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
        "unit value" | "string \"\"" => msg!("yaml.kind", kind = "nothing"),
        "map" => msg!("yaml.kind", kind = "group"),
        "sequence" => msg!("yaml.kind", kind = "list"),
        other => Message::verbatim(escaped(other, 60)),
    }
}

fn is_expected(found: &str, wanted: Message) -> Message {
    msg!("yaml.expected", found = thing(found), wanted)
}

/// The problem with a value, and how to write it. None: the library's own words are used.
fn expected(wanted: &str, found: &str) -> Option<Message> {
    let wanted = match wanted {
        "u32" | "u64" if found.starts_with("integer `-") => {
            msg!("yaml.wants", what = "zero-or-more")
        }
        "u32" | "u64" if found.starts_with("integer ") => msg!("yaml.wants", what = "smaller"),
        "u32" | "u64" => msg!("yaml.wants", what = "digits"),
        "i64" => msg!("yaml.wants", what = "whole"),
        "a string" => msg!("yaml.wants", what = "text"),
        "a character" => msg!("yaml.wants", what = "letter"),
        "a boolean" => msg!("yaml.wants", what = "true-or-false"),
        "a sequence" => msg!("yaml.wants", what = "list"),
        structures::NUMBER => msg!("yaml.wants", what = "players"),
        preliminary::SHARE => msg!("yaml.wants-share", most = preliminary::FINEST),
        schema::DAY => msg!("yaml.wants", what = "day"),
        scoring::POINTS => msg!("yaml.wants", what = "points"),
        preliminary::NO_SWAP => return Some(msg!("yaml.wants", what = "no-swap")),
        "struct Text" => msg!("yaml.wants-languages", example = "{en: \"…\", pl: \"…\"}"),
        wanted if wanted.starts_with("struct ") => msg!("yaml.wants", what = "group"),
        wanted => {
            let mended = wanted.strip_prefix(structures::RANGE)?;
            let range = shown(found.strip_prefix("string ")?.trim_matches('"'));
            return Some(msg!("yaml.backwards", range, mended));
        }
    };
    Some(is_expected(found, wanted))
}
