use super::super::{KnownCard, ListRules, Product, normalise};
use super::findings::Findings;
use super::products::spellings;
use crate::msg;
use crate::ruleset::letters::shown;
use std::collections::HashSet;

/// The most copies of a card that a file may allow.
const MOST_COPIES: u32 = 999;

/// Checks that every known card can be told from the others, and comes from a product of the file.
pub(super) fn check(lists: &ListRules, products: &[Product], found: &mut Findings<'_>) {
    let ids: HashSet<&str> = products.iter().map(|product| product.id.as_str()).collect();
    for (n, card) in lists.cards.iter().enumerate() {
        let at = format!("lists.cards[{n}]");
        let unknown = card.product.as_ref().filter(|id| !ids.contains(id.as_str()));
        if let Some(id) = unknown {
            let says = msg!("list-data.no-product", id = shown(id));
            found.add(&format!("{at}.product"), says);
        }
        if let Some(copies) = card.copies.filter(|copies| !(1..=MOST_COPIES).contains(copies)) {
            let says = msg!("list-data.copies", n = copies, most = MOST_COPIES);
            found.add(&format!("{at}.copies"), says);
        }
        let words = card.words.iter().map(|word| word.en.to_lowercase());
        found.no_repeats(&format!("{at}.words[]"), words, |word| {
            msg!("ruleset-judging.word", word = shown(word))
        });
    }
    let named = lists.cards.iter().enumerate().flat_map(|(n, card)| {
        let spelled = spellings(&format!("lists.cards[{n}]"), &card.name, &card.also);
        let facts = facts(card);
        spelled.into_iter().map(move |(at, name)| (at, (name, facts.clone())))
    });
    found.no_repeats_at(named, |(name, _)| msg!("list-data.card", name = shown(name)));
}

/// The facts that tell a card from others of its name: section, product, points and words.
fn facts(card: &KnownCard) -> (&str, Option<&str>, Option<u32>, Vec<String>) {
    let mut words: Vec<String> = card.words.iter().map(|word| normalise(&word.en)).collect();
    words.sort_unstable();
    (&card.section, card.product.as_deref(), card.points, words)
}
