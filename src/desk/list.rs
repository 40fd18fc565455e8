use crate::ruleset::letters::{hostile, quoted};
use std::fmt;

/// The largest list, in bytes. A long list needs three thousand.
const LARGEST_LIST: usize = 64 * 1024;
/// The most copies in one line.
const MOST_COPIES: u32 = 999;
/// The longest name or word, in letters.
const LONGEST_NAME: usize = 120;

/// A deck or army list as written by the player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct List {
    pub sections: Vec<Section>,
}

/// A heading and the cards under it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    pub name: String,
    /// The line number of the heading, from 1.
    pub line: usize,
    pub cards: Vec<Card>,
}

/// One line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub line: usize,
    pub copies: u32,
    pub name: String,
    /// The cost of one copy, if it was given.
    pub points: Option<u32>,
    /// The words in brackets, such as `hero`.
    pub words: Vec<String>,
}

/// A line that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct ListMistake {
    pub line: usize,
    pub found: String,
    pub advice: &'static str,
}

impl fmt::Display for ListMistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}; {}", self.line, self.found, self.advice)
    }
}

/// Reads a list from plain text.
///
/// Headings end in a colon, and each line below is one card. The number of copies stands before the
/// name (absent: one). Points and words follow it in square brackets. Empty lines and lines that
/// begin with `#` do not count.
///
/// # Errors
/// Every line that cannot be read.
///
/// ```
/// let list = komandor::desk::read_list(
///     "Characters:\n1 Rey [11] [hero]\n\nDeck:\n2 Force Speed\n",
/// ).unwrap();
/// assert_eq!(list.sections[0].cards[0].points, Some(11));
/// assert_eq!(list.sections[1].cards[0].copies, 2);
/// ```
pub fn read_list(text: &str) -> Result<List, Vec<ListMistake>> {
    if text.len() > LARGEST_LIST {
        let found = format!("the list has {} bytes, at most {LARGEST_LIST} are read", text.len());
        return Err(vec![ListMistake {
            line: 1,
            found,
            advice: "check that it is the right file",
        }]);
    }
    let mut list = List::default();
    let mut mistakes = Vec::new();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (n, written) in text.lines().enumerate() {
        let line = n + 1;
        if let Err((found, advice)) = take(written, line, &mut list) {
            mistakes.push(ListMistake { line, found, advice });
        }
    }
    if list.sections.is_empty() && mistakes.is_empty() {
        let found = "the list is empty".to_owned();
        mistakes.push(ListMistake { line: 1, found, advice: "write a heading and cards under it" });
    }
    if mistakes.is_empty() { Ok(list) } else { Err(mistakes) }
}

