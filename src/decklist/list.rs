use crate::msg;
use crate::ruleset::letters::{hostile, shown};
use crate::words::Message;

/// The largest list, in bytes. A long list needs three thousand.
const LARGEST_LIST: usize = 64 * 1024;
/// The most lines. Four decks of a team need a hundred.
const MOST_LINES: usize = 400;
/// The most lines that are reported one by one.
const MOST_REPORTED: usize = 20;
/// The most copies in one line.
const MOST_COPIES: u32 = 999;
/// The longest name or word, in letters.
const LONGEST_NAME: usize = 120;

/// A deck or army list as written by the player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct List {
    pub sections: Vec<Section>,
}

impl List {
    pub(super) fn cards(&self) -> impl Iterator<Item = &Card> {
        self.sections.iter().flat_map(|section| &section.cards)
    }
}

/// A heading and the cards under it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    pub name: String,
    /// The line number of the heading, from 1.
    pub line: usize,
    pub cards: Vec<Card>,
}

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

impl Card {
    pub(super) fn at_line(&self, found: Message) -> Fault {
        at_line(self.line, found)
    }
}

pub(super) fn at_line(line: usize, found: Message) -> Fault {
    Fault { line: Some(line), found }
}

/// The findings of a check in a list, one sentence each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Findings {
    /// Breaches of the rules, and lines that cannot be read.
    pub faults: Vec<Fault>,
    /// Questions that the check cannot decide, because the list or the data leaves something out. A
    /// doubt never makes a list illegal.
    pub doubts: Vec<Fault>,
}

/// A fault of a list, such as a line that cannot be read, or a doubt about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// From 1; None: it is about the list as a whole.
    pub line: Option<usize>,
    /// The fault or the doubt, without the line's number.
    pub found: Message,
}

impl Fault {
    /// What was found, with the line's number.
    pub fn sentence(&self) -> Message {
        match self.line {
            Some(line) => msg!("decklist.at-line", line, found = &self.found),
            None => self.found.clone(),
        }
    }
}

impl From<Message> for Fault {
    fn from(found: Message) -> Fault {
        Fault { line: None, found }
    }
}

/// Reads a list from plain text.
///
/// Headings end in a colon, and each line below is one card. The number of copies stands before the
/// name (absent: one). Points and words follow it in square brackets. Empty lines and lines that
/// begin with `#` do not count.
///
/// # Errors
/// Every line that cannot be read; at most the first twenty are reported one by one.
pub fn read_list(text: &str) -> Result<List, Vec<Fault>> {
    if text.len() > LARGEST_LIST {
        let found = msg!("decklist.too-many-bytes", n = text.len(), most = LARGEST_LIST);
        return Err(vec![at_line(1, found)]);
    }
    let lines = text.lines().count();
    if lines > MOST_LINES {
        let found = msg!("decklist.too-many-lines", n = lines, most = MOST_LINES);
        return Err(vec![at_line(1, found)]);
    }
    let mut list = List::default();
    let mut mistakes = Vec::new();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (line, written) in (1..).zip(text.lines()) {
        if let Err(found) = take(written, line, &mut list) {
            mistakes.push(at_line(line, found));
        }
    }
    if list.sections.is_empty() && mistakes.is_empty() {
        mistakes.push(at_line(1, msg!("decklist.empty")));
    }
    // A person mends as many before looking again.
    let more = mistakes.len().saturating_sub(MOST_REPORTED);
    if more > 1 {
        mistakes.truncate(MOST_REPORTED + 1);
        mistakes[MOST_REPORTED].found = msg!("decklist.more-lines", n = more);
    }
    if mistakes.is_empty() { Ok(list) } else { Err(mistakes) }
}

fn take(written: &str, line: usize, list: &mut List) -> Result<(), Message> {
    if let Some(letter) = written.chars().find(|c| hostile(*c) && *c != '\t') {
        let code = format!("U+{:04X}", u32::from(letter));
        return Err(msg!("common.hostile-letter", code));
    }
    let written = written.trim();
    if written.is_empty() || written.starts_with('#') {
        return Ok(());
    }
    if let Some(name) = written.strip_suffix(':') {
        let name = short(name.trim_end(), "heading")?;
        list.sections.push(Section { name, line, cards: Vec::new() });
        return Ok(());
    }
    let Some(section) = list.sections.last_mut() else {
        return Err(msg!("decklist.no-heading", card = shown(written)));
    };
    section.cards.push(card(written, line)?);
    Ok(())
}

