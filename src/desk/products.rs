//! Whether the products of a list may be used, at the event's tier and on its day.

use super::completed::Completed;
use super::findings::{Findings, some_of};
use super::legality::legal_from;
use super::list::Card;
use super::list_check::ListCheck;
use crate::msg;
use crate::ruleset::letters::shown;
use crate::ruleset::{Day, Legal, ListRules, Product, Tier, normalise};
use crate::words::Message;
use jiff::civil::Date;
use std::collections::HashSet;

/// The products that may not be used, or of which it is not known, and brackets that name none.
pub(super) fn products(check: &ListCheck<'_>, rules: &ListRules, list: &Completed<'_>) -> Findings {
    let mut found = Findings::default();
    let cards = || list.list.sections.iter().flat_map(|section| &section.cards);
    let mut used: Vec<(&Product, Vec<&Card>)> = Vec::new();
    for card in cards() {
        let known = || list.known.get(&card.line).and_then(|known| known.product.as_deref());
        let product =
            check.product_of(card).or_else(|| known().and_then(|id| check.product_with_id(id)));
        let Some(product) = product else { continue };
        match used.iter_mut().find(|(other, _)| other.id == product.id) {
            Some((_, cards)) => cards.push(card),
            None => used.push((product, vec![card])),
        }
    }
    for (product, cards) in used {
        match verdict(check, product) {
            Verdict::Legal => {}
            Verdict::Never => found.faults.push(msg!(
                "list-check.never-legal",
                n = cards.len(),
                cards = some_of(&cards),
                product = &product.name
            )),
            Verdict::From { tier, released, from, date } => found.faults.push(msg!(
                "list-check.not-yet-legal",
                n = cards.len(),
                cards = some_of(&cards),
                product = &product.name,
                release = tier.product_release.phrase(),
                released = Day(released),
                tier = &tier.name,
                from = Day(from),
                date = Day(date)
            )),
            Verdict::NoDay(tier) => found.doubts.push(msg!(
                "list-check.no-release",
                n = cards.len(),
                cards = some_of(&cards),
                product = &product.name,
                release = tier.product_release.phrase()
            )),
        }
    }
    found.doubts.extend(unknown_words(check, rules, cards()));
    found
}

/// Whether a product may be used.
enum Verdict<'a> {
    Legal,
    Never,
    /// Not before this day.
    From {
        tier: &'a Tier,
        released: Date,
        from: Date,
        date: Date,
    },
    /// The day of the release that counts is not known.
    NoDay(&'a Tier),
}

/// If no tier is announced, the tier that lets the product in first counts.
fn verdict<'a>(check: &ListCheck<'a>, product: &Product) -> Verdict<'a> {
    if product.legal == Legal::Never {
        return Verdict::Never;
    }
    let days = check.tiers.iter().filter_map(|tier| {
        let released = product.released(tier)?;
        Some((legal_from(tier, released), released, *tier))
    });
    match (days.min_by_key(|(from, ..)| *from), check.date, check.tiers.first()) {
        (Some((from, released, tier)), Some(date), _) if date < from => {
            Verdict::From { tier, released, from, date }
        }
        (None, _, Some(tier)) => Verdict::NoDay(tier),
        _ => Verdict::Legal,
    }
}

/// A sentence for each word in brackets that no rule, card or product has.
///
/// Without products in the data, any word may be one.
fn unknown_words<'c>(
    check: &ListCheck<'_>,
    rules: &ListRules,
    cards: impl Iterator<Item = &'c Card>,
) -> Vec<Message> {
    let words = rules.known_words().chain(rules.cards.iter().flat_map(|card| &card.words));
    let spelled = words.flat_map(|word| [Some(&word.en), word.pl.as_ref()]).flatten();
    let known: HashSet<String> = spelled.map(|word| normalise(word)).collect();
    let mut told = HashSet::new();
    let mut doubts = Vec::new();
    for card in cards {
        for word in &card.words {
            let is_day = Day::read(word).is_some();
            let is_known = known.contains(&normalise(word)) || check.product(word).is_some();
            if is_known || (!is_day && !check.knows_products()) || !told.insert(normalise(word)) {
                continue;
            }
            let word = shown(word);
            doubts.push(card.at_line(match is_day {
                true => msg!("list-check.day-without-product", day = word),
                false => msg!("list-check.unknown-word", word),
            }));
        }
    }
    doubts
}
