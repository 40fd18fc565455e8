use super::decks::{Deck, decks};
use super::list::{Card, List};
use super::list_rules::ListCheck;
use crate::msg;
use crate::ruleset::{ListRules, ListSum};
use crate::words::{Arg, Message};

/// The sum of a list: its points with their limit, then the cards of each section.
///
/// There is one message for each sum and one for each section, or for each deck of a list with
/// several.
pub fn summary(check: &ListCheck<'_>, list: &List) -> Vec<Message> {
    let Some(rules) = check.rules else {
        let counts = list.sections.iter().map(|section| counted(&section.name, &section.cards));
        return counts.collect();
    };
    let (decks, _) = decks(rules, list);
    let in_one = |deck: &Deck<'_>| {
        let parts = of_deck(rules, deck).into_iter().map(Arg::from).collect();
        deck.told(msg!("common.text", text = Arg::Series(parts))).found
    };
    match rules.decks.is_empty() {
        true => decks.iter().flat_map(|deck| of_deck(rules, deck)).collect(),
        false => decks.iter().map(in_one).collect(),
    }
}

fn of_deck(rules: &ListRules, deck: &Deck<'_>) -> Vec<Message> {
    let sums = rules.sums.iter().map(|sum| points(rules, deck, sum));
    let names = rules.names.as_ref();
    let is_name =
        |section: &str| names.is_some_and(|it| it.player == section || it.partner == section);
    let sections = rules.sections.iter().filter(|section| {
        let written = deck.sections.iter().any(|part| section.matches(&part.name));
        written && !is_name(&section.en)
    });
    sums.chain(sections.map(|section| counted(section, deck.cards(rules, &section.en)))).collect()
}

fn counted<'c>(section: impl Into<Arg>, cards: impl IntoIterator<Item = &'c Card>) -> Message {
    let n: u64 = cards.into_iter().map(|card| u64::from(card.copies)).sum();
    msg!("common.labelled", label = section.into(), text = n)
}

/// The points of a sum, and of how many cards they are not known.
fn points(rules: &ListRules, deck: &Deck<'_>, sum: &ListSum) -> Message {
    let sections = std::iter::once(&sum.section).chain(&sum.with);
    let cards: Vec<&Card> = sections.flat_map(|section| deck.cards(rules, section)).collect();
    let each = |card: &&Card| Some(u64::from(card.points?) * u64::from(card.copies));
    let points: u64 = cards.iter().filter_map(each).sum();
    let counted = match rules.sums.len() {
        1 => msg!("decklist.points", n = points, most = sum.to),
        _ => {
            let section = Arg::or_empty(rules.section(&sum.section));
            msg!("decklist.points-of", section, n = points, most = sum.to)
        }
    };
    match cards.iter().filter(|card| card.points.is_none()).count() {
        0 => counted,
        n => msg!("decklist.points-left-out", points = counted, n),
    }
}
