//! Explains text that is not YAML to people who do not know the format.

use super::letters::escaped;
use super::problem::{Fault, Position};

/// The fault for the place where the parser stopped, chosen by the parser's message.
pub(super) fn not_yaml(text: &str, at: Position, info: &str) -> Fault {
    if let Some(open) = unclosed_quote(text, at, info) {
        return Fault::new(
            open,
            "a quotation mark is opened here and not closed in its line",
            "close it with the same mark, or take it out",
        );
    }
    let holds = |word: &str| info.contains(word);
    if holds("tab") {
        return Fault::new(
            indented_by_a_tab(text).unwrap_or(at),
            "a tab stands here, only spaces may begin a line or stand before a value",
            "write two spaces for each step inwards",
        );
    }
    if holds("flow mapping")
        || holds("flow sequence")
        || holds("node content")
        || holds("illegal placement")
    {
        return Fault::new(
            at,
            "what stands in brackets is not finished or not separated here",
            "put a comma between entries, close { with } and [ with ], and put a text with a \
             colon, comma or bracket in quotes",
        );
    }
    if holds("block mapping")
        || holds("mapping values")
        || holds("expected key")
        || holds("multiline")
    {
        return Fault::new(
            at,
            "this line does not fit the one above it",
            "write keys of one group under one another, with the same number of spaces before \
             them, and a colon and a space behind each",
        );
    }
    Fault::new(
        at,
        format!("this is not valid YAML ({})", escaped(info, 120)),
        "look at the indentation, colons, quotes and brackets of this line and the one above",
    )
}

/// The first tab before the first word of a line.
fn indented_by_a_tab(text: &str) -> Option<Position> {
    (1..).zip(text.lines()).find_map(|(line, words)| {
        let indent = &words[..words.len() - words.trim_start().len()];
        indent.find('\t').map(|column| Position { line, column: column + 1 })
    })
}

/// The position of an unclosed double quotation mark before the place the parser reports.
///
/// Texts of a ruleset are one line each, so a mark must be closed in its line.
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
