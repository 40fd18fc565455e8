//! Checks a list by the rules of its game, and adds it up.

use super::list::{Card, Fault, Findings, List, Section, at_line, read_list};
use crate::event::Entrant;
use crate::msg;
use crate::ruleset::letters::shown;
use crate::ruleset::{
    ListCount, ListNames, ListNeed, ListRules, ListSum, Ruleset, Text, normalise,
};
use crate::words::{Arg, Message};
use std::collections::BTreeMap;

/// The rules of the game, and the team, against which a list is checked.
#[derive(Debug, Clone)]
pub struct ListCheck<'a> {
    /// None: the game has no rules for lists.
    rules: Option<&'a ListRules>,
    /// The two people of the team that hands the list in.
    team: Option<[&'a str; 2]>,
}

impl<'a> ListCheck<'a> {
    pub fn new(ruleset: &'a Ruleset) -> ListCheck<'a> {
        ListCheck { rules: ruleset.lists.as_ref(), team: None }
    }

    #[must_use]
    pub fn of_entrant(self, entrant: &'a Entrant) -> ListCheck<'a> {
        let team = entrant.partner.as_deref().map(|partner| [entrant.name.as_str(), partner]);
        ListCheck { team, ..self }
    }
}

/// The faults of a list as it was written.
///
/// These are the lines that cannot be read; if there are none, the findings of [`check_list`]. A
/// game without rules for lists forbids nothing.
pub fn examine(check: &ListCheck<'_>, text: &str) -> Findings {
    match read_list(text) {
        Ok(list) => check_list(check, &list),
        Err(faults) => Findings { faults, doubts: Vec::new() },
    }
}

/// The faults of the game's own example of a list, in the first language in which it has any.
///
/// The language is "en" or "pl", as in the file.
pub fn faults_of_example(ruleset: &Ruleset) -> Vec<(&'static str, Message)> {
    let Some(lists) = ruleset.lists.as_ref().filter(|lists| !lists.example.is_empty()) else {
        return Vec::new();
    };
    let check = ListCheck::new(ruleset);
    let found = |language| (language, examine(&check, &lists.example(language)).faults);
    let first = ["en", "pl"].map(found).into_iter().find(|(_, faults)| !faults.is_empty());
    let (language, faults) = first.unwrap_or_default();
    faults.iter().map(|fault| (language, fault.sentence())).collect()
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
        let own = check_deck(rules, deck);
        found.faults.extend(own.faults.into_iter().map(|fault| deck.labelled(fault)));
        found.doubts.extend(own.doubts.into_iter().map(|doubt| deck.labelled(doubt)));
    }
    if let Some(sections) = &rules.names {
        found.faults.extend(wrong_names(check, rules, sections, &decks));
    }
    check_words(rules, list, &mut found);
    found.faults.extend(ambiguous(rules, list));
    found
}

fn check_deck(rules: &ListRules, deck: &Deck<'_>) -> Findings {
    let mut found = Findings::default();
    for count in &rules.counts {
        let section = Arg::or_empty(rules.section(&count.section));
        let wrong = wrong_count(count, &section, &deck.cards(rules, &count.section));
        found.faults.extend(wrong.map(Fault::from));
    }
    for section in &rules.sections {
        let counts = rules.counts.iter().filter(|count| count.section == section.en);
        let most = counts.filter_map(|count| count.copies).min();
        let wrong = too_many_copies(most, section, &deck.cards(rules, &section.en));
        found.faults.extend(wrong.into_iter().map(Fault::from));
    }
    for sum in &rules.sums {
        let sections = std::iter::once(&sum.section).chain(&sum.with);
        let all: Vec<&Card> = sections.flat_map(|section| deck.cards(rules, section)).collect();
        found.faults.extend(too_many_points(rules, sum, &all));
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
fn check_words(rules: &ListRules, list: &List, found: &mut Findings) {
    for group in &rules.never_together {
        found.faults.extend(list.cards().filter_map(|card| {
            let words: Vec<&Text> = group.iter().filter(|word| carries(card, word)).collect();
            let name = shown(&card.name);
            (words.len() > 1).then(|| card.at_line(msg!("decklist.both", card = name, words)))
        }));
    }
    let is_not_covered = |card: &&Card| rules.not_covered.iter().any(|word| carries(card, word));
    let not_covered: Vec<&Card> = list.cards().filter(is_not_covered).collect();
    for group in &rules.only_one_of {
        let first = group.iter().filter_map(|word| {
            let card = list.cards().find(|card| carries(card, word))?;
            Some(msg!("decklist.word-at-line", word, line = card.line))
        });
        let words: Vec<Message> = first.collect();
        if words.len() < 2 {
            continue;
        }
        if not_covered.is_empty() {
            found.faults.push(msg!("decklist.only-one-of", words).into());
        } else {
            let cards = some_of(&not_covered);
            found.doubts.push(msg!("decklist.list-check-only-one-of", words, cards).into());
        }
    }
    for card in not_covered {
        let word = rules.not_covered.iter().find(|word| carries(card, word));
        let (name, word) = (shown(&card.name), Arg::or_empty(word));
        found.doubts.push(card.at_line(msg!("decklist.not-covered", card = name, word)));
    }
}

fn wrong_count(count: &ListCount, section: &Arg, cards: &[&Card]) -> Option<Message> {
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

fn too_many_copies(most: Option<u32>, section: &Text, cards: &[&Card]) -> Vec<Message> {
    let Some(most) = most else { return Vec::new() };
    let mut copies: BTreeMap<String, (u64, &str)> = BTreeMap::new();
    for card in cards {
        let sum = copies.entry(normalise(&card.name)).or_insert((0, &card.name));
        sum.0 += u64::from(card.copies);
    }
    let too_many = copies.into_values().filter(|(has, _)| *has > u64::from(most));
    let faults = too_many.map(|(has, name)| {
        msg!("decklist.too-many-copies", section, n = has, card = shown(name), most)
    });
    faults.collect()
}

fn too_many_points(rules: &ListRules, sum: &ListSum, cards: &[&Card]) -> Vec<Fault> {
    let unknown = cards.iter().filter(|card| card.points.is_none());
    let mut faults: Vec<Fault> = unknown
        .map(|card| card.at_line(msg!("decklist.no-points", card = shown(&card.name))))
        .collect();
    let points = points(cards);
    if points > u64::from(sum.to) {
        let section = |name: &String| Arg::or_empty(rules.section(name));
        let sections = std::iter::once(&sum.section).chain(&sum.with).map(section);
        let sections: Vec<Arg> = sections.collect();
        faults.push(msg!("decklist.sections-points", n = points, sections, most = sum.to).into());
    }
    faults
}

/// A sentence for each word that a card carries and no card of the other section does. It is a
/// doubt if a card of the other section does not say which of the words it carries.
fn needed(rules: &ListRules, need: &ListNeed, deck: &Deck<'_>, found: &mut Findings) {
    let cards = deck.cards(rules, &need.section);
    let beside = deck.cards(rules, &need.beside);
    for word in need.words.iter().filter(|word| !beside.iter().any(|card| carries(card, word))) {
        let Some(card) = cards.iter().find(|card| carries(card, word)) else { continue };
        let (name, section) = (shown(&card.name), Arg::or_empty(rules.section(&need.beside)));
        let silent = silent(rules, &need.beside, word, &beside);
        if silent.is_empty() {
            let says = msg!("decklist.needed-beside", card = name, word, section);
            found.faults.push(card.at_line(says));
        } else {
            let silent = some_of(&silent);
            let says = msg!("decklist.perhaps-beside", card = name, word, section, silent);
            found.doubts.push(card.at_line(says));
        }
    }
}

/// The cards of a section that should carry one word of the same group, and carry none.
fn silent<'c>(rules: &ListRules, section: &str, word: &Text, cards: &[&'c Card]) -> Vec<&'c Card> {
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

fn carries(card: &Card, word: &Text) -> bool {
    card.words.iter().any(|has| word.matches(has))
}

/// One sentence for each card whose name could mean several cards. A name with its subtitle is
/// another name. A product in brackets behind the name is a word that says which card is meant.
fn ambiguous(rules: &ListRules, list: &List) -> Vec<Fault> {
    let known: Vec<String> = (rules.known_words())
        .flat_map(|word| [Some(&word.en), word.pl.as_ref()])
        .flatten()
        .map(|word| normalise(word))
        .collect();
    // A bracket with a word that the rules do not know is a product.
    let product = |card: &Card| card.words.iter().any(|word| !known.contains(&normalise(word)));
    let fault = |card: &Card| {
        let shared = rules.ambiguous.iter().find(|shared| shared.name.matches(&card.name))?;
        // A card with a Polish name is answered with the Polish names.
        let english = Text { pl: None, ..shared.name.clone() };
        let language = if english.matches(&card.name) { "en" } else { "pl" };
        let cards = Arg::any_of(shared.cards.iter().map(|name| name.get(language)));
        (!product(card))
            .then(|| card.at_line(msg!("decklist.ambiguous", card = shown(&card.name), cards)))
    };
    list.cards().filter_map(fault).collect()
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

/// One deck of a list. A list without decks is one deck without a name.
struct Deck<'a> {
    name: Option<&'a Text>,
    /// The partner who plays it, if the rules say.
    player: Option<u32>,
    sections: Vec<&'a Section>,
}

impl<'a> Deck<'a> {
    /// The cards under all headings of this section, which is given by its English name.
    fn cards(&self, rules: &ListRules, section: &str) -> Vec<&'a Card> {
        let text = rules.section(section);
        let is_it = |name: &str| text.is_some_and(|text| text.matches(name));
        let parts = self.sections.iter().filter(|part| is_it(&part.name));
        parts.flat_map(|part| &part.cards).collect()
    }

    /// A fault with the name of this deck, unless it has a line's number, which says as much.
    fn labelled(&self, fault: impl Into<Fault>) -> Fault {
        let Fault { line, found } = fault.into();
        match self.name.filter(|_| line.is_none()) {
            Some(deck) => msg!("common.labelled", label = deck, text = found).into(),
            None => Fault { line, found },
        }
    }
}

/// The decks of the list, and what is wrong with its headings. A deck that the list does not have
/// is reported, and is not among the decks.
fn decks<'a>(rules: &'a ListRules, list: &'a List) -> (Vec<Deck<'a>>, Vec<Fault>) {
    let mut faults = Vec::new();
    // A list that is one deck has no heading for it.
    let only = Deck { name: None, player: None, sections: Vec::new() };
    let mut decks: Vec<Deck<'a>> = Vec::from_iter(rules.decks.is_empty().then_some(only));
    let mut current = rules.decks.is_empty().then_some(0);
    for section in &list.sections {
        if let Some(deck) = rules.decks.iter().find(|deck| deck.name.matches(&section.name)) {
            let same = |other: &Deck<'_>| other.name == Some(&deck.name);
            current = decks.iter().position(same).or(Some(decks.len()));
            if current == Some(decks.len()) {
                let (name, player) = (Some(&deck.name), deck.player);
                decks.push(Deck { name, player, sections: Vec::new() });
            }
            faults.extend(section.cards.first().map(|card| {
                let (name, known) = (shown(&card.name), Arg::any_of(&rules.sections));
                card.at_line(msg!("decklist.card-under-deck", card = name, known))
            }));
        } else if !rules.sections.iter().any(|known| known.matches(&section.name)) {
            let known = rules.sections.iter().chain(rules.decks.iter().map(|deck| &deck.name));
            let known = Arg::Series(known.map(Arg::from).collect());
            let name = shown(&section.name);
            let found = msg!("decklist.no-section", section = name, known);
            faults.push(at_line(section.line, found));
        } else if let Some(deck) = current.and_then(|n| decks.get_mut(n)) {
            deck.sections.push(section);
        } else {
            let known = Arg::any_of(rules.decks.iter().map(|deck| &deck.name));
            let name = shown(&section.name);
            let found = msg!("decklist.before-decks", section = name, known);
            faults.push(at_line(section.line, found));
        }
    }
    let has = |name: &Text| decks.iter().any(|deck| deck.name == Some(name));
    let absent: Vec<&Text> =
        rules.decks.iter().map(|deck| &deck.name).filter(|name| !has(name)).collect();
    if !absent.is_empty() {
        let (asked, n) = (rules.decks.len(), absent.len());
        faults.push(msg!("decklist.decks-missing", n, decks = absent, asked).into());
    }
    (decks, faults)
}

