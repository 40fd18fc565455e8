//! Finds names in a list that several cards share.

use super::findings::Fault;
use super::list::{Card, List};
use crate::msg;
use crate::ruleset::letters::shown;
use crate::ruleset::{ListAmbiguous, ListRules, Text, normalise};
use crate::words::Arg;

/// One sentence for each card whose name could mean several cards.
///
/// A name with its subtitle is another name. A product in brackets behind the name is a word that
/// says which card is meant.
pub(super) fn ambiguous(rules: &ListRules, list: &List) -> Vec<Fault> {
    let known: Vec<String> = (rules.known_words())
        .flat_map(|word| [Some(&word.en), word.pl.as_ref()])
        .flatten()
        .map(|word| normalise(word))
        .collect();
    // A bracket with a word that the rules do not know is a product.
    let product = |card: &Card| card.words.iter().any(|word| !known.contains(&normalise(word)));
    let cards = list.sections.iter().flat_map(|section| &section.cards);
    let told = |card: &Card| {
        let shared = rules.ambiguous.iter().find(|shared| shared.name.matches(&card.name))?;
        (!product(card)).then(|| sentence(shared, card))
    };
    cards.filter_map(told).collect()
}

fn sentence(shared: &ListAmbiguous, card: &Card) -> Fault {
    // A card with a Polish name is answered with the Polish names.
    let english = Text { pl: None, ..shared.name.clone() };
    let language = if english.matches(&card.name) { "en" } else { "pl" };
    let cards = Arg::any_of(shared.cards.iter().map(|name| name.get(language)));
    card.at_line(msg!("decklist.ambiguous", card = shown(&card.name), cards))
}
