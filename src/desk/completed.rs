//! A list completed by the data: what it leaves out about known cards, and what it gets wrong.

use super::findings::{Findings, some_of};
use super::list::{Card, List, bracketed};
use super::list_check::ListCheck;
use crate::msg;
use crate::ruleset::letters::shown;
use crate::ruleset::{KnownCard, ListRules};
use crate::words::{Arg, Message};
use std::collections::HashMap;

/// A list, with what the data knows of its cards.
pub(super) struct Completed<'a> {
    /// The list with the points and words that the player left out.
    pub list: List,
    /// The known card on a line of the list.
    pub known: HashMap<usize, &'a KnownCard>,
    pub findings: Findings,
}

/// Adds to the list what the data knows of its cards.
pub(super) fn completed<'a>(
    check: &ListCheck<'a>,
    rules: &ListRules,
    list: &List,
) -> Completed<'a> {
    let mut done =
        Completed { list: list.clone(), known: HashMap::new(), findings: Findings::default() };
    let mut unknown: Vec<(&str, Vec<&Card>)> = Vec::new();
    for (n, part) in list.sections.iter().enumerate() {
        let Some(section) = rules.sections.iter().find(|text| text.matches(&part.name)) else {
            continue;
        };
        if !check.known.has(&section.en) {
            continue;
        }
        for (card, filled) in part.cards.iter().zip(&mut done.list.sections[n].cards) {
            match find(check, &section.en, card) {
                Found::One(known) => {
                    fill(filled, known);
                    done.known.insert(card.line, known);
                }
                Found::Nothing => match unknown.iter_mut().find(|(name, _)| *name == section.en) {
                    Some((_, cards)) => cards.push(card),
                    None => unknown.push((&section.en, vec![card])),
                },
                Found::Wrong(why) => done.findings.faults.push(card.at_line(why)),
            }
        }
    }
    done.findings.doubts.extend(unknown.iter().map(|(name, cards)| {
        let section = Arg::or_empty(rules.section(name));
        msg!("list-check.unknown-cards", cards = some_of(cards), section)
    }));
    done
}

/// The answer of the data about a card of a list.
enum Found<'a> {
    One(&'a KnownCard),
    /// The data does not know the card.
    Nothing,
    Wrong(Message),
}

/// Finds the card by its name, then by its product, its points and its words.
fn find<'a>(check: &ListCheck<'a>, section: &str, card: &Card) -> Found<'a> {
    let bare = bare_name(check, &card.name);
    let mut cards = check.known.named(section, &card.name);
    if cards.is_empty() {
        cards = check.known.named(section, bare);
    }
    if cards.is_empty() {
        return Found::Nothing;
    }
    if let Some(product) = check.product_of(card) {
        narrow(&mut cards, |one| one.product.as_ref().is_none_or(|id| *id == product.id));
    }
    if let Some(points) = card.points {
        let known: Vec<u32> = cards.iter().filter_map(|one| one.points).collect();
        if !known.is_empty() && !known.contains(&points) && known.len() == cards.len() {
            return Found::Wrong(other_points(card, points, known));
        }
        narrow(&mut cards, |one| one.points.is_none_or(|own| own == points));
    }
    let carries = |one: &KnownCard| {
        card.words.iter().filter(|word| one.words.iter().any(|own| own.matches(word))).count()
    };
    let most = cards.iter().map(|one| carries(one)).max().unwrap_or(0);
    cards.retain(|one| carries(one) == most);
    // A word such as *elite* is written wherever it holds, so the card with the fewest is meant.
    let fewest = cards.iter().map(|one| one.words.len()).min().unwrap_or(0);
    cards.retain(|one| one.words.len() == fewest);
    match cards.as_slice() {
        [one] => Found::One(one),
        several => {
            let cards = Arg::any_of(several.iter().map(|one| described(check, one)));
            Found::Wrong(msg!("army-list.ambiguous", card = shown(&card.name), cards))
        }
    }
}

/// Keeps the cards that fit, unless none does.
fn narrow<'a>(cards: &mut Vec<&'a KnownCard>, fits: impl Fn(&&'a KnownCard) -> bool) {
    if cards.iter().any(&fits) {
        cards.retain(fits);
    }
}

fn other_points(card: &Card, points: u32, mut known: Vec<u32>) -> Message {
    known.sort_unstable();
    known.dedup();
    let name = shown(&card.name);
    msg!("list-check.other-points", card = name, n = points, known = Arg::any_of(known))
}

/// The card with what tells it from another of its name.
fn described(check: &ListCheck<'_>, card: &KnownCard) -> Message {
    let product = card.product.as_ref().and_then(|id| check.product_with_id(id));
    match (product, card.points) {
        (Some(product), _) => {
            msg!("describe.beside", text = &card.name, beside = &product.name)
        }
        (None, Some(points)) => msg!("list-check.with-points", card = &card.name, n = points),
        (None, None) => msg!("list.text", text = &card.name),
    }
}

/// The name without a product in round brackets behind it.
fn bare_name<'n>(check: &ListCheck<'_>, name: &'n str) -> &'n str {
    match bracketed(name) {
        Some((bare, word)) if check.product(word).is_some() => bare,
        _ => name,
    }
}

fn fill(card: &mut Card, known: &KnownCard) {
    card.points = card.points.or(known.points);
    for word in &known.words {
        if !card.words.iter().any(|own| word.matches(own)) {
            card.words.push(word.en.clone());
        }
    }
}
