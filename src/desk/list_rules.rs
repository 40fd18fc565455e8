use super::decks::{Deck, decks};
use super::list::{Card, Fault, Findings, List};
use super::names::names;
use crate::event::Entrant;
use crate::msg;
use crate::ruleset::letters::shown;
use crate::ruleset::{
    ListAmbiguous, ListCount, ListNeed, ListRules, ListSum, Ruleset, Text, normalise,
};
use crate::words::{Arg, Message};
use std::collections::BTreeMap;

/// The rules of the game, and the team, against which a list is checked.
///
/// ```
/// # use komandor_readers::{desk::{self, ListCheck}, ruleset::Library};
/// let library = Library::new(Vec::new());
/// let check = ListCheck::new(&library.get("destiny").unwrap().ruleset);
/// let list = desk::read_list("Characters:\nRey [31] [hero] [blue]\n").unwrap();
/// assert_eq!(desk::summary(&check, &list)[0].to_string(), "31 of 30 points");
/// ```
#[derive(Debug, Clone)]
pub struct ListCheck<'a> {
    /// None: the game has no rules for lists.
    pub(super) rules: Option<&'a ListRules>,
    /// The two people of the team that hands the list in.
    pub(super) team: Option<[&'a str; 2]>,
}

impl<'a> ListCheck<'a> {
    pub fn new(ruleset: &'a Ruleset) -> ListCheck<'a> {
        ListCheck { rules: ruleset.lists.as_ref(), team: None }
    }

    /// The same check for a list that this entrant hands in.
    #[must_use]
    pub fn of_entrant(self, entrant: &'a Entrant) -> ListCheck<'a> {
        let team = entrant.partner.as_deref().map(|partner| [entrant.name.as_str(), partner]);
        ListCheck { team, ..self }
    }
}

/// The faults of a list, and the questions that the check cannot decide.
///
/// Headings and words match in either language, without regard to case and diacritics. A list does
/// not contain all that is printed on the cards. The judge checks the rest, with the ruleset's
/// remarks.
pub fn check_list(check: &ListCheck<'_>, list: &List) -> Findings {
    let Some(rules) = check.rules else { return Findings::default() };
    let (decks, headings) = decks(rules, list);
    let mut found = Findings { faults: headings, doubts: Vec::new() };
    for deck in &decks {
        let own = of_deck(rules, deck);
        found.faults.extend(own.faults.into_iter().map(|told| deck.told(told)));
        found.doubts.extend(own.doubts.into_iter().map(|told| deck.told(told)));
    }
    if let Some(sections) = &rules.names {
        found.faults.extend(names(check, rules, sections, &decks));
    }
    about_words(rules, list, &mut found);
    found.faults.extend(ambiguous(rules, list));
    found
}

/// The rules that hold for each deck alone.
fn of_deck(rules: &ListRules, deck: &Deck<'_>) -> Findings {
    let mut found = Findings::default();
    for count in &rules.counts {
        let section = Arg::or_empty(rules.section(&count.section));
        let counted = counted(count, &section, &deck.cards(rules, &count.section));
        found.faults.extend(counted.map(Fault::from));
    }
    for section in &rules.sections {
        let counts = rules.counts.iter().filter(|count| count.section == section.en);
        let most = counts.filter_map(|count| count.copies).min();
        let copied = copied(most, section, &deck.cards(rules, &section.en));
        found.faults.extend(copied.into_iter().map(Fault::from));
    }
    for sum in &rules.sums {
        let sections = std::iter::once(&sum.section).chain(&sum.with);
        let all: Vec<&Card> = sections.flat_map(|section| deck.cards(rules, section)).collect();
        found.faults.extend(added(rules, sum, &all));
    }
    for need in &rules.needs {
        needed(rules, need, deck, &mut found);
    }
    for tagged in &rules.tagged {
        let cards = deck.cards(rules, &tagged.section);
        let section = Arg::or_empty(rules.section(&tagged.section));
        found.doubts.extend(untagged(&tagged.words, &section, &cards).map(Fault::from));
    }
    found
}

/// The rules about the words of all cards together.
fn about_words(rules: &ListRules, list: &List, found: &mut Findings) {
    for group in &rules.never_together {
        found.faults.extend(together(group, list));
    }
    let beyond = not_covered(rules, list);
    for group in &rules.only_one_of {
        let told = excluded(group, list);
        match (told, beyond.is_empty()) {
            (None, _) => {}
            (Some(words), true) => {
                found.faults.push(msg!("decklist.only-one-of", words).into());
            }
            (Some(words), false) => {
                let cards = some_of(&beyond);
                found.doubts.push(msg!("decklist.list-check-only-one-of", words, cards).into());
            }
        }
    }
    for card in beyond {
        let word = rules.not_covered.iter().find(|word| carries(card, word));
        let (name, word) = (shown(&card.name), Arg::or_empty(word));
        found.doubts.push(card.at_line(msg!("decklist.not-covered", card = name, word)));
    }
}

fn counted(count: &ListCount, section: &Arg, cards: &[&Card]) -> Option<Message> {
    let has: u64 = cards.iter().map(|card| u64::from(card.copies)).sum();
    let (from, to) = (count.from.map(u64::from), count.to.map(u64::from));
    if from.is_none_or(|from| has >= from) && to.is_none_or(|to| has <= to) {
        return None;
    }
    let wanted = match (from, to) {
        (Some(from), Some(to)) if from == to => msg!("decklist.exactly", n = from),
        (Some(from), Some(to)) => msg!("decklist.from-to", from, to),
        (Some(from), None) => msg!("decklist.at-least", n = from),
        (None, to) => msg!("handbook.at-most", n = to.unwrap_or(has)),
    };
    let section = section.clone();
    Some(msg!("decklist.too-few-or-many", n = has, section, wanted))
}

/// A sentence for each card with more copies than its section may have.
fn copied(most: Option<u32>, section: &Text, cards: &[&Card]) -> Vec<Message> {
    let Some(most) = most else { return Vec::new() };
    let mut copies: BTreeMap<String, (u64, &str)> = BTreeMap::new();
    for card in cards {
        let sum = copies.entry(normalise(&card.name)).or_insert((0, &card.name));
        sum.0 += u64::from(card.copies);
    }
    let too_many = copies.into_values().filter(|(has, _)| *has > u64::from(most));
    let told = too_many.map(|(has, name)| {
        msg!("decklist.too-many-copies", section, n = has, card = shown(name), most)
    });
    told.collect()
}

fn added(rules: &ListRules, sum: &ListSum, cards: &[&Card]) -> Vec<Fault> {
    let mut told = Vec::new();
    let mut points: u64 = 0;
    for card in cards {
        match card.points {
            Some(each) => points += u64::from(each) * u64::from(card.copies),
            None => {
                told.push(card.at_line(msg!("decklist.no-points", card = shown(&card.name))));
            }
        }
    }
    if points > u64::from(sum.to) {
        let section = |name: &String| Arg::or_empty(rules.section(name));
        let sections = std::iter::once(&sum.section).chain(&sum.with).map(section);
        let sections: Vec<Arg> = sections.collect();
        told.push(msg!("decklist.sections-points", n = points, sections, most = sum.to).into());
    }
    told
}

/// A sentence for each word that a card carries and no card of the other section does.
///
/// It is a doubt if a card of the other section does not say which of the words it carries.
fn needed(rules: &ListRules, need: &ListNeed, deck: &Deck<'_>, found: &mut Findings) {
    let cards = deck.cards(rules, &need.section);
    let beside = deck.cards(rules, &need.beside);
    for word in need.words.iter().filter(|word| !beside.iter().any(|card| carries(card, word))) {
        let Some(card) = cards.iter().find(|card| carries(card, word)) else { continue };
        let (name, section) = (shown(&card.name), Arg::or_empty(rules.section(&need.beside)));
        let silent = silent_about(rules, &need.beside, word, &beside);
        if silent.is_empty() {
            let says = msg!("decklist.needed-beside", card = name, word, section);
            found.faults.push(card.at_line(says));
        } else {
            let silent = some_of(&silent);
            found.doubts.push(card.at_line(msg!(
                "decklist.perhaps-beside",
                card = name,
                word,
                section,
                silent
            )));
        }
    }
}

/// The cards of a section that should carry one word of the same group, and carry none.
fn silent_about<'c>(
    rules: &ListRules,
    section: &str,
    word: &Text,
    cards: &[&'c Card],
) -> Vec<&'c Card> {
    let groups = rules.tagged.iter().filter(|tagged| tagged.section == section);
    let group = groups.map(|tagged| &tagged.words).find(|words| words.contains(word));
    group.map_or_else(Vec::new, |words| without(words, cards))
}

fn without<'c>(words: &[Text], cards: &[&'c Card]) -> Vec<&'c Card> {
    let carries_none = |card: &&&Card| !words.iter().any(|word| carries(card, word));
    cards.iter().filter(carries_none).copied().collect()
}

