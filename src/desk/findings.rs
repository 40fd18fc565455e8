use super::list::Card;
use crate::msg;
use crate::ruleset::letters::shown;
use crate::words::{Arg, Message};

/// The findings of a check in a list, one sentence each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Findings {
    /// Breaches of the rules, and lines that cannot be read.
    pub faults: Vec<Fault>,
    /// Questions that the check cannot decide, because the list or the data leaves something out. A
    /// doubt never makes a list illegal.
    pub doubts: Vec<Fault>,
}

/// A fault of a list or a doubt about it, and the line on which it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// From 1; None: it is about the list as a whole.
    pub line: Option<usize>,
    /// The fault or the doubt, without the line's number.
    pub found: Message,
}

impl Fault {
    /// The whole sentence.
    pub fn told(&self) -> Message {
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

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.told().fmt(f)
    }
}

/// Whether the sentence in English is this text.
impl PartialEq<&str> for Fault {
    fn eq(&self, text: &&str) -> bool {
        self.told() == *text
    }
}

impl Findings {
    /// Whether there is nothing to tell.
    pub fn is_empty(&self) -> bool {
        self.faults.is_empty() && self.doubts.is_empty()
    }
}

/// The most cards that a sentence names.
const NAMED: usize = 3;

/// Names some cards with their lines, and says how many more there are.
pub(super) fn some_of(cards: &[&Card]) -> Arg {
    let named = cards
        .iter()
        .take(NAMED)
        .map(|card| Arg::from(msg!("decklist.card", card = shown(&card.name), line = card.line)));
    let named: Vec<Arg> = named.collect();
    match cards.len().saturating_sub(NAMED) {
        0 => Arg::List(named),
        more => msg!("decklist.and-more", cards = Arg::Series(named), n = more).into(),
    }
}