fn card(written: &str, line: usize) -> Result<Card, Message> {
    let (copies, mut rest) = copies(written)?;
    let mut points = None;
    let mut words = Vec::new();
    while let Some(open) = rest.strip_suffix(']') {
        let Some((before, inside)) = open.rsplit_once('[') else {
            return Err(msg!("decklist.bracket-not-opened"));
        };
        rest = before.trim_end();
        let inside = inside.trim();
        if !inside.is_empty() && inside.chars().all(|letter| letter.is_ascii_digit()) {
            let Ok(number) = inside.parse::<u32>() else {
                return Err(msg!("decklist.too-many-points", points = shown(inside)));
            };
            if points.replace(number).is_some() {
                return Err(msg!("decklist.points-twice"));
            }
        } else {
            words.insert(0, short(inside, "bracket")?);
        }
    }
    if rest.contains(['[', ']']) {
        return Err(msg!("decklist.brackets-inside"));
    }
    Ok(Card { line, copies, name: short(rest, "name")?, points, words })
}

/// The number of copies, which may be written `2x`, and the rest of the line.
fn copies(written: &str) -> Result<(u32, &str), Message> {
    let Some((first, rest)) = written.split_once(char::is_whitespace) else {
        return Ok((1, written));
    };
    let digits = first.strip_suffix(['x', 'X', '×']).unwrap_or(first);
    if digits.is_empty() || !digits.chars().all(|letter| letter.is_ascii_digit()) {
        return Ok((1, written));
    }
    match digits.parse::<u32>() {
        Ok(copies) if (1..=MOST_COPIES).contains(&copies) => Ok((copies, rest.trim_start())),
        _ => Err(msg!("decklist.no-copies", word = shown(digits), most = MOST_COPIES)),
    }
}

/// The heading, bracket or name, if it is neither empty nor too long.
fn short(name: &str, part: &str) -> Result<String, Message> {
    if name.is_empty() {
        return Err(msg!("decklist.part-empty", part));
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(msg!("decklist.part-too-long", part, most = LONGEST_NAME));
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mistakes(text: &str) -> Vec<String> {
        read_list(text).unwrap_err().iter().map(|fault| fault.sentence().to_string()).collect()
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
    fn every_bad_line_is_reported() {
        assert_eq!(
            mistakes(
                "Rey\nDeck:\n0 Rey\n2 [13]\n1 Rey [1] [2]\nRey]\nRey [1] x\nRey []\n:\nR\u{1b}y"
            ),
            [
                "line 1: the card \"Rey\" comes before any heading; write a heading above it, such as \"Deck:\"",
                "line 3: \"0\" isn't a number of copies; write a number from 1 to 999 before the name",
                "line 4: a card's name is empty; fill it in",
                "line 5: the card has points twice; keep one pair of brackets",
                "line 6: a closing bracket has no opening one; write both, as in [13]",
                "line 7: the brackets aren't at the end of the line; write the name first, then [points] and [words]",
                "line 8: a bracket is empty; fill it in",
                "line 9: a heading is empty; fill it in",
                "line 10: invisible or control character U+001B; delete it",
            ]
        );
        assert_eq!(
            mistakes("\n# x\n"),
            ["line 1: the list is empty; write a heading with cards under it"]
        );
        assert_eq!(
            mistakes(&"a".repeat(70_000)),
            [
                "line 1: the list has 70000 bytes, the limit is 65536; check that it is the right file"
            ]
        );
        assert_eq!(
            mistakes(&"Rey\n".repeat(1000)),
            [
                "line 1: the list has 1000 lines, and only 400 are read; check that it's the right file"
            ]
        );
        let many = mistakes(&"Rey\n".repeat(100));
        assert_eq!(many.len(), 21);
        assert_eq!(many[20], "line 21: 80 more lines can't be read; fix those above first");
        assert_eq!(
            mistakes("Deck:\n99999999999 Rey\nRey [99999999999]"),
            [
                "line 2: \"99999999999\" isn't a number of copies; write a number from 1 to 999 before the name",
                "line 3: \"99999999999\" is too many points; write fewer",
            ]
        );
    }
}
