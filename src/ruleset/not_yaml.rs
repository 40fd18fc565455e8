//! Explains text that is not YAML to people who do not know the format.

use super::letters::escaped;
use super::problem::{Fault, Position};
use super::unquoted;
use crate::msg;

/// The fault for the place where the parser stopped, chosen by the parser's message.
pub(super) fn not_yaml(text: &str, at: Position, info: &str) -> Fault {
    if let Some(open) = unclosed_quote(text, at, info) {
        return Fault::new(open, msg!("yaml.quote-open"));
    }
    if let Some((at, quoted)) = unquoted::colon(text, at) {
        return Fault::new(at, msg!("author.colon", text = quoted));
    }
    let holds = |word: &str| info.contains(word);
    if holds("tab") {
        return Fault::new(indented_by_a_tab(text).unwrap_or(at), msg!("yaml.tab"));
    }
    if holds("flow mapping")
        || holds("flow sequence")
        || holds("node content")
        || holds("illegal placement")
    {
        return Fault::new(at, msg!("yaml.brackets"));
    }
    if holds("block mapping")
        || holds("mapping values")
        || holds("expected key")
        || holds("multiline")
    {
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