/// A deck with the two names that it states.
struct Named<'a> {
    deck: &'a Deck<'a>,
    player: &'a str,
    partner: &'a str,
}

/// The faults in the names. Whether each deck has them is for the counts.
fn wrong_names(
    check: &ListCheck<'_>,
    rules: &ListRules,
    sections: &ListNames,
    decks: &[Deck<'_>],
) -> Vec<Fault> {
    let named: Vec<Named<'_>> = (decks.iter())
        .filter_map(|deck| {
            let one = |section| deck.cards(rules, section).first().map(|card| card.name.as_str());
            Some(Named { deck, player: one(&sections.player)?, partner: one(&sections.partner)? })
        })
        .collect();
    let own = named.iter().flat_map(|one| own_faults(check, one));
    own.chain(between(&named).map(Fault::from)).collect()
}

fn same(one: &str, other: &str) -> bool {
    normalise(one) == normalise(other)
}

fn own_faults(check: &ListCheck<'_>, one: &Named<'_>) -> Vec<Fault> {
    if same(one.player, one.partner) {
        let name = shown(one.player);
        return vec![one.deck.labelled(msg!("decklist.own-partner", name))];
    }
    let Some(team) = check.team else { return Vec::new() };
    let stranger = |name: &&str| !team.iter().any(|of_team| same(of_team, name));
    let strangers = [one.player, one.partner].into_iter().filter(stranger);
    let faults = strangers.map(|name| {
        let team = Arg::List(team.iter().map(|name| Arg::from(*name)).collect());
        one.deck.labelled(msg!("decklist.not-of-team", name = shown(name), team))
    });
    faults.collect()
}

/// The first two decks whose players do not fit together, if there are any.
fn between(named: &[Named<'_>]) -> Option<Message> {
    let pairs = named
        .iter()
        .enumerate()
        .flat_map(|(n, one)| named.iter().skip(n + 1).map(move |other| (one, other)));
    pairs.into_iter().find_map(|(one, other)| {
        let (seat, next) = (one.deck.player?, other.deck.player?);
        let (first, second) = (one.deck.name?, other.deck.name?);
        let name = shown(one.player);
        match (seat == next, same(one.player, other.player)) {
            (true, false) => {
                Some(msg!("decklist.two-players", first, name, second, other = shown(other.player)))
            }
            (false, true) => Some(msg!("decklist.one-player", first, second, name)),
            _ => None,
        }
    })
}

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
        let parts = deck_summary(rules, deck).into_iter().map(Arg::from).collect();
        deck.labelled(msg!("common.text", text = Arg::Series(parts))).found
    };
    match rules.decks.is_empty() {
        true => decks.iter().flat_map(|deck| deck_summary(rules, deck)).collect(),
        false => decks.iter().map(in_one).collect(),
    }
}

fn deck_summary(rules: &ListRules, deck: &Deck<'_>) -> Vec<Message> {
    let sums = rules.sums.iter().map(|sum| points_of(rules, deck, sum));
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

/// The points of all copies, without cards whose points are not known.
fn points(cards: &[&Card]) -> u64 {
    let each = |card: &&Card| Some(u64::from(card.points?) * u64::from(card.copies));
    cards.iter().filter_map(each).sum()
}

/// The points of a sum, and of how many cards they are not known.
fn points_of(rules: &ListRules, deck: &Deck<'_>, sum: &ListSum) -> Message {
    let sections = std::iter::once(&sum.section).chain(&sum.with);
    let cards: Vec<&Card> = sections.flat_map(|section| deck.cards(rules, section)).collect();
    let points = points(&cards);
    let points = match rules.sums.len() {
        1 => msg!("decklist.points", n = points, most = sum.to),
        _ => {
            let section = Arg::or_empty(rules.section(&sum.section));
            msg!("decklist.points-of", section, n = points, most = sum.to)
        }
    };
    match cards.iter().filter(|card| card.points.is_none()).count() {
        0 => points,
        n => msg!("decklist.points-left-out", points, n),
    }
}
