//! Finds a text that lacks its quotes: one with a comma or a colon in it.
//!
//! YAML ends such a text there and takes the rest for a key. The reader then finds a key that
//! nobody wrote, or a colon where none may be.

use super::letters::hostile;
use super::problem::Position;

/// The longest text that a message repeats.
const LONGEST: usize = 100;

/// The whole text in quotes, if the unknown key at this place is the rest of one with a comma.
pub(super) fn comma(text: &str, at: Position) -> Option<String> {
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
pub(super) fn colon(text: &str, at: Position) -> Option<(Position, String)> {
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
    let plain = |letter: char| !"\"\\".contains(letter) && hostile(letter).is_none();
    let sound = text.chars().count() <= LONGEST && text.chars().all(plain);
    sound.then(|| format!("\"{text}\""))
}

/// Whether these letters are a key and its colon.
fn begins_a_key(letters: &[char]) -> bool {
    let word = letters.iter().skip_while(|letter| **letter == ' ');
    let mut rest = word.skip_while(|letter| letter.is_ascii_lowercase() || **letter == '_');
    rest.next() == Some(&':') && rest.next() == Some(&' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(line: usize, column: usize) -> Position {
        Position { line, column }
    }

    #[test]
    fn a_text_with_a_comma_is_found_whole() {
        let found = |text: &str, column| comma(text, at(1, column)).unwrap_or_default();
        assert_eq!(found("name: {en: Rock, paper, scissors}", 18), "\"Rock, paper, scissors\"");
        assert_eq!(found("- {en: A, pl: Ą, ę, ć, to: 3}", 18), "\"Ą, ę, ć\"");
        // A key with a value of its own, and a number.
        assert_eq!(found("- {players: a, rouns: 3}", 16), "");
        assert_eq!(found("{points: 4,00}", 12), "");
        assert_eq!(found("name: {colour: red}", 8), "");
    }

    #[test]
    fn a_text_with_a_colon_is_found_whole() {
        let found = |text: &str, column| colon(text, at(1, column)).map(|(_, text)| text);
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(found("name: {en: Chess: the game, pl: A}", 17), some("\"Chess: the game\""));
        assert_eq!(found("source: Rules: page 3  # old", 14), some("\"Rules: page 3\""));
        assert_eq!(found("name: {en: [a: b", 14), None);
        assert_eq!(found("key: m", 4), None);
    }
}
