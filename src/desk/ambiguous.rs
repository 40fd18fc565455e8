//! Finds names in a list that several cards share.

use super::list::{Card, List};
use crate::msg;
use crate::ruleset::letters::shown;
use crate::ruleset::{ListAmbiguous, ListRules, Text};
use crate::words::{Arg, Message};

/// One sentence for each card whose name could mean several cards.
///
/// A name with its subtitle is another name. A product in brackets behind the name is a word that
/// says which card is meant.
pub(super) fn ambiguous(rules: &ListRules, list: &List) -> Vec<Message> {
    let cards = list.sections.iter().flat_map(|section| &section.cards);
    let told = |card: &Card| {
        let shared = rules.ambiguous.iter().find(|shared| shared.name.matches(&card.name))?;
        (!names_a_product(rules, card)).then(|| sentence(shared, card))
    };
    cards.filter_map(told).collect()
}

/// Whether a bracket holds a word other than those by which the rules group cards.
fn names_a_product(rules: &ListRules, card: &Card) -> bool {
    let groups = rules.only_one_of.iter().chain(&rules.never_together).flatten();
    let known: Vec<&Text> = groups.chain(rules.needs.iter().flat_map(|need| &need.words)).collect();
    let known = |word: &String| known.iter().any(|text| text.matches(word));
    !card.words.iter().all(known)
}

fn sentence(shared: &ListAmbiguous, card: &Card) -> Message {
    // A card with a Polish name is answered with the Polish names.
    let english = Text { pl: None, ..shared.name.clone() };
    let language = if english.matches(&card.name) { "en" } else { "pl" };
    let cards = Arg::any_of(shared.cards.iter().map(|name| name.get(language)));
    card.at_line(msg!("army-list.ambiguous", card = shown(&card.name), cards = cards))
}