fn untagged(words: &[Text], section: &Arg, cards: &[&Card]) -> Option<Message> {
    let silent = without(words, cards);
    (!silent.is_empty()).then(|| {
        let (cards, section, n) = (some_of(&silent), section.clone(), silent.len());
        let words = Arg::any_of(words);
        msg!("decklist.untagged", n, cards, section, words)
    })
}

fn not_covered<'l>(rules: &ListRules, list: &'l List) -> Vec<&'l Card> {
    let all = list.sections.iter().flat_map(|section| &section.cards);
    all.filter(|card| rules.not_covered.iter().any(|word| carries(card, word))).collect()
}

/// A sentence for each card that carries two words of a group.
fn together(group: &[Text], list: &List) -> Vec<Fault> {
    let all = list.sections.iter().flat_map(|section| &section.cards);
    all.filter_map(|card| {
        let words: Vec<&Text> = group.iter().filter(|word| carries(card, word)).collect();
        let name = shown(&card.name);
        (words.len() > 1).then(|| card.at_line(msg!("decklist.both", card = name, words)))
    })
    .collect()
}

fn carries(card: &Card, word: &Text) -> bool {
    card.words.iter().any(|has| word.matches(has))
}

/// The words of a group that the list has, each with its line, if there are several.
fn excluded(group: &[Text], list: &List) -> Option<Vec<Message>> {
    let all = || list.sections.iter().flat_map(|section| &section.cards);
    let found = group.iter().filter_map(|word| {
        let card = all().find(|card| carries(card, word))?;
        Some(msg!("decklist.word-at-line", word, line = card.line))
    });
    let words: Vec<Message> = found.collect();
    (words.len() > 1).then_some(words)
}

/// One sentence for each card whose name could mean several cards.
///
/// A name with its subtitle is another name. A product in brackets behind the name is a word that
/// says which card is meant.
fn ambiguous(rules: &ListRules, list: &List) -> Vec<Fault> {
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

/// The most cards that a sentence names.
const NAMED: usize = 3;

/// Names some cards with their lines, and says how many more there are.
fn some_of(cards: &[&Card]) -> Arg {
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
