//! The decks of a list and their sections.

use super::list::{Card, Fault, List, Section, at_line};
use crate::msg;
use crate::ruleset::letters::shown;
use crate::ruleset::{ListRules, Text};
use crate::words::{Arg, Message};

/// One deck of a list. A list without decks is one deck without a name.
pub(super) struct Deck<'a> {
    pub name: Option<&'a Text>,
    /// The partner who plays it, if the rules say.
    pub player: Option<u32>,
    pub sections: Vec<&'a Section>,
}

impl<'a> Deck<'a> {
    /// The cards under all headings of this section, which is given by its English name.
    pub fn cards(&self, rules: &ListRules, section: &str) -> Vec<&'a Card> {
        let text = rules.section(section);
        let is_it = |name: &str| text.is_some_and(|text| text.matches(name));
        let parts = self.sections.iter().filter(|part| is_it(&part.name));
        parts.flat_map(|part| &part.cards).collect()
    }

    /// A fault of this deck. A line's number says already which deck it is.
    pub fn told(&self, fault: impl Into<Fault>) -> Fault {
        let Fault { line, found } = fault.into();
        match self.name.filter(|_| line.is_none()) {
            Some(deck) => msg!("common.labelled", label = deck, text = found).into(),
            None => Fault { line, found },
        }
    }
}

/// The decks of the list, and what is wrong with its headings.
///
/// A deck that the list does not have is reported, and is not among the decks.
pub(super) fn decks<'a>(rules: &'a ListRules, list: &'a List) -> (Vec<Deck<'a>>, Vec<Fault>) {
    let mut told = Vec::new();
    let whole = Deck { name: None, player: None, sections: Vec::new() };
    let mut decks: Vec<Deck<'a>> = match rules.decks.is_empty() {
        true => vec![whole],
        false => Vec::new(),
    };
    let mut current = rules.decks.is_empty().then_some(0);
    for section in &list.sections {
        if let Some(deck) = rules.decks.iter().find(|deck| deck.name.matches(&section.name)) {
            let same = |other: &Deck<'_>| other.name == Some(&deck.name);
            current = decks.iter().position(same).or(Some(decks.len()));
            if current == Some(decks.len()) {
                let (name, player) = (Some(&deck.name), deck.player);
                decks.push(Deck { name, player, sections: Vec::new() });
            }
            told.extend(section.cards.first().map(|card| {
                let (name, known) = (shown(&card.name), Arg::any_of(&rules.sections));
                card.at_line(msg!("decklist.card-under-deck", card = name, known))
            }));
        } else if !rules.sections.iter().any(|known| known.matches(&section.name)) {
            let known = rules.sections.iter().chain(rules.decks.iter().map(|deck| &deck.name));
            let known = Arg::Series(known.map(Arg::from).collect());
            let name = shown(&section.name);
            let found = msg!("decklist.no-section", section = name, known);
            told.push(at_line(section.line, found));
        } else if let Some(deck) = current.and_then(|n| decks.get_mut(n)) {
            deck.sections.push(section);
        } else {
            let known = Arg::any_of(rules.decks.iter().map(|deck| &deck.name));
            let name = shown(&section.name);
            let found = msg!("decklist.before-decks", section = name, known);
            told.push(at_line(section.line, found));
        }
    }
    told.extend(missing(rules, &decks).map(Fault::from));
    (decks, told)
}

fn missing(rules: &ListRules, decks: &[Deck<'_>]) -> Option<Message> {
    let has = |name: &Text| decks.iter().any(|deck| deck.name == Some(name));
    let missing: Vec<&Text> =
        rules.decks.iter().map(|deck| &deck.name).filter(|name| !has(name)).collect();
    (!missing.is_empty()).then(|| {
        let (asked, n) = (rules.decks.len(), missing.len());
        msg!("decklist.decks-missing", n, decks = missing, asked)
    })
}
