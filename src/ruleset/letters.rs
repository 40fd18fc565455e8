//! Checks which characters a ruleset file may contain, and quotes its words in messages.

use super::yaml::{Fault, Position};
use crate::msg;
pub use crate::words::is_hostile as hostile;
use unicode_width::UnicodeWidthChar;

/// The most combining marks on one letter.
pub(super) const MOST_MARKS: usize = 4;

/// Returns whether the ruleset inside an event may contain this hostile character. It was refused
/// only later than others, and an event made before that must open.
pub(super) fn may_stand_in_event(letter: char) -> bool {
    matches!(
        letter,
        '\u{034f}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180d}'
            | '\u{180f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fff8}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d159}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0080}'..='\u{e0fff}'
    )
}

/// The first hostile character of the raw text. This check runs before any parser. The two parsers
/// disagree on whether U+0085, U+2028 and U+2029 end a line, so a comment for one could be an
/// anchor for the other.
pub(super) fn refuse_hostile(text: &str) -> Option<Fault> {
    let lines = text.split('\n').enumerate();
    let mut found = lines.flat_map(|(line, letters)| {
        let letters = letters.strip_suffix('\r').unwrap_or(letters);
        letters.chars().enumerate().map(move |(column, letter)| (line, column, letter))
    });
    let (line, column, letter) = found.find(|(.., c)| hostile(*c) && *c != '\t')?;
    let at = Position { line: line + 1, column: column + 1 };
    Some(Fault::new(at, msg!("common.hostile-letter", code = code(letter))))
}

/// The first letter with more marks on it than any script uses. Such marks would be drawn over the
/// lines around it.
pub(super) fn refuse_crowded(text: &str) -> Option<Fault> {
    text.split('\n').enumerate().find_map(|(line, letters)| {
        let column = crowded(letters)?;
        Some(Fault::new(
            Position { line: line + 1, column: column + 1 },
            msg!("yaml.marks", most = MOST_MARKS),
        ))
    })
}

/// The column of the first mark beyond those allowed on one letter.
pub(super) fn crowded(letters: &str) -> Option<usize> {
    let mut marks = 0;
    letters.chars().position(|letter| {
        marks = if letter.width() == Some(0) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

/// The number of a character, such as `U+001B`.
pub(super) fn code(letter: char) -> String {
    format!("U+{:04X}", u32::from(letter))
}

/// A word of the file, shortened, with hostile characters escaped.
pub fn shown(word: &str) -> String {
    escaped(word, 60)
}

/// The first `most` characters of a foreign text, with hostile characters escaped.
pub(super) fn escaped(text: &str, most: usize) -> String {
    let mut escaped = String::new();
    for letter in text.chars().take(most) {
        match hostile(letter) {
            true => escaped.extend(letter.escape_unicode()),
            false => escaped.push(letter),
        }
    }
    if text.chars().nth(most).is_some() {
        escaped.push('…');
    }
    escaped
}

/// The known word that was probably meant; at most a third of it may be mistyped.
pub fn nearest<'a>(word: &str, known: &[&'a str]) -> Option<&'a str> {
    if word.len() > 100 {
        return None;
    }
    let word = word.to_lowercase().replace(['-', ' '], "_");
    let measured = known.iter().map(|known| (strsim::levenshtein(&word, known), *known));
    measured
        .filter(|(distance, known)| {
            *distance <= (known.chars().count() / 3).max(1) || same_letters(&word, known)
        })
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| known)
}

/// Whether the words have the same letters in another order, as in `teirs`.
fn same_letters(one: &str, other: &str) -> bool {
    let sorted = |word: &str| {
        let mut letters: Vec<char> = word.chars().collect();
        letters.sort_unstable();
        letters
    };
    one.len() == other.len() && sorted(one) == sorted(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_ends_and_tabs_are_no_harm() {
        assert_eq!(refuse_hostile("a: b\r\n\tc\r\n"), None);
        let fault = refuse_hostile("a: b\nż: \u{202e}c\n").unwrap();
        assert_eq!(fault.at, Position { line: 2, column: 4 });
    }

    #[test]
    fn marks_that_pile_up_are_refused_with_their_place() {
        let text = |marks| format!("a: b\n  Zo{}fia\n", "\u{301}".repeat(marks));
        assert!(refuse_crowded(&text(4)).is_none());
        let fault = refuse_crowded(&text(5)).unwrap();
        assert!(format!("{fault:?}").contains("line: 2, column: 9"), "{fault:?}");
    }
}