type Wrong = (String, &'static str);

fn take(written: &str, line: usize, list: &mut List) -> Result<(), Wrong> {
    let strange = written.chars().find_map(|c| Some((c, hostile(c).filter(|_| c != '\t')?)));
    if let Some((letter, kind)) = strange {
        return Err((format!("{kind}, U+{:04X}, stands here", u32::from(letter)), "delete it"));
    }
    let written = written.trim();
    if written.is_empty() || written.starts_with('#') {
        return Ok(());
    }
    if let Some(name) = written.strip_suffix(':') {
        let name = short(name.trim_end(), "a heading")?;
        list.sections.push(Section { name, line, cards: Vec::new() });
        return Ok(());
    }
    let Some(section) = list.sections.last_mut() else {
        return Err((
            format!("the card {} stands before any heading", quoted(written)),
            "write a heading above it, such as \"Deck:\"",
        ));
    };
    section.cards.push(card(written, line)?);
    Ok(())
}

fn card(written: &str, line: usize) -> Result<Card, Wrong> {
    let (copies, mut rest) = copies(written)?;
    let mut points = None;
    let mut words = Vec::new();
    while let Some(open) = rest.strip_suffix(']') {
        let Some((before, inside)) = open.rsplit_once('[') else {
            return Err((
                "a bracket is closed that was not opened".into(),
                "write both, as in [13]",
            ));
        };
        rest = before.trim_end();
        let inside = inside.trim();
        if !inside.is_empty() && inside.chars().all(|letter| letter.is_ascii_digit()) {
            let Ok(number) = inside.parse::<u32>() else {
                return Err((format!("{} are too many points", quoted(inside)), "write fewer"));
            };
            if points.replace(number).is_some() {
                return Err(("the card has points twice".into(), "keep one of the two brackets"));
            }
        } else {
            words.insert(0, short(inside, "a bracket")?);
        }
    }
    if rest.contains(['[', ']']) {
        return Err((
            "the brackets do not stand at the end of the line".into(),
            "write the name first, then [points] and [words]",
        ));
    }
    Ok(Card { line, copies, name: short(rest, "a card's name")?, points, words })
}

/// The number of copies, which may be written `2x`, and the rest of the line.
fn copies(written: &str) -> Result<(u32, &str), Wrong> {
    let Some((first, rest)) = written.split_once(char::is_whitespace) else {
        return Ok((1, written));
    };
    let digits = first.strip_suffix(['x', 'X', '×']).unwrap_or(first);
    if digits.is_empty() || !digits.chars().all(|letter| letter.is_ascii_digit()) {
        return Ok((1, written));
    }
    match digits.parse::<u32>() {
        Ok(copies) if (1..=MOST_COPIES).contains(&copies) => Ok((copies, rest.trim_start())),
        _ => Err((
            format!("{} is no number of copies", quoted(digits)),
            "write a number from 1 to 999 in front of the name",
        )),
    }
}

fn short(name: &str, what: &str) -> Result<String, Wrong> {
    if name.is_empty() {
        return Err((format!("{what} is empty"), "write what belongs there"));
    }
    if name.chars().count() > LONGEST_NAME {
        return Err((format!("{what} has more than {LONGEST_NAME} letters"), "shorten it"));
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> Vec<String> {
        read_list(text).unwrap_err().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_list_is_read_as_people_type_it() {
        let text = "\u{feff}# Anna\r\nPostacie:\r\n  2x Szturmowiec [7] [złoczyńca]\r\nTalia :\n\
                    2-1B Medical Droid\n\tForce Speed [Awakenings] [9] [a b]\n";
        let list = read_list(text).unwrap();
        let card = |line, copies, name: &str, points, words: &[&str]| Card {
            line,
            copies,
            name: name.into(),
            points,
            words: words.iter().map(ToString::to_string).collect(),
        };
        assert_eq!(list.sections[0].name, "Postacie");
        assert_eq!(list.sections[0].cards, [card(3, 2, "Szturmowiec", Some(7), &["złoczyńca"])]);
        assert_eq!((list.sections[1].name.as_str(), list.sections[1].line), ("Talia", 4));
        assert_eq!(
            list.sections[1].cards,
            [
                card(5, 1, "2-1B Medical Droid", None, &[]),
                card(6, 1, "Force Speed", Some(9), &["Awakenings", "a b"]),
            ]
        );
    }

    #[test]
    fn every_bad_line_is_told() {
        assert_eq!(
            told("Rey\nDeck:\n0 Rey\n2 [13]\n1 Rey [1] [2]\nRey]\nRey [1] x\nRey []\n:\nR\u{1b}y"),
            [
                "line 1: the card \"Rey\" stands before any heading; \
                 write a heading above it, such as \"Deck:\"",
                "line 3: \"0\" is no number of copies; \
                 write a number from 1 to 999 in front of the name",
                "line 4: a card's name is empty; write what belongs there",
                "line 5: the card has points twice; keep one of the two brackets",
                "line 6: a bracket is closed that was not opened; write both, as in [13]",
                "line 7: the brackets do not stand at the end of the line; \
                 write the name first, then [points] and [words]",
                "line 8: a bracket is empty; write what belongs there",
                "line 9: a heading is empty; write what belongs there",
                "line 10: a control character, U+001B, stands here; delete it",
            ]
        );
        assert_eq!(
            told("\n# x\n"),
            ["line 1: the list is empty; write a heading and cards under it"]
        );
        assert_eq!(
            told(&"a".repeat(70_000)),
            [
                "line 1: the list has 70000 bytes, at most 65536 are read; check that it is the right file"
            ]
        );
        assert_eq!(
            told("Deck:\n99999999999 Rey\nRey [99999999999]"),
            [
                "line 2: \"99999999999\" is no number of copies; \
                 write a number from 1 to 999 in front of the name",
                "line 3: \"99999999999\" are too many points; write fewer",
            ]
        );
    }
}
