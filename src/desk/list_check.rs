use super::known_cards::KnownCards;
use super::list::{Card, bracketed};
use crate::event::{Entrant, Event};
use crate::ruleset::{ListRules, Product, Ruleset, Tier, TierKind, normalise};
use jiff::civil::Date;
use std::collections::HashMap;

/// The rules and the data of the game, and the event, against which a list is checked.
///
/// ```
/// # use komandor_readers::{desk::{self, ListCheck}, ruleset::{Library, TierKind}};
/// # use jiff::civil::date;
/// let library = Library::new(Vec::new());
/// let destiny = &library.get("destiny").unwrap().ruleset;
/// let check = ListCheck::new(destiny).at(TierKind::Premier).on(date(2017, 5, 14));
/// let list = desk::read_list("Characters:\nRey [31] [hero] [blue]\n").unwrap();
/// assert_eq!(desk::summary(&check, &list)[0].to_string(), "31 of 30 points");
/// ```
#[derive(Debug, Clone)]
pub struct ListCheck<'a> {
    /// None: the game has no rules for lists.
    pub(super) rules: Option<&'a ListRules>,
    /// The announced tier. Every tier of the game, if none is announced.
    pub(super) tiers: Vec<&'a Tier>,
    /// The day of the event. Without it nothing is said about releases.
    pub(super) date: Option<Date>,
    /// The two people of the team that hands the list in.
    pub(super) team: Option<[&'a str; 2]>,
    pub(super) known: KnownCards<'a>,
    /// The products by all their spellings.
    products: HashMap<String, &'a Product>,
    by_id: HashMap<&'a str, &'a Product>,
}

impl<'a> ListCheck<'a> {
    /// The rules and the data of a game, without an event.
    pub fn new(ruleset: &'a Ruleset) -> ListCheck<'a> {
        let rules = ruleset.lists.as_ref();
        let spelled = |product: &'a Product| {
            let also = product.also.iter().map(String::as_str);
            let names = [Some(product.name.en.as_str()), product.name.pl.as_deref()];
            let all = names.into_iter().flatten().chain([product.id.as_str()]).chain(also);
            all.map(move |name| (normalise(name), product))
        };
        ListCheck {
            rules,
            tiers: ruleset.tiers.iter().collect(),
            date: None,
            team: None,
            known: KnownCards::new(rules.map_or(&[], |rules| &rules.cards)),
            products: ruleset.products.iter().flat_map(spelled).collect(),
            by_id: ruleset.products.iter().map(|one| (one.id.as_str(), one)).collect(),
        }
    }

    /// The rules of the event's game, at its tier and on its day.
    pub fn of_event(event: &'a Event) -> ListCheck<'a> {
        let mut check = ListCheck::new(&event.ruleset);
        if let Some(tier) = event.setup.tier {
            check = check.at(tier);
        }
        ListCheck { date: event.head.date.parse().ok(), ..check }
    }

    /// The same check at this tier.
    #[must_use]
    pub fn at(mut self, tier: TierKind) -> ListCheck<'a> {
        if self.tiers.iter().any(|other| other.tier == tier) {
            self.tiers.retain(|other| other.tier == tier);
        }
        self
    }

    /// The same check on this day.
    #[must_use]
    pub fn on(self, date: Date) -> ListCheck<'a> {
        ListCheck { date: Some(date), ..self }
    }

    /// The same check for a list that this entrant hands in.
    #[must_use]
    pub fn of_entrant(self, entrant: &'a Entrant) -> ListCheck<'a> {
        let team = entrant.partner.as_deref().map(|partner| [entrant.name.as_str(), partner]);
        ListCheck { team, ..self }
    }

    /// The product that this word in brackets names.
    pub(super) fn product(&self, word: &str) -> Option<&'a Product> {
        self.products.get(&normalise(word)).copied()
    }

    /// The product that the card's brackets name, square or round.
    pub(super) fn product_of(&self, card: &Card) -> Option<&'a Product> {
        let round = bracketed(&card.name).map(|(_, word)| word);
        card.words.iter().map(String::as_str).chain(round).find_map(|word| self.product(word))
    }

    pub(super) fn product_with_id(&self, id: &str) -> Option<&'a Product> {
        self.by_id.get(id).copied()
    }

    pub(super) fn knows_products(&self) -> bool {
        !self.by_id.is_empty()
    }
}
